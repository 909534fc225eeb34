import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { idleSince, longestSession } from './sessionAge';
import { hashOfToken, newToken } from './tokens';

export interface StoredSession {
  id: number;
  createdAt: Date;
  lastUsedAt: Date;
  device: string;
}

/**
 * Opens a session and returns its token, or null when the account was disabled or its password changed since `passwordHash` was read: the
 * row lock waits for a concurrent change, which ends all sessions it sees.
 */
export async function openSession(
  queryable: Queryable,
  account: { id: number; passwordHash: string },
  device: string,
  now: Date,
): Promise<string | null> {
  const token = newToken();
  const opened = await queryable.run(sql`
    insert into session (account_id, token_hash, device, created_at, last_used_at, expires_at)
    select id, ${hashOfToken(token)}::text, ${device}::text, ${now}::timestamptz, ${now}::timestamptz, ${new Date(now.getTime() + longestSession)}::timestamptz
    from account where id = ${account.id} and password_hash = ${account.passwordHash} and disabled_at is null for share`);
  return opened > 0 ? token : null;
}

/** An account's active sessions, the last used first. */
export async function liveSessions(queryable: Queryable, accountId: number, now: Date): Promise<StoredSession[]> {
  return queryable.rows<StoredSession>(sql`
    select id, created_at as "createdAt", last_used_at as "lastUsedAt", device from session
    where account_id = ${accountId} and expires_at > ${now} and last_used_at > ${idleSince(now)} order by last_used_at desc, id desc`);
}

/** Ends one session of an account; false when it has no such session. */
export async function endSession(queryable: Queryable, accountId: number, sessionId: number): Promise<boolean> {
  return (await queryable.run(sql`delete from session where id = ${sessionId} and account_id = ${accountId}`)) > 0;
}

/** Ends all sessions of an account, or all but one. */
export async function endSessions(queryable: Queryable, accountId: number, except = 0): Promise<void> {
  await queryable.run(sql`delete from session where account_id = ${accountId} and id <> ${except}`);
}

/** Deletes some expired sessions. */
export async function sweepSessions(queryable: Queryable, now: Date): Promise<void> {
  await queryable.run(sql`
    delete from session where id in (select id from session where expires_at <= ${now} order by expires_at limit 100 for update skip locked)`);
}
