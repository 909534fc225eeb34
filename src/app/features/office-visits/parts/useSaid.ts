import { errorMessage, fieldErrors } from '../../../api/apiError';
import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';

/** Says that a step worked. */
export function useSaid() {
  const dispatch = useAppDispatch();
  return (words: string) => dispatch(toastAdded('good', words));
}

/** Why a change was refused, unless one of its fields says so. */
export const failureOf = (error: unknown, fields: readonly string[]) =>
  error !== undefined && !fields.some((field) => fieldErrors(error)[field]) ? errorMessage(error) : undefined;
