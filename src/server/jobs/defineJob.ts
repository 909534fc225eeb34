import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database';

/** What every job needs; a job may ask for more of the server's dependencies. */
export interface JobDeps {
  database: Database;
  now: () => Date;
  log?: FastifyBaseLogger;
}

/** How much a run did, by what it did. */
export type JobCounts = Record<string, number>;

/** Renews the lease of the run; false when another process has taken it over, so the run must stop. */
export type KeepLease = () => Promise<boolean>;

/** A recurring task of the server. */
export interface Job<Deps extends JobDeps, Counts extends JobCounts = JobCounts> {
  /** Unique among all jobs; the office shows it. */
  readonly name: string;
  /** Milliseconds between two starts. */
  readonly every: number;
  /** Milliseconds before the first start of a process; the default of 0 starts at once. */
  readonly initialDelay?: number;
  /**
   * Seconds that one process alone may run it before another may take over, unless the run renews its lease; longer
   * than one step between two renewals takes. `eachProcess`: every process runs it, because the work is local to its
   * disk or distributed in another way.
   */
  readonly lease: number | 'eachProcess';
  run(deps: Deps, keepLease: KeepLease): Promise<Counts>;
}

/** Declares a job; `startJobs` runs it. */
export function defineJob<Deps extends JobDeps, Counts extends JobCounts>(job: Job<Deps, Counts>): Job<Deps, Counts> {
  return job;
}
