import { dayInMs } from '@contract/durations';
import * as messages from '@messages/server/problems';
import sql from 'sql-template-tag';
import type { StoreDeps } from './storeDeps';
import type { Account } from './account';
import { Problem } from './problem';
import { type RateLimit, countAttempt, uncountAttempt } from './rateLimiter';

/** Emails to one address that somebody else may have caused, of all kinds together: anyone can type anyone's address. */
export const unsolicitedLimit: RateLimit = {
  what: 'emails to an address',
  most: 3,
  withinMs: dayInMs,
  words: messages.addressHasEnoughEmails,
};

type Deps = StoreDeps;

/** Whether the address is the one that the sender has confirmed. */
async function isOwn({ database }: Deps, email: string, account: Account | null): Promise<boolean> {
  if (!account) return false;
  const own = await database.row(
    sql`select from account where id = ${account.id} and lower(email) = ${email.toLowerCase()} and email_verified_at is not null`,
  );
  return own !== undefined;
}

/**
 * Counts an email to an address that the sender has not confirmed, before anything is stored. Whether somebody else has
 * confirmed it makes no difference, so that nobody learns it.
 *
 * @returns how to take it back; undefined where it needs no count
 * @throws Problem 429
 */
export async function countUnsolicitedEmail(
  deps: Deps,
  email: string,
  account: Account | null,
): Promise<(() => Promise<void>) | undefined> {
  if (await isOwn(deps, email, account)) return undefined;
  const counted = await countAttempt(
    deps.database,
    unsolicitedLimit,
    { subject: email.toLowerCase(), address: '' },
    deps.now(),
  );
  return () => uncountAttempt(deps.database, counted);
}

/** Does what sends such an email. What is refused, or returns `none`, sent none and is not counted. */
export const none = Symbol('none');
export async function sendingUnsolicited<Result>(
  deps: Deps,
  email: string,
  account: Account | null,
  work: () => Promise<Result>,
): Promise<Result> {
  const takeBack = await countUnsolicitedEmail(deps, email, account);
  const result = await work().catch(async (refusal: unknown) => {
    if (refusal instanceof Problem) await takeBack?.();
    throw refusal;
  });
  if (result === none) await takeBack?.();
  return result;
}

/** The same for an email without which the rest goes on. @returns how to take it back; null where it may not be sent */
export const mayConfirm = (deps: Deps, email: string, account: Account | null) =>
  countUnsolicitedEmail(deps, email, account).catch((refusal: unknown) => {
    if (refusal instanceof Problem && refusal.status === 429) return null;
    throw refusal;
  });
