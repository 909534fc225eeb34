import type { LoginChallenge } from '@contract/secondFactor';
import type { FastifyRequest } from 'fastify';
import type { AccountsDeps } from './accountsDeps';
import type { PasswordHolder } from './accountsStore';
import { deviceOf } from './device';
import { openLoginChallenge, sweepChallenges } from './secondFactor/challengesStore';
import { methodsOf } from './secondFactor/factorsStore';
import { relyingPartyOf } from './secondFactor/passkeys';
import { openSession, sweepSessions } from './sessionsStore';

/**
 * Logs in whoever has shown the password of this hash: a session's token, or a challenge where the account has a second
 * factor. Undefined if the account was disabled or its password changed since.
 */
export async function openLogin(
  { database, settings, now }: Pick<AccountsDeps, 'database' | 'settings' | 'now'>,
  { id, passwordHash, hasSecondFactor }: Pick<PasswordHolder, 'id' | 'passwordHash' | 'hasSecondFactor'>,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<{ token: string } | LoginChallenge | undefined> {
  if (hasSecondFactor) {
    const challenge = await openLoginChallenge(database, { id, passwordHash }, now());
    if (!challenge) return undefined;
    await sweepChallenges(database, now());
    const methods = await methodsOf(database, id, relyingPartyOf(settings.publicUrl) !== undefined);
    return { challenge, methods };
  }
  const token = await openSession(database, { id, passwordHash }, deviceOf(request.headers['user-agent']), now());
  if (!token) return undefined;
  await sweepSessions(database, now());
  return { token };
}
