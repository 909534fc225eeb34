import * as messages from '@messages/app/emi';
import styled from 'styled-components';
import { color, size } from '../../theme/tokens';
import { exactMoney } from '../../ui/Money';
import { instalmentsOf, loanFor, defaultEmi, wholeRupees } from './emi';

/** "EMI from ₹… a month" on a price card, linked to the calculator. */
export function EmiLink({ priceInPaise }: { priceInPaise: number }) {
  const { monthlyInPaise } = instalmentsOf(loanFor(priceInPaise, defaultEmi));
  return <Line href="#emi">{messages.emiFromAMonth(exactMoney(wholeRupees(monthlyInPaise)))}</Line>;
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
