import type { SlotChoice } from '@contract/meetings';
import { useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '../../flow/useMachine';
import { useAppDispatch } from '../../session/storeHooks';
import { meetingChangeMachine } from './meetingChangeMachine';
import { useSlotRequest } from './useSlotRequest';
import { meetingsApi } from '../../api/endpoints/meetingsApi';

function useActors(id: number) {
  const dispatch = useAppDispatch();
  const send = useSlotRequest(`/meetings/${id}`);
  return useMemo(() => {
    return meetingChangeMachine.provide({
      actors: {
        move: fromPromise<void, { id: number; choice: SlotChoice }>(async ({ input }) => {
          await send(dispatch(meetingsApi.endpoints.moveMeeting.initiate(input)).unwrap());
        }),
        cancel: fromPromise<void, { id: number }>(async ({ input }) => {
          await send(dispatch(meetingsApi.endpoints.cancelMeeting.initiate(input.id)).unwrap());
        }),
      },
    });
  }, [dispatch, send]);
}

/** Moves and cancels one booked meeting. */
export function useMeetingChange(id: number) {
  const [{ value, context }, send] = useMachine(useActors(id), { id });
  const [acted, setActed] = useState(false);
  const begin = (type: 'MOVE' | 'CANCEL') => {
    setActed(true);
    send({ type });
  };
  return {
    view: value,
    message: context.message,
    moved: context.moved,
    /** Whether something was begun here. */
    acted,
    move: () => begin('MOVE'),
    cancel: () => begin('CANCEL'),
    choose: (choice: SlotChoice) => send({ type: 'CHOSEN', choice }),
    confirm: () => send({ type: 'CONFIRMED' }),
    again: () => send({ type: 'AGAIN' }),
    back: () => send({ type: 'BACK' }),
  };
}

export type MeetingChange = ReturnType<typeof useMeetingChange>;
