import { secondFactorEndpoints } from '@contract/secondFactor';
import type { FastifyInstance } from 'fastify';
import type { AccountsDeps } from '../accountsDeps';
import { registerEndpoint } from '../../../plugins/contractRoute';
import { addressOf, countAttempt, forgetAttempts } from '../../../lib/rateLimiter';
import { loginLimit } from '../accountsRules';
import { findPasswordHolder } from '../accountsStore';
import { deviceOf } from '../device';
import { checkOwnPassword } from '../ownPassword';
import { openProvenSession, setSessionProven, sweepSessions } from '../sessionsStore';
import {
  endChallenge,
  findChallenge,
  openSessionChallenge,
  setPasskeyChallenge,
  sweepChallenges,
  tryChallenge,
} from './challengesStore';
import { methodsOf, storedPasskeys } from './factorsStore';
import { meetChallenge } from './meetChallenge';
import { relyingPartyOf, requestOptions } from './passkeys';
import { proofOf } from './proofs';
import { challengeEnded, passkeysUnavailable, proofLimit } from './secondFactorRules';

/** Finishing a login with a second factor, and proving again who one is. */
export function provingRoutes(server: FastifyInstance, deps: AccountsDeps): void {
  const { database, now, settings } = deps;

  registerEndpoint(server, secondFactorEndpoints.finishLogin, async ({ body: { challenge, ...given }, request }) => {
    const device = deviceOf(request.headers['user-agent']);
    const answer = { purpose: 'login', challenge, proof: proofOf(given) } as const;
    const { token, id } = await meetChallenge(deps, answer, async (tx, holder) => ({
      token: await openProvenSession(tx, holder.id, device, now()),
      id: holder.id,
    }));
    await forgetAttempts(database, loginLimit, { subject: `account ${id}`, address: addressOf(request) });
    await sweepSessions(database, now());
    return { token };
  });

  registerEndpoint(server, secondFactorEndpoints.passkeyChallenge, async ({ body: { challenge } }) => {
    const held = await findChallenge(database, challenge, now());
    if (!held || held.purpose === 'passkey') throw challengeEnded();
    const party = relyingPartyOf(settings.publicUrl);
    if (!party) throw passkeysUnavailable();
    const options = requestOptions(party, await storedPasskeys(database, held.accountId));
    if (!(await setPasskeyChallenge(database, challenge, options.challenge, now()))) throw challengeEnded();
    return options;
  });

  registerEndpoint(server, secondFactorEndpoints.startProof, async ({ account: { id, sessionId } }) => {
    await countAttempt(database, proofLimit, { subject: String(id), address: '' }, now());
    await sweepChallenges(database, now());
    const methods = await methodsOf(database, id, relyingPartyOf(settings.publicUrl) !== undefined);
    return {
      challenge: await openSessionChallenge(database, 'prove', { accountId: id, sessionId }, now()),
      methods: methods.length > 0 ? methods : ['password' as const],
    };
  });

  registerEndpoint(
    server,
    secondFactorEndpoints.prove,
    async ({ body: { challenge, password, ...given }, account: { id, sessionId } }) => {
      // the password proves nothing where a thief of the session may know it and the account asks for more
      if (password !== undefined && !(await findPasswordHolder(database, id))?.hasSecondFactor) {
        const held = await database.transaction((tx) => tryChallenge(tx, challenge, 'prove', now()));
        if (held?.sessionId !== sessionId) throw challengeEnded();
        await checkOwnPassword(deps, { id, recentlyProven: false }, 'password', password);
        await endChallenge(database, challenge);
        return setSessionProven(database, sessionId, now());
      }
      const answer = { purpose: 'prove', challenge, proof: proofOf(given), sessionId } as const;
      return meetChallenge(deps, answer, (tx) => setSessionProven(tx, sessionId, now()));
    },
  );
}
