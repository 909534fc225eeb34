import { minuteInMs } from '@contract/durations';
import type { FastifyBaseLogger } from 'fastify';
import { type Repeating, repeat } from './repeat';

interface Held {
  end(): void;
  fail(failure: Error): void;
}

let held: Held[];
let warnings: unknown[][];
let started: Repeating[];

beforeEach(() => {
  jest.useFakeTimers();
  [held, warnings, started] = [[], [], []];
});
afterEach(async () => {
  for (const repeating of started) void repeating.stop();
  jest.useRealTimers();
});

/** A run that lasts until the test ends it. */
const run = () =>
  new Promise<void>((resolve, reject) => {
    held.push({ end: resolve, fail: reject });
  });
const log = { warn: (...entry: unknown[]) => void warnings.push(entry) } as unknown as FastifyBaseLogger;

function start(change: Partial<Parameters<typeof repeat>[0]> = {}): Repeating {
  const repeating = repeat({ run, every: minuteInMs, failed: 'the job failed', log, ...change });
  started.push(repeating);
  return repeating;
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
async function endOf(number: number): Promise<void> {
  held[number]?.end();
  await pass(0);
}

it('runs at once and again after each interval', async () => {
  start();
  expect(held).toHaveLength(1);
  await endOf(0);
  await pass(minuteInMs - 1);
  expect(held).toHaveLength(1);
  await pass(1);
  expect(held).toHaveLength(2);
  await endOf(1);
  await pass(minuteInMs);
  expect(held).toHaveLength(3);
});

it('waits for the initial delay before the first run', async () => {
  start({ initialDelay: minuteInMs });
  await pass(minuteInMs - 1);
  expect(held).toEqual([]);
  await pass(1);
  expect(held).toHaveLength(1);
});

it('never overlaps runs: starts during a run are skipped, and the next one comes on time', async () => {
  start();
  await pass(3.5 * minuteInMs);
  expect(held).toHaveLength(1);
  await endOf(0);
  expect(held).toHaveLength(1);
  await pass(minuteInMs / 2);
  expect(held).toHaveLength(2);
});

it.each<[string, () => void, () => Promise<void>]>([
  ['fails', () => held[0]?.fail(new Error('no connection')), run],
  [
    'throws before it returns a promise',
    () => undefined,
    () => {
      held.push({ end: () => undefined, fail: () => undefined });
      throw new Error('no connection');
    },
  ],
])('logs a run that %s, and starts the next one', async (_, fail, failing) => {
  start({ run: failing });
  fail();
  await pass(0);
  expect(warnings).toEqual([[{ err: new Error('no connection') }, 'the job failed']]);
  await pass(minuteInMs);
  expect(held).toHaveLength(2);
});

it('goes on after a failed run without a log', async () => {
  start({ log: undefined });
  held[0]?.fail(new Error('no connection'));
  await pass(minuteInMs);
  expect(held).toHaveLength(2);
});

it.each(['ends', 'fails'] as const)('stop waits for the current run, which %s, and starts no other', async (how) => {
  const repeating = start();
  let stopped = false;
  const stopping = repeating.stop().then(() => {
    stopped = true;
  });
  await pass(5 * minuteInMs);
  expect([held.length, stopped]).toEqual([1, false]);
  if (how === 'ends') held[0]?.end();
  else held[0]?.fail(new Error('no connection'));
  await stopping;
  await pass(5 * minuteInMs);
  expect(held).toHaveLength(1);
});

it('stop between two runs resolves at once, and may be called again', async () => {
  const repeating = start();
  await endOf(0);
  await Promise.all([repeating.stop(), repeating.stop()]);
  await pass(5 * minuteInMs);
  expect(held).toHaveLength(1);
});

it('keeps no process alive', () => {
  jest.useRealTimers();
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const before = timers();
  start();
  expect(timers()).toBe(before);
});
