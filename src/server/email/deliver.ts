import { beginningOf } from '@contract/beginningOf';
import { dayInMs, minuteInMs, secondInMs } from '@contract/durations';
import * as messages from '@messages/server/email';
import type { EmailDeps } from './emailDeps';
import { framedHtml, signedText } from './emailHtml';
import { isBouncedForGood, markBounced } from './bounces';
import { concurrentEmails, type EmailTransport, createEmailTransport } from './transport';
import { claimEmails, markFailed, markSent, nextEmailDue, type QueuedEmail } from './emailStore';
import { type AttachedFile, isReplyAddress } from './message';
import { emailChannel } from './outbox';
import { decrypt } from './encryption';
import { type Job, type JobDeps, defineJob } from '../jobs/defineJob';

/** Makes a document by its name, such as "credit-note:7". */
export type MakeDocument = (name: string) => Promise<AttachedFile>;

type Deps = Pick<EmailDeps, 'settings' | 'database' | 'secret' | 'now' | 'log'> & { makeDocument?: MakeDocument };

/** Sends what is queued in the outbox. */
export interface EmailDelivery {
  /** Sends what is due now; resolves when nothing is due any more. Never rejects. */
  wake(): Promise<void>;
  /** How many attempts succeeded and failed since the last call. */
  takeCounts(): DeliveryCounts;
  /** Claims no more emails and waits for those being sent, 5 s at most; one that is cut off is due again at once. */
  stop(): Promise<void>;
}

type DeliveryCounts = { sent: number; failed: number };

/** Longer than a mail server may take; when the sending process dies, its emails are due again after this. */
const claimedFor = 10 * minuteInMs;
const longestStop = 5 * secondInMs;
const withoutNotifications = 5 * secondInMs;
/** After the cut: time to record in the database that the email is due again. */
const longestRelease = secondInMs;

/** Milliseconds before the next attempt: a minute, doubled each time, at most a day. Attempts never stop. */
export function retryDelayAfter(tries: number): number {
  return Math.min(minuteInMs * 2 ** (tries - 1), dayInMs);
}

/**
 * Starts sending what is queued: at once when an email is committed, by this process or another, and when a failed one
 * is due again. The job `deliver-emails` wakes it besides, in case a notification was missed or the database was away.
 */
export function startDelivery(deps: Deps): EmailDelivery {
  const transport = createEmailTransport(deps.settings);
  const cut = new AbortController();
  let counts: DeliveryCounts = { sent: 0, failed: 0 };
  let stopped = false;
  let again = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopListening: (() => Promise<void>) | undefined;

  async function listen(): Promise<void> {
    stopListening ??= await deps.database.listen(emailChannel, () => void wake());
  }

  async function work(): Promise<void> {
    let delay: number | undefined;
    do {
      again = false;
      try {
        await sendAllDue(deps, transport, { stopped: () => stopped, cut: cut.signal, counts: () => counts });
        await listen();
        delay = await untilNext(deps);
      } catch (error) {
        deps.log?.warn({ err: error }, 'could not read the outbox');
      }
    } while (again && !stopped);
    running = undefined;
    if (!stopped && delay !== undefined) timer = setTimeout(() => void wake(), delay).unref();
  }

  function wake(): Promise<void> {
    if (stopped) return running ?? Promise.resolve();
    clearTimeout(timer);
    again = true;
    return (running ??= work());
  }

  void wake();
  return {
    wake,
    takeCounts: () => {
      const taken = counts;
      counts = { sent: 0, failed: 0 };
      return taken;
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await atMost(longestStop, running);
      cut.abort();
      await atMost(longestRelease, running);
      await stopListening?.().catch(() => undefined);
      transport.close();
    },
  };
}

/**
 * Wakes the delivery every minute, every five seconds where no notification does, and records what it has sent. Emails are claimed one by one, so every process
 * delivers.
 */
export function deliverEmailsJob(delivery: EmailDelivery, isNotified = true): Job<JobDeps> {
  return defineJob({
    name: 'deliver-emails',
    every: isNotified ? minuteInMs : withoutNotifications,
    lease: 'eachProcess',
    async run() {
      await delivery.wake();
      return delivery.takeCounts();
    },
  });
}

interface Sending {
  stopped: () => boolean;
  cut: AbortSignal;
  counts: () => DeliveryCounts;
}

/** Sends until nothing is due, outside of any transaction. */
async function sendAllDue(deps: Deps, transport: EmailTransport, sending: Sending): Promise<void> {
  while (!sending.stopped()) {
    const now = deps.now();
    const emails = await claimEmails(deps.database, concurrentEmails, now, new Date(now.getTime() + claimedFor));
    if (emails.length === 0) return;
    await Promise.all(emails.map((email) => send(deps, transport, email, sending)));
  }
}

async function send(
  { settings, database, secret, now, log, makeDocument }: Deps,
  transport: EmailTransport,
  email: QueuedEmail,
  { cut, counts }: Sending,
): Promise<void> {
  try {
    const attachments = await documentsOf(email, makeDocument);
    const plain = email.sealed ? decrypted(secret, email) : email;
    // Settings may have changed since the email was queued
    const replyTo = isReplyAddress(plain.replyTo) ? plain.replyTo : settings.company.email;
    const body = signedText(plain.body, settings);
    const html = framedHtml(plain.html, plain.subject, settings);
    await transport.send({ ...plain, replyTo, body, html }, cut, attachments);
  } catch (error) {
    const failure = beginningOf(String((error as Error | null)?.message ?? error), 300);
    log?.warn({ mail: email.id, tries: email.tries, failure }, 'could not send an email');
    counts().failed += 1;
    // leads wait for the office's own mailbox to be repaired
    if (isBouncedForGood(error) && email.to.toLowerCase() !== settings.company.email.toLowerCase())
      return markBounced(database, email.id, messages.addressDoesNotExist(failure), now());
    // one that was cut off by the end of this process is sent first at the next start
    const delay = cut.aborted ? 0 : retryDelayAfter(email.tries);
    return markFailed(database, email.id, failure, new Date(now().getTime() + delay));
  }
  counts().sent += 1;
  await markSent(database, email.id, now());
}

async function documentsOf(
  { documents }: QueuedEmail,
  makeDocument: MakeDocument | undefined,
): Promise<AttachedFile[]> {
  const names = documents.split(' ').filter(Boolean);
  if (names.length > 0 && !makeDocument) throw new Error(messages.documentsCannotBeMade);
  return Promise.all(names.map((name) => makeDocument?.(name))).then((all) => all.filter((file) => file !== undefined));
}

function decrypted(secret: Buffer, email: QueuedEmail): QueuedEmail {
  const { to, replyTo, body, calendar, html, unsubscribe } = email;
  const opened = (text: string) => text && decrypt(secret, to, text);
  return {
    ...email,
    replyTo: opened(replyTo),
    body: opened(body),
    calendar: opened(calendar),
    html: opened(html),
    unsubscribe: opened(unsubscribe),
  };
}

/** Milliseconds until the next email is due; undefined when none is queued. */
async function untilNext({ database, now }: Deps): Promise<number | undefined> {
  const due = await nextEmailDue(database);
  return due && Math.max(due.getTime() - now().getTime(), 50);
}

/** Waits for work, at most this many milliseconds. */
async function atMost(milliseconds: number, work: Promise<void> | undefined): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, over]);
  clearTimeout(timer);
}
