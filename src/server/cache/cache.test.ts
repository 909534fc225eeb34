import { createCache } from './cache';

const cacheAt = (start: number | null) => {
  const clock = { version: start, now: 0 };
  const cache = createCache<{ text: string }>(
    { version: () => clock.version },
    { maxBytes: 2_000, sizeOf: ({ text }) => text.length, now: () => clock.now },
  );
  return { clock, cache };
};

it('keeps entries until the content changes', () => {
  const { clock, cache } = cacheAt(3);
  cache.set('a', { text: 'words' }, 3);
  expect(cache.get('a')).toEqual({ text: 'words' });
  clock.version = 4;
  expect(cache.get('a')).toBeUndefined();
});

it('drops a response if the content changed while it was computed', () => {
  const { clock, cache } = cacheAt(3);
  clock.version = 4;
  cache.set('a', { text: 'made of the old content' }, 3);
  expect(cache.get('a')).toBeUndefined();
  clock.version = 3;
  expect(cache.get('a')).toBeUndefined();
});

it('stores nothing while changes could be missed', () => {
  const { clock, cache } = cacheAt(3);
  cache.set('a', { text: 'words' }, 3);
  clock.version = null;
  expect(cache.get('a')).toBeUndefined();
  cache.set('b', { text: 'words' }, null);
  expect(cache.get('b')).toBeUndefined();
});

it('drops entries after 30 s, because some texts depend on the time', () => {
  const { clock, cache } = cacheAt(3);
  cache.set('a', { text: 'posted 3 days ago' }, 3);
  clock.now = 29_999;
  expect(cache.get('a')).toBeDefined();
  clock.now = 30_000;
  expect(cache.get('a')).toBeUndefined();
});

it('limits its size by dropping the least recently used entries', () => {
  const { cache } = cacheAt(1);
  for (const key of ['a', 'b', 'c']) {
    cache.set(key, { text: 'x'.repeat(500) }, 1);
    cache.get('a');
  }
  expect(cache.get('a')).toBeDefined();
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('c')).toBeDefined();
});
