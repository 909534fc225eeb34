import { minuteInMs } from '@contract/durations';
import type { MeetingsDeps } from './meetingsDeps';
import { defineJob } from '../../jobs/defineJob';
import { officeOf } from '../../payments/ledger/purchase';
import { GRACE_IN_MS } from './meetingsRules';
import { endHolds } from './meetingsStore';

type ExpiryDeps = Pick<MeetingsDeps, 'database' | 'settings' | 'now' | 'log'>;

/** Ends every hold that ran out unpaid a grace period ago, and emails the visitor and the office. @returns how many there were */
export async function expireHolds({ database, settings, now }: ExpiryDeps): Promise<number> {
  return endHolds(database, new Date(now().getTime() - GRACE_IN_MS), now(), officeOf(settings));
}

export const expireHoldsJob = defineJob({
  name: 'expire-meeting-holds',
  every: minuteInMs,
  initialDelay: minuteInMs,
  lease: 30,
  run: async (deps: ExpiryDeps) => ({ expired: await expireHolds(deps) }),
});
