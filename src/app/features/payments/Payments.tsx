import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space } from '../../theme/tokens';
import { Display2, Soft, Stack, Unseen } from '../../ui/Layout';
import { exactMoney } from '../../ui/Money';
import { Skeleton } from '../../ui/Skeleton';
import { Stats } from '../../ui/Stats';
import { BillingSection } from './parts/BillingSection';
import { PaymentHistory } from './parts/PaymentHistory';
import { PaymentMethods } from './parts/PaymentMethods';
import { PaymentTabs } from './parts/PaymentTabs';
import { Subscriptions } from './parts/Subscriptions';
import { paymentSums } from './paymentWords';
import { usePayments } from './usePayments';

/** What was paid, how, what runs, and whom invoices are made out to. What could not be loaded is shown as empty. */
export function Payments() {
  const view = usePayments();
  if (view.loading) return <PaymentsSkeleton />;
  const { payments, complete, methods, subscriptions, billingInfo } = view;
  const { spentInPaise, pendingInPaise } = paymentSums(payments);
  const panels: Readonly<Record<'history' | 'methods' | 'subscriptions', ReactNode>> = {
    history: <PaymentHistory payments={payments} />,
    methods: <PaymentMethods methods={methods} />,
    subscriptions: <Subscriptions subscriptions={subscriptions} />,
  };
  return (
    <Parts>
      <Stack $gap={8}>
        <Stats stats={[[exactMoney(spentInPaise), 'Total Spent'], [exactMoney(pendingInPaise), 'Pending Payments']]} />
        {!complete && <Soft>Of your newest {payments.length} payments.</Soft>}
      </Stack>
      <PaymentTabs panels={panels} />
      <section aria-labelledby="billing-info"><Stack $gap={24}><Display2 id="billing-info">Billing info</Display2><BillingSection info={billingInfo} /></Stack></section>
    </Parts>
  );
}

function PaymentsSkeleton() {
  return (
    <Parts role="status">
      <Unseen>Loading...</Unseen>
      <Skeleton $height="4.5rem" $width="20rem" />
      <Skeleton $height="20rem" />
      <Skeleton $height="12rem" />
    </Parts>
  );
}

const Parts = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[48]}; padding: ${space[48]} 0 0;
  & > section { padding-top: ${space[48]}; border-top: 1px solid ${color.sand200}; }
  & > [aria-hidden] { max-width: 100%; }
`;
