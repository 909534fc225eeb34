import type { SlotDay } from '@contract/meetings';
import { visitLimits } from '@contract/visitLimits';
import * as messages from '@messages/app/visits';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { color, size, space } from '../../../theme/tokens';
import { ChoiceChip } from '../../../ui/ChoiceChip';
import { GroupError } from '../../../ui/GroupError';
import { VisuallyHidden } from '../../../ui/Layout';
import { Failed } from '../../../ui/Notice';
import { Skeleton } from '../../../ui/Skeleton';
import { TextButton } from '../../../ui/TextButton';
import { indiaClock } from '../../../ui/indiaMoment';
import { shortDay } from '../../../ui/momentLabel';
import { timeLabel } from '../../../ui/timeLabel';
import { placeOfZone, zonedMoments } from '../../../ui/zonedMoments';
import type { VisitSlots } from '../useVisitSlots';

interface TimePickerProps {
  slots: VisitSlots;
  /** Instants, in the order in which they were chosen. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error: string | undefined;
}

const most = visitLimits.proposals;
const daysAtFirst = 8;

/** Up to three free times: a day, and its times by the reader's clock with India's beside them. */
export function TimePicker({ slots, chosen, onChange, error }: TimePickerProps) {
  const id = useId();
  const [date, setDate] = useState<string>();
  const [isLong, setLong] = useState(false);
  const { days, zone, failure } = slots;
  const day = days?.find((one) => one.date === date) ?? days?.[0];
  const shown = isLong ? days : days?.slice(0, Math.max(daysAtFirst, days.findIndex((one) => one === day) + 1));
  const isAbroad = days?.some((one) => one.slots.some(({ time, office_time: office }) => time !== office)) ?? false;
  return (
    <Times
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      data-times
    >
      <legend>{messages.chooseUpTo(most)}</legend>
      {failure ? (
        <Failed what={messages.freeTimes} words={failure.words} onRetry={slots.retry} />
      ) : !days ? (
        <Skeleton $height="14rem" role="status" aria-label={messages.loadingTimes} />
      ) : !day ? (
        <p role="status">{messages.noTimes}</p>
      ) : (
        <>
          <Small>{isAbroad ? messages.yourClock(placeOfZone(zone)) : messages.indianTime}</Small>
          <Days>
            <VisuallyHidden as="legend">{messages.dayLegend}</VisuallyHidden>
            {shown?.map((one) => (
              <ChoiceChip key={one.date}>
                <input
                  type="radio"
                  name={`${id}-day`}
                  checked={one.date === day.date}
                  onChange={() => setDate(one.date)}
                />
                <span>{shortDay(one.date)}</span>
              </ChoiceChip>
            ))}
          </Days>
          {shown && shown.length < days.length && (
            <div>
              <TextButton onClick={() => setLong(true)}>{messages.moreDays}</TextButton>
            </div>
          )}
          <DayTimes day={day} isAbroad={isAbroad} chosen={chosen} onChange={onChange} />
        </>
      )}
      <Chosen chosen={chosen} days={days} onChange={onChange} />
      {error && <GroupError id={`${id}-error`}>{error}</GroupError>}
    </Times>
  );
}

function DayTimes({
  day,
  isAbroad,
  chosen,
  onChange,
}: {
  day: SlotDay;
  isAbroad: boolean;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}) {
  const isFull = chosen.length >= most;
  const india = (startsAt: string, office: string) => {
    const { date } = indiaClock(startsAt);
    return date === day.date
      ? messages.inIndia(timeLabel(office))
      : messages.nextDayInIndia(timeLabel(office), shortDay(date));
  };
  return (
    <>
      <Hours>
        <VisuallyHidden as="legend">{`${messages.timeLegend}, ${shortDay(day.date)}`}</VisuallyHidden>
        {day.slots.map(({ starts_at: startsAt, time, office_time: office }) => {
          const isChosen = chosen.includes(startsAt);
          return (
            <Hour key={startsAt}>
              <input
                type="checkbox"
                name="times"
                value={startsAt}
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => onChange(isChosen ? chosen.filter((at) => at !== startsAt) : [...chosen, startsAt])}
              />
              <span>
                {timeLabel(time)}
                {isAbroad && <small>{india(startsAt, office)}</small>}
              </span>
            </Hour>
          );
        })}
      </Hours>
      {isFull && <Small>{messages.enough(most)}</Small>}
    </>
  );
}

/** What is chosen, also on other days. */
function Chosen({
  chosen,
  days,
  onChange,
}: {
  chosen: readonly string[];
  days: readonly SlotDay[] | undefined;
  onChange: (chosen: string[]) => void;
}) {
  return (
    <>
      <Small role="status">{days && messages.timesChosen(chosen.length, most)}</Small>
      {chosen.length > 0 && (
        <List aria-label={messages.yourTimes}>
          {[...chosen].sort().map((startsAt) => {
            const [own = '', office] = zonedMoments(startsAt);
            return (
              <li key={startsAt}>
                <time dateTime={startsAt}>
                  {own}
                  {office && <Small as="span">{office}</Small>}
                </time>
                <TextButton
                  aria-label={messages.removeTime(own)}
                  onClick={() => onChange(chosen.filter((at) => at !== startsAt))}
                >
                  ×
                </TextButton>
              </li>
            );
          })}
        </List>
      )}
    </>
  );
}

const Times = styled.fieldset`
  display: grid;
  gap: ${space[12]};
  min-width: 0;
  align-content: start;
  > legend {
    padding: 0 0 ${space[4]};
    font-weight: 500;
  }
  &:focus {
    outline: none;
  }
`;
const Days = styled.fieldset`
  display: grid;
  gap: ${space[8]};
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  min-width: 0;
`;
const Hours = styled(Days)`
  grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
`;
const Hour = styled(ChoiceChip)`
  span {
    justify-items: center;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  small {
    color: ${color.ink500};
    font-size: 0.75rem;
  }
  input:checked + span small {
    color: inherit;
  }
  input:disabled + span {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;
const Small = styled.p`
  display: block;
  color: ${color.ink500};
  font-size: ${size[14]};
`;
const List = styled.ul`
  display: grid;
  gap: ${space[8]};
  li {
    display: flex;
    gap: ${space[12]};
    align-items: center;
    justify-content: space-between;
    padding: ${space[4]} ${space[12]};
    border-left: 3px solid ${color.brass500};
    background: ${color.sand100};
    font-variant-numeric: tabular-nums;
  }
  button {
    min-width: 2.75rem;
    min-height: 2.75rem;
    font-size: ${size[22]};
    text-decoration: none;
  }
`;
