import { Payments } from '../features/payments/Payments';
import { MembersOnly } from '../features/profile/MembersOnly';
import { Container } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';

/** `/payments`: history, methods, subscriptions, billing info. */
export function PaymentsPage() {
  return (
    <>
      <PageHead title="Payments" lead="What you paid, with invoices, the packages that run, and whom invoices are made out to." trail={[{ name: 'Payments' }]} />
      <Container>
        <MembersOnly title="Log in to see your payments." words="Behind the login are your payment history with invoices, the cards you used, the packages that run, and your billing address.">
          <Payments />
        </MembersOnly>
        <PageEnd />
      </Container>
    </>
  );
}
