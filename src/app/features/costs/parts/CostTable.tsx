import { type Part, sumOf } from '@contract/costEstimates';
import * as messages from '@messages/app/costs';
import styled from 'styled-components';
import { color, font, size, space } from '../../../theme/tokens';
import { exactMoney } from '../../../ui/Money';
import { VisuallyHidden } from '../../../ui/Layout';
import { wholeRupees } from '../emi';

interface CostTableProps<Name extends string> {
  caption: string;
  parts: readonly Part<Name>[];
  nameOf: (name: Name) => string;
}

/** The parts of a sum with their total, in whole rupees. */
export function CostTable<Name extends string>({ caption, parts, nameOf }: CostTableProps<Name>) {
  return (
    <Table>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <tbody>
        {parts.map(({ name, amountInPaise }) => (
          <tr key={name}>
            <th scope="row">{nameOf(name)}</th>
            <td>{exactMoney(wholeRupees(amountInPaise))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{messages.total}</th>
          <td>
            <output>{exactMoney(wholeRupees(sumOf(parts)))}</output>
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums lining-nums;
  th,
  td {
    padding: ${space[8]} 0;
    border-bottom: 1px solid ${color.sand200};
    vertical-align: baseline;
  }
  th {
    padding-right: ${space[16]};
    font-weight: 400;
    text-align: left;
  }
  td {
    text-align: right;
    white-space: nowrap;
  }
  tfoot th,
  tfoot td {
    border-bottom: 0;
    font: 600 ${size[22]} / 1.3 ${font.display};
  }
`;
