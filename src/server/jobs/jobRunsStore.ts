import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import type { JobCounts } from './defineJob';

/** The last run of a job that ended: what it did, or why it failed. */
export interface JobRun {
  name: string;
  lastRunAt: Date;
  durationInMs: number;
  result: { ok: true; counts: JobCounts } | { ok: false; error: string };
  nextRunAt: Date;
}

interface JobRunRow {
  name: string;
  started_at: Date;
  duration_in_ms: number;
  next_run_at: Date;
  counts: JobCounts | null;
  error: string | null;
}

/** The last run of every job that has run, by name; the office shows it. */
export async function lastRuns(queryable: Queryable): Promise<JobRun[]> {
  const rows = await queryable.rows<JobRunRow>(
    sql`select name, started_at, duration_in_ms, next_run_at, counts, error from job_run order by name`,
  );
  return rows.map(({ name, started_at, duration_in_ms, next_run_at, counts, error }) => ({
    name,
    lastRunAt: started_at,
    durationInMs: duration_in_ms,
    result: error === null ? { ok: true, counts: counts ?? {} } : { ok: false, error },
    nextRunAt: next_run_at,
  }));
}

/** Stores the last run of a job. With `holder`, only while that holder has the job's lease, which is released in the same statement. */
export async function recordRun(queryable: Queryable, run: JobRun, holder: string | undefined): Promise<void> {
  const { name, lastRunAt, durationInMs, result, nextRunAt } = run;
  const counts = result.ok ? JSON.stringify(result.counts) : null;
  const error = result.ok ? null : result.error;
  const recorder =
    holder === undefined
      ? sql`recorder as (select 1)`
      : sql`recorder as (delete from lease where name = ${name} and holder = ${holder} returning 1)`;
  await queryable.run(sql`
    with ${recorder}
    insert into job_run (name, started_at, duration_in_ms, next_run_at, counts, error)
    select ${name}, ${lastRunAt}::timestamptz, ${durationInMs}::int, ${nextRunAt}::timestamptz, ${counts}::jsonb, ${error}::text from recorder
    on conflict (name) do update set started_at = excluded.started_at, duration_in_ms = excluded.duration_in_ms,
      next_run_at = excluded.next_run_at, counts = excluded.counts, error = excluded.error`);
}
