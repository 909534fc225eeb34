import { officeEndpoints } from '@contract/office';
import { mayUse } from '@contract/roles';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import type { OfficeDeps } from './officeDeps';
import { type JobRun, lastRuns } from '../../jobs/jobRunsStore';
import { countPaymentsNeedingAttention } from '../../payments/office/officePaymentsStore';
import { registerEndpoint } from '../../plugins/contractRoute';
import { listNextSteps } from './officeNextSteps';
import {
  countFailedEmails,
  countListingsInReview,
  countNextSteps,
  countOpenAddOnOrders,
  countPendingReviews,
  countWaitingEnquiries,
  countVisits,
  weekCounter,
} from './officeTodayStore';

/** "reminded 2, swept 0", or why the run failed. */
function resultOf(result: JobRun['result']): string {
  if (!result.ok) return result.error;
  return Object.entries(result.counts)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ');
}

const toOfficeJob = ({ name, lastRunAt, result, nextRunAt }: JobRun) => ({
  name,
  last_run_at: lastRunAt.toISOString(),
  last_result: resultOf(result),
  failed: !result.ok,
  next_run_at: nextRunAt.toISOString(),
});

/** Streams of one member of staff: a window has one for all of its tabs. */
const mostStreams = 8;

/** What waits for a member of staff, as far as their roles go, and a sign whenever that may have changed. */
export async function officeTodayRoutes(server: FastifyInstance, { database, now, live }: OfficeDeps): Promise<void> {
  const countWeeks = weekCounter(database);
  registerEndpoint(server, officeEndpoints.today, async ({ account }) => {
    const [answers, edits, runs] = [mayUse('agent', account), mayUse('editor', account), mayUse('superuser', account)];
    const [next, enquiries, steps, visits, listings, addOns, reviews, emails, payments, jobs, weeks] =
      await Promise.all([
        listNextSteps(database, account, now()),
        answers ? countWaitingEnquiries(database, account.id, now()) : null,
        answers ? countNextSteps(database, account.id, now()) : null,
        answers ? countVisits(database, now()) : null,
        answers ? countListingsInReview(database) : null,
        answers ? countOpenAddOnOrders(database) : null,
        edits ? countPendingReviews(database) : null,
        runs ? countFailedEmails(database) : null,
        runs ? countPaymentsNeedingAttention(database) : null,
        runs ? lastRuns(database).then((all) => all.map(toOfficeJob)) : null,
        answers ? countWeeks(now()) : null,
      ]);
    return {
      next,
      unanswered_enquiries: enquiries?.unanswered_enquiries ?? null,
      overdue_enquiries: enquiries?.overdue_enquiries ?? null,
      my_enquiries: enquiries?.my_enquiries ?? null,
      next_steps_due: steps,
      visits_today: visits?.today ?? null,
      visits_to_answer: visits?.waiting ?? null,
      listings_in_review: listings,
      addon_orders_open: addOns,
      reviews_in_review: reviews,
      failed_emails: emails,
      payments_needing_attention: payments,
      jobs,
      weeks,
    };
  });

  registerEndpoint(server, officeEndpoints.events, async ({ account, request, reply }) => {
    // a proxy would collect the events
    reply.header('x-accel-buffering', 'no');
    return (
      live?.open({
        accountId: account.id,
        sessionId: account.sessionId,
        topic: 'office',
        most: mostStreams,
        mayStay: () => request.isStillIdentified(),
      }) ?? Readable.from([])
    );
  });
}
