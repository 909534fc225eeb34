import { minuteInMs } from '@contract/durations';
import type { PaymentsDeps } from '../paymentsDeps';
import { defineJob } from '../../jobs/defineJob';
import { announcePrices } from './prices';

/** Drops cached prices when a scheduled one begins. */
export const beginPricesJob = defineJob({
  name: 'begin-prices',
  every: minuteInMs / 2,
  lease: 60,
  run: async ({ database, now }: Pick<PaymentsDeps, 'database' | 'now' | 'log'>) => ({
    began: await announcePrices(database, now()),
  }),
});
