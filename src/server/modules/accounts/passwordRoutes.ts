import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authEndpoints } from '@contract/auth';
import * as messages from '@messages/server/accounts';
import type { AccountsDeps } from './accountsDeps';
import { forgetBounce } from '../../email/bounces';
import { queueEmail, queueEncryptedEmail } from '../../email/outbox';
import { addressOf, countAttempt, forgetAttempts, uncountAttempt } from '../../lib/rateLimiter';
import { countSender } from '../../lib/senderLimit';
import { registerEndpoint } from '../../plugins/contractRoute';
import { badField, notLoggedIn } from '../../lib/problem';
import { passwordChangedEmail, resetEmail } from './accountEmails';
import { checkPassword, loginLimit, resetConfirmLimit, resetLimit } from './accountsRules';
import { findByLogin, findPasswordHolder, type PasswordHolder, setPasswordHash } from './accountsStore';
import { dropConfirmLinks, markProven, releaseDrafts } from './emailLinksStore';
import { checkOwnPassword } from './ownPassword';
import { hashPassword } from './passwords';
import { endAccessGivenBefore } from './recoveryStore';
import { accountOfReset, dropResets, openReset, useReset } from './resetsStore';
import { openLogin } from './openLogin';
import { endSessions } from './sessionsStore';

const deadLink = () => badField('token', messages.thisResetLinkWasAlreadyUsed);

/** Changing a password, and resetting it by email. */
export function passwordRoutes(server: FastifyInstance, deps: AccountsDeps): void {
  const { database } = deps;
  const afterwards = workAfterAnswers(server);

  registerEndpoint(server, authEndpoints.changePassword, async ({ account: own, body }) => {
    const { id, sessionId } = own;
    const before = await findPasswordHolder(database, id);
    if (!before) throw notLoggedIn();
    checkPassword('new', body.new, before);
    const account = await checkOwnPassword(deps, own, 'old', body.old);
    await replacePassword(
      deps,
      account,
      await hashPassword(body.new, `account ${id}`),
      sessionId,
      account.passwordHash,
    );
  });

  registerEndpoint(server, authEndpoints.requestPasswordReset, async ({ body: { email }, request }) => {
    await countSender(deps, resetLimit, { email, request });
    afterwards(mailReset(deps, email));
  });

  /** Counts guesses of tokens by address; takes back what did not fail. */
  const countingGuesses = async <Result>(request: FastifyRequest, work: () => Promise<Result>): Promise<Result> => {
    const tried = { subject: '', address: addressOf(request) };
    const counted = await countAttempt(database, resetConfirmLimit, tried, deps.now());
    const result = await work();
    await uncountAttempt(database, counted);
    return result;
  };

  const holderOf = async (token: string): Promise<PasswordHolder> => {
    const accountId = await accountOfReset(database, token, deps.now());
    const account = accountId === undefined ? undefined : await findPasswordHolder(database, accountId);
    if (!account) throw deadLink();
    return account;
  };

  registerEndpoint(server, authEndpoints.checkPasswordReset, ({ body, request }) =>
    countingGuesses(request, async () => void (await holderOf(body.token))),
  );

  registerEndpoint(server, authEndpoints.confirmPasswordReset, async ({ body, request, reply }) => {
    const from = addressOf(request);
    const { id, passwordHash } = await countingGuesses(request, async () => {
      const found = await holderOf(body.token);
      checkPassword('new', body.new, found);
      const hash = await hashPassword(body.new, from);
      await replacePassword(deps, found, hash, 0, undefined, body.token);
      return { id: found.id, passwordHash: hash };
    });
    // read again: a reset may have ended second factors. One that is left is asked for, because a mailbox is none
    const account = await findPasswordHolder(database, id);
    const opened = account && (await openLogin(deps, { ...account, passwordHash }, request));
    if (!opened) throw deadLink();
    if ('challenge' in opened) reply.code(202);
    // wrong guesses of the old password keep nobody out who reads the account's emails
    else await forgetAttempts(database, loginLimit, { subject: `account ${account.id}`, address: from });
    return { ...opened, username: account.username };
  });

  /** The email is queued in the background, so that the response time does not reveal whether the address is known. */
  function workAfterAnswers(scope: FastifyInstance): (work: Promise<void>) => void {
    const underWay = new Set<Promise<void>>();
    scope.addHook('onClose', async () => void (await Promise.all(underWay)));
    return (work) => {
      const settled = work
        .catch((error: unknown) => scope.log.error({ err: error }, 'a reset email was not written'))
        .finally(() => underWay.delete(settled));
      underWay.add(settled);
    };
  }
}

async function mailReset(deps: AccountsDeps, email: string): Promise<void> {
  const account = await findByLogin(deps.database, email);
  if (!account) return;
  await deps.database.transaction(async (tx) => {
    const token = await openReset(tx, account.id, deps.now());
    if (token) await queueEncryptedEmail(tx, resetEmail(account.email, deps.settings.publicUrl, token), deps.secret);
  });
}

/** Sets a new hash, ends every session but `keep`, voids open reset links and notifies the owner: all or nothing. */
async function replacePassword(
  deps: AccountsDeps,
  account: PasswordHolder,
  passwordHash: string,
  keep: number,
  was?: string,
  token?: string,
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    if (token !== undefined) await releaseDrafts(tx, account.id);
    if (!(await setPasswordHash(tx, account.id, passwordHash, was)))
      throw badField('old', messages.yourPasswordWasJustChanged);
    if (token !== undefined && !(await useReset(tx, token, deps.now()))) throw deadLink();
    if (token !== undefined) {
      // whoever had the account until now never showed that the address is theirs
      if (!account.emailVerified) await endAccessGivenBefore(tx, account.id);
      await markProven(tx, account.id, deps.now());
      await forgetBounce(tx, account.email);
    }
    await endSessions(tx, account.id, keep);
    await dropResets(tx, account.id);
    await dropConfirmLinks(tx, account.id);
    await queueEmail(tx, passwordChangedEmail(account.email, deps.settings.publicUrl));
  });
}
