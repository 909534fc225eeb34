import * as messages from '@messages/app/officeContent';
import { errorMessage } from '../../../api/apiError';
import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';

/** Restores a revision and says whether it worked. */
export function useRestored<Row>(onRestored: (row: Row) => void) {
  const dispatch = useAppDispatch();
  return (restoring: Promise<Row>) =>
    restoring.then(
      (now) => {
        dispatch(toastAdded('good', messages.theRevisionIsRestored));
        onRestored(now);
      },
      (refusal: unknown) => {
        dispatch(toastAdded('bad', messages.nothingWasRestored(errorMessage(refusal))));
      },
    );
}
