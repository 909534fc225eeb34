import type { ChosenMeeting } from '../../platform/meetingChoice';
import { ChooseTime } from './parts/ChooseTime';
import { BookedMeeting, LapsedMeeting } from './parts/MeetingEnds';
import { HeldMeeting } from './parts/HeldMeeting';
import { type OnPay, useMeetingFlow } from './useMeetingFlow';

export interface MeetingFormProps {
  /**
   * Opens the payment of a held meeting's order; once it is paid, `Meeting` is the tag to invalidate, and the screen says that it is booked.
   * Left out, there is no button to pay, and the screen says how the office goes on.
   */
  onPay?: OnPay | undefined;
  /** How its payment stands where it is paid: while that is open the time can be neither paid again nor let go. */
  payment?: 'none' | 'open' | 'paid' | undefined;
  /** The listing that the visitor comes from. */
  property?: ChosenMeeting['property'] | undefined;
}

/** A meeting for ₹99: a day and a time are chosen, the time is held for a while, and booked when it is paid. */
export function MeetingForm({ onPay, payment = 'none', property }: MeetingFormProps) {
  const flow = useMeetingFlow();
  const { view, held, acted } = flow;
  if (held && (view === 'held' || view === 'releasing'))
    return <HeldMeeting held={held} flow={flow} onPay={onPay} paying={payment === 'open'} />;
  if (held && view === 'lapsed')
    return (
      <LapsedMeeting startsAt={held.meeting.starts_at} acted={acted} onAgain={flow.again} unpaid={payment === 'none'} />
    );
  if (held && view === 'booked')
    return <BookedMeeting id={held.meeting.id} startsAt={held.meeting.starts_at} acted={acted} onAgain={flow.again} />;
  return <ChooseTime flow={flow} property={property} />;
}
