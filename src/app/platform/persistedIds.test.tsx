import { persistedIds } from './persistedIds';
import { seenStore } from './seenStore';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('keeps ids in their order, and the same list while nothing changes', () => {
  const kept = persistedIds('some');
  kept.write([3, 1, 2]);
  expect(kept.list()).toEqual([3, 1, 2]);
  expect(kept.list()).toBe(kept.list());
  expect(persistedIds('some').list()).toEqual([3, 1, 2]);
  kept.write([]);
  expect(localStorage.getItem('some')).toBeNull();
});

it('takes what somebody garbled for what can be read of it', () => {
  for (const [text, ids] of [
    ['{', []],
    ['null', []],
    ['[1,"2",-3,4.5,1,6]', [1, 6]],
  ] as const) {
    localStorage.setItem('some', text);
    expect(persistedIds('some').list()).toEqual(ids);
  }
});

it('tells who watches of each change, here and in another tab, until they stop', () => {
  const kept = persistedIds('some');
  const told = jest.fn();
  const stop = kept.watch(told);
  kept.write([1]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'some' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(told).toHaveBeenCalledTimes(3);
  stop();
  kept.write([2]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'some' }));
  expect(told).toHaveBeenCalledTimes(3);
});

it('lasts as long as the tab where nothing can be stored, if it is asked to', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const [lasting, passing] = [persistedIds('one'), persistedIds('two', { orInTab: true })];
  expect([lasting.write([1]), passing.write([1])]).toEqual([false, false]);
  expect([lasting.list(), passing.list()]).toEqual([[], [1]]);
});

it('remembers the last thirteen listings seen, each once, the last one first', () => {
  for (let id = 1; id <= 20; id += 1) seenStore.add(id);
  seenStore.add(15);
  expect(seenStore.list()).toEqual([15, 20, 19, 18, 17, 16, 14, 13, 12, 11, 10, 9, 8]);
});
