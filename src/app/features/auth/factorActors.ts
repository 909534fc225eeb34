import type { PasskeyRequest, ProofMethod, secondFactorEndpoints } from '@contract/secondFactor';
import type * as z from 'zod/mini';
import * as messages from '@messages/app/secondFactor';
import { codeOf } from '../../api/apiError';
import { secondFactorApi } from '../../api/endpoints/secondFactorApi';
import { supportsPasskeys, unlockPasskey } from '../../platform/passkeys';
import type { AppDispatch } from '../../session/storeHooks';
import type { GivenProof } from './proofMachine';

type ProofBody = Omit<z.input<typeof secondFactorEndpoints.prove.body>, 'challenge'>;

async function unlock(options: PasskeyRequest) {
  try {
    return await unlockPasskey(options as Parameters<typeof unlockPasskey>[0]);
  } catch (error) {
    // the browser's words differ and are in its own language
    throw new Error(messages.passkeyNotUsed, { cause: error });
  }
}

/** What the server takes for an answer; a passkey is asked for in the browser first. Rejects if that is cancelled. */
export async function toProofBody(
  dispatch: AppDispatch,
  challenge: string,
  { method, secret }: GivenProof,
): Promise<ProofBody> {
  if (method === 'totp') return { totp_code: secret };
  if (method === 'recovery') return { recovery_code: secret };
  if (method === 'password') return { password: secret };
  const options = await dispatch(secondFactorApi.endpoints.startPasskeyUse.initiate({ challenge })).unwrap();
  return { passkey: await unlock(options) };
}

/** The ways that this browser offers, a passkey first: it is one press. */
export function offered(methods: readonly ProofMethod[]): ProofMethod[] {
  const others = methods.filter((method) => method !== 'passkey');
  return methods.includes('passkey') && supportsPasskeys() ? ['passkey', ...others] : others;
}

/** Whether a challenge has expired or had too many wrong answers. */
export const challengeIsOver = (_: unknown, { error }: { error: unknown }): boolean =>
  codeOf(error) === 'challenge_ended';
