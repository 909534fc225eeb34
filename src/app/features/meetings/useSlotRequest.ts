import { useCallback } from 'react';
import { codeOf, errorMessage, fieldErrors, statusOf } from '../../api/apiError';
import { loginRequired } from '../../session/sessionSlice';
import { useAppDispatch } from '../../session/storeHooks';
import type { SlotRefusal } from './meetingMachine';

/** A slot that has started meanwhile counts as taken, too. */
function toSlotRefusal(failure: unknown): SlotRefusal {
  const status = statusOf(failure);
  const { date, time } = fieldErrors(failure);
  const taken = codeOf(failure) === 'slot_taken' || date !== undefined || time !== undefined;
  return {
    kind: taken ? 'taken' : status === undefined || status >= 500 ? 'unanswered' : 'refused',
    message: errorMessage(failure),
  };
}

/** Wraps a request about a slot: it rejects with a `SlotRefusal`, and an ended session opens the login for `target`. */
export function useSlotRequest(target: string) {
  const dispatch = useAppDispatch();
  return useCallback(
    <Response>(request: Promise<Response>) =>
      request.catch((failure: unknown) => {
        if (statusOf(failure) === 401) dispatch(loginRequired({ target }));
        throw toSlotRefusal(failure);
      }),
    [dispatch, target],
  );
}
