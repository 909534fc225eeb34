import * as messages from '@messages/server/payments';

const methods: Readonly<Record<string, string>> = {
  card: messages.card,
  upi: 'UPI',
  netbanking: messages.netBanking,
  wallet: messages.wallet,
  emi: 'EMI',
};

/** How something was paid, as people read it. */
export const methodName = (method: string): string => methods[method] ?? method;
