import { createCache } from './cache';

const memoryAt = (start: number | null) => {
  const clock = { version: start, now: 0 };
  const memory = createCache<{ text: string }>(
    { version: () => clock.version },
    { maxBytes: 2_000, sizeOf: ({ text }) => text.length, now: () => clock.now },
  );
  return { clock, memory };
};

it('holds what it keeps until the content changes', () => {
  const { clock, memory } = memoryAt(3);
  memory.keep('a', { text: 'words' }, 3);
  expect(memory.held('a')).toEqual({ text: 'words' });
  clock.version = 4;
  expect(memory.held('a')).toBeUndefined();
});

it('drops what a change has overtaken while it was made', () => {
  const { clock, memory } = memoryAt(3);
  clock.version = 4;
  memory.keep('a', { text: 'made of the old content' }, 3);
  expect(memory.held('a')).toBeUndefined();
  clock.version = 3;
  expect(memory.held('a')).toBeUndefined();
});

it('remembers nothing while changes could be missed', () => {
  const { clock, memory } = memoryAt(3);
  memory.keep('a', { text: 'words' }, 3);
  clock.version = null;
  expect(memory.held('a')).toBeUndefined();
  memory.keep('b', { text: 'words' }, null);
  expect(memory.held('b')).toBeUndefined();
});

it('lets nothing grow older than half a minute, since some words depend on the time', () => {
  const { clock, memory } = memoryAt(3);
  memory.keep('a', { text: 'posted 3 days ago' }, 3);
  clock.now = 29_999;
  expect(memory.held('a')).toBeDefined();
  clock.now = 30_000;
  expect(memory.held('a')).toBeUndefined();
});

it('stays within its bounds: what was used least is forgotten first', () => {
  const { memory } = memoryAt(1);
  for (const key of ['a', 'b', 'c']) {
    memory.keep(key, { text: 'x'.repeat(500) }, 1);
    memory.held('a');
  }
  expect(memory.held('a')).toBeDefined();
  expect(memory.held('b')).toBeUndefined();
  expect(memory.held('c')).toBeDefined();
});
