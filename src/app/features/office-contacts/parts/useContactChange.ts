import type { Person, PersonChange } from '@contract/people';
import { errorMessage } from '../../../api/apiError';
import { useChangePersonMutation } from '../../../api/endpoints/peopleApi';
import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';

/** Changes a contact; a toast says why one was refused. Resolves to whether it was changed. */
export function useContactChange({ id, version }: Pick<Person, 'id' | 'version'>) {
  const [change, { isLoading, error }] = useChangePersonMutation();
  const dispatch = useAppDispatch();
  const apply = async (fields: Omit<PersonChange, 'version'>): Promise<boolean> => {
    const { error: refusal } = await change({ id, version, ...fields });
    if (refusal) dispatch(toastAdded('bad', errorMessage(refusal)));
    return !refusal;
  };
  return { apply, isLoading, error };
}
