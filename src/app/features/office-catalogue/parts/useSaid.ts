import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';

/** Says that something is done. */
export function useSaid() {
  const dispatch = useAppDispatch();
  return (words: string) => dispatch(toastAdded('good', words));
}
