import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrations } from '@server/db/migrations/migrations';
import { freshPostgresUrl } from '../support/databases';
import { startScript } from '../support/childProcess';
import { times } from '../support/counts';
import type { SchemaLook } from './support/lookAtSchema';

type Opened = SchemaLook & { state: 'open'; ms: number };

const rounds = times(50, 4);
const script = path.join(__dirname, 'support/startDatabase.ts');
const allSteps = migrations.map(({ id }) => id).sort();

/** Starts, and lets it be; what it found. */
async function startWhole(target: string): Promise<Opened> {
  const start = startScript(script, [target]);
  await start.line();
  const opened = await start.line<Opened>();
  expect(await start.exited).toBe(0);
  return opened;
}

/** Starts and kills after so many milliseconds of work; how long it took when it was ready before that. */
async function startKilled(target: string, after: number): Promise<number | undefined> {
  const start = startScript(script, [target]);
  await start.line();
  const ready = start.line<Opened>().then(
    ({ ms }) => ms,
    () => undefined,
  );
  await new Promise((resolve) => setTimeout(resolve, after)); // the moment of the kill is the test's very subject
  await start.kill();
  return ready;
}

interface Target {
  target: string;
  end(): Promise<void> | void;
}

/** Kills so many starts, each at random within its own slice of a whole one; each must open afterwards. A start that was ready before its kill does not count. */
async function killRounds(count: number, fresh: () => Promise<Target>): Promise<void> {
  const first = await fresh();
  const whole = await startWhole(first.target);
  await first.end();
  expect(whole.steps).toEqual(allSteps);
  let length = whole.ms;
  for (let round = 0; round < count;) {
    const { target, end } = await fresh();
    const readyAfter = await startKilled(target, ((round + Math.random()) / count) * length);
    const reopened = await startWhole(target).finally(end);
    expect({ round, steps: reopened.steps }).toEqual({ round, steps: allSteps });
    expect(reopened.parts).toEqual(whole.parts);
    if (readyAfter === undefined) round += 1;
    else length = readyAfter;
  }
}

describe('R2 a first start that is killed', () => {
  it(
    'leaves a folder that opens with every step once and the whole schema',
    () =>
      killRounds(rounds, async () => {
        const target = fs.mkdtempSync(path.join(os.tmpdir(), 'aangan-killed-'));
        return { target, end: () => fs.rmSync(target, { recursive: true, force: true }) };
      }),
    rounds * 60_000,
  );

  it(
    'leaves a PostgreSQL that opens with every step once and the whole schema',
    () =>
      killRounds(Math.ceil(rounds / 2), async () => {
        const { url, end } = await freshPostgresUrl(false);
        return { target: url, end };
      }),
    rounds * 60_000,
  );
});
