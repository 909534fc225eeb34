import { storageSubscription } from './storageSubscription';

const elsewhere = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

it('tells everybody who watches of a change in this tab, until they stop', () => {
  const { tell, watch } = storageSubscription('kept');
  const [one, other] = [jest.fn(), jest.fn()];
  const stop = watch(one);
  watch(other);
  tell();
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
  stop();
  tell();
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 2]);
});

it('tells of a change in another tab, of its own key and of a storage that was emptied, until one stops', () => {
  const told = jest.fn();
  const stop = storageSubscription('kept').watch(told);
  elsewhere('another');
  expect(told).not.toHaveBeenCalled();
  elsewhere('kept');
  elsewhere(null);
  expect(told).toHaveBeenCalledTimes(2);
  stop();
  elsewhere('kept');
  expect(told).toHaveBeenCalledTimes(2);
});

it('keeps those apart who watch different keys', () => {
  const told = jest.fn();
  storageSubscription('kept').watch(told);
  storageSubscription('another').tell();
  expect(told).not.toHaveBeenCalled();
});
