import * as messages from '@messages/app/officeUi';
import type { ReactNode } from 'react';
import { Phone } from 'lucide-react';
import { Link, type To } from 'react-router-dom';
import styled from 'styled-components';
import { color, from, space } from '../../theme/tokens';

export interface Column<Row> {
  name: string;
  render: (row: Row) => ReactNode;
  /** Aligns numbers and times at the end. */
  atEnd?: boolean;
}

/** A row on a phone: two lines instead of a line for each column. */
export interface ShortRow {
  /** In the first line, at the end. */
  end: string;
  /** The second line, cut where there is no room. */
  line: ReactNode;
  /** A number to call by one press, and who answers. */
  call?: { href: string; name: string } | undefined;
}

interface OfficeTableProps<Row> {
  /** The table's accessible name. */
  label: string;
  rows: readonly Row[];
  /** The first column names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  /** How a row looks on phones; without it, every column has a line. */
  short?: (row: Row) => ShortRow;
  /** A row's link; absent if rows have no detail view. */
  to?: (row: Row) => To;
  openId?: number | undefined;
  /** Rows that can be selected for bulk actions. */
  selection?: { has: (id: number) => boolean; toggle: (id: number) => void; nameOf: (row: Row) => string };
}

/**
 * A dense list: a table on wide screens, one card per row on phones. `j` and `k` move between rows (see
 * `useOfficeKeys`).
 */
export function OfficeTable<Row extends { id: number }>({
  label,
  rows,
  columns: [first, ...others],
  short,
  to,
  openId,
  selection,
}: OfficeTableProps<Row>) {
  return (
    <Table aria-label={label} data-short={short && true}>
      <thead>
        <tr>
          {selection && <td />}
          {[first, ...others].map(({ name, atEnd }) => (
            <th key={name} scope="col" data-end={atEnd}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} aria-current={row.id === openId || undefined}>
            {selection && (
              <td data-select>
                <label>
                  <input
                    type="checkbox"
                    checked={selection.has(row.id)}
                    onChange={() => selection.toggle(row.id)}
                    aria-label={messages.selectValue(selection.nameOf(row))}
                  />
                </label>
              </td>
            )}
            <th scope="row">
              {to ? (
                <RowLink to={to(row)} data-row preventScrollReset>
                  {first.render(row)}
                </RowLink>
              ) : (
                <span data-row tabIndex={-1}>
                  {first.render(row)}
                </span>
              )}
            </th>
            {short && <ShortCells row={short(row)} />}
            {others.map(({ name, render, atEnd }) => (
              <td key={name} data-name={name} data-end={atEnd}>
                {render(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function ShortCells({ row: { end, line, call } }: { row: ShortRow }) {
  return (
    <>
      <td data-short-end>{end}</td>
      <td data-short-line>{line}</td>
      {call && (
        <td data-short-call>
          <a href={call.href} aria-label={messages.call(call.name)}>
            <Phone size={20} strokeWidth={1.5} aria-hidden />
          </a>
        </td>
      )}
    </>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  thead {
    display: none;
  }
  tr {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${space[12]};
    padding: ${space[8]} 0;
    border-bottom: 1px solid ${color.sand200};
  }
  th {
    font-weight: 500;
    text-align: left;
  }
  tbody th,
  tbody td {
    grid-column: 2;
    padding: ${space[4]} 0;
  }
  td[data-select] {
    grid-column: 1;
    grid-row: 1 / span 6;
    padding: 0;
  }
  td[data-name]::before {
    content: attr(data-name) ': ';
    color: ${color.ink500};
  }
  td:empty {
    display: none;
  }
  td[data-select] label {
    display: grid;
    place-items: center;
    min-width: 2.5rem;
    min-height: 2.5rem;
  }
  tr[aria-current] {
    background: ${color.sand100};
  }
  &[data-short] {
    tr {
      grid-template-columns: auto minmax(0, 1fr) auto 2.75rem;
      padding: ${space[4]} 0;
    }
    td[data-name] {
      display: none;
    }
    td[data-select] {
      grid-row: 1 / span 2;
    }
    td[data-short-line] {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    td[data-short-end] {
      grid-column: 3;
      grid-row: 1;
      align-self: center;
      color: ${color.ink500};
      font-variant-numeric: tabular-nums;
    }
    td[data-short-line] {
      grid-column: 2 / span 2;
      grid-row: 2;
      padding-top: 0;
      > span {
        margin-right: ${space[8]};
      }
    }
    td[data-short-call] {
      grid-column: 4;
      grid-row: 1 / span 2;
      padding: 0;
      align-self: center;
      a {
        display: grid;
        place-items: center;
        width: 2.75rem;
        height: 2.75rem;
        color: ${color.brass700};
      }
    }
  }
  ${from.tablet} {
    thead {
      display: table-header-group;
    }
    tr {
      display: table-row;
    }
    thead th {
      padding: ${space[8]} ${space[12]} ${space[8]} 0;
      color: ${color.ink500};
      font-weight: 400;
      white-space: nowrap;
      border-bottom: 1px solid ${color.sand200};
    }
    tbody th,
    tbody td {
      height: 2.5rem;
      max-width: 24rem;
      padding: ${space[4]} ${space[12]} ${space[4]} 0;
      vertical-align: middle;
      border-bottom: 1px solid ${color.sand200};
    }
    td:empty,
    &[data-short] td[data-name] {
      display: table-cell;
    }
    &[data-short] :is(td[data-short-end], td[data-short-line], td[data-short-call]) {
      display: none;
    }
    &[data-short] tr {
      display: table-row;
    }
    td[data-name]::before {
      content: none;
    }
    [data-end] {
      text-align: right;
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
    tbody tr:hover {
      background: ${color.sand100};
    }
  }
`;
const RowLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2rem;
  color: inherit;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  /* the link covers the whole row; other controls stay above it */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  tr:has(&) :is(a:not(&), button, input, label) {
    position: relative;
    z-index: 1;
  }
`;
