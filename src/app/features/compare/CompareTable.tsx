import * as facts from '@messages/app/properties';
import * as messages from '@messages/app/compare';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { color, from, size, space } from '../../theme/tokens';
import { VisuallyHidden } from '../../ui/Layout';
import { replayEarlyInput } from '../../ui/replayEarlyInput';

export interface ComparedRow {
  name: string;
  /** One per column; null if the listing has none or is unknown. */
  values: readonly (string | null)[];
  /** The values are not all the same. */
  differs: boolean;
}

interface CompareTableProps {
  columns: readonly { id: number; head: ReactNode }[];
  rows: readonly ComparedRow[];
}

/**
 * Compares listings side by side. On narrow screens the table scrolls sideways under fixed row names; differences are
 * highlighted, and rows without one can be hidden.
 */
export function CompareTable({ columns, rows }: CompareTableProps) {
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const several = columns.length > 1;
  const shown = onlyDifferent && several ? rows.filter(({ differs }) => differs) : rows;
  return (
    <>
      {several && (
        <Only>
          <input
            ref={replayEarlyInput}
            type="checkbox"
            checked={onlyDifferent}
            onChange={({ target }) => setOnlyDifferent(target.checked)}
          />{' '}
          {messages.showDifferencesOnly}
        </Only>
      )}
      <Scroll role="region" aria-label={messages.comparison} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <td />
              {columns.map(({ id, head }) => (
                <th key={id} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ name, values, differs }) => (
              <Row key={name} $apart={several && differs}>
                <th scope="row">
                  {several && differs && <Differs />}
                  {name}
                  {several && differs && <VisuallyHidden> {messages.differs}</VisuallyHidden>}
                </th>
                {values.map((value, at) => (
                  <td key={columns[at]?.id}>
                    {value === facts.yes && <Check size={16} strokeWidth={2} aria-hidden />}
                    {value ?? (
                      <>
                        <span aria-hidden="true">–</span>
                        <VisuallyHidden>{messages.none}</VisuallyHidden>
                      </>
                    )}
                  </td>
                ))}
              </Row>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </>
  );
}

const Only = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-height: 2.75rem;
  margin-bottom: ${space[8]};
  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${color.brass700};
  }
  @media print {
    display: none;
  }
`;
/** Positioned, so that visually hidden text scrolls with it. */
const Scroll = styled.div`
  position: relative;
  overflow-x: auto;
  border-top: 1px solid ${color.sand200};
  @media print {
    overflow: visible;
  }
`;
const Table = styled.table`
  border-collapse: separate;
  border-spacing: 0;
  width: 100%;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${space[12]} ${space[16]} ${space[12]} 0;
    text-align: left;
    vertical-align: top;
    white-space: pre-line;
    border-bottom: 1px solid ${color.sand200};
  }
  th[scope='col'] {
    width: 22%;
    min-width: 10.5rem;
    font-weight: 400;
  }
  th[scope='row'],
  thead td {
    position: sticky;
    z-index: 1;
    left: 0;
    width: 7rem;
    min-width: 7rem;
    padding: ${space[12]} ${space[12]} ${space[12]} ${space[16]};
    background: ${color.ivory50};
  }
  th[scope='row'] {
    font-weight: 500;
    font-size: ${size[14]};
  }
  td svg {
    display: inline-block;
    margin-right: ${space[4]};
    vertical-align: -2px;
    color: ${color.leaf700};
  }
  ${from.tablet} {
    th[scope='row'],
    thead td {
      width: 12rem;
      min-width: 12rem;
    }
  }
  @media print {
    th[scope='row'],
    thead td {
      background: none;
    }
  }
`;
const Row = styled.tr<{ $apart: boolean }>`
  td {
    color: ${({ $apart }) => ($apart ? color.ink900 : color.ink500)};
    font-weight: ${({ $apart }) => ($apart ? 500 : 400)};
  }
`;
const Differs = styled.span`
  position: absolute;
  left: 0;
  top: 1.25rem;
  width: 6px;
  height: 6px;
  border-radius: 50%;
  background: ${color.brass500};
`;
