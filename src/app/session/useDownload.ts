import * as messages from '@messages/app/session';
import { errorMessage } from '../api/apiError';
import { toastAdded } from '../flow/toastsSlice';
import { useAppDispatch } from './storeHooks';

type Download<Arg> = readonly [save: (argument: Arg) => { unwrap(): Promise<unknown> }, state: { isLoading: boolean }];

/** Saves a file by a mutation of `api/download.ts`, and says when that fails. */
export function useDownload<Arg>([save, { isLoading }]: Download<Arg>) {
  const dispatch = useAppDispatch();
  const saveFile = (argument: Arg) =>
    void save(argument)
      .unwrap()
      .catch((refusal: unknown) => dispatch(toastAdded('bad', messages.theFileWasNotSaved(errorMessage(refusal)))));
  return { saveFile, isSaving: isLoading };
}
