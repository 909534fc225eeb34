import type { PaymentStep } from '@contract/officePayments';
import * as messages from '@messages/app/officePayments';
import styled from 'styled-components';
import { color, space } from '../../../theme/tokens';
import { exactMoney } from '../../../ui/Money';
import { ownMoment } from '../../../ui/days';
import { stepLabel } from '../paymentLabels';
import { PartHeading } from './PaymentParts';

/** Everything that happened to a payment, the oldest first. */
export function PaymentTimeline({ steps }: { steps: readonly PaymentStep[] }) {
  return (
    <section aria-labelledby="payment-history">
      <PartHeading id="payment-history">{messages.history}</PartHeading>
      <Steps>
        {steps.map((step, place) => (
          // two steps can be equal in everything
          <li key={place}>
            <time dateTime={step.at}>{ownMoment(step.at)}</time>
            <p>
              {stepLabel(step)}
              {step.amount_in_paise !== null && `, ${exactMoney(step.amount_in_paise)}`}
            </p>
            {step.detail && <small>{step.detail}</small>}
          </li>
        ))}
      </Steps>
    </section>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${space[12]};
  padding-left: ${space[16]};
  border-left: 1px solid ${color.sand200};
  time,
  small {
    color: ${color.ink500};
  }
`;
