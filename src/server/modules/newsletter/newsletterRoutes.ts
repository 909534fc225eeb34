import type { FastifyInstance } from 'fastify';
import { newsletterCalls } from '@contract/newsletter';
import type { ServerDeps } from '../../deps';
import { post } from '../../email/outbox';
import { addressOf, countAttempt } from '../../lib/rateLimiter';
import { serve } from '../../plugins/contractRoute';
import { notFound } from '../../plugins/problems';
import { confirmationLetter } from './newsletterEmails';
import {
  confirmationToken,
  hashOfConfirmation,
  provesUnsubscribing,
  subscribeLimit,
  subscriberIdOf,
  unsubscribeToken,
} from './newsletterRules';
import { confirmSubscriber, findSubscriber, noteSubscriber, removeSubscriber } from './newsletterStore';

/** Subscribing to the newsletter and leaving it. */
export async function newsletterRoutes(server: FastifyInstance, deps: ServerDeps): Promise<void> {
  const { database, secret, now } = deps;

  serve(server, newsletterCalls.subscribe, async ({ body: { email }, request }) => {
    await countAttempt(database, subscribeLimit, { subject: '', address: addressOf(request) }, now());
    await database.transaction(async (tx) => {
      const confirm = confirmationToken(secret, email);
      const subscriber = await noteSubscriber(tx, email, hashOfConfirmation(confirm), now());
      if (!subscriber) return;
      await post(
        tx,
        confirmationLetter(subscriber.email, deps.settings.publicUrl, {
          confirm,
          unsubscribe: unsubscribeToken(secret, subscriber),
        }),
      );
    });
    return { detail: 'Please look into your mail and confirm your address there.' };
  });

  serve(server, newsletterCalls.confirm, async ({ body: { token } }) => {
    if (!(await confirmSubscriber(database, hashOfConfirmation(token), now()))) throw notFound('This subscription');
  });

  serve(server, newsletterCalls.unsubscribe, async ({ body: { token } }) => {
    const id = subscriberIdOf(token);
    const subscriber = id === undefined ? undefined : await findSubscriber(database, id);
    if (!subscriber || !provesUnsubscribing(secret, subscriber, token)) throw notFound('This subscription');
    await removeSubscriber(database, subscriber.id);
  });
}
