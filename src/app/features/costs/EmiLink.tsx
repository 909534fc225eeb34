import * as messages from '@messages/app/emi';
import styled from 'styled-components';
import { color, size } from '../../theme/tokens';
import { exactMoney } from '../../ui/Money';
import { type EmiChoice, instalmentsOf, loanFor, defaultEmi, wholeRupees } from './emi';

/** "EMI from ₹… a month" on a price card, linked to the calculator; the calculator's own result once it is used. */
export function EmiLink({ priceInPaise, choice }: { priceInPaise: number; choice: EmiChoice }) {
  const { monthlyInPaise } = instalmentsOf(loanFor(priceInPaise, choice));
  const words = choice === defaultEmi ? messages.emiFromAMonth : messages.emiAMonth;
  return <Line href="#emi">{words(exactMoney(wholeRupees(monthlyInPaise)))}</Line>;
}

const Line = styled.a`
  display: inline-flex;
  align-items: center;
  width: fit-content;
  min-height: 2.75rem;
  font-size: ${size[14]};
  color: ${color.brass700};
  text-underline-offset: 0.25em;
`;
