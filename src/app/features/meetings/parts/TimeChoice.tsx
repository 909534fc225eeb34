import type { Slot } from '@contract/meetings';
import * as messages from '@messages/app/meetings';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { color, radius, size, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { Skeleton } from '../../../ui/Skeleton';
import { shortDay } from '../../../ui/momentLabel';
import { timeLabel } from '../../../ui/timeLabel';
import { placeOfZone } from '../../../ui/zonedMoments';
import { maxDaysAhead } from '../meetingTime';
import type { useSlots } from '../useSlots';
import { ChoiceChip } from '../../../ui/ChoiceChip';
import { Small } from './MeetingPanel';

interface TimeChoiceProps {
  /** YYYY-MM-DD; empty until a day is chosen. */
  date: string;
  calendar: ReturnType<typeof useSlots>;
  /** The start of the chosen slot. */
  chosen: string;
  onChoose: (startsAt: string) => void;
  error: string | undefined;
}

/** The half hours of an office day at which a meeting can begin. */
const wholeDay = Array.from({ length: 15 }, (_none, place) => place);

/** The free slots of the chosen day; taken ones are left out. */
export function TimeChoice({ date, calendar, chosen, onChoose, error }: TimeChoiceProps) {
  const id = useId();
  const { times, failure, zone } = calendar;
  // if both zones agree, one line is enough
  const abroad = times?.some(({ time, office_time }) => time !== office_time) ?? false;
  return (
    <Times aria-describedby={error ? `${id}-error` : undefined} aria-invalid={error ? true : undefined} tabIndex={-1}>
      <legend>{messages.time}</legend>
      {failure ? (
        <Failed words={failure.words} onRetry={calendar.retry} />
      ) : !date ? (
        <>
          <Small>{messages.pickADateToSeeAvailable}</Small>
          <Grid aria-hidden>
            {wholeDay.map((place) => (
              <Blank key={place} />
            ))}
          </Grid>
        </>
      ) : !times ? (
        <>
          <Small role="status">{messages.loadingAvailableTimes}</Small>
          <Grid aria-hidden>
            {wholeDay.map((place) => (
              <Skeleton key={place} $height="3rem" />
            ))}
          </Grid>
        </>
      ) : times.length === 0 ? (
        <Small role="status">{emptyWords(date, calendar)}</Small>
      ) : (
        <>
          <Small>{abroad ? messages.byYourOwnClock(placeOfZone(zone)) : messages.timesShownInIst}</Small>
          <Grid>
            {times.map((slot) => (
              <Time
                key={slot.starts_at}
                slot={slot}
                abroad={abroad}
                checked={slot.starts_at === chosen}
                onChoose={onChoose}
              />
            ))}
          </Grid>
        </>
      )}
      {error && (
        <ErrorLine id={`${id}-error`} role="alert">
          <CircleAlert size={16} strokeWidth={1.5} aria-hidden /> {error}
        </ErrorLine>
      )}
    </Times>
  );
}

function Time({
  slot: { starts_at, time, office_time },
  abroad,
  checked,
  onChoose,
}: {
  slot: Slot;
  abroad: boolean;
  checked: boolean;
  onChoose: (startsAt: string) => void;
}) {
  return (
    <Chip>
      <input type="radio" name="time" value={starts_at} checked={checked} onChange={() => onChoose(starts_at)} />
      <span>
        {timeLabel(time)}
        {abroad && <small>{messages.inIndia(timeLabel(office_time))}</small>}
      </span>
    </Chip>
  );
}

function Failed({ words, onRetry }: { words: string; onRetry: () => void }) {
  return (
    <Away role="alert">
      <p>{messages.weCouldNotLoadAvailableTimes(words)}</p>
      <Button $kind="quiet" onClick={onRetry}>
        {messages.retry}
      </Button>
    </Away>
  );
}

function emptyWords(date: string, { today, last, nextDays }: TimeChoiceProps['calendar']): string {
  if (today && date < today) return messages.thisDateHasPassed;
  if (last && date > last) return messages.youCanBookUpToDays(maxDaysAhead);
  const next = nextDays?.find((day) => day.date > date)?.date;
  return next ? messages.nothingIsFreeUntil(shortDay(date), shortDay(next)) : messages.nothingIsFree(shortDay(date));
}

const Times = styled.fieldset`
  display: grid;
  gap: ${space[8]};
  align-content: start;
  min-height: 24.5rem;
  @container (min-width: 28rem) {
    min-height: 17.5rem;
  }
  legend {
    padding: 0 0 ${space[4]};
    font-size: ${size[14]};
    font-weight: 500;
  }
  &:focus {
    outline: none;
  }
`;
const Grid = styled.div`
  display: grid;
  gap: ${space[8]};
  grid-template-columns: repeat(3, 1fr);
  @container (min-width: 28rem) {
    grid-template-columns: repeat(4, 1fr);
  }
`;
const Blank = styled.div`
  min-height: 3rem;
  border: 1px dashed ${color.sand200};
  border-radius: ${radius.control};
`;
const Chip = styled(ChoiceChip)`
  span {
    justify-items: center;
    min-height: 3rem;
    font-variant-numeric: tabular-nums;
  }
  small {
    color: ${color.ink500};
    font-size: 0.75rem;
  }
  input:checked + span small {
    color: inherit;
  }
`;
const ErrorLine = styled.p`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  font-size: ${size[14]};
  color: ${color.claret700};
  svg {
    flex: none;
  }
`;
const Away = styled.div`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
  padding: ${space[16]} 0;
`;
