import * as messages from '@messages/app/emi';
import styled from 'styled-components';
import { color, font, radius, size, space } from '../../../theme/tokens';
import { exactMoney } from '../../../ui/Money';
import { type EmiChoice, emiOptions, instalmentsOf, loanFor, wholeRupees } from '../emi';
import { ChoiceField } from './ChoiceField';
import { twoColumns } from './twoColumns';

const rupees = (paise: number) => exactMoney(wholeRupees(paise));

interface EmiCalculatorProps {
  priceInPaise: number;
  choice: EmiChoice;
  onChoose: (choice: EmiChoice) => void;
}

/** Down payment, rate and term, each as a number and a slider, with the result updated at once. */
export function EmiCalculator({ priceInPaise, choice, onChoose }: EmiCalculatorProps) {
  const choose = (name: keyof EmiChoice) => (value: number) => onChoose({ ...choice, [name]: value });
  const loan = loanFor(priceInPaise, choice);
  const { monthlyInPaise, interestInPaise, totalInPaise } = instalmentsOf(loan);
  return (
    <Columns>
      <Fields>
        <ChoiceField
          label={messages.downPayment}
          unit="%"
          value={choice.down}
          range={emiOptions.down}
          note={rupees(priceInPaise - loan.amountInPaise)}
          onChoose={choose('down')}
        />
        <ChoiceField
          label={messages.interestRate}
          unit={messages.percentAYear}
          value={choice.rate}
          range={emiOptions.rate}
          onChoose={choose('rate')}
        />
        <ChoiceField
          label={messages.loanPeriod}
          unit={messages.years}
          value={choice.years}
          range={emiOptions.years}
          onChoose={choose('years')}
        />
      </Fields>
      <Outcome>
        <p>{messages.emi}</p>
        <Monthly aria-live="polite">
          {rupees(monthlyInPaise)} <small>{messages.aMonthInline}</small>
        </Monthly>
        <dl>
          <div>
            <dt>{messages.loanAmount}</dt>
            <dd>{rupees(loan.amountInPaise)}</dd>
          </div>
          <div>
            <dt>{messages.totalInterest}</dt>
            <dd>{rupees(interestInPaise)}</dd>
          </div>
          <div>
            <dt>{messages.totalRepaid}</dt>
            <dd>{rupees(totalInPaise)}</dd>
          </div>
        </dl>
      </Outcome>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space[24]};
  ${twoColumns} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    gap: ${space[32]};
  }
`;
const Fields = styled.div`
  display: grid;
  gap: ${space[24]};
  align-content: start;
`;
const Outcome = styled.div`
  align-self: start;
  padding: ${space[24]};
  background: ${color.sand100};
  border-radius: ${radius.control};
  font-variant-numeric: tabular-nums;
  & > p {
    color: ${color.ink500};
    font-size: ${size[14]};
  }
  dl {
    margin-top: ${space[16]};
    border-top: 1px solid ${color.sand200};
    font-size: ${size[14]};
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[16]};
    padding-top: ${space[12]};
  }
  dt {
    color: ${color.ink500};
  }
`;
const Monthly = styled.output`
  display: block;
  font: 600 ${size[28]} / 1.3 ${font.display};
  small {
    font-size: 0.7em;
  }
`;
