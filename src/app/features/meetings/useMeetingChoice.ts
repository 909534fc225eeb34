import { useState } from 'react';
import { type ChosenMeeting, meetingChoice } from '../../platform/meetingChoice';
import { newClientId } from '../../platform/viewer';

const noTime = { date: '', starts_at: '', client_id: '' } as const;
const nothing: ChosenMeeting = { ...noTime, kind: 'office', topic: '', phone: '', property: null };

/** The choice so far, kept in this tab across a login and a reload. Another day resets the time. */
export function useMeetingChoice(property?: ChosenMeeting['property']) {
  const [choice, setChoice] = useState(() => meetingChoice.read() ?? nothing);
  // someone who comes from a listing wants to talk about that listing
  const [from, setFrom] = useState<number>();
  if (property && property.id !== from) {
    setFrom(property.id);
    setChoice({ ...choice, property });
  }
  const keep = (next: ChosenMeeting) => {
    setChoice(next);
    meetingChoice.write(next);
  };
  return {
    ...choice,
    chooseDate: (date: string) => keep({ ...choice, ...noTime, date }),
    chooseTime: (starts_at: string) => keep({ ...choice, starts_at, client_id: newClientId() }),
    describe: (about: Partial<ChosenMeeting>) => keep({ ...choice, ...about }),
  };
}
