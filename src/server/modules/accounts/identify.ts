import { minuteInMs } from '@contract/durations';
import sql from 'sql-template-tag';
import type { ServerDeps } from '../../deps';
import type { Account, IdentifyAccount } from '../../lib/account';
import { idleSince } from './sessionAge';
import { hashOfToken } from './tokens';

type Deps = Pick<ServerDeps, 'database' | 'now'> & Partial<Pick<ServerDeps, 'log'>>;
type Found = Account & { lastUsedAt: Date };

/** A session's last use is stored at most this often, in milliseconds. */
const touchEvery = minuteInMs;

/**
 * Finds accounts by their tokens, with a query each time, so that an ended session is refused at once. Null for a token that is
 * unknown, idle for 12 hours or older than 7 days, and for a disabled account.
 */
export function identifyByToken(deps: Deps): IdentifyAccount {
  const touch = toucher(deps);
  return async (token) => {
    const now = deps.now();
    const found = await deps.database.row<Found>(sql`
      select account.id, account.username, account.name, account.email, account.is_superuser as "isSuperuser", account.roles,
        session.id as "sessionId", session.last_used_at as "lastUsedAt"
      from session join account on account.id = session.account_id
      where session.token_hash = ${hashOfToken(token)} and session.expires_at > ${now}
        and session.last_used_at > ${idleSince(now)} and account.disabled_at is null`);
    if (!found) return null;
    const { lastUsedAt, ...account } = found;
    if (now.getTime() - lastUsedAt.getTime() >= touchEvery) touch(account.sessionId, now);
    return account;
  };
}

/** Stores a session's use in the background; the request neither waits for it nor fails with it. */
function toucher({ database, log }: Deps): (sessionId: number, now: Date) => void {
  const underWay = new Set<number>();
  return (sessionId, now) => {
    if (underWay.has(sessionId)) return;
    underWay.add(sessionId);
    void database
      .run(sql`update session set last_used_at = ${now} where id = ${sessionId} and last_used_at < ${now}`)
      .catch((error: unknown) => log?.warn({ err: error }, 'a session’s last use was not written down'))
      .finally(() => underWay.delete(sessionId));
  };
}
