import type { Shortlist } from '@contract/shortlists';
import { errorMessage, fieldErrors } from '../../api/apiError';
import { useCreateShortlistMutation } from '../../api/endpoints/shortlistsApi';
import { useCheckedForm } from '../../ui/useCheckedForm';

/** A form whose field `name` names a new list. `onCreated` gets the list, and the form to empty it. */
export function useCreateList(onCreated: (list: Pick<Shortlist, 'id' | 'name'>, form: HTMLFormElement) => unknown) {
  const [create, { isLoading, error }] = useCreateShortlistMutation();
  const refused = error ? { name: errorMessage(error), ...fieldErrors(error) } : {};
  const createWith = async (given: HTMLFormElement) => {
    const { data: list } = await create({ name: String(new FormData(given).get('name')) });
    if (list) await onCreated(list, given);
  };
  const checked = useCheckedForm({ busy: isLoading, refusal: error, refused }, (given) => void createWith(given));
  return { ...checked, isLoading };
}
