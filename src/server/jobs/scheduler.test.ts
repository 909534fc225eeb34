import type { FastifyBaseLogger } from 'fastify';
import { type RunningJob, startJob } from './scheduler';

const minute = 60_000;

interface Held {
  end(): void;
  fail(failure: Error): void;
}

let held: Held[];
let warnings: unknown[][];
let started: RunningJob[];

beforeEach(() => {
  jest.useFakeTimers();
  [held, warnings, started] = [[], [], []];
});
afterEach(async () => {
  for (const rounds of started) void rounds.stop();
  jest.useRealTimers();
});

/** A round that is under way until the test ends it. */
const round = () =>
  new Promise<void>((resolve, reject) => {
    held.push({ end: resolve, fail: reject });
  });
const log = { warn: (...said: unknown[]) => void warnings.push(said) } as unknown as FastifyBaseLogger;

function start(change: Partial<Parameters<typeof startJob>[0]> = {}): RunningJob {
  const rounds = startJob({ round, everyInMs: minute, failed: 'the lamps could not be lit', log, ...change });
  started.push(rounds);
  return rounds;
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
async function endOf(number: number): Promise<void> {
  held[number]?.end();
  await pass(0);
}

it('does a round now and another each time that the time has come', async () => {
  start();
  expect(held).toHaveLength(1);
  await endOf(0);
  await pass(minute - 1);
  expect(held).toHaveLength(1);
  await pass(1);
  expect(held).toHaveLength(2);
  await endOf(1);
  await pass(minute);
  expect(held).toHaveLength(3);
});

it('lets the time pass before the first round where it is told to', async () => {
  start({ rested: true });
  await pass(minute - 1);
  expect(held).toEqual([]);
  await pass(1);
  expect(held).toHaveLength(1);
});

it('rounds never overlap: those that would begin during one pass, and the next comes at its time', async () => {
  start();
  await pass(3.5 * minute);
  expect(held).toHaveLength(1);
  await endOf(0);
  expect(held).toHaveLength(1);
  await pass(minute / 2);
  expect(held).toHaveLength(2);
});

it.each<[string, () => void, () => Promise<void>]>([
  ['fails', () => held[0]?.fail(new Error('no oil')), round],
  [
    'fails before it has begun to wait',
    () => undefined,
    () => {
      held.push({ end: () => undefined, fail: () => undefined });
      throw new Error('no oil');
    },
  ],
])('a round that %s is told and the next one comes', async (_, fail, failing) => {
  start({ round: failing });
  fail();
  await pass(0);
  expect(warnings).toEqual([[{ err: new Error('no oil') }, 'the lamps could not be lit']]);
  await pass(minute);
  expect(held).toHaveLength(2);
});

it('a round that fails where nobody keeps a log ends nothing', async () => {
  start({ log: undefined });
  held[0]?.fail(new Error('no oil'));
  await pass(minute);
  expect(held).toHaveLength(2);
});

it.each(['ends', 'fails'] as const)(
  'stop waits for the round under way, whether it %s or not, and lets none begin',
  async (how) => {
    const rounds = start();
    let stopped = false;
    const stopping = rounds.stop().then(() => {
      stopped = true;
    });
    await pass(5 * minute);
    expect([held.length, stopped]).toEqual([1, false]);
    if (how === 'ends') held[0]?.end();
    else held[0]?.fail(new Error('no oil'));
    await stopping;
    await pass(5 * minute);
    expect(held).toHaveLength(1);
  },
);

it('stop between two rounds is done at once, and may be said again', async () => {
  const rounds = start();
  await endOf(0);
  await Promise.all([rounds.stop(), rounds.stop()]);
  await pass(5 * minute);
  expect(held).toHaveLength(1);
});

it('keeps no process alive', () => {
  jest.useRealTimers();
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const before = timers();
  start();
  expect(timers()).toBe(before);
});
