import type { ChosenMeeting } from '../../platform/meetingChoice';
import { ChooseTime } from './parts/ChooseTime';
import { BookedMeeting, LapsedMeeting } from './parts/MeetingEnds';
import { HeldMeeting } from './parts/HeldMeeting';
import { type OnPay, useMeetingFlow } from './useMeetingFlow';

export interface MeetingFormProps {
  /**
   * Opens the payment of a held meeting's order. After payment, invalidate the `Meeting` tag and the screen shows the
   * booking. If left out, there is no payment button, and the screen explains how our office continues.
   */
  onPay?: OnPay | undefined;
  /** The status of a payment made here. While it is open, the slot can be neither paid again nor released. */
  payment?: 'none' | 'open' | 'paid' | undefined;
  /** The listing that the visitor comes from. */
  property?: ChosenMeeting['property'] | undefined;
}

/** Books a meeting for ₹99: choose a day and a time, which is held for a while and booked once it is paid. */
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
