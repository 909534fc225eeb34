import { storageSubscription } from './storageSubscription';

const elsewhere = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

it('notifies every listener of a change in this tab until it stops', () => {
  const { notify, watch } = storageSubscription('some-key');
  const [one, other] = [jest.fn(), jest.fn()];
  const stop = watch(one);
  watch(other);
  notify();
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
  stop();
  notify();
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 2]);
});

it('notifies of another tab’s change to its key, or of cleared storage, until it stops', () => {
  const listener = jest.fn();
  const stop = storageSubscription('some-key').watch(listener);
  elsewhere('another');
  expect(listener).not.toHaveBeenCalled();
  elsewhere('some-key');
  elsewhere(null);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  elsewhere('some-key');
  expect(listener).toHaveBeenCalledTimes(2);
});

it('notifies only listeners of the changed key', () => {
  const listener = jest.fn();
  storageSubscription('some-key').watch(listener);
  storageSubscription('another').notify();
  expect(listener).not.toHaveBeenCalled();
});
