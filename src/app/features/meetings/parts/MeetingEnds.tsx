import * as messages from '@messages/app/meetings';
import { CalendarCheck, CalendarX2 } from 'lucide-react';
import { Button, ButtonLink } from '../../../ui/Button';
import { Actions, MeetingPanel } from './MeetingPanel';
import { bothClocks } from '../../../ui/zonedMoments';

interface EndProps {
  startsAt: string;
  acted: boolean;
  onAgain: () => void;
}

/** The meeting is paid. */
export function BookedMeeting({ id, startsAt, acted, onAgain }: EndProps & { id: number }) {
  return (
    <MeetingPanel
      icon={<CalendarCheck size={32} strokeWidth={1.5} aria-hidden />}
      title={messages.yourMeetingIsBooked}
      acted={acted}
    >
      <p>{messages.weEmailedYouAConfirmation(bothClocks(startsAt))}</p>
      <Actions>
        <ButtonLink to={`/meetings/${id}`}>{messages.seeYourMeeting}</ButtonLink>
        <Button $kind="quiet" onClick={onAgain}>
          {messages.bookAnother}
        </Button>
      </Actions>
    </MeetingPanel>
  );
}

/** It was not paid in time, its payment is still open, or the payment came too late. */
export function LapsedMeeting({ startsAt, acted, onAgain, unpaid }: EndProps & { unpaid: boolean }) {
  return (
    <MeetingPanel
      icon={<CalendarX2 size={32} strokeWidth={1.5} aria-hidden />}
      title={messages.thisSlotIsNoLongerHeld}
      acted={acted}
    >
      <p role="status">
        {unpaid
          ? messages.wasNotPaidInTime(bothClocks(startsAt))
          : messages.ranOutBeforeItsPaymentReached(bothClocks(startsAt))}
      </p>
      <Actions>
        <Button onClick={onAgain}>{messages.pickANewTime}</Button>
      </Actions>
    </MeetingPanel>
  );
}
