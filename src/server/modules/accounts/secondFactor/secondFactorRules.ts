import { dayInMs, minuteInMs } from '@contract/durations';
import type { ProofMethod } from '@contract/secondFactor';
import * as messages from '@messages/server/secondFactor';
import type { RateLimit } from '../../../lib/rateLimiter';
import { Problem } from '../../../lib/problem';

/** How long a challenge works, in milliseconds, and how many wrong answers lock it. */
export const challengeLivesFor = 10 * minuteInMs;
export const wrongAnswersPerChallenge = 5;
export const passkeysPerAccount = 20;
/** How long a new authenticator app may wait for its first code, in milliseconds. */
export const setupLivesFor = 15 * minuteInMs;
/**
 * Per account, whatever the address: anyone who knows the password can open many challenges. Six digits with three valid
 * codes leave a chance of 1 in 11,000 a day. Passkeys and recovery codes cannot be guessed and stay open.
 */
export const totpLimit: RateLimit = { what: 'authenticator code', most: 30, withinMs: dayInMs };
/** By account: guesses by someone who knows the password are reported once a day. */
export const guessedEmailLimit: RateLimit = { what: 'email about guessed codes', most: 1, withinMs: dayInMs };
/** By account. */
export const proofLimit: RateLimit = { what: 'proof', most: 30, withinMs: 15 * minuteInMs };

const fieldOf: Readonly<Record<ProofMethod, string>> = {
  totp: 'totp_code',
  recovery: 'recovery_code',
  passkey: 'passkey',
  password: 'password',
};

/** Under the field of the answer. */
export function wrongProof(method: ProofMethod): Problem {
  const words = messages.wrongProof[method];
  return new Problem(400, 'wrong_code', words, { [fieldOf[method]]: [words] });
}

/** The same for a challenge that is unknown, expired, met, or locked after too many wrong answers. */
export const challengeEnded = () => new Problem(400, 'challenge_ended', messages.challengeEnded);
export const lastFactor = () => new Problem(409, 'last_second_factor', messages.lastFactor);
export const noFactor = () => new Problem(409, 'no_second_factor', messages.noFactor);
export const emailUnverified = () => new Problem(409, 'email_unverified', messages.emailUnverified);
export const passkeysUnavailable = () => new Problem(409, 'passkeys_unavailable', messages.passkeysUnavailable);
export const notOneself = () => new Problem(409, 'own_account', messages.notOneself);
