import { readPaymentTab, tabAfter } from './paymentTabs';

it.each([
  ['', 'history'],
  ['tab=methods', 'methods'],
  ['tab=subscriptions', 'subscriptions'],
  ['tab=toString', 'history'],
] as const)('reads ?%s as %s', (query, tab) => {
  expect(readPaymentTab(new URLSearchParams(query))).toBe(tab);
});

it('moves between tabs by arrow keys, wrapping around', () => {
  expect(tabAfter('history', 'ArrowRight')).toBe('methods');
  expect(tabAfter('subscriptions', 'ArrowRight')).toBe('history');
  expect(tabAfter('history', 'ArrowLeft')).toBe('subscriptions');
  expect(tabAfter('methods', 'Home')).toBe('history');
  expect(tabAfter('methods', 'End')).toBe('subscriptions');
  expect(tabAfter('methods', 'Enter')).toBeUndefined();
});
