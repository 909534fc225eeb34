import * as messages from '@messages/app/pages';
import { LazyCheckout } from '../features/checkout/LazyCheckout';
import { usePurchase } from '../features/checkout/usePurchase';
import { newClientId } from '../platform/viewer';
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
      <PageHead title={messages.payments} lead={messages.yourPayments} trail={[{ name: messages.payments }]} />
      <Container>
        <MembersOnly title={messages.logInToSeeYourPayments} words={messages.logInToViewYourPayment}>
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
      onUpgrade={
        subject
          ? undefined
          : ({ id }, { package: packageId, name, amount }) =>
              startPurchase({
                kind: 'purchase',
                purchase: { receipt: newClientId(), packageId, addOnIds: [], upgrade: id, amountInPaise: amount },
                description: messages.upgradeToPackage(name),
              })
      }
    >
      <LazyCheckout subject={subject} onLeft={end} />
    </Payments>
  );
}
