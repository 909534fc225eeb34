import { useState } from 'react';
import { type ChosenTime, meetingChoice } from '../../platform/meetingChoice';
import { newClientId } from '../../platform/viewer';

const nothing: ChosenTime = { date: '', starts_at: '', client_id: '' };

/** The day and the time that are being chosen, kept in this tab over a login and a reload. Another day has other times. */
export function useMeetingChoice() {
  const [choice, setChoice] = useState(() => meetingChoice.read() ?? nothing);
  const keep = (next: ChosenTime) => {
    setChoice(next);
    meetingChoice.write(next);
  };
  return {
    ...choice,
    chooseDate: (date: string) => keep({ ...nothing, date }),
    chooseTime: (starts_at: string) => keep({ ...choice, starts_at, client_id: newClientId() }),
  };
}
