import type { FastifyInstance } from 'fastify';
import { setTimeout } from 'node:timers/promises';
import { authEndpoints } from '@contract/auth';
import * as messages from '@messages/server/accounts';
import type { AccountsDeps } from './accountsDeps';
import {
  addressOf,
  type CountedAttempt,
  countAttempt,
  countedBeyond,
  countFailure,
  forgetAttempts,
  uncountAttempt,
} from '../../lib/rateLimiter';
import { registerEndpoint } from '../../plugins/contractRoute';
import { notFound } from '../../lib/problem';
import { guessingLimit, loginLimit, slowedBy, slowLimit, wrongCredentials } from './accountsRules';
import { findByLogin, type PasswordHolder, setPasswordHash } from './accountsStore';
import { openLogin } from './openLogin';
import { verifyPassword, hashPassword, isOutdated, dummyHash } from './passwords';
import { endSession, endSessions, liveSessions } from './sessionsStore';

/** Login, logout, and the list of sessions. */
export function sessionsRoutes(server: FastifyInstance, deps: AccountsDeps): void {
  const { database } = deps;

  registerEndpoint(server, authEndpoints.login, async ({ body: { username, password }, request, reply }) => {
    const named = await findByLogin(database, username);
    // guesses by name and by email address count together
    const tried = { subject: named ? `account ${named.id}` : username.toLowerCase(), address: addressOf(request) };
    const account = await countingGuesses(deps, tried, () => whoFits(database, named, password, tried.address));
    if (!account) throw wrongCredentials();
    const opened = await openLogin(deps, account, request);
    if (!opened) throw wrongCredentials();
    // the attempt stays counted, so that the password alone does not buy more guesses of codes
    if ('challenge' in opened) reply.code(202);
    else await forgetAttempts(database, loginLimit, tried);
    return opened;
  });

  registerEndpoint(server, authEndpoints.logout, async ({ account }) => {
    await endSession(database, account.id, account.sessionId);
  });

  registerEndpoint(server, authEndpoints.sessions, async ({ account }) => {
    const sessions = await liveSessions(database, account.id, deps.now());
    return sessions.map(({ id, createdAt, lastUsedAt, device }) => ({
      id,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      device,
      current: id === account.sessionId,
    }));
  });

  registerEndpoint(server, authEndpoints.endSessions, async ({ account, query }) => {
    if (query.id === undefined) return endSessions(database, account.id, account.sessionId);
    if (!(await endSession(database, account.id, Number(query.id)))) throw notFound(messages.thisSession);
  });
}

/** The account, if the password is right. An unknown name costs the same hashing as a known one. */
async function whoFits(
  database: AccountsDeps['database'],
  account: PasswordHolder | undefined,
  password: string,
  from: string,
): Promise<PasswordHolder | undefined> {
  const fits = await verifyPassword(account?.passwordHash ?? dummyHash, password, from);
  return account && fits ? renewed(database, account, password, from) : undefined;
}

/**
 * Limits guesses by name and address, and by address over all names. A name that is guessed from many addresses is only
 * slow, so that nobody can lock its owner out. @throws Problem 429
 */
async function countingGuesses(
  { database, now }: AccountsDeps,
  tried: CountedAttempt,
  guess: () => Promise<PasswordHolder | undefined>,
): Promise<PasswordHolder | undefined> {
  const anywhere = { ...tried, address: '' };
  const counted = [await countAttempt(database, guessingLimit, { ...tried, subject: '' }, now())];
  const takeBack = async () => {
    for (const one of counted) await uncountAttempt(database, one);
  };
  try {
    counted.push(await countAttempt(database, loginLimit, tried, now()));
    await setTimeout(slowedBy(await countedBeyond(database, slowLimit, anywhere, now())));
    const account = await guess();
    if (!account) await countFailure(database, slowLimit, anywhere, now());
    else await uncountAttempt(database, counted[0] ?? '');
    return account;
  } catch (error) {
    await takeBack();
    throw error;
  }
}

/** The account, its password rehashed at the current cost if needed. */
async function renewed(
  database: AccountsDeps['database'],
  account: PasswordHolder,
  password: string,
  from: string,
): Promise<PasswordHolder> {
  if (!isOutdated(account.passwordHash)) return account;
  const passwordHash = await hashPassword(password, from);
  return (await setPasswordHash(database, account.id, passwordHash, account.passwordHash))
    ? { ...account, passwordHash }
    : account;
}
