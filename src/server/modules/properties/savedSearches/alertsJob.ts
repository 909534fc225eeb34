import { minuteInMs } from '@contract/durations';
import type { PropertiesDeps } from '../propertiesDeps';
import { defineJob } from '../../../jobs/defineJob';
import { matchListings } from './matchListings';
import { askUnseen, correctDueTimes, pauseUnanswered, sendDue } from './sendAlerts';

/** Tells readers what their saved searches have found, and asks those of whom there was no sign for long. */
export const sendAlertsJob = defineJob({
  name: 'send-alerts',
  every: minuteInMs,
  // longer than a few hundred searches take; renewed between them
  lease: 120,
  async run(deps: PropertiesDeps, keepLease) {
    const done = { ...(await matchListings(deps, keepLease)), sent: 0, asked: 0, paused: 0 };
    await correctDueTimes(deps);
    while (await keepLease()) {
      const batch = await sendDue(deps);
      if (!batch) break;
      done.sent += batch.sent;
    }
    while (await keepLease()) {
      const asked = await askUnseen(deps);
      if (asked === undefined) break;
      done.asked += asked;
    }
    done.paused = await pauseUnanswered(deps);
    return done;
  },
});
