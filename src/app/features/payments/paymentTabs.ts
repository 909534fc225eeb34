export const paymentTabs = ['history', 'methods', 'subscriptions'] as const;
export type PaymentTab = (typeof paymentTabs)[number];

/** `?tab=` → tab; the history when it names none. */
export function readPaymentTab(params: URLSearchParams): PaymentTab {
  return paymentTabs.find((tab) => tab === params.get('tab')) ?? 'history';
}

/** The tab a key leads to, around the ends; undefined for any other key. */
export function tabAfter(tab: PaymentTab, key: string): PaymentTab | undefined {
  const at = paymentTabs.indexOf(tab);
  const steps: Readonly<Record<string, number>> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
  const next = steps[key];
  return next === undefined ? undefined : paymentTabs.at(next % paymentTabs.length);
}
