import { type Passkey, secondFactorEndpoints } from '@contract/secondFactor';
import * as messages from '@messages/server/secondFactor';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../../db/database';
import type { AccountsDeps } from '../accountsDeps';
import { queueEmail } from '../../../email/outbox';
import { registerEndpoint } from '../../../plugins/contractRoute';
import { badField, notFound, notLoggedIn, Problem } from '../../../lib/problem';
import { findPasswordHolder, ownAccount } from '../accountsStore';
import { deviceOf } from '../device';
import { endSessions } from '../sessionsStore';
import { endChallenge, openSessionChallenge, tryChallenge } from './challengesStore';
import { factorAddedEmail, factorRemovedEmail, recoveryCodesRenewedEmail } from './factorEmails';
import {
  beginSecondFactor,
  confirmTotp,
  dropPasskey,
  dropTotp,
  factorsOf,
  insertPasskey,
  keepPendingTotp,
  listPasskeys,
  lockFactorHolder,
  pendingTotp,
  renamePasskey,
  renameTotp,
  replaceRecoveryCodes,
  settleSecondFactor,
  storedPasskeys,
} from './factorsStore';
import { creationOptions, readAttestation, relyingPartyOf } from './passkeys';
import { hashOfRecoveryCode, newRecoveryCodes } from './recoveryCodes';
import {
  challengeEnded,
  emailUnverified,
  lastFactor,
  noFactor,
  passkeysUnavailable,
  setupLivesFor,
} from './secondFactorRules';
import { newTotp, stepOfCode } from './totp';

const noPasskey = () => notFound(messages.thisPasskey);
const noApp = () => notFound(messages.theAuthenticatorApp);

/** The second factors of one's own account: an authenticator app, passkeys, recovery codes. */
export function secondFactorRoutes(server: FastifyInstance, deps: AccountsDeps): void {
  const { database, now, settings, secret } = deps;

  registerEndpoint(server, secondFactorEndpoints.factors, async ({ account: { id } }) => ({
    ...(await factorsOf(database, id)),
    required: await mustKeepOne(deps, id),
  }));

  registerEndpoint(server, secondFactorEndpoints.startTotp, async ({ account }) => {
    await mustHaveProvenEmail(database, account.id);
    const { base32, uri, sealed } = newTotp(secret, account);
    await keepPendingTotp(database, account.id, sealed, now());
    return { secret: base32, uri };
  });

  registerEndpoint(
    server,
    secondFactorEndpoints.confirmTotp,
    async ({ account: { id, sessionId }, body: { totp_code: code, name = messages.authenticatorName } }) => {
      const sealed = await pendingTotp(database, id, new Date(now().getTime() - setupLivesFor));
      if (!sealed) throw badField('totp_code', messages.setupExpired);
      const step = stepOfCode(secret, { accountId: id, sealed }, code, now());
      if (step === undefined) throw badField('totp_code', messages.wrongSetupCode);
      const { codes } = await addFactor(deps, { accountId: id, sessionId, name }, async (tx) =>
        (await confirmTotp(tx, id, { sealed, name, step }, now())) ? null : undefined,
      );
      return { recovery_codes: codes };
    },
  );

  registerEndpoint(server, secondFactorEndpoints.renameTotp, async ({ account: { id }, body: { name } }) => {
    if (!(await renameTotp(database, id, name))) throw noApp();
  });

  registerEndpoint(server, secondFactorEndpoints.disableTotp, async ({ account: { id } }) =>
    removeFactor(deps, id, async (tx) => {
      const name = await dropTotp(tx, id);
      if (name === undefined) throw noApp();
      return name;
    }),
  );

  registerEndpoint(
    server,
    secondFactorEndpoints.passkeyOptions,
    async ({ account: { id, username, name, sessionId } }) => {
      const party = relyingPartyOf(settings.publicUrl);
      if (!party) throw passkeysUnavailable();
      await mustHaveProvenEmail(database, id);
      const options = creationOptions(party, secret, { id, username, name }, await storedPasskeys(database, id));
      const asking = { accountId: id, sessionId };
      return { challenge: await openSessionChallenge(database, 'passkey', asking, now(), options.challenge), options };
    },
  );

  registerEndpoint(
    server,
    secondFactorEndpoints.addPasskey,
    async ({ account: { id, sessionId }, body: { challenge, name: given, passkey: response }, request }) => {
      const name = given ?? messages.passkeyName(deviceOf(request.headers['user-agent']));
      const held = await database.transaction((tx) => tryChallenge(tx, challenge, 'passkey', now()));
      const party = relyingPartyOf(settings.publicUrl);
      if (!party || held?.sessionId !== sessionId || held.passkeyChallenge === null) throw challengeEnded();
      await endChallenge(database, challenge);
      const made = await readAttestation(party, held.passkeyChallenge, response);
      if (!made) throw badField('passkey', messages.passkeyRefused);
      const { added, codes } = await addFactor(deps, { accountId: id, sessionId, name }, (tx) =>
        insertPasskey(tx, id, { ...made, name }, now()),
      );
      return { passkey: added, recovery_codes: codes };
    },
  );

  registerEndpoint(server, secondFactorEndpoints.passkeys, async ({ account: { id } }) => listPasskeys(database, id));

  registerEndpoint(server, secondFactorEndpoints.passkey, async ({ account, params: { id } }) =>
    found((await listPasskeys(database, account.id)).find((passkey) => passkey.id === id)),
  );

  registerEndpoint(server, secondFactorEndpoints.renamePasskey, async ({ account, params: { id }, body: { name } }) =>
    found(await renamePasskey(database, account.id, { id, name })),
  );

  registerEndpoint(server, secondFactorEndpoints.removePasskey, async ({ account, params: { id } }) =>
    removeFactor(deps, account.id, async (tx) => {
      const name = await dropPasskey(tx, account.id, id);
      if (name === undefined) throw noPasskey();
      return name;
    }),
  );

  registerEndpoint(server, secondFactorEndpoints.renewRecoveryCodes, async ({ account: { id } }) =>
    database.transaction(async (tx) => {
      const holder = await lockFactorHolder(tx, id);
      if (!holder?.hasSecondFactor) throw noFactor();
      await queueEmail(tx, recoveryCodesRenewedEmail(holder, settings.publicUrl));
      return { recovery_codes: await giveRecoveryCodes(tx, deps, id) };
    }),
  );
}

