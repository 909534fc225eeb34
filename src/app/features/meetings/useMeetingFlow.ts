import type { Meeting } from '@contract/meetings';
import type { Order } from '@contract/payments';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '../../flow/useMachine';
import { meetingChoice } from '../../platform/meetingChoice';
import { selectIsLoggedIn } from '../../session/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../session/storeHooks';
import { type HeldMeeting, type MeetingChoice, meetingMachine } from './meetingMachine';
import { useSlotRequest } from './useSlotRequest';
import { meetingsApi, useListMeetingsQuery } from '../../api/endpoints/meetingsApi';

/** Where a login returns to. */
export const meetingPath = '/contact#meeting';
/** The payment provider also notifies the server directly, so the page polls. */
const pollIntervalMs = 20_000;

const toHeld = (meeting: Meeting, answeredAt: number): HeldMeeting => ({
  meeting,
  deadline: answeredAt + meeting.held_for * 1_000,
});

function useActors() {
  const dispatch = useAppDispatch();
  const send = useSlotRequest(meetingPath);
  return useMemo(() => {
    const hold = fromPromise<HeldMeeting, MeetingChoice>(async ({ input }) => {
      const meeting = await send(dispatch(meetingsApi.endpoints.holdMeeting.initiate(input)).unwrap());
      meetingChoice.forget();
      return toHeld(meeting, Date.now());
    });
    const release = fromPromise<void, number>(async ({ input }) => {
      await send(dispatch(meetingsApi.endpoints.releaseMeeting.initiate(input)).unwrap());
    });
    return meetingMachine.provide({ actors: { hold, release } });
  }, [dispatch, send]);
}

/** Runs a meeting from choice to payment and syncs it with this account's meetings on the server. */
export function useMeetingFlow() {
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const [{ value, context }, send] = useMachine(useActors());
  // a request without a response may have held the slot
  const waits = value === 'held' || value === 'lapsed' || value === 'refused';
  const {
    data: meetings,
    isFetching,
    fulfilledTimeStamp,
  } = useListMeetingsQuery(loggedIn ? undefined : skipToken, {
    pollingInterval: waits ? pollIntervalMs : 0,
    refetchOnMountOrArgChange: true,
  });
  const heldId = context.held?.meeting.id;
  const seen = useRef<number>(undefined);
  useEffect(() => {
    if (!loggedIn) send({ type: 'LOGGED_OUT' });
  }, [loggedIn, send]);
  useEffect(() => {
    // only a new response may move the flow: the old one still contains a slot that was just released
    if (!loggedIn || !meetings || isFetching || seen.current === fulfilledTimeStamp) return;
    seen.current = fulfilledTimeStamp;
    if (meetings.some(({ id, status }) => id === heldId && status === 'booked')) send({ type: 'PAID' });
    const found = meetings.find(({ status }) => status === 'held');
    if (found) send({ type: 'FOUND', held: toHeld(found, fulfilledTimeStamp ?? Date.now()) });
  }, [loggedIn, meetings, isFetching, fulfilledTimeStamp, heldId, send]);
  return {
    view: value,
    held: context.held,
    words: context.words,
    acted: context.acted,
    loggedIn,
    booked: loggedIn ? (meetings ?? []).filter(({ status }) => status === 'booked') : [],
    hold: (choice: MeetingChoice) => send({ type: 'SUBMITTED', choice }),
    letGo: () => send({ type: 'LET_GO' }),
    again: () => send({ type: 'AGAIN' }),
  };
}

/** Opens the payment of a held meeting's order. */
export type OnPay = (order: Order, meeting: Meeting) => void;
export type MeetingFlow = ReturnType<typeof useMeetingFlow>;
