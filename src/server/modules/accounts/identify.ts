import type { Role } from '@contract/roles';
import { minuteInMs } from '@contract/durations';
import sql from 'sql-template-tag';
import type { AccountsDeps } from './accountsDeps';
import { latestPast } from '../../lib/clock';
import type { Account, IdentifyAccount } from '../../lib/account';
import type { SiteSettings } from '../../lib/siteSettings';
import { idleSince, provenSince } from './sessionAge';
import { hashOfToken } from '../../lib/tokens';

type Deps = Pick<AccountsDeps, 'database' | 'now'> & {
  settings: Pick<SiteSettings, 'staffSecondFactor'>;
} & Partial<Pick<AccountsDeps, 'log'>>;
interface Found extends Omit<Account, 'recentlyProven' | 'secondFactorMissing'> {
  roles: readonly Role[];
  lastUsedAt: Date;
  provenAt: Date;
  hasSecondFactor: boolean;
}

/** A session's last use is stored at most this often, in milliseconds. */
const touchEvery = minuteInMs;

/**
 * Finds accounts by their tokens, with a query each time, so that an ended session is refused at once. Null for a token that is
 * unknown, idle for 12 hours or older than 7 days, for a disabled account, and for one with a second factor that the
 * session was opened without. Staff who must have a second factor and lack it are ordinary accounts until they add one.
 */
export function identifyByToken(deps: Deps): IdentifyAccount {
  const touch = toucher(deps);
  return async (token, { asUse } = { asUse: true }) => {
    const now = deps.now();
    const found = await deps.database.row<Found>(sql`
      select account.id, account.username, account.name, account.email, account.email_verified_at is not null as "emailVerified", account.is_superuser as "isSuperuser", account.roles,
        account.second_factor_since is not null as "hasSecondFactor",
        session.id as "sessionId", session.last_used_at as "lastUsedAt", session.proven_at as "provenAt"
      from session join account on account.id = session.account_id
      where session.token_hash = ${hashOfToken(token)} and session.expires_at > ${now}
        and session.last_used_at > ${idleSince(now)} and account.disabled_at is null
        and (account.second_factor_since is null or session.second_factor)`);
    if (!found) return null;
    const { lastUsedAt, provenAt, hasSecondFactor, ...account } = found;
    if (asUse && Math.abs(now.getTime() - lastUsedAt.getTime()) >= touchEvery) touch(account.sessionId, now);
    const secondFactorMissing =
      deps.settings.staffSecondFactor === 'required' &&
      !hasSecondFactor &&
      (account.isSuperuser || account.roles.length > 0);
    return {
      ...account,
      ...(secondFactorMissing && { isSuperuser: false, roles: [] }),
      secondFactorMissing,
      recentlyProven: provenAt > provenSince(now) && provenAt <= latestPast(now),
    };
  };
}

/** Stores a session's use in the background; the request neither waits for it nor fails with it. */
function toucher({ database, log }: Deps): (sessionId: number, now: Date) => void {
  const underWay = new Set<number>();
  return (sessionId, now) => {
    if (underWay.has(sessionId)) return;
    underWay.add(sessionId);
    void database
      .run(
        sql`update session set last_used_at = ${now} where id = ${sessionId} and (last_used_at < ${now} or last_used_at > ${latestPast(now)})`,
      )
      .catch((error: unknown) => log?.warn({ err: error }, 'a session’s last use was not written down'))
      .finally(() => underWay.delete(sessionId));
  };
}
