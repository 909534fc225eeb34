import * as messages from '@messages/app/officeUi';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, from, radius, size, space } from '../../theme/tokens';
import { dayLabel } from '../Day';
import { weekdays } from '../hoursLabel';

interface WeekGridProps<Row> {
  /** `closed` says why; empty for an open day. */
  days: readonly { date: string; closed: string }[];
  rows: readonly Row[];
  keyOf: (row: Row) => number;
  /** YYYY-MM-DD by the clock of India. */
  dateOf: (row: Row) => string;
  today: string;
  /** Days below each other. */
  isNarrow: boolean;
  /** What an open day without a row says. */
  none: string;
  children: (row: Row) => ReactNode;
}

const dayTitle = (date: string) => `${weekdays[new Date(`${date}T00:00Z`).getUTCDay()]?.slice(0, 3)} ${dayLabel(date)}`;

/** Days by the clock of India beside each other, each with its rows. */
export function WeekGrid<Row>({ days, rows, keyOf, dateOf, today, isNarrow, none, children }: WeekGridProps<Row>) {
  return (
    <Days data-narrow={isNarrow}>
      {days.map(({ date, closed }) => {
        const own = rows.filter((row) => dateOf(row) === date);
        return (
          <li key={date} data-today={date === today}>
            <h2>
              {dayTitle(date)}
              {date === today && <small>{messages.today}</small>}
            </h2>
            {closed && <small>{closed}</small>}
            {own.length === 0 ? (
              !closed && <small>{none}</small>
            ) : (
              <ul>
                {own.map((row) => (
                  <li key={keyOf(row)}>{children(row)}</li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </Days>
  );
}

const Days = styled.ol`
  display: grid;
  gap: 1px;
  border: 1px solid ${color.sand200};
  background: ${color.sand200};
  > li {
    min-width: 0;
    padding: ${space[12]};
    background: ${color.ivory50};
  }
  > li[data-today='true'] {
    background: ${color.sand100};
  }
  h2 {
    display: flex;
    gap: ${space[8]};
    align-items: baseline;
    font-size: ${size[14]};
    font-weight: 600;
    small {
      white-space: nowrap;
    }
  }
  small {
    color: ${color.ink500};
  }
  ul {
    display: grid;
    gap: ${space[8]};
    padding-top: ${space[8]};
  }
  ${from.desktop} {
    &[data-narrow='false'] {
      grid-template-columns: repeat(7, minmax(0, 1fr));
      min-height: 24rem;
    }
  }
`;
/** A row of a day. */
export const EntryLink = styled(Link)`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  padding: ${space[8]};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.control};
  background: ${color.raised};
  text-decoration: none;
  font-size: ${size[14]};
  time {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  &:hover,
  &[aria-current] {
    border-color: ${color.brass500};
  }
`;
