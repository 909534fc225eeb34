import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrations } from '@server/db/migrations/migrations';
import { freshPostgresUrl } from '../support/databases';
import { startScript } from '../support/childProcess';
import { times } from '../support/counts';
import { databasesOfSuite } from '../support/scope';
import type { SchemaSummary } from './support/readSchema';

type Opened = SchemaSummary & { state: 'open'; ms: number };

const rounds = { embedded: times(50, 1), postgres: times(25, 1) };
const script = path.join(__dirname, 'support/startDatabase.ts');
const allSteps = migrations.map(({ id }) => id).sort();

/** Starts without a kill. @returns what it found */
async function startFully(target: string): Promise<Opened> {
  const start = startScript(script, [target]);
  await start.line();
  const opened = await start.line<Opened>();
  expect(await start.exited).toBe(0);
  return opened;
}

/** Starts and kills after some milliseconds of work. @returns the time of the start if it was ready before */
async function startKilled(target: string, after: number): Promise<number | undefined> {
  const start = startScript(script, [target]);
  await start.line();
  const ready = start.line<Opened>().then(
    ({ ms }) => ms,
    () => undefined,
  );
  await new Promise((resolve) => setTimeout(resolve, after)); // a real wait: the test is about the moment of the kill
  await start.kill();
  return ready;
}

interface Target {
  target: string;
  end(): Promise<void> | void;
}

/**
 * Kills starts at random moments, each in its own slice of a full start; each must open afterwards. Starts that were
 * ready before the kill do not count.
 */
async function killRounds(count: number, createTarget: () => Promise<Target>): Promise<void> {
  const first = await createTarget();
  const whole = await startFully(first.target);
  await first.end();
  expect(whole.steps).toEqual(allSteps);
  let length = whole.ms;
  for (let round = 0; round < count;) {
    const { target, end } = await createTarget();
    const readyAfter = await startKilled(target, ((round + Math.random()) / count) * length);
    let reopened: Awaited<ReturnType<typeof startFully>>;
    try {
      reopened = await startFully(target);
    } finally {
      await end();
    }
    expect({ round, steps: reopened.steps }).toEqual({ round, steps: allSteps });
    expect(reopened.parts).toEqual(whole.parts);
    if (readyAfter === undefined) round += 1;
    else length = readyAfter;
  }
}

const newTarget: Readonly<Record<keyof typeof rounds, () => Promise<Target>>> = {
  embedded: async () => {
    const target = fs.mkdtempSync(path.join(os.tmpdir(), 'aangan-killed-'));
    return { target, end: () => fs.rmSync(target, { recursive: true, force: true }) };
  },
  postgres: async () => {
    const { url, end } = await freshPostgresUrl(false);
    return { target: url, end };
  },
};

it.each(databasesOfSuite())(
  'R2 a killed first start (%s) leaves a database that opens with every migration applied once and the full schema',
  (kind) => killRounds(rounds[kind], newTarget[kind]),
  rounds.embedded * 180_000,
);
