import { dayInMs, hourInMs, secondInMs } from '@contract/durations';
import { importLimits } from '@contract/importLimits';
import { repeat } from '../db/repeat';
import { importsPlace } from '../files/dataFolder';
import { type Job, type JobDeps, type KeepLease, defineJob } from '../jobs/defineJob';
import { createLease } from '../jobs/lease';
import { type ImportsDeps, letVisitorsIn, step } from './importSteps';
import { deleteOld, keysInUse } from './importsStore';

/** Longer than the request takes that stores a file and then its import. */
const uploadInMs = hourInMs / 2;

/** Deletes imports whose time is over, and files whose import was never stored. */
async function sweepOld({ database, files, now }: ImportsDeps): Promise<number> {
  const before = new Date(now().getTime() - importLimits.keptDays * dayInMs);
  const keys = await deleteOld(database, before);
  for (const key of keys) if (key !== null) await files.delete(key);
  const stored: string[] = [];
  for await (const key of files.list(importsPlace)) stored.push(key);
  const used = await keysInUse(database, stored);
  for (const key of stored.filter((one) => !used.has(one))) {
    const file = await files.head(key);
    if (file && file.changedAt.getTime() < now().getTime() - uploadInMs) await files.delete(key);
  }
  return keys.length;
}

/**
 * Reads, checks, brings in and takes back what waits, one import after the other. It stops and goes on anywhere: what a
 * step does and how far it came are one transaction.
 */
export async function runImports(
  deps: ImportsDeps,
  keepLease: KeepLease = async () => true,
): Promise<{ steps: number; swept: number }> {
  const done = { steps: 0, swept: 0 };
  for (;;) {
    const begun = performance.now();
    if (!(await keepLease()) || !(await step(deps, keepLease))) break;
    done.steps += 1;
    await letVisitorsIn(begun);
  }
  return { ...done, swept: await sweepOld(deps) };
}

/** Does what imports wait for, as soon as it is woken. */
export interface ImportRunner {
  /** Resolves when nothing waits any more, or another process is at it. Never rejects. */
  wake(): Promise<void>;
  /** Begins nothing new and waits for the current step. */
  stop(): Promise<void>;
}

const leaseName = 'imports';
/** Seconds after which another process goes on in the place of one that died; it is renewed three times as often. */
const leaseInSeconds = 30;

export function startImports(deps: ImportsDeps): ImportRunner {
  let stopped = false;
  let again = false;
  let running: Promise<void> | undefined;

  async function runLeased(): Promise<void> {
    const lease = createLease(deps.database, leaseName, leaseInSeconds);
    if (!(await lease.take())) return;
    // the reading of a file is one long step
    const every = (leaseInSeconds / 3) * secondInMs;
    const renewing = repeat({
      run: lease.take,
      every,
      initialDelay: every,
      failed: `job ${leaseName} failed`,
      log: deps.log,
    });
    try {
      await runImports(deps, async () => !stopped && lease.take());
    } finally {
      await renewing.stop();
      await lease.release();
    }
  }

  async function work(): Promise<void> {
    do {
      again = false;
      await runLeased().catch((error: unknown) => deps.log?.warn({ err: error }, 'imports could not go on'));
    } while (again && !stopped);
    running = undefined;
  }

  return {
    wake: () => {
      again = true;
      return (running ??= work());
    },
    stop: async () => {
      stopped = true;
      await running;
    },
  };
}

/** Wakes the imports, for what a process that died has left. */
export const runImportsJob = (runner: Pick<ImportRunner, 'wake'>): Job<JobDeps> =>
  defineJob({
    name: 'run-imports',
    every: 15 * secondInMs,
    lease: 'eachProcess',
    async run() {
      await runner.wake();
      return {};
    },
  });
