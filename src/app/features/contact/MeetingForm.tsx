import type { MeetingFormProps } from './meetingFormProps';
import { ChooseTime } from './parts/ChooseTime';
import { BookedMeeting, LapsedMeeting } from './parts/MeetingEnds';
import { HeldMeeting } from './parts/HeldMeeting';
import { useMeetingFlow } from './useMeetingFlow';

/** A meeting for ₹99: a day and a time are chosen, the time is held for a while, and booked when it is paid. */
export function MeetingForm({ onPay }: MeetingFormProps) {
  const flow = useMeetingFlow();
  const { view, held, acted } = flow;
  if (held && (view === 'held' || view === 'releasing')) return <HeldMeeting held={held} flow={flow} onPay={onPay} />;
  if (held && view === 'lapsed') return <LapsedMeeting startsAt={held.meeting.starts_at} acted={acted} onAgain={flow.again} />;
  if (held && view === 'booked') return <BookedMeeting startsAt={held.meeting.starts_at} acted={acted} onAgain={flow.again} />;
  return <ChooseTime flow={flow} />;
}
