import type { Rates } from '@contract/costEstimates';
import * as messages from '@messages/app/costs';
import { useState } from 'react';
import styled from 'styled-components';
import { color, radius, size, space } from '../../../theme/tokens';
import { Display3, Soft, Stack } from '../../../ui/Layout';
import { exactMoney } from '../../../ui/Money';
import { affordableLoan, mostLent } from '../loans';
import { type Loan, wholeRupees } from '../emi';
import { shareLabel } from '../rateLabels';
import { Rupees, paiseOf } from './Rupees';
import { TwoColumns } from './twoColumns';

const rupees = (paise: number) => exactMoney(wholeRupees(paise));

interface EligibilityProps {
  priceInPaise: number;
  loan: Loan;
  rates: Rates;
}

/** What a bank may lend on an income, and whether it covers the loan of the calculator. */
export function Eligibility({ priceInPaise, loan, rates }: EligibilityProps) {
  const [income, setIncome] = useState('');
  const [other, setOther] = useState('');
  return (
    <Stack $gap={16}>
      <Display3>{messages.whatABankMayLend}</Display3>
      <TwoColumns>
        <Rupees label={messages.income} value={income} onChange={setIncome} />
        <Rupees label={messages.otherEmis} value={other} onChange={setOther} />
      </TwoColumns>
      <Outcome aria-live="polite">
        {Number(income) === 0 ? (
          <p>{messages.enterIncome}</p>
        ) : (
          <Lent
            household={{ incomeInPaise: paiseOf(income), otherInPaise: paiseOf(other) }}
            priceInPaise={priceInPaise}
            loan={loan}
            rates={rates}
          />
        )}
      </Outcome>
      <Soft>{messages.foirNote(shareLabel(rates.foir ?? 0))}</Soft>
    </Stack>
  );
}

function Lent({
  household,
  priceInPaise,
  loan,
  rates,
}: EligibilityProps & { household: { incomeInPaise: number; otherInPaise: number } }) {
  const { amountInPaise, monthlyInPaise } = affordableLoan(household, loan, rates);
  const most = mostLent(priceInPaise, rates);
  const lent = Math.min(amountInPaise, most);
  const wanted = loan.amountInPaise;
  if (amountInPaise === 0) return <p>{messages.noneLeft}</p>;
  return (
    <>
      <p>
        <strong>{messages.mayLend(rupees(amountInPaise), rupees(monthlyInPaise))}</strong>
      </p>
      {amountInPaise > most && <p>{messages.priceLimits(rupees(most))}</p>}
      <p>{lent >= wanted ? messages.enough(rupees(wanted)) : messages.short(rupees(wanted - lent), rupees(wanted))}</p>
    </>
  );
}

const Outcome = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[16]} ${space[24]};
  background: ${color.sand100};
  border-radius: ${radius.control};
  font-size: ${size[16]};
  font-variant-numeric: tabular-nums;
`;
