import { LazyCheckout } from '../features/checkout/LazyCheckout';
import { usePurchase } from '../features/checkout/usePurchase';
import { Payments } from '../features/payments/Payments';
import { MembersOnly } from '../features/profile/MembersOnly';
import { Container } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { toPaise } from '../ui/Money';
import { PageHead } from '../ui/PageHead';

/** `/payments`: history, methods, subscriptions, billing info. */
export function PaymentsPage() {
  return (
    <>
      <PageHead
        title="Payments"
        lead="Your payments, invoices, active packages and billing details."
        trail={[{ name: 'Payments' }]}
      />
      <Container>
        <MembersOnly
          title="Log in to see your payments."
          words="Log in to view your payment history and invoices, cards, active packages and billing address."
        >
          <OwnPayments />
        </MembersOnly>
        <PageEnd />
      </Container>
    </>
  );
}

/** The payments, below the one that is in progress. */
function OwnPayments() {
  const { subject, startPurchase, end } = usePurchase();
  return (
    <Payments
      onPay={
        subject
          ? undefined
          : ({ id, amount, description }) =>
              startPurchase({ kind: 'before', which: { payment: id }, amountInPaise: toPaise(amount), description })
      }
    >
      <LazyCheckout subject={subject} onLeft={end} />
    </Payments>
  );
}
