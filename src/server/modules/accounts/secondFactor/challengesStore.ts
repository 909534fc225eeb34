import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import { latestPast } from '../../../lib/clock';
import { hashOfToken, newToken } from '../../../lib/tokens';
import { challengeLivesFor, wrongAnswersPerChallenge } from './secondFactorRules';

/** What a challenge is for: to finish a login, to prove again who one is, or to add a passkey. */
export type ChallengePurpose = 'login' | 'prove' | 'passkey';

export interface Challenge {
  accountId: number;
  purpose: ChallengePurpose;
  sessionId: number | null;
}

/** A challenge with one of its answers used. */
export interface TriedChallenge extends Challenge {
  /** What the authenticator had to sign; it works once. */
  passkeyChallenge: string | null;
  triesLeft: number;
}

const expiryAt = (now: Date) => new Date(now.getTime() + challengeLivesFor);

const columns = sql`account_id as "accountId", purpose, session_id as "sessionId"`;
const open = (token: string, now: Date) =>
  sql`token_hash = ${hashOfToken(token)} and expires_at > ${now} and expires_at <= ${latestPast(expiryAt(now))} and tries < ${wrongAnswersPerChallenge}`;

/**
 * Begins the second step of a login; null when the account was disabled or its password changed since `passwordHash`
 * was read: the row lock waits for a concurrent change, which drops all challenges that it sees.
 */
export async function openLoginChallenge(
  queryable: Queryable,
  account: { id: number; passwordHash: string },
  now: Date,
): Promise<string | null> {
  const token = newToken();
  const opened = await queryable.run(sql`
    insert into login_challenge (token_hash, account_id, purpose, expires_at)
    select ${hashOfToken(token)}::text, id, 'login', ${expiryAt(now)}::timestamptz
    from account where id = ${account.id} and password_hash = ${account.passwordHash} and disabled_at is null for share`);
  return opened > 0 ? token : null;
}

/** A challenge of an open session; it ends with that session. */
export async function openSessionChallenge(
  queryable: Queryable,
  purpose: Exclude<ChallengePurpose, 'login'>,
  { accountId, sessionId }: { accountId: number; sessionId: number },
  now: Date,
  passkeyChallenge: string | null = null,
): Promise<string> {
  const token = newToken();
  await queryable.run(sql`
    insert into login_challenge (token_hash, account_id, purpose, session_id, passkey_challenge, expires_at)
    values (${hashOfToken(token)}, ${accountId}, ${purpose}, ${sessionId}, ${passkeyChallenge}, ${expiryAt(now)})`);
  return token;
}

/** The challenge; undefined when it is unknown, expired, met or locked. */
export async function findChallenge(queryable: Queryable, token: string, now: Date): Promise<Challenge | undefined> {
  return queryable.row<Challenge>(sql`select ${columns} from login_challenge where ${open(token, now)}`);
}

/** Sets what an authenticator has to sign. */
export async function setPasskeyChallenge(
  queryable: Queryable,
  token: string,
  passkeyChallenge: string,
  now: Date,
): Promise<boolean> {
  return (
    (await queryable.run(
      sql`update login_challenge set passkey_challenge = ${passkeyChallenge} where ${open(token, now)}`,
    )) > 0
  );
}

/** Counts an answer before it is checked, so that concurrent ones cannot exceed the limit. */
export async function tryChallenge(
  tx: Queryable,
  token: string,
  purpose: ChallengePurpose,
  now: Date,
): Promise<TriedChallenge | undefined> {
  const held = await tx.row<TriedChallenge>(sql`
    select ${columns}, passkey_challenge as "passkeyChallenge", ${wrongAnswersPerChallenge}::int - tries - 1 as "triesLeft"
    from login_challenge where ${open(token, now)} and purpose = ${purpose} for update`);
  if (!held) return undefined;
  await tx.run(
    sql`update login_challenge set tries = tries + 1, passkey_challenge = null where token_hash = ${hashOfToken(token)}`,
  );
  return held;
}

/** Ends a challenge that was met; false when another request already did. */
export async function endChallenge(tx: Queryable, token: string): Promise<boolean> {
  return (await tx.run(sql`delete from login_challenge where token_hash = ${hashOfToken(token)}`)) > 0;
}

/** Deletes some expired challenges. */
export async function sweepChallenges(queryable: Queryable, now: Date): Promise<void> {
  await queryable.run(sql`
    delete from login_challenge where token_hash in (
      select token_hash from login_challenge where expires_at <= ${now} order by expires_at limit 100 for update skip locked)`);
}
