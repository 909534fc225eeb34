import { dayInMs, hourInMs, minuteInMs } from '@contract/durations';
import { passwordWeakness } from '@contract/passwordRules';
import * as messages from '@messages/server/accounts';
import type { RateLimit } from '../../lib/rateLimiter';
import { badField, Problem } from '../../lib/problem';
import { commonPasswordList } from './commonPasswordList';

/** Per account name and address: the owner can still log in from elsewhere. */
export const loginLimit: RateLimit = { what: 'login', most: 10, withinMs: 15 * minuteInMs };
/** Wrong passwords from one address, whatever the names. */
export const guessingLimit: RateLimit = { what: 'wrong password', most: 100, withinMs: 15 * minuteInMs };
/** Wrong passwords for one name from all addresses; beyond them a login is slow, and the right password still works. */
export const slowLimit: RateLimit = { what: 'wrong password anywhere', most: 250, withinMs: 15 * minuteInMs };
/** How long a login waits after so many wrong passwords beyond `slowLimit`, in milliseconds. */
export const slowedBy = (beyond: number): number => Math.min(2_000, beyond * 100);
/** By email and address; a network may send more. */
export const registrationLimit: RateLimit = { what: 'registration', most: 20, withinMs: hourInMs };
/** Per account, against someone who found an open session and guesses the password. */
export const oldPasswordLimit: RateLimit = { what: 'old password', most: 10, withinMs: 15 * minuteInMs };
/** By account: an export reads much. */
export const exportLimit: RateLimit = { what: 'export', most: 20, withinMs: hourInMs };
/** By email and address; a network may send more. */
export const resetLimit: RateLimit = { what: 'password reset', most: 10, withinMs: hourInMs };
/** Links that staff send, by account. */
export const staffResetLimit: RateLimit = { what: 'password reset by staff', most: 3, withinMs: hourInMs };
/** By address, of those that failed. */
export const resetConfirmLimit: RateLimit = { what: 'password reset confirmation', most: 30, withinMs: hourInMs };
/** How long a reset link works, in milliseconds, and how many work at the same time. */
export const resetLivesFor = hourInMs;
export const openResetsPerAccount = 3;

/** How long a link to confirm an address works, and one that undoes a change, in milliseconds. */
export const emailLinkLivesFor = { confirm: dayInMs, undo: 7 * dayInMs } as const;
/** By address of the visitor, of those that failed. */
export const emailLinkLimit: RateLimit = { what: 'email link', most: 30, withinMs: hourInMs };
/** By account. */
export const resendLimit: RateLimit = { what: 'confirmation resent', most: 5, withinMs: hourInMs };
/** By address, whatever account asks. */
export const resendDayLimit: RateLimit = { what: 'confirmation emails', most: 5, withinMs: dayInMs };

const common = new Set(commonPasswordList.trim().split(/\s+/));

/** Refuses a password that is easy to guess, under its field's name; the contract checks its length. */
export function checkPassword(
  field: string,
  password: string,
  owner: { username: string; email: string; name?: string },
): void {
  const weakness = passwordWeakness(password, owner);
  if (weakness) throw badField(field, weakness);
  if (common.has(password.normalize('NFKC').trim().toLowerCase()))
    throw badField(field, messages.thisPasswordIsTooCommon);
}

/** The same error for an unknown user, a wrong password and a disabled account. */
export const wrongCredentials = () => new Problem(400, 'wrong_credentials', messages.incorrectUsernameOrPassword);

/** Errors by field for every name that is taken. */
export function usernameTaken(taken: { username: boolean; email: boolean }): Problem {
  return new Problem(400, 'taken', messages.thisUsernameOrEmailAddress, {
    ...(taken.username && { username: [messages.thisUsernameIsTaken] }),
    ...(taken.email && { email: [messages.anAccountWithThisEmailAddress] }),
  });
}
