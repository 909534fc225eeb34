import type { GivenProof } from '@contract/secondFactor';
import * as messages from '@messages/server/secondFactor';
import type { Queryable } from '../../../db/database';
import type { AccountsDeps } from '../accountsDeps';
import { badField } from '../../../lib/problem';
import type { TriedChallenge } from './challengesStore';
import { storedPasskeys, totpSecret, usePasskey, useRecoveryCode, useTotpStep } from './factorsStore';
import { readAssertion, relyingPartyOf } from './passkeys';
import { hashOfRecoveryCode } from './recoveryCodes';
import { stepOfCode } from './totp';

type Assertion = NonNullable<GivenProof['passkey']>;
/** What somebody gives to prove who they are. */
export type Proof = { method: 'totp' | 'recovery'; code: string } | { method: 'passkey'; response: Assertion };

/** The one proof of a body. @throws Problem 400 for none or several */
export function proofOf({ totp_code: totp, recovery_code: recovery, passkey }: GivenProof): Proof {
  const given: Proof[] = [
    ...(totp === undefined ? [] : [{ method: 'totp', code: totp } as const]),
    ...(recovery === undefined ? [] : [{ method: 'recovery', code: recovery } as const]),
    ...(passkey === undefined ? [] : [{ method: 'passkey', response: passkey } as const]),
  ];
  if (given.length !== 1 || !given[0]) throw badField('totp_code', messages.giveOneProof);
  return given[0];
}

/** Uses up a proof that fits, so that it works once; false when another request was faster. */
type UseProof = (tx: Queryable) => Promise<boolean>;

async function checkTotp(
  { database, secret, now, log }: AccountsDeps,
  accountId: number,
  code: string,
): Promise<UseProof | undefined> {
  const sealed = await totpSecret(database, accountId);
  if (!sealed) return undefined;
  try {
    const step = stepOfCode(secret, { accountId, sealed }, code, now());
    return step === undefined ? undefined : (tx) => useTotpStep(tx, accountId, step, now());
  } catch (error) {
    log?.error({ err: error }, 'the secret of an authenticator app cannot be read: was SECRET_KEY changed?');
    return undefined;
  }
}

async function checkPasskey(
  { database, settings, now }: AccountsDeps,
  { accountId, passkeyChallenge }: TriedChallenge,
  response: Assertion,
): Promise<UseProof | undefined> {
  const party = relyingPartyOf(settings.publicUrl);
  const own = await storedPasskeys(database, accountId);
  const passkey = own.find(({ credentialId }) => credentialId === response.id);
  if (!party || !passkey || passkeyChallenge === null) return undefined;
  const counter = await readAssertion(party, passkeyChallenge, passkey, response);
  return counter === undefined ? undefined : (tx) => usePasskey(tx, passkey, counter, now());
}

/** Checks a proof against the account's factors; undefined when it does not fit. Nothing is used up yet. */
export async function checkProof(
  deps: AccountsDeps,
  held: TriedChallenge,
  proof: Proof,
): Promise<UseProof | undefined> {
  if (proof.method === 'passkey') return checkPasskey(deps, held, proof.response);
  if (proof.method === 'totp') return checkTotp(deps, held.accountId, proof.code);
  const hash = hashOfRecoveryCode(deps.secret, held.accountId, proof.code);
  return (tx) => useRecoveryCode(tx, held.accountId, hash);
}
