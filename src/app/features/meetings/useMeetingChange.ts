import type { SlotChoice } from '@contract/meetings';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { codeOf, statusOf, errorMessage } from '../../api/apiError';
import { useMachine } from '../../flow/useMachine';
import { loginRequired } from '../../session/sessionSlice';
import { useAppDispatch } from '../../session/storeHooks';
import { type ChangeRefusal, meetingChangeMachine } from './meetingChangeMachine';
import { meetingsApi } from '../../api/endpoints/meetingsApi';

/** A time that has begun meanwhile is as gone as one that somebody else has taken. */
function toRefusal(failure: unknown): ChangeRefusal {
  const status = statusOf(failure);
  const taken = codeOf(failure) === 'slot_taken' || status === 400;
  return {
    kind: taken ? 'taken' : status === undefined || status >= 500 ? 'unanswered' : 'refused',
    message: errorMessage(failure),
  };
}

function useActors(id: number) {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const orRefuse = async (work: Promise<unknown>): Promise<void> => {
      await work.catch((failure: unknown) => {
        if (statusOf(failure) === 401) dispatch(loginRequired({ target: `/meetings/${id}` }));
        throw toRefusal(failure);
      });
    };
    return meetingChangeMachine.provide({
      actors: {
        move: fromPromise<void, { id: number; choice: SlotChoice }>(({ input }) =>
          orRefuse(dispatch(meetingsApi.endpoints.moveMeeting.initiate(input)).unwrap()),
        ),
        cancel: fromPromise<void, { id: number }>(({ input }) =>
          orRefuse(dispatch(meetingsApi.endpoints.cancelMeeting.initiate(input.id)).unwrap()),
        ),
      },
    });
  }, [dispatch, id]);
}

/** Moves and cancels one booked meeting. */
export function useMeetingChange(id: number) {
  const [{ value, context }, send] = useMachine(useActors(id), { id });
  return {
    view: value,
    message: context.message,
    moved: context.moved,
    move: () => send({ type: 'MOVE' }),
    cancel: () => send({ type: 'CANCEL' }),
    choose: (choice: SlotChoice) => send({ type: 'CHOSEN', choice }),
    confirm: () => send({ type: 'CONFIRMED' }),
    again: () => send({ type: 'AGAIN' }),
    back: () => send({ type: 'BACK' }),
  };
}

export type MeetingChange = ReturnType<typeof useMeetingChange>;
