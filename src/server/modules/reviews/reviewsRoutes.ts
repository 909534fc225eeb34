import { type Review, reviewEndpoints } from '@contract/reviews';
import * as messages from '@messages/server/agents';
import type { FastifyInstance } from 'fastify';
import type { ReviewsDeps } from './reviewsDeps';
import { countAttempt, uncountAttempt } from '../../lib/rateLimiter';
import { registerEndpoint } from '../../plugins/contractRoute';
import { nextOffset, pageHeaders } from '../../lib/paging';
import { badField } from '../../lib/problem';
import { reviewLimit, reviewsAtOnce, signatureOf } from './reviewsRules';
import { addReview, countReviews, findSentReview, isShownAgent, listReviews, type ReviewToAdd } from './reviewsStore';

export async function reviewsRoutes(server: FastifyInstance, { database, settings, now }: ReviewsDeps): Promise<void> {
  const sentBefore = async ({ accountId, clientId }: ReviewToAdd) =>
    clientId === undefined ? undefined : findSentReview(database, accountId, clientId);

  const addOnce = async (review: ReviewToAdd): Promise<Review> => {
    const counted = await countAttempt(
      database,
      reviewLimit,
      { subject: String(review.accountId), address: '' },
      review.at,
    );
    const added = await addReview(database, review);
    if (added) return added;
    await uncountAttempt(database, counted);
    const sent = await sentBefore(review);
    if (!sent) throw new Error('a review was neither added nor there before');
    return sent;
  };

  registerEndpoint(
    server,
    reviewEndpoints.list,
    async ({ query: { limit = reviewsAtOnce, offset = 0 }, request, reply }) => {
      const total = await countReviews(database);
      pageHeaders(reply, request, { total, nextQuery: nextOffset({ limit, offset, total }) });
      return listReviews(database, { limit, offset });
    },
  );

  registerEndpoint(server, reviewEndpoints.create, async ({ body, account }) => {
    const review: ReviewToAdd = {
      accountId: account.id,
      clientId: body.client_id,
      name: signatureOf(account),
      rating: body.rating,
      review: body.review,
      agentId: body.agent ?? null,
      state: settings.reviewModeration ? 'pending' : 'published',
      at: now(),
    };
    const sent = await sentBefore(review);
    if (sent) return sent;
    if (body.agent && !(await isShownAgent(database, body.agent))) throw badField('agent', messages.agentIsGone);
    return addOnce(review);
  });
}
