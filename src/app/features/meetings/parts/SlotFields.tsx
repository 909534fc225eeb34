import * as messages from '@messages/app/meetings';
import { TextField } from '../../../ui/Field';
import type { useSlots } from '../useSlots';
import { NextDays } from './NextDays';
import { TimeChoice } from './TimeChoice';

interface SlotFieldsProps {
  /** YYYY-MM-DD and the slot's start; empty until they are chosen. */
  date: string;
  startsAt: string;
  calendar: ReturnType<typeof useSlots>;
  errors: { date?: string | undefined; time?: string | undefined };
  onDate: (date: string) => void;
  onTime: (startsAt: string) => void;
}

/** A day and one of its free slots. */
export function SlotFields({ date, startsAt, calendar, errors, onDate, onTime }: SlotFieldsProps) {
  return (
    <>
      <TextField
        label={messages.date}
        name="date"
        type="date"
        required
        placeholder={messages.yyyyMmDd}
        min={calendar.today}
        max={calendar.last}
        value={date}
        onChange={({ target }) => onDate(target.value)}
        error={errors.date}
      />
      <NextDays days={calendar.nextDays} chosen={date} onChoose={onDate} />
      <TimeChoice date={date} calendar={calendar} chosen={startsAt} onChoose={onTime} error={errors.time} />
    </>
  );
}
