export const paymentTabs = ['history', 'methods', 'subscriptions'] as const;
export type PaymentTab = (typeof paymentTabs)[number];

/** `?tab=` → tab; the history by default. */
export function readPaymentTab(params: URLSearchParams): PaymentTab {
  return paymentTabs.find((tab) => tab === params.get('tab')) ?? 'history';
}

/** The tab that a key moves to, wrapping around; undefined for other keys. */
export function tabAfter(tab: PaymentTab, key: string): PaymentTab | undefined {
  const at = paymentTabs.indexOf(tab);
  const steps: Readonly<Record<string, number>> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
  const next = steps[key];
  return next === undefined ? undefined : paymentTabs.at(next % paymentTabs.length);
}
