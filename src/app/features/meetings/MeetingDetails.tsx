import type { Meeting } from '@contract/meetings';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { shownError, statusOf, errorMessage } from '../../api/apiError';
import { color, font, size, space } from '../../theme/tokens';
import { Button, ButtonLink } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Notice } from '../../ui/Notice';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { MeetingFacts } from './parts/MeetingFacts';
import { Actions } from './parts/MeetingPanel';
import { MoveMeeting } from './parts/MoveMeeting';
import { useTimeLeft } from './parts/useTimeLeft';
import { minutesLabel } from './meetingTime';
import { endedMessage, changeRuleMessage, stateOf, stateTitles, zonedMoments } from './meetingLabels';
import { useGetMeetingQuery, useSaveCalendarMutation } from '../../api/endpoints/meetingsApi';
import { type MeetingChange, useMeetingChange } from './useMeetingChange';

/** The payment provider also notifies the server directly, so the page polls. */
const looksEveryMs = 20_000;

interface MeetingDetailsProps {
  /** The id as in the address. */
  id: string;
  /** Our office's phone number. */
  phone: string;
}

/** One meeting: its state, time, place and topic; its calendar entry; moving and cancelling it. */
export function MeetingDetails({ id, phone }: MeetingDetailsProps) {
  const { data, error, refetch, fulfilledTimeStamp } = useGetMeetingQuery(id, {
    refetchOnMountOrArgChange: true,
    pollingInterval: looksEveryMs,
    skipPollingIfUnfocused: true,
  });
  const status = statusOf(error);
  if (!data && (status === 404 || status === 400)) {
    return (
      <Notice title="Meeting not found." actions={<ButtonLink to="/meetings">My meetings</ButtonLink>}>
        The link may be wrong, or the meeting belongs to another account.
      </Notice>
    );
  }
  return (
    <QueryView
      what="this meeting"
      data={data}
      failure={shownError(error)}
      onRetry={() => void refetch()}
      skeleton={<Skeleton $height="28rem" role="status" aria-label="Loading this meeting" />}
    >
      {(meeting) => (
        <Shown
          key={meeting.id}
          meeting={meeting}
          heldUntil={(fulfilledTimeStamp ?? 0) + meeting.held_for * 1_000}
          phone={phone}
        />
      )}
    </QueryView>
  );
}

function Shown({ meeting, heldUntil, phone }: { meeting: Meeting; heldUntil: number; phone: string }) {
  const change = useMeetingChange(meeting.id);
  const left = useTimeLeft(heldUntil);
  const state = stateOf(meeting, Date.now(), heldUntil);
  const choosing = ['choosing', 'taken', 'moving', 'moveUnanswered'].includes(change.view);
  const title = change.moved && state === 'booked' ? 'Your meeting has moved.' : stateTitles[state];
  return (
    <Column>
      <Title title={title} />
      {change.view === 'shown' && change.message && <Failure role="alert">{change.message}</Failure>}
      {state === 'cancelled' && <p>{endedMessage(meeting)}</p>}
      {state === 'held' && <p>Held for you: {minutesLabel(left)} left. Pay to confirm it.</p>}
      {state === 'lapsed' && <p>It was not paid within 15 minutes, so the slot is open again.</p>}
      <MeetingFacts meeting={meeting} />
      {choosing ? (
        <MoveMeeting meeting={meeting} change={change} />
      ) : (
        <Choices meeting={meeting} state={state} change={change} phone={phone} />
      )}
      {(change.view === 'confirming' || change.view === 'cancelling') && (
        <CancelDialog meeting={meeting} change={change} />
      )}
    </Column>
  );
}

/** Takes the focus when its text changes, because the pressed button is gone then. */
function Title({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(title);
  useEffect(() => {
    if (before.current !== title) heading.current?.focus({ preventScroll: true });
    before.current = title;
  }, [title]);
  return (
    <Heading ref={heading} tabIndex={-1}>
      {title}
    </Heading>
  );
}

function Choices({
  meeting,
  state,
  change,
  phone,
}: {
  meeting: Meeting;
  state: ReturnType<typeof stateOf>;
  change: MeetingChange;
  phone: string;
}) {
  const own = !meeting.buyer;
  if (state === 'held')
    return <Actions>{own && <ButtonLink to="/contact#meeting">Go to the payment</ButtonLink>}</Actions>;
  if (state === 'lapsed' || state === 'cancelled') {
    return (
      <Actions>
        {own && <ButtonLink to="/contact#meeting">Book another meeting</ButtonLink>}
        {(meeting.ended === 'cancelled' || meeting.ended === 'refunded' || meeting.ended === 'office') && (
          <SaveCalendar id={meeting.id} label="Remove from my calendar" />
        )}
      </Actions>
    );
  }
  return (
    <>
      {own && state === 'booked' && <p>{changeRuleMessage(meeting, phone)}</p>}
      <Actions>
        {state === 'booked' && <SaveCalendar id={meeting.id} label="Add to calendar" />}
        {meeting.can_move && (
          <Button $kind="quiet" onClick={change.move}>
            Move
          </Button>
        )}
        {meeting.can_cancel && (
          <Button $kind="quiet" onClick={change.cancel}>
            Cancel the meeting
          </Button>
        )}
      </Actions>
    </>
  );
}

function SaveCalendar({ id, label }: { id: number; label: string }) {
  const [save, { isLoading, error }] = useSaveCalendarMutation();
  return (
    <>
      <Button disabled={isLoading} onClick={() => void save(id)}>
        {label}
      </Button>
      {error && <Failure role="alert">{errorMessage(error)}</Failure>}
    </>
  );
}

function CancelDialog({ meeting, change }: { meeting: Meeting; change: MeetingChange }) {
  const cancelling = change.view === 'cancelling';
  return (
    <ConfirmDialog
      title="Cancel this meeting?"
      action={cancelling ? 'Cancelling…' : 'Cancel the meeting'}
      wayBack="Keep it"
      busy={cancelling}
      onConfirm={change.confirm}
      onClose={change.back}
    >
      <p>
        {zonedMoments(meeting.starts_at).join(', ')} opens up for others. We refund the ₹99 to your original payment
        method, normally within 7 working days. This cannot be undone.
      </p>
      {change.message && <Failure role="alert">{change.message} Trying again cancels it once.</Failure>}
    </ConfirmDialog>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${space[24]};
  justify-items: stretch;
  align-content: start;
  max-width: 48rem;
  min-height: 36rem;
  padding-top: ${space[48]};
`;
const Heading = styled.h2`
  font: 500 ${size[28]} / 1.2 ${font.display};
  &:focus {
    outline: none;
  }
`;
const Failure = styled.p`
  color: ${color.claret700};
`;
