import { limits } from '@contract/limits';
import { type OfficeReview, officeReviewEndpoints } from '@contract/officeReviews';
import * as messages from '@messages/server/reviews';
import type { FastifyInstance } from 'fastify';
import { type StaffRequest, staffWrite } from '../../audit/staffWrite';
import type { Queryable } from '../../db/database';
import type { ReviewsDeps } from './reviewsDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { nextOffset, pageHeaders } from '../../lib/paging';
import { listOfficeReviews, lockReview, setReviewReply, setReviewState } from './officeReviewsStore';

/** Reviews, as editors publish, reject and answer them. */
export async function officeReviewsRoutes(server: FastifyInstance, deps: ReviewsDeps): Promise<void> {
  const { database, now } = deps;

  const change = (
    staff: StaffRequest,
    { id, version, action }: { id: number; version: number; action: string },
    write: (tx: Queryable, review: OfficeReview) => Promise<void>,
  ): Promise<OfficeReview> =>
    staffWrite<OfficeReview>(deps, staff, {
      action: `review.${action}`,
      subject: { type: 'review', id },
      name: messages.thisReview,
      read: (tx) => lockReview(tx, id),
      version,
      write,
      // no texts: the audit is kept longer than personal data may be
      audited: ({ state, reply }) => ({ state, replied_at: reply?.replied_at ?? null }),
    });

  registerEndpoint(
    server,
    officeReviewEndpoints.list,
    async ({ query: { limit = limits.page.default, offset = 0, state }, request, reply }) => {
      const { reviews, total } = await listOfficeReviews(database, state, { limit, offset });
      pageHeaders(reply, request, { total, nextQuery: nextOffset({ limit, offset, total }) });
      return reviews;
    },
  );

  registerEndpoint(server, officeReviewEndpoints.publish, ({ params: { id }, body: { version }, account, request }) =>
    change({ account, request }, { id, version, action: 'publish' }, (tx) => setReviewState(tx, id, 'published')),
  );

  registerEndpoint(server, officeReviewEndpoints.reject, ({ params: { id }, body, account, request }) =>
    change({ account, request }, { id, version: body.version, action: 'reject' }, (tx) =>
      setReviewState(tx, id, 'rejected', body.reason),
    ),
  );

  registerEndpoint(server, officeReviewEndpoints.reply, ({ params: { id }, body, account, request }) =>
    change({ account, request }, { id, version: body.version, action: 'reply' }, async (tx, { reply }) => {
      const text = body.text ?? '';
      // the same text again keeps its time
      if (text !== (reply?.text ?? '')) await setReviewReply(tx, id, text, now());
    }),
  );
}
