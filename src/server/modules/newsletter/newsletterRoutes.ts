import { authEndpoints } from '@contract/auth';
import type { FastifyInstance } from 'fastify';
import { newsletterEndpoints } from '@contract/newsletter';
import * as messages from '@messages/server/newsletter';
import type { NewsletterDeps } from './newsletterDeps';
import { queueEmail } from '../../email/outbox';
import { countAttempt, forgetAttempts } from '../../lib/rateLimiter';
import { countSender } from '../../lib/senderLimit';
import { sendingUnsolicited } from '../../lib/unsolicitedEmails';
import { registerEndpoint } from '../../plugins/contractRoute';
import { Problem, notFound } from '../../lib/problem';
import { confirmationEmail } from './newsletterEmails';
import {
  askingLimit,
  confirmationToken,
  hashOfConfirmation,
  provesUnsubscribing,
  subscribeLimit,
  subscriberIdOf,
  unsubscribeToken,
} from './newsletterRules';
import {
  confirmSubscriber,
  findSubscriber,
  removeSubscriber,
  removeSubscriberOf,
  saveSubscriber,
  subscribedSince,
} from './newsletterStore';

/** Subscribing to the newsletter and unsubscribing. */
export async function newsletterRoutes(server: FastifyInstance, deps: NewsletterDeps): Promise<void> {
  const { database, secret, now } = deps;

  registerEndpoint(server, newsletterEndpoints.subscribe, async ({ body: { email }, account, request }) => {
    await countSender(deps, subscribeLimit, { email, request });
    const asked = { subject: email.toLowerCase(), address: '' };
    const isRepeated = await countAttempt(database, askingLimit, asked, now()).then(
      () => false,
      (refusal: unknown) => {
        if (refusal instanceof Problem && refusal.status === 429) return true;
        throw refusal;
      },
    );
    if (isRepeated) return { detail: messages.checkYourInboxToConfirm };
    const sending = sendingUnsolicited(deps, email, account, () =>
      database.transaction(async (tx) => {
        const confirm = confirmationToken(secret, email);
        const subscriber = await saveSubscriber(tx, email, hashOfConfirmation(confirm), now());
        if (!subscriber) return;
        await queueEmail(
          tx,
          confirmationEmail(subscriber.email, deps.settings.publicUrl, {
            confirm,
            unsubscribe: unsubscribeToken(secret, subscriber),
          }),
        );
      }),
    );
    await sending.catch(async (refusal: unknown) => {
      await forgetAttempts(database, askingLimit, asked);
      throw refusal;
    });
    return { detail: messages.checkYourInboxToConfirm };
  });

  registerEndpoint(server, newsletterEndpoints.confirm, async ({ body: { token } }) => {
    const confirmed = await database.transaction((tx) => confirmSubscriber(tx, hashOfConfirmation(token), now()));
    if (!confirmed) throw notFound(messages.thisSubscription);
  });

  registerEndpoint(server, authEndpoints.ownNewsletter, async ({ account }) => ({
    since: (await subscribedSince(database, account.id))?.toISOString() ?? null,
  }));

  registerEndpoint(server, authEndpoints.endOwnNewsletter, async ({ account }) =>
    removeSubscriberOf(database, account.id),
  );

  const endSubscription = async (token: string) => {
    const id = subscriberIdOf(token);
    const subscriber = id === undefined ? undefined : await findSubscriber(database, id);
    if (!subscriber || !provesUnsubscribing(secret, subscriber, token)) throw notFound(messages.thisSubscription);
    await removeSubscriber(database, subscriber.id);
  };

  registerEndpoint(server, newsletterEndpoints.unsubscribe, ({ body: { token } }) => endSubscription(token));

  // mail programs send a form, of which only the token in the address matters
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_000 },
    (_request, _body, done) => done(null),
  );
  registerEndpoint(server, newsletterEndpoints.oneClick, ({ query: { token } }) => endSubscription(token));
}
