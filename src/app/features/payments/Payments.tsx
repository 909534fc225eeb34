import { type ReactNode, Suspense, lazy } from 'react';
import type { Payment, Subscription } from '@contract/payments';
import * as messages from '@messages/app/payments';
import styled from 'styled-components';
import { color, space } from '../../theme/tokens';
import { Display2, Stack, VisuallyHidden } from '../../ui/Layout';
import { exactMoney } from '../../ui/Money';
import { Skeleton } from '../../ui/Skeleton';
import { Stats } from '../../ui/Stats';
import { BillingSection } from './parts/BillingSection';
import { PaymentHistory } from './parts/PaymentHistory';
import { PaymentMethods } from './parts/PaymentMethods';
import { PaymentTabs } from './parts/PaymentTabs';
import { paymentSums } from './paymentLabels';
import { usePayments } from './usePayments';

const Subscriptions = lazy(() =>
  import(/* webpackChunkName: "subscriptions" */ './parts/Subscriptions').then((module) => ({
    default: module.Subscriptions,
  })),
);

interface PaymentsProps {
  /** The status of the payment that is being continued. */
  children?: ReactNode;
  /** Continues an unfinished payment; absent while another one is being continued. */
  onPay?: ((payment: Payment) => void) | undefined;
  /** Replaces a package by a dearer one; absent while something is paid. */
  onUpgrade?: ((from: Subscription, to: Subscription['upgrades'][number]) => void) | undefined;
}

/** Payment history, methods, subscriptions and billing details. What could not be loaded is shown as empty. */
export function Payments({ children, onPay, onUpgrade }: PaymentsProps) {
  const view = usePayments();
  if (view.loading) return <PaymentsSkeleton />;
  const { payments, methods, subscriptions, billingInfo } = view;
  const { spentInPaise, pendingInPaise } = paymentSums(payments);
  const panels: Readonly<Record<'history' | 'methods' | 'subscriptions', ReactNode>> = {
    history: <PaymentHistory payments={payments} onPay={onPay} />,
    methods: <PaymentMethods methods={methods} />,
    subscriptions: (
      <Suspense fallback={<Skeleton $height="16rem" />}>
        <Subscriptions subscriptions={subscriptions} onUpgrade={onUpgrade} />
      </Suspense>
    ),
  };
  return (
    <Parts>
      {children}
      <Stats
        stats={[
          [exactMoney(spentInPaise), messages.totalSpent],
          [exactMoney(pendingInPaise), messages.pendingPayments],
        ]}
      />
      <PaymentTabs panels={panels} />
      <section aria-labelledby="billing-info">
        <Stack $gap={24}>
          <Display2 id="billing-info">{messages.billingInfo}</Display2>
          <BillingSection info={billingInfo} />
        </Stack>
      </section>
    </Parts>
  );
}

function PaymentsSkeleton() {
  return (
    <Parts role="status">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <Skeleton $height="4.5rem" $width="20rem" />
      <Skeleton $height="20rem" />
      <Skeleton $height="12rem" />
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[48]};
  padding: ${space[48]} 0 0;
  & > section {
    padding-top: ${space[48]};
    border-top: 1px solid ${color.sand200};
  }
  & > [aria-hidden] {
    max-width: 100%;
  }
`;
