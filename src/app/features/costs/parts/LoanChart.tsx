import * as messages from '@messages/app/costs';
import styled from 'styled-components';
import { color, size, space } from '../../../theme/tokens';
import { Display3, Stack } from '../../../ui/Layout';
import { exactMoney, shortMoney } from '../../../ui/Money';
import { balancesOf, interestOf } from '../loans';
import { type Loan, wholeRupees } from '../emi';

const rupees = (paise: number) => exactMoney(wholeRupees(paise));
const [width, height] = [320, 120];

/** How a loan is paid down: as a sentence, a drawing, and a table by year. */
export function LoanChart({ loan }: { loan: Loan }) {
  const balances = balancesOf(loan);
  const { years } = loan;
  const half = Math.round(years / 2);
  const said =
    years === 1
      ? messages.fallsInAYear(rupees(loan.amountInPaise))
      : messages.falls(rupees(loan.amountInPaise), rupees(balances[half] ?? 0), half, years);
  const points = balances.map((left, year) => [
    ((year / years) * width).toFixed(1),
    (height - (left / loan.amountInPaise) * height).toFixed(1),
  ]);
  const line = points.map((point) => point.join(' ')).join(' L ');
  return (
    <Stack $gap={16}>
      <Display3>{messages.loanOverTheYears}</Display3>
      <p>
        {said} {messages.interestInAll(rupees(interestOf(loan)))}
      </p>
      <Drawing>
        <svg viewBox={`-2 -2 ${width + 4} ${height + 4}`} aria-hidden focusable="false">
          <path d={`M 0 ${height} L ${line} Z`} fill={color.sand200} />
          <path d={`M ${line}`} fill="none" stroke={color.brass700} strokeWidth="2" vectorEffect="non-scaling-stroke" />
          <path d={`M 0 ${height} H ${width}`} stroke={color.ink500} vectorEffect="non-scaling-stroke" />
        </svg>
        <p aria-hidden>
          <span>{shortMoney(wholeRupees(loan.amountInPaise))}</span>
          <span>{messages.axisYears(years)}</span>
        </p>
      </Drawing>
      <details>
        <summary>{messages.asATable}</summary>
        <ByYear>
          <thead>
            <tr>
              <th scope="col">{messages.year}</th>
              <th scope="col">{messages.owed}</th>
            </tr>
          </thead>
          <tbody>
            {balances.map((left, year) => (
              <tr key={year}>
                <th scope="row">{year === 0 ? messages.atFirst : messages.yearOf(year)}</th>
                <td>{rupees(left)}</td>
              </tr>
            ))}
          </tbody>
        </ByYear>
      </details>
    </Stack>
  );
}

const Drawing = styled.div`
  max-width: 40rem;
  svg {
    display: block;
    width: 100%;
    height: auto;
  }
  p {
    display: flex;
    justify-content: space-between;
    padding-top: ${space[4]};
    color: ${color.ink500};
    font-size: ${size[14]};
  }
`;
const ByYear = styled.table`
  width: 100%;
  max-width: 24rem;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th {
    font-weight: 400;
    text-align: left;
  }
  th:last-child,
  td {
    text-align: right;
  }
  th,
  td {
    padding: ${space[4]} 0;
    border-bottom: 1px solid ${color.sand200};
  }
`;
