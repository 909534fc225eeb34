import { CalendarCheck, CalendarX2 } from 'lucide-react';
import { Button, ButtonLink } from '../../../ui/Button';
import { bothClocks } from '../meetingTime';
import { Actions, MeetingPanel } from './MeetingPanel';

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
      title="Your meeting is booked."
      acted={acted}
    >
      <p>{bothClocks(startsAt)}. We emailed you a confirmation with a calendar invite.</p>
      <Actions>
        <ButtonLink to={`/meetings/${id}`}>See your meeting</ButtonLink>
        <Button $kind="quiet" onClick={onAgain}>
          Book another
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
      title="This slot is no longer held."
      acted={acted}
    >
      <p role="status">
        {unpaid
          ? `${bothClocks(startsAt)}, was not paid in time and is open again. You were not charged. We will email you, or you can pick a time again.`
          : `${bothClocks(startsAt)}, ran out before its payment reached us. If nobody has chosen it meanwhile, the payment books it; otherwise our office offers you another time.`}
      </p>
      <Actions>
        <Button onClick={onAgain}>Pick a new time</Button>
      </Actions>
    </MeetingPanel>
  );
}
