import { minuteInMs } from '@contract/durations';
import type { PropertiesDeps } from './propertiesDeps';
import { queueEmails } from '../../email/outbox';
import { type KeepLease, defineJob } from '../../jobs/defineJob';
import { confirmationEmails } from './confirmationEmails';
import { archiveOverdue, listingsToConfirm, deleteAbandonedDrafts, markWarned } from './confirmationStore';
import { draftsKeptSince, leftReason, warnedBefore } from './confirmationRules';
import { deleteOldViews } from './viewsStore';

type ConfirmationDeps = Pick<PropertiesDeps, 'database' | 'settings' | 'now' | 'log'>;

const batchSize = 200;

/**
 * Asks owners to confirm listings that they have not confirmed for 21 days, archives those whose owners did not answer within 7 days, and
 * deletes empty drafts after 30 days.
 */
export const confirmListingsJob = defineJob({
  name: 'confirm-listings',
  every: 10 * minuteInMs,
  // longer than one batch takes; renewed before each
  lease: 120,
  async run(deps: ConfirmationDeps, keepLease) {
    const { database, now } = deps;
    const at = now();
    const times = { now: at, warnedBy: warnedBefore(at), since: draftsKeptSince(at) };
    const done = { warned: 0, hidden: 0, dropped: 0 };
    const needed = await listingsToConfirm(database, times);
    if (needed.hiding)
      done.hidden = await batches(keepLease, () => archiveOverdue(database, batchSize, times.warnedBy, leftReason, at));
    if (needed.warning) done.warned = await batches(keepLease, () => warn(deps, at));
    if (needed.dropping)
      done.dropped = await batches(keepLease, () => deleteAbandonedDrafts(database, batchSize, times.since));
    await deleteOldViews(database, at.toISOString().slice(0, 10));
    return done;
  },
});

/** Batch by batch until one is not full or another process has the lease. */
async function batches(keepLease: KeepLease, work: () => Promise<number>): Promise<number> {
  let [total, done] = [0, batchSize];
  while (done === batchSize && (await keepLease())) total += done = await work();
  return total;
}

/** Marks and emails in one transaction: nobody is asked twice, and no listing is archived without notice. */
function warn({ database, settings }: ConfirmationDeps, at: Date): Promise<number> {
  return database.transaction(async (tx) => {
    const listings = await markWarned(tx, batchSize, at);
    await queueEmails(tx, confirmationEmails(listings, settings, at));
    return listings.length;
  });
}
