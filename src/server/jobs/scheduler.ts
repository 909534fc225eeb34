import { beginningOf } from '@contract/beginningOf';
import { redactSecrets } from '@contract/secrets';
import { describeError } from '../lib/log';
import { createLease } from './lease';
import type { Job, JobCounts, JobDeps } from './defineJob';
import { recordRun } from './jobRunsStore';
import { type Repeating, repeat } from '../db/repeat';

const longestError = 300;

/** As in the log: without statement values and secrets. */
const errorInWords = (error: unknown): string => {
  const { message, type } = describeError(error);
  return beginningOf(redactSecrets(String(message || type)), longestError);
};

/**
 * Runs a job once, unless another process is running it, and stores its duration and result.
 *
 * @returns what the run did; undefined when another process is running the job.
 * @throws whatever the run throws, after storing it in words.
 */
export async function runJob<Deps extends JobDeps, Counts extends JobCounts>(
  job: Job<Deps, Counts>,
  deps: Deps,
): Promise<Counts | undefined> {
  const { name, every } = job;
  const { database, log } = deps;
  const lease = job.lease === 'eachProcess' ? undefined : createLease(database, name, job.lease);
  if (lease && !(await lease.take())) return undefined;
  const lastRunAt = deps.now();
  const begun = performance.now();
  const record = async (result: Parameters<typeof recordRun>[1]['result']) => {
    const durationInMs = Math.round(performance.now() - begun);
    const run = { name, lastRunAt, durationInMs, result, nextRunAt: new Date(lastRunAt.getTime() + every) };
    // what the job did counts even when it cannot be recorded; its lease expires by itself
    await recordRun(database, run, lease?.holder).catch((error: unknown) =>
      log?.warn({ err: error, job: name }, 'a run of a job could not be recorded'),
    );
  };
  try {
    const counts = await job.run(deps, async () => !lease || lease.take());
    await record({ ok: true, counts });
    return counts;
  } catch (error) {
    await record({ ok: false, error: errorInWords(error) });
    throw error;
  }
}

/** Runs a job at its interval until it is stopped. A failed run is stored and logged, and does not stop the next. */
export function startJob<Deps extends JobDeps>(job: Job<Deps>, deps: Deps): Repeating {
  const { every, initialDelay = 0 } = job;
  return repeat({ run: () => runJob(job, deps), every, initialDelay, failed: `job ${job.name} failed`, log: deps.log });
}

/**
 * Starts jobs with the same dependencies; `stop` starts no further run and waits for the current ones.
 *
 * @param apart milliseconds between the first runs of two jobs, and before the first one
 */
export function startJobs<Deps extends JobDeps>(jobs: readonly Job<Deps>[], deps: Deps, apart = 0): Repeating {
  const started = jobs.map((job, at) =>
    startJob({ ...job, initialDelay: (job.initialDelay ?? 0) + (at + 1) * apart }, deps),
  );
  return { stop: async () => void (await Promise.all(started.map((job) => job.stop()))) };
}
