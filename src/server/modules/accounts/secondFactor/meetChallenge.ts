import type { Queryable } from '../../../db/database';
import type { AccountsDeps } from '../accountsDeps';
import { queueEmail } from '../../../email/outbox';
import { countAttempt, uncountAttempt } from '../../../lib/rateLimiter';
import { Problem } from '../../../lib/problem';
import {
  type ChallengePurpose,
  endChallenge,
  findChallenge,
  type TriedChallenge,
  tryChallenge,
} from './challengesStore';
import { codesGuessedEmail, recoveryCodeUsedEmail } from './factorEmails';
import { type FactorHolder, lockFactorHolder, recoveryCodesLeft } from './factorsStore';
import { checkProof, type Proof } from './proofs';
import { challengeEnded, guessedEmailLimit, totpLimit, wrongProof } from './secondFactorRules';

interface Answer {
  purpose: Exclude<ChallengePurpose, 'passkey'>;
  challenge: string;
  proof: Proof;
  /** The session that began it; undefined for a login. */
  sessionId?: number;
}

/**
 * Checks an answer to a challenge. If it fits, the proof is used up, the challenge ends and `inside` is called, in one
 * transaction that holds the account's lock.
 * @throws Problem 400 `wrong_code` under the answer's field, `challenge_ended`; 429 after too many wrong codes in a day
 */
export async function meetChallenge<Result>(
  deps: AccountsDeps,
  { purpose, challenge, proof, sessionId }: Answer,
  inside: (tx: Queryable, holder: FactorHolder) => Promise<Result>,
): Promise<Result> {
  const { database, now, settings } = deps;
  const known = await findChallenge(database, challenge, now());
  if (known?.purpose !== purpose || known.sessionId !== (sessionId ?? null)) throw challengeEnded();
  const counted =
    proof.method === 'totp'
      ? await countAttempt(database, totpLimit, { subject: String(known.accountId), address: '' }, now())
      : undefined;
  const held = await database.transaction((tx) => tryChallenge(tx, challenge, purpose, now()));
  if (!held) throw challengeEnded();
  const useProof = await checkProof(deps, held, proof);
  const met = await database.transaction(async (tx) => {
    const holder = await lockFactorHolder(tx, held.accountId);
    if (!holder) throw challengeEnded();
    if (!(await useProof?.(tx))) return undefined;
    if (!(await endChallenge(tx, challenge))) throw challengeEnded();
    if (proof.method === 'recovery') {
      const left = await recoveryCodesLeft(tx, holder.id);
      await queueEmail(tx, recoveryCodeUsedEmail(holder, settings.publicUrl, left));
    }
    return { result: await inside(tx, holder) };
  });
  if (!met) {
    if (purpose === 'login' && held.triesLeft <= 0) await warnOfGuesses(deps, held);
    throw wrongProof(proof.method);
  }
  if (counted !== undefined) await uncountAttempt(database, counted);
  return met.result;
}

/** Tells the owner that somebody knows the password and guesses codes: once a day. */
async function warnOfGuesses({ database, now, settings }: AccountsDeps, { accountId }: TriedChallenge): Promise<void> {
  try {
    await countAttempt(database, guessedEmailLimit, { subject: String(accountId), address: '' }, now());
  } catch (error) {
    if (error instanceof Problem) return;
    throw error;
  }
  await database.transaction(async (tx) => {
    const holder = await lockFactorHolder(tx, accountId);
    if (holder) await queueEmail(tx, codesGuessedEmail(holder, settings.publicUrl));
  });
}