function found(passkey: Passkey | undefined): Passkey {
  if (!passkey) throw noPasskey();
  return passkey;
}

/** Whether the account has a role for which the office demands a second factor. */
async function mustKeepOne({ database, now, settings }: AccountsDeps, id: number): Promise<boolean> {
  if (settings.staffSecondFactor !== 'required') return false;
  const account = await ownAccount(database, id, now());
  return account !== undefined && (account.isSuperuser || account.roles.length > 0);
}

/** @throws Problem 409: the owner of an address could not get in where a stranger entered it and added a factor */
async function mustHaveProvenEmail(queryable: Queryable, id: number): Promise<void> {
  const account = await findPasswordHolder(queryable, id);
  if (!account?.emailVerified) throw emailUnverified();
}

async function giveRecoveryCodes(tx: Queryable, { secret, now }: AccountsDeps, accountId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    accountId,
    codes.map((code) => hashOfRecoveryCode(secret, accountId, code)),
    now(),
  );
  return codes;
}

/**
 * Stores a factor with `add`, which resolves to undefined when it cannot be added. The first one of an account ends its
 * other sessions, which were opened without it, and brings recovery codes.
 */
async function addFactor<Added>(
  deps: AccountsDeps,
  { accountId, sessionId, name }: { accountId: number; sessionId: number; name: string },
  add: (tx: Queryable) => Promise<Added | undefined>,
): Promise<{ added: Added; codes: string[] }> {
  const { database, settings, now } = deps;
  return database.transaction(async (tx) => {
    const holder = await lockFactorHolder(tx, accountId);
    if (!holder) throw notLoggedIn();
    if (!holder.emailVerified) throw emailUnverified();
    const added = await add(tx);
    if (added === undefined) throw new Problem(400, 'not_added', messages.notAdded);
    await queueEmail(tx, factorAddedEmail(holder, settings.publicUrl, name));
    if (holder.hasSecondFactor) return { added, codes: [] };
    await beginSecondFactor(tx, { accountId, sessionId }, now());
    await endSessions(tx, accountId, sessionId);
    return { added, codes: await giveRecoveryCodes(tx, deps, accountId) };
  });
}

/** Removes a factor with `drop`, which resolves to its name. @throws Problem 409 for the last one of an account that needs one */
async function removeFactor(
  deps: AccountsDeps,
  accountId: number,
  drop: (tx: Queryable) => Promise<string>,
): Promise<void> {
  const mustKeep = await mustKeepOne(deps, accountId);
  await deps.database.transaction(async (tx) => {
    const holder = await lockFactorHolder(tx, accountId);
    if (!holder) throw notLoggedIn();
    const name = await drop(tx);
    const isLeft = await settleSecondFactor(tx, accountId);
    if (!isLeft && mustKeep) throw lastFactor();
    await queueEmail(tx, factorRemovedEmail(holder, deps.settings.publicUrl, name, !isLeft));
  });
}
