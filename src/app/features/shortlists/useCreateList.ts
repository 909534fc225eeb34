import type { Shortlist } from '@contract/shortlists';
import { errorMessage, fieldErrors } from '../../api/apiError';
import { useCreateShortlistMutation } from '../../api/endpoints/shortlistsApi';
import { useCheckedForm } from '../../ui/useCheckedForm';
import { useClientId } from '../../ui/useClientId';

/** A form whose field `name` names a new list. `onCreated` gets the list, and the form to empty it. */
export function useCreateList(onCreated: (list: Pick<Shortlist, 'id' | 'name'>, form: HTMLFormElement) => unknown) {
  const [create, { isLoading, error }] = useCreateShortlistMutation();
  const clientId = useClientId();
  const refused = error ? { name: errorMessage(error), ...fieldErrors(error) } : {};
  const createWith = async (given: HTMLFormElement) => {
    const name = String(new FormData(given).get('name'));
    const { data: list } = await create({ name, client_id: clientId.of(name) });
    if (!list) return;
    clientId.answered();
    await onCreated(list, given);
  };
  const checked = useCheckedForm({ busy: isLoading, refusal: error, refused }, (given) => void createWith(given));
  return { ...checked, isLoading };
}
