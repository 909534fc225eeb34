import type { BillingInfo, Payment, PaymentMethod, Subscription } from '@contract/payments';
import {
  useGetBillingInfoQuery,
  useListPaymentMethodsQuery,
  useListPaymentsQuery,
  useListSubscriptionsQuery,
} from '../../api/endpoints/paymentsApi';

export type PaymentsView =
  | { loading: true }
  | {
      loading: false;
      payments: readonly Payment[];
      methods: readonly PaymentMethod[];
      subscriptions: readonly Subscription[];
      billingInfo: BillingInfo | null;
    };

/** Payments also change elsewhere, so every visit reloads them and shows cached data meanwhile. */
const afresh = { refetchOnMountOrArgChange: true };

/** The four queries of the payments page: loading until all have ended; a failed one counts as empty. */
export function usePayments(): PaymentsView {
  const payments = useListPaymentsQuery(undefined, afresh);
  const methods = useListPaymentMethodsQuery(undefined, afresh);
  const subscriptions = useListSubscriptionsQuery(undefined, afresh);
  const billing = useGetBillingInfoQuery(undefined, afresh);
  // retrying a failed query leaves the page as it is
  if ([payments, methods, subscriptions, billing].some(({ isLoading, error }) => isLoading && !error))
    return { loading: true };
  return {
    loading: false,
    payments: payments.data ?? [],
    methods: methods.data ?? [],
    subscriptions: subscriptions.data?.active_subscriptions ?? [],
    billingInfo: billing.data ?? null,
  };
}
