import { persistedIds } from './persistedIds';
import { seenStore } from './seenStore';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('stores ids in order, and returns the same list until something changes', () => {
  const ids = persistedIds('some');
  ids.write([3, 1, 2]);
  expect(ids.list()).toEqual([3, 1, 2]);
  expect(ids.list()).toBe(ids.list());
  expect(persistedIds('some').list()).toEqual([3, 1, 2]);
  ids.write([]);
  expect(localStorage.getItem('some')).toBeNull();
});

it('reads the valid part of a corrupt value', () => {
  for (const [text, ids] of [
    ['{', []],
    ['null', []],
    ['[1,"2",-3,4.5,1,6]', [1, 6]],
  ] as const) {
    localStorage.setItem('some', text);
    expect(persistedIds('some').list()).toEqual(ids);
  }
});

it('notifies listeners of each change, here and in another tab, until they stop', () => {
  const ids = persistedIds('some');
  const listener = jest.fn();
  const stop = ids.watch(listener);
  ids.write([1]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'some' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  ids.write([2]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'some' }));
  expect(listener).toHaveBeenCalledTimes(3);
});

it('lasts as long as the tab with orInTab if nothing can be stored', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const [lasting, passing] = [persistedIds('one'), persistedIds('two', { orInTab: true })];
  expect([lasting.write([1]), passing.write([1])]).toEqual([false, false]);
  expect([lasting.list(), passing.list()]).toEqual([[], [1]]);
});

it('stores the last thirteen listings viewed, without duplicates, latest first', () => {
  for (let id = 1; id <= 20; id += 1) seenStore.add(id);
  seenStore.add(15);
  expect(seenStore.list()).toEqual([15, 20, 19, 18, 17, 16, 14, 13, 12, 11, 10, 9, 8]);
});
