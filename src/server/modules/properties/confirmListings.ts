import type { ServerDeps } from '../../deps';
import { queueEmails } from '../../email/outbox';
import { type Lease, createLease } from '../../jobs/lease';
import { type RunningJob, startJob } from '../../jobs/scheduler';
import { confirmationEmails } from './confirmationEmails';
import { archiveOverdue, listingsToConfirm, deleteAbandonedDrafts, markWarned } from './confirmationStore';
import { draftsKeptSince, leftReason, warnedBefore } from './confirmationRules';
import { deleteOldViews } from './viewsStore';

type CareDeps = Pick<ServerDeps, 'database' | 'settings' | 'now' | 'log'>;

/** How much a run did. */
export interface ConfirmationSummary {
  warned: number;
  hidden: number;
  dropped: number;
}

const atOnce = 200;
/** Longer than one batch takes; taken again before each. */
const leaseInSeconds = 120;
const tenMinutes = 600_000;

/**
 * Asks owners after listings that they have not confirmed for 21 days, takes those out of the search whose owners were asked 7 days ago and
 * said nothing, and drops empty drafts of 30 days; on one process of all at a time.
 */
export async function confirmListings(
  deps: CareDeps,
  lease: Lease = createLease(deps.database, 'listings', leaseInSeconds),
): Promise<ConfirmationSummary> {
  const cared: ConfirmationSummary = { warned: 0, hidden: 0, dropped: 0 };
  if (!(await lease.take())) return cared;
  try {
    const { database, now } = deps;
    const at = now();
    const times = { now: at, warnedBy: warnedBefore(at), since: draftsKeptSince(at) };
    const needed = await listingsToConfirm(database, times);
    if (needed.hiding)
      cared.hidden = await batches(lease, () => archiveOverdue(database, atOnce, times.warnedBy, leftReason, at));
    if (needed.warning) cared.warned = await batches(lease, () => warn(deps, at));
    if (needed.dropping)
      cared.dropped = await batches(lease, () => deleteAbandonedDrafts(database, atOnce, times.since));
    await deleteOldViews(database, at.toISOString().slice(0, 10));
  } finally {
    await lease.giveUp();
  }
  return cared;
}

/** Batch by batch until one is not full, as long as the lease is ours. */
async function batches(lease: Lease, work: () => Promise<number>): Promise<number> {
  let [total, done] = [0, atOnce];
  while (done === atOnce && (await lease.take())) total += done = await work();
  return total;
}

/** The mark and the letter stand in one transaction: nobody is told twice, and nobody's listing leaves untold. */
function warn({ database, settings }: CareDeps, at: Date): Promise<number> {
  return database.transaction(async (tx) => {
    const listings = await markWarned(tx, atOnce, at);
    await queueEmails(tx, confirmationEmails(listings, settings, at));
    return listings.length;
  });
}

/** Cares now and every ten minutes until stopped. */
export function startListingConfirmation(deps: CareDeps, everyInMs = tenMinutes): RunningJob {
  return startJob({
    round: () => confirmListings(deps),
    everyInMs,
    failed: 'listings could not be cared for',
    log: deps.log,
  });
}
