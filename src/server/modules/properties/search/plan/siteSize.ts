import { minuteInMs } from '@contract/durations';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../../db/database';
import { estimateRows } from './estimateRows';

const countedEvery = minuteInMs;

export interface SiteSize {
  /** Published listings: counted on a small site, otherwise estimated. */
  listings: number;
  isSmall: boolean;
}

/** The size of the site, at most a minute old. */
export type GetSiteSize = () => Promise<SiteSize>;

/** Finds out the size of the site once a minute. It is small with at most `most` published listings. */
export function cacheSiteSize(database: Queryable, most: number, now: () => Date): GetSiteSize {
  let freshUntil = 0;
  let latest: Promise<SiteSize> | undefined;
  const count = async () => {
    const published = sql`lifecycle = 'published'`;
    const counted = await database.row<{ listings: number }>(
      sql`select count(*)::int as listings from (select from property where ${published} limit ${most + 1}) counted`,
    );
    const listings = counted?.listings ?? 0;
    if (listings <= most) return { listings, isSmall: true };
    return { listings: Math.max(listings, await estimateRows(database, published)), isSmall: false };
  };
  return () => {
    const at = now().getTime();
    if (latest && at < freshUntil) return latest;
    freshUntil = at + countedEvery;
    const counting = count();
    latest = counting;
    counting.catch(() => {
      // a failed count is not kept
      if (latest === counting) latest = undefined;
    });
    return counting;
  };
}
