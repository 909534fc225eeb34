import type { ServerDeps } from '../../deps';
import { type RunningJob, startJob } from '../../jobs/scheduler';
import { GRACE_IN_MS, officeOf } from './meetingsRules';
import { endHolds } from './meetingsStore';

type WatchDeps = Pick<ServerDeps, 'database' | 'settings' | 'now' | 'log'>;

/** Gives up every hold that ran out unpaid a little while ago; office and visitor are told by letter. Answers how many there were. */
export async function expireHolds({ database, settings, now }: WatchDeps): Promise<number> {
  return endHolds(database, new Date(now().getTime() - GRACE_IN_MS), now(), officeOf(settings));
}

/** Does so every minute until stopped. */
export function startHoldExpiry(deps: WatchDeps, everyInMs = 60_000): RunningJob {
  return startJob({
    round: () => expireHolds(deps),
    everyInMs,
    failed: 'holds could not be ended',
    log: deps.log,
    rested: true,
  });
}
