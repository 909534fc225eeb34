import type { ServerDeps } from '../deps';
import { concurrentEmails, type EmailTransport, createEmailTransport } from './transport';
import { claimEmails, markFailed, markSent, nextEmailDue, type QueuedEmail } from './emailStore';
import { emailChannel } from './outbox';
import { decrypt } from './encryption';

type Deps = Pick<ServerDeps, 'settings' | 'database' | 'secret' | 'now' | 'log'>;

/** The outbox's worker. */
export interface EmailDelivery {
  /** Looks for letters now; settled when none is due any more. Never rejects. */
  poke(): Promise<void>;
  /** Takes no more letters and waits for those on their way, 5 s at most; one that is cut off is due again at once. */
  stop(): Promise<void>;
}

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;
/** Longer than a mail server may take; a letter whose sender died is tried again after it. */
const claimedFor = 10 * minute;
const pollEvery = minute;
const longestStop = 5 * second;
/** After the cut: time to note in the database that the letter is due again. */
const longestRelease = second;

/** How long a letter rests after so many tries, in milliseconds: a minute, then twice as long each time, a day at most. It is never given up. */
export function retryDelayAfter(tries: number): number {
  return Math.min(minute * 2 ** (tries - 1), day);
}

/** Starts sending what waits in the outbox: at once when a letter is committed, by this process or another, and again by the clock. */
export function startDelivery(deps: Deps): EmailDelivery {
  const carrier = createEmailTransport(deps.settings);
  const cut = new AbortController();
  let stopped = false;
  let again = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let deaf: (() => Promise<void>) | undefined;

  async function listen(): Promise<void> {
    deaf ??= await deps.database.listen(emailChannel, () => void poke());
  }

  async function work(): Promise<void> {
    let rest = pollEvery;
    do {
      again = false;
      try {
        await sendAllDue(deps, carrier, { stopped: () => stopped, cut: cut.signal });
        await listen();
        rest = await untilNext(deps);
      } catch (error) {
        deps.log?.warn({ err: error }, 'could not read the outbox');
      }
    } while (again && !stopped);
    running = undefined;
    if (!stopped) timer = setTimeout(() => void poke(), rest).unref();
  }

  function poke(): Promise<void> {
    if (stopped) return running ?? Promise.resolve();
    clearTimeout(timer);
    again = true;
    return (running ??= work());
  }

  void poke();
  return {
    poke,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await atMost(longestStop, running);
      cut.abort();
      await atMost(longestRelease, running);
      await deaf?.().catch(() => undefined);
      carrier.close();
    },
  };
}

/** Sends until nothing is due, outside of any transaction. */
async function sendAllDue(
  deps: Deps,
  carrier: EmailTransport,
  { stopped, cut }: { stopped: () => boolean; cut: AbortSignal },
): Promise<void> {
  while (!stopped()) {
    const now = deps.now();
    const letters = await claimEmails(deps.database, concurrentEmails, now, new Date(now.getTime() + claimedFor));
    if (letters.length === 0) return;
    await Promise.all(letters.map((letter) => send(deps, carrier, letter, cut)));
  }
}

async function send(
  { database, secret, now, log }: Deps,
  carrier: EmailTransport,
  letter: QueuedEmail,
  cut: AbortSignal,
): Promise<void> {
  try {
    await carrier.carry(letter.sealed ? opened(secret, letter) : letter, cut);
  } catch (error) {
    const failure = String((error as Error | null)?.message ?? error).slice(0, 300);
    log?.warn({ mail: letter.id, tries: letter.tries, failure }, 'could not send an email');
    // one that was cut off by the end of this process is the next start's first
    const rest = cut.aborted ? 0 : retryDelayAfter(letter.tries);
    return markFailed(database, letter.id, failure, new Date(now().getTime() + rest));
  }
  await markSent(database, letter.id, now());
}

function opened(secret: Buffer, letter: QueuedEmail): QueuedEmail {
  const { to, body, calendar } = letter;
  return { ...letter, body: decrypt(secret, to, body), calendar: calendar && decrypt(secret, to, calendar) };
}

async function untilNext({ database, now }: Deps): Promise<number> {
  const due = await nextEmailDue(database);
  return due ? Math.min(Math.max(due.getTime() - now().getTime(), 50), pollEvery) : pollEvery;
}

/** Waits for work, but no longer than so many milliseconds. */
async function atMost(milliseconds: number, work: Promise<void> | undefined): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, over]);
  clearTimeout(timer);
}
