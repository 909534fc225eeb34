import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { idleSince, longestSession } from './sessionAge';
import { hashOfToken, newToken } from '../../lib/tokens';

export interface StoredSession {
  id: number;
  createdAt: Date;
  lastUsedAt: Date;
  device: string;
}

/**
 * Opens a session and returns its token, or null when the account was disabled, got a second factor or a new password
 * since `passwordHash` was read: the row lock waits for a concurrent change, which ends all sessions it sees.
 */
export async function openSession(
  queryable: Queryable,
  account: { id: number; passwordHash: string },
  device: string,
  now: Date,
): Promise<string | null> {
  const token = newToken();
  const opened = await queryable.run(sql`
    insert into session (account_id, token_hash, device, created_at, last_used_at, proven_at, expires_at)
    select id, ${hashOfToken(token)}::text, ${device}::text, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz, ${new Date(now.getTime() + longestSession)}::timestamptz
    from account where id = ${account.id} and password_hash = ${account.passwordHash} and disabled_at is null and second_factor_since is null for share`);
  return opened > 0 ? token : null;
}

/** Opens a session after a second factor and returns its token. The caller holds the account's lock. */
export async function openProvenSession(tx: Queryable, accountId: number, device: string, now: Date): Promise<string> {
  const token = newToken();
  await tx.run(sql`
    insert into session (account_id, token_hash, device, created_at, last_used_at, proven_at, expires_at, second_factor)
    values (${accountId}, ${hashOfToken(token)}, ${device}, ${now}, ${now}, ${now}, ${new Date(now.getTime() + longestSession)}, true)`);
  return token;
}

/** Stores that the session's owner has just proved who they are. */
export async function setSessionProven(queryable: Queryable, sessionId: number, now: Date): Promise<void> {
  await queryable.run(sql`update session set proven_at = ${now} where id = ${sessionId}`);
}

/** An account's active sessions, the last used first. */
export async function liveSessions(queryable: Queryable, accountId: number, now: Date): Promise<StoredSession[]> {
  return queryable.rows<StoredSession>(sql`
    select id, created_at as "createdAt", last_used_at as "lastUsedAt", device from session
    where account_id = ${accountId} and expires_at > ${now} and last_used_at > ${idleSince(now)} order by last_used_at desc, id desc`);
}

/** When a session was opened; undefined for one that has ended. */
export async function sessionBegan(queryable: Queryable, sessionId: number): Promise<Date | undefined> {
  return (await queryable.row<{ at: Date }>(sql`select created_at as at from session where id = ${sessionId}`))?.at;
}

/** Ends one session of an account; false when it has no such session. */
export async function endSession(queryable: Queryable, accountId: number, sessionId: number): Promise<boolean> {
  return (await queryable.run(sql`delete from session where id = ${sessionId} and account_id = ${accountId}`)) > 0;
}

/** Ends all sessions of an account, or all but one, and the logins that wait for a second factor. */
export async function endSessions(queryable: Queryable, accountId: number, except = 0): Promise<void> {
  await queryable.run(sql`delete from session where account_id = ${accountId} and id <> ${except}`);
  await queryable.run(sql`delete from login_challenge where account_id = ${accountId} and session_id is null`);
}

/** Deletes some expired sessions. */
export async function sweepSessions(queryable: Queryable, now: Date): Promise<void> {
  await queryable.run(sql`
    delete from session where id in (select id from session where expires_at <= ${now} order by expires_at limit 100 for update skip locked)`);
}
