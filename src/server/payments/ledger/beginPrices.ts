import { minuteInMs } from '@contract/durations';
import type { ServerDeps } from '../../deps';
import { defineJob } from '../../jobs/defineJob';
import { announcePrices } from './prices';

/** Drops cached prices when a scheduled one begins. */
export const beginPricesJob = defineJob({
  name: 'begin-prices',
  every: minuteInMs / 2,
  lease: 60,
  run: async ({ database, now }: Pick<ServerDeps, 'database' | 'now' | 'log'>) => ({
    began: await announcePrices(database, now()),
  }),
});
