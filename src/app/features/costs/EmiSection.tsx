import * as messages from '@messages/app/emi';
import styled from 'styled-components';
import { size } from '../../theme/tokens';
import { Display2, Soft, Stack } from '../../ui/Layout';
import { exactMoney } from '../../ui/Money';
import { OnDemand } from '../../ui/OnDemand';
import { Skeleton } from '../../ui/Skeleton';
import { lazyComponent } from '../../ui/lazyComponent';
import { type EmiChoice, instalmentsOf, loanFor, wholeRupees } from './emi';
import { Rich } from '../../ui/Rich';

interface EmiSectionProps {
  priceInPaise: number;
  choice: EmiChoice;
  onChoose: (choice: EmiChoice) => void;
}

const EmiCalculator = lazyComponent<EmiSectionProps>(
  () => import(/* webpackChunkName: "emi" */ './parts/EmiCalculator').then((module) => module.EmiCalculator),
  () => <Skeleton $height="25rem" />,
);

/** The monthly cost of a listing bought with a loan: the loan in a sentence, and a calculator on demand. */
export function EmiSection(props: EmiSectionProps) {
  return (
    <Band id="emi" aria-labelledby="emi-title">
      <Stack $gap={12}>
        <Display2 id="emi-title">{messages.monthlyInstalments}</Display2>
        <LoanInWords {...props} />
        <OnDemand summary={messages.changeTheLoan}>
          <Stack $gap={24}>
            <EmiCalculator {...props} />
            <Small>{messages.thisIsAnEstimate}</Small>
          </Stack>
        </OnDemand>
      </Stack>
    </Band>
  );
}

/** A typical loan until the calculator has another. */
function LoanInWords({ priceInPaise, choice }: Pick<EmiSectionProps, 'priceInPaise' | 'choice'>) {
  const loan = loanFor(priceInPaise, choice);
  const { monthlyInPaise, interestInPaise } = instalmentsOf(loan);
  return (
    <p>
      <Rich
        text={messages.exampleLoan}
        down={choice.down}
        rate={choice.rate}
        years={choice.years}
        monthly={<strong>{messages.aMonth(exactMoney(wholeRupees(monthlyInPaise)))}</strong>}
        interest={exactMoney(wholeRupees(interestInPaise))}
      />
    </p>
  );
}

const Band = styled.section`
  container-type: inline-size;
  @media print {
    break-inside: avoid;
  }
`;
const Small = styled(Soft)`
  max-width: 68ch;
  font-size: ${size[14]};
`;
