import { minuteInMs } from '@contract/durations';
import sql from 'sql-template-tag';
import type { PropertiesDeps } from './propertiesDeps';
import { defineJob } from '../../jobs/defineJob';

type ExpiryDeps = Pick<PropertiesDeps, 'database' | 'now' | 'log'>;

/** Ends the featuring of listings whose paid days are over; what the office features has no term. @returns how many there were */
export async function expireFeatured({ database, now }: ExpiryDeps): Promise<number> {
  const over = sql`featured_until <= ${now()}`;
  // an update of no row would still announce a change and empty the caches
  if (!(await database.row(sql`select 1 from property where ${over} limit 1`))) return 0;
  return database.run(sql`update property set featured = false, featured_until = null where ${over}`);
}

export const expireFeaturedJob = defineJob({
  name: 'expire-featured-listings',
  every: minuteInMs,
  lease: 60,
  run: async (deps: ExpiryDeps) => ({ expired: await expireFeatured(deps) }),
});
