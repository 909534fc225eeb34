import { type OpenPurchase, openPurchase } from './openPurchase';

const open: OpenPurchase = {
  username: 'meera',
  which: { receipt: 'receipt-1' },
  amountInPaise: 599_900,
  since: Date.now(),
  packageId: 2,
  addOnIds: [1, 3],
};

beforeEach(() => localStorage.clear());

it('H16 stores the purchase in progress beyond the tab, and notifies listeners, in other tabs too', () => {
  const listener = jest.fn();
  const stop = openPurchase.watch(listener);
  openPurchase.keep(open);
  expect(openPurchase.read()).toEqual(open);
  expect(openPurchase.read()).toBe(openPurchase.read());
  window.dispatchEvent(new StorageEvent('storage', { key: 'openPurchase' }));
  openPurchase.forget();
  expect([openPurchase.read(), listener.mock.calls.length]).toEqual([null, 3]);
  stop();
  openPurchase.keep(open);
  expect(listener).toHaveBeenCalledTimes(3);
});

it.each([
  ['is a day old', { ...open, since: Date.now() - 24 * 60 * 60_000 }],
  ['names no purchase', { ...open, which: {} }],
  ['names nobody', { ...open, username: undefined }],
  ['is a list', []],
  ['is nothing', null],
])('reads nothing of what %s', (_what, stored) => {
  localStorage.setItem('openPurchase', JSON.stringify(stored));
  expect(openPurchase.read()).toBeNull();
});

it('ignores invalid JSON', () => {
  localStorage.setItem('openPurchase', '{half');
  expect(openPurchase.read()).toBeNull();
});
