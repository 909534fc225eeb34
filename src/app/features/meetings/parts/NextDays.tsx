import type { SlotDay } from '@contract/meetings';
import * as messages from '@messages/app/meetings';
import styled from 'styled-components';
import { color, radius, size, space } from '../../../theme/tokens';
import { Skeleton } from '../../../ui/Skeleton';
import { shortDay } from '../../../ui/momentLabel';

interface NextDaysProps {
  /** Undefined while loading. */
  days: readonly SlotDay[] | undefined;
  chosen: string;
  onChoose: (date: string) => void;
}

/** The next days that have free slots, as buttons. */
export function NextDays({ days, chosen, onChoose }: NextDaysProps) {
  return (
    <Row role="group" aria-label={messages.nextAvailableDays} aria-busy={!days}>
      {days
        ? days.map(({ date }) => (
            <Day key={date} type="button" aria-pressed={date === chosen} onClick={() => onChoose(date)}>
              {shortDay(date)}
            </Day>
          ))
        : [0, 1, 2, 3, 4, 5].map((place) => <Skeleton key={place} $height="2.75rem" />)}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  gap: ${space[8]};
  grid-template-columns: repeat(3, 1fr);
  min-height: calc(5.5rem + ${space[8]});
  align-content: start;
  @container (min-width: 38rem) {
    grid-template-columns: repeat(6, 1fr);
    min-height: 2.75rem;
  }
`;
const Day = styled.button`
  min-height: 2.75rem;
  padding: ${space[4]} ${space[8]};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.control};
  background: ${color.raised};
  font-size: ${size[14]};
  white-space: nowrap;
  &:hover {
    border-color: ${color.brass700};
  }
  &[aria-pressed='true'] {
    border-color: ${color.brass700};
    box-shadow: inset 0 0 0 1px ${color.brass700};
    color: ${color.brass700};
    font-weight: 500;
  }
`;
