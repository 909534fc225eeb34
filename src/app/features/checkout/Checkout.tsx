import { CircleAlert, CircleCheck, Clock, LoaderCircle, ReceiptText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import type { Payment } from '@contract/payments';
import * as messages from '@messages/app/checkout';
import { color, font, radius, size, space, reducedMotion } from '../../theme/tokens';
import { Button, ButtonLink } from '../../ui/Button';
import type { Subject } from './checkoutMachine';
import type { CheckoutView } from './checkoutMessages';
import { BillingStep } from './parts/BillingStep';
import { useCheckout } from './useCheckout';
import { Rich } from '../../ui/Rich';
import { bringIntoView } from '../../ui/useStepInView';

export interface CheckoutProps {
  /** What to pay; another subject needs another `key`. */
  subject: Subject;
  onPaid?: ((payment: Payment) => void) | undefined;
  /** Where the purchased item can be found, besides the payments. */
  bought?: { to: string; label: string } | undefined;
  /** The buyer has left, whether they paid or not. */
  onLeft: () => void;
}

/** Pays any subject: creates the order, opens the payment sheet, verifies the payment and shows the status. */
export function Checkout({ subject, onPaid, bought, onLeft }: CheckoutProps) {
  const { view, sheet, retry, ask, billed, leave } = useCheckout(subject, { onPaid, onLeft });
  const panel = usePanelInView(view.step);
  if (view.step === 'left' || view.step === 'over') return null;
  return (
    <Panel ref={panel} tabIndex={-1} aria-label={messages.payment} aria-busy={view.busy} data-step={view.step}>
      <Status role="status">
        <Mark view={view} />
        <div>
          <strong>{view.title}</strong>
          <p>{view.message}</p>
          {view.reference && (
            <p>
              <Rich text={messages.paymentId} id={<Reference>{view.reference}</Reference>} />
            </p>
          )}
        </div>
      </Status>
      {view.step === 'billing' ? (
        <BillingStep onDone={billed} onLeave={leave} />
      ) : (
        <Actions view={view} bought={bought} retry={retry} ask={ask} leave={leave} />
      )}
      {sheet && <sheet.Sheet order={sheet.order} description={sheet.description} onEnd={sheet.onEnd} />}
    </Panel>
  );
}

/** Brings the beginning of a payment and its end into view; billing details and the sheet between them take the focus themselves. */
function usePanelInView(step: CheckoutView['step']) {
  const panel = useRef<HTMLElement>(null);
  const last = useRef<CheckoutView['step']>(undefined);
  useEffect(() => {
    const isFirst = last.current === undefined;
    const isNews = last.current !== step && ['paid', 'refused', 'dismissed'].includes(step);
    last.current = step;
    const focused = document.activeElement;
    const isFree = !focused || focused === document.body || panel.current?.contains(focused);
    // what goes on by itself after a reload, or ends while somebody types elsewhere, leaves the page where it is
    const isFollowed = isFirst ? wasPressed() : isNews && isFree;
    if (isFollowed && step !== 'billing') bringIntoView(panel.current);
  }, [step]);
  return panel;
}
/** Whether the visitor has pressed anything on this page. */
const wasPressed = () => (navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive ?? true;

function Mark({ view: { step } }: { view: CheckoutView }) {
  const look = { size: 24, strokeWidth: 1.5, 'aria-hidden': true } as const;
  if (step === 'billing') return <ReceiptText {...look} color={color.brass700} />;
  if (step === 'paid') return <CircleCheck {...look} color={color.leaf700} />;
  if (step === 'refused') return <CircleAlert {...look} color={color.claret700} />;
  return step === 'dismissed' ? (
    <Clock {...look} color={color.amber700} />
  ) : (
    <Turning {...look} color={color.brass700} />
  );
}

function Actions({
  view: { step, retry },
  bought,
  ...on
}: {
  view: CheckoutView;
  bought: CheckoutProps['bought'];
  retry: () => void;
  ask: () => void;
  leave: () => void;
}) {
  if (step === 'paid')
    return (
      <Row>
        {bought && <ButtonLink to={bought.to}>{bought.label}</ButtonLink>}
        <ButtonLink to="/payments" {...(bought && { $kind: 'quiet' as const })}>
          {messages.yourPayments}
        </ButtonLink>
        <Button $kind="quiet" onClick={on.leave}>
          {messages.done}
        </Button>
      </Row>
    );
  if (step === 'pending')
    return (
      <Row>
        <Button onClick={on.ask}>{messages.askNow}</Button>
        <ButtonLink to="/payments" $kind="quiet">
          {messages.yourPayments}
        </ButtonLink>
      </Row>
    );
  return (
    retry && (
      <Row>
        <Button onClick={on.retry}>{retry}</Button>
        <Button $kind="quiet" onClick={on.leave}>
          {messages.notNow}
        </Button>
      </Row>
    )
  );
}

const turn = keyframes`to { transform: rotate(1turn); }`;
const Turning = styled(LoaderCircle)`
  animation: ${turn} 1.2s linear infinite;
  ${reducedMotion} {
    animation: none;
  }
`;
const Panel = styled.section`
  display: grid;
  gap: ${space[16]};
  padding: ${space[16]};
  background: ${color.raised};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.control};
  &:focus {
    outline: none;
  }
`;
const Status = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[12]};
  align-items: start;
  strong {
    font: 600 ${size[22]} / 1.25 ${font.display};
    font-variant-numeric: lining-nums;
  }
  p {
    padding-top: ${space[4]};
    font-size: ${size[14]};
  }
`;
const Reference = styled.span`
  font-variant-numeric: tabular-nums;
  user-select: all;
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`;
