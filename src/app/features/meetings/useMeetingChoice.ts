import { useState } from 'react';
import { type ChosenMeeting, meetingChoice } from '../../platform/meetingChoice';
import { newClientId } from '../../platform/viewer';

const noTime = { date: '', starts_at: '', client_id: '' } as const;
const nothing: ChosenMeeting = { ...noTime, kind: 'office', topic: '', phone: '', property: null };

/** The meeting that is being chosen, kept in this tab over a login and a reload. Another day has other times. */
export function useMeetingChoice(property?: ChosenMeeting['property']) {
  const [choice, setChoice] = useState(() => meetingChoice.read() ?? nothing);
  // whoever comes from a listing wants to talk about that one
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
