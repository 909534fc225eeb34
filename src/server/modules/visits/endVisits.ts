import { minuteInMs } from '@contract/durations';
import sql from 'sql-template-tag';
import type { VisitsDeps } from './visitsDeps';
import { defineJob } from '../../jobs/defineJob';
import { takeStep } from './visitSteps';
import { selectVisits } from './visitsStore';
import { agreedStates, isOpenVisit } from '../../lib/waiting';

type EndDeps = Pick<VisitsDeps, 'database' | 'settings' | 'secret' | 'now' | 'log'>;

/** Few, because on the embedded database everything else waits for the transaction. */
const atOnce = 20;

/**
 * Cancels open visits to listings that were sold, archived or deleted, by anybody, with their emails.
 *
 * @returns how many
 */
export async function cancelGone(deps: EndDeps): Promise<number> {
  const { database, now } = deps;
  return database.transaction(async (tx) => {
    const gone = await selectVisits(
      tx,
      sql`where ${isOpenVisit(now())} and (p.id is null or p.lifecycle <> 'published')
      order by v.id limit ${atOnce} for update of v skip locked`,
    );
    for (const visit of gone)
      await takeStep(tx, deps, visit, 'clock', { step: 'cancel', reason: '', endedBy: 'listing' });
    return gone.length;
  });
}

/**
 * Ends the wait for an answer after the last proposed time, or after the agreed one that stood meanwhile.
 *
 * @returns how many
 */
export async function lapseUnanswered(deps: EndDeps): Promise<number> {
  const { database, now } = deps;
  const at = now();
  return database.transaction(async (tx) => {
    const old = await selectVisits(
      tx,
      sql`where v.answer_by is not null and (v.answer_by <= ${at} or v.state in ${agreedStates} and v.starts_at <= ${at})
      order by v.id limit ${atOnce} for update of v skip locked`,
    );
    for (const visit of old) await takeStep(tx, deps, visit, 'clock', { step: 'lapse' });
    return old.length;
  });
}

export const endVisitsJob = defineJob({
  name: 'end-visits',
  every: minuteInMs,
  initialDelay: minuteInMs / 4,
  // longer than one batch takes; renewed before each
  lease: 60,
  async run(deps: EndDeps, keepLease) {
    const done = { cancelled: 0, lapsed: 0 };
    const batches = async (what: keyof typeof done, work: (deps: EndDeps) => Promise<number>) => {
      while (await keepLease()) {
        const many = await work(deps);
        done[what] += many;
        if (many < atOnce) break;
      }
    };
    await batches('cancelled', cancelGone);
    await batches('lapsed', lapseUnanswered);
    return done;
  },
});
