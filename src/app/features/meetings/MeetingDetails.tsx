import type { Meeting } from '@contract/meetings';
import * as messages from '@messages/app/meetings';
import styled from 'styled-components';
import { shownError, statusOf, errorMessage } from '../../api/apiError';
import { color, font, size, space } from '../../theme/tokens';
import { Button, ButtonLink } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Notice } from '../../ui/Notice';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { useStepInView } from '../../ui/useStepInView';
import { MeetingFacts } from './parts/MeetingFacts';
import { Actions } from './parts/MeetingPanel';
import { MoveMeeting } from './parts/MoveMeeting';
import { useTimeLeft } from './parts/useTimeLeft';
import { minutesLabel } from './meetingTime';
import { endedMessage, changeRuleMessage, stateOf, stateTitles } from './meetingLabels';
import { zonedMoments } from '../../ui/zonedMoments';
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
      <Notice title={messages.meetingNotFound} actions={<ButtonLink to="/meetings">{messages.myMeetings}</ButtonLink>}>
        {messages.theLinkMayBeWrong}
      </Notice>
    );
  }
  return (
    <QueryView
      what={messages.thisMeeting}
      data={data}
      failure={shownError(error)}
      onRetry={() => void refetch()}
      skeleton={<Skeleton $height="28rem" role="status" aria-label={messages.loadingThisMeeting} />}
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
  const title = change.moved && state === 'booked' ? messages.yourMeetingHasMoved : stateTitles[state];
  return (
    <Column>
      <Title title={title} acted={change.acted} />
      {change.view === 'shown' && change.message && <Failure role="alert">{change.message}</Failure>}
      {state === 'cancelled' && <p>{endedMessage(meeting)}</p>}
      {state === 'held' && <p>{messages.heldFor(minutesLabel(left))}</p>}
      {state === 'lapsed' && <p>{messages.itWasNotPaidWithin15}</p>}
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

/** Brought into view when its text changes after a step here. */
function Title({ title, acted }: { title: string; acted: boolean }) {
  const heading = useStepInView<HTMLHeadingElement>(title, { acted });
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
    return <Actions>{own && <ButtonLink to="/contact#meeting">{messages.goToThePayment}</ButtonLink>}</Actions>;
  if (state === 'lapsed' || state === 'cancelled') {
    return (
      <Actions>
        {own && <ButtonLink to="/contact#meeting">{messages.bookAnotherMeeting}</ButtonLink>}
        {(meeting.ended === 'cancelled' || meeting.ended === 'refunded' || meeting.ended === 'office') && (
          <SaveCalendar id={meeting.id} label={messages.removeFromMyCalendar} />
        )}
      </Actions>
    );
  }
  return (
    <>
      {own && state === 'booked' && <p>{changeRuleMessage(meeting, phone)}</p>}
      <Actions>
        {state === 'booked' && <SaveCalendar id={meeting.id} label={messages.addToCalendar} />}
        {meeting.can_move && (
          <Button $kind="quiet" onClick={change.move}>
            {messages.move}
          </Button>
        )}
        {meeting.can_cancel && (
          <Button $kind="quiet" onClick={change.cancel}>
            {messages.cancelTheMeeting}
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
      title={messages.cancelThisMeeting}
      action={cancelling ? messages.cancelling : messages.cancelTheMeeting}
      wayBack={messages.keepIt}
      busy={cancelling}
      onConfirm={change.confirm}
      onClose={change.back}
    >
      <p>{messages.opensUpForOthers(zonedMoments(meeting.starts_at).join(', '))}</p>
      {change.message && <Failure role="alert">{messages.tryingAgainCancelsItOnce(change.message)}</Failure>}
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
