import type { Shortlist } from '@contract/shortlists';
import { useRef } from 'react';
import { errorMessage, fieldErrors } from '../../api/apiError';
import { useCreateShortlistMutation } from '../../api/endpoints/shortlistsApi';
import { newClientId } from '../../platform/viewer';
import { useCheckedForm } from '../../ui/useCheckedForm';

/** A form whose field `name` names a new list. `onCreated` gets the list, and the form to empty it. */
export function useCreateList(onCreated: (list: Pick<Shortlist, 'id' | 'name'>, form: HTMLFormElement) => unknown) {
  const [create, { isLoading, error }] = useCreateShortlistMutation();
  // of the list to create: the same when it is sent again because the answer was lost
  const clientId = useRef<string>(undefined);
  const refused = error ? { name: errorMessage(error), ...fieldErrors(error) } : {};
  const createWith = async (given: HTMLFormElement) => {
    clientId.current ??= newClientId();
    const { data: list } = await create({
      name: String(new FormData(given).get('name')),
      client_id: clientId.current,
    });
    if (!list) return;
    clientId.current = undefined;
    await onCreated(list, given);
  };
  const checked = useCheckedForm({ busy: isLoading, refusal: error, refused }, (given) => void createWith(given));
  return { ...checked, isLoading };
}
