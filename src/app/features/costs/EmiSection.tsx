import * as messages from '@messages/app/emi';
import styled from 'styled-components';
import { size } from '../../theme/tokens';
import { Display2, Soft, Stack } from '../../ui/Layout';
import { exactMoney } from '../../ui/Money';
import { lazyComponent } from '../../ui/lazyComponent';
import { useInViewport } from '../../ui/useInViewport';
import { twoColumns } from './parts/twoColumns';
import { type EmiChoice, instalmentsOf, loanFor, wholeRupees } from './emi';
import { Rich } from '../../ui/Rich';

interface EmiSectionProps {
  priceInPaise: number;
  choice: EmiChoice;
  onChoose: (choice: EmiChoice) => void;
}

const EmiCalculator = lazyComponent<EmiSectionProps>(
  () => import(/* webpackChunkName: "emi" */ './parts/EmiCalculator').then((module) => module.EmiCalculator),
  TypicalLoan,
);

/** The monthly cost of a listing bought with a loan: a typical loan as text, and a calculator once scripts run. */
export function EmiSection(props: EmiSectionProps) {
  const [place, near] = useInViewport<HTMLElement>();
  return (
    <Band id="emi" ref={place} aria-labelledby="emi-title">
      <Stack $gap={24}>
        <Display2 id="emi-title">{messages.monthlyInstalments}</Display2>
        <Reserved>{near ? <EmiCalculator {...props} /> : <TypicalLoan {...props} />}</Reserved>
        <Small>{messages.thisIsAnEstimate}</Small>
      </Stack>
    </Band>
  );
}

/** The loan in words: a typical one, which is also the calculator's initial state. */
function TypicalLoan({ priceInPaise, choice }: Pick<EmiSectionProps, 'priceInPaise' | 'choice'>) {
  const loan = loanFor(priceInPaise, choice);
  const { monthlyInPaise, interestInPaise } = instalmentsOf(loan);
  return (
    <p>
      <Rich
        text={messages.exampleLoan}
        down={choice.down}
        loan={exactMoney(wholeRupees(loan.amountInPaise))}
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
/** Reserves the calculator's height, to avoid a layout shift. */
const Reserved = styled.div`
  min-height: 41rem;
  ${twoColumns} {
    min-height: 25.25rem;
  }
  @media print {
    min-height: 0;
  }
  @media (scripting: none) {
    min-height: 0;
  }
`;
const Small = styled(Soft)`
  max-width: 68ch;
  font-size: ${size[14]};
`;
