import { minuteInMs } from '@contract/durations';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database';

const countedEvery = minuteInMs;

/** Whether few listings are published; at most a minute old. */
export type SiteSize = () => Promise<boolean>;

/** A site is small with at most this many published listings, counted once a minute. */
export function cacheSiteSize(database: Queryable, most: number, now: () => Date): SiteSize {
  let until = 0;
  let known: Promise<boolean> | undefined;
  const count = async () => {
    const beyond = await database.row(sql`select 1 from property where lifecycle = 'published' offset ${most} limit 1`);
    return beyond === undefined;
  };
  return () => {
    const at = now().getTime();
    if (known && at < until) return known;
    until = at + countedEvery;
    const counting = count();
    known = counting;
    counting.catch(() => {
      if (known === counting) known = undefined;
    });
    return counting;
  };
}
