import { errorMessage } from '../../api/apiError';
import { toastAdded } from '../../flow/toastsSlice';
import { useAppDispatch } from '../../session/storeHooks';

/** Waits for a change and says why it failed; whether it succeeded. */
export function useReport() {
  const dispatch = useAppDispatch();
  return async (change: Promise<unknown>, failed: (reason: string) => string): Promise<boolean> => {
    try {
      await change;
      return true;
    } catch (refusal) {
      dispatch(toastAdded('bad', failed(errorMessage(refusal))));
      return false;
    }
  };
}
