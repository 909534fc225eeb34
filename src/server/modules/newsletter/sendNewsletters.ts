import { minuteInMs } from '@contract/durations';
import type { NewsletterDeps } from './newsletterDeps';
import { queueEmails } from '../../email/outbox';
import { defineJob } from '../../jobs/defineJob';
import { renderNewsletter, newsletterEmail } from './newsletterEmails';
import { recipientHash, unsubscribeToken } from './newsletterRules';
import { addRecipients, lockSending, moveOn, subscribersAfter } from './officeNewslettersStore';

type Deps = Pick<NewsletterDeps, 'database' | 'secret' | 'settings' | 'now'>;

const batchSize = 100;

/**
 * Puts the next emails of a newsletter that is being sent into the outbox, in one transaction with the place it has
 * reached: a process that dies in between repeats nothing and skips nobody.
 *
 * @returns how many were queued; undefined when no newsletter is left to send, or another process sends it
 */
export async function queueBatch({ database, secret, settings, now }: Deps): Promise<number | undefined> {
  return database.transaction(async (tx) => {
    const newsletter = await lockSending(tx);
    if (!newsletter) return undefined;
    const { id, after_subscriber: after } = newsletter;
    const subscribers = await subscribersAfter(tx, after, batchSize);
    const hashed = subscribers.map((subscriber) => ({ ...subscriber, hash: recipientHash(secret, subscriber.email) }));
    const fresh = await addRecipients(
      tx,
      id,
      hashed.map(({ hash }) => hash),
    );
    const { publicUrl } = settings;
    const rendered = await renderNewsletter(tx, newsletter, { publicUrl, now: now() });
    const emails = hashed
      .filter(({ hash }) => fresh.has(hash))
      .map((subscriber) => ({
        ...newsletterEmail(rendered, subscriber.email, {
          publicUrl,
          unsubscribe: unsubscribeToken(secret, subscriber),
        }),
        newsletter: id,
      }));
    await queueEmails(tx, emails);
    await moveOn(tx, id, subscribers.length < batchSize ? null : (subscribers.at(-1)?.id ?? null));
    return emails.length;
  });
}

/** Continues newsletters, such as after a restart. */
export const sendNewslettersJob = defineJob({
  name: 'send-newsletters',
  every: minuteInMs,
  lease: 60,
  async run(deps: NewsletterDeps, keepLease) {
    let queued = 0;
    for (;;) {
      const batch = await queueBatch(deps);
      if (batch === undefined) return { queued };
      queued += batch;
      if (!(await keepLease())) return { queued };
    }
  },
});
