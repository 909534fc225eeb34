import type { PaymentMethod } from '@contract/payments';
import * as messages from '@messages/app/payments';
import { CreditCard } from 'lucide-react';
import styled from 'styled-components';
import { color, size, space } from '../../../theme/tokens';
import { Notice } from '../../../ui/Notice';

/** The cards used. Only the payment provider has their numbers. */
export function PaymentMethods({ methods }: { methods: readonly PaymentMethod[] }) {
  if (methods.length === 0)
    return <Notice title={messages.noPaymentMethodsFound}>{messages.cardsYouPayWithAppearHere}</Notice>;
  return (
    <List>
      {methods.map(({ id, card_type: type, last4, expiry, primary }) => (
        <li key={id}>
          <CreditCard size={24} strokeWidth={1.5} aria-hidden />
          <div>
            <strong>{messages.endingIn(type, last4)}</strong>
            {expiry && <span>{messages.expiresExpiry(expiry)}</span>}
          </div>
          {primary && <em>{messages.primary}</em>}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  max-width: 40rem;
  li {
    display: flex;
    gap: ${space[16]};
    align-items: center;
    min-height: 4rem;
    padding: ${space[12]} 0;
    border-bottom: 1px solid ${color.sand200};
  }
  li > svg {
    flex: none;
    color: ${color.brass700};
  }
  div {
    display: grid;
    flex: 1;
    min-width: 0;
  }
  strong {
    font-weight: 500;
  }
  span {
    font-size: ${size[14]};
    color: ${color.ink500};
  }
  em {
    padding: ${space[4]} ${space[12]};
    border: 1px solid ${color.brass700};
    border-radius: 999px;
    color: ${color.brass700};
    font-size: ${size[14]};
    font-style: normal;
    line-height: 1.3;
  }
`;
