import { hourInMs } from '@contract/durations';
import * as messages from '@messages/server/quotas';
import type { StoreDeps } from './storeDeps';
import type { Account } from './account';
import { countAttempt } from './rateLimiter';

/** What an account may add in an hour, and how much of it before its address is confirmed. */
export const quotas = {
  listings: { confirmed: 300, unconfirmed: 20 },
  pictures: { confirmed: 600, unconfirmed: 40 },
  panoramas: { confirmed: 120, unconfirmed: 10 },
  documents: { confirmed: 120, unconfirmed: 10 },
  avatars: { confirmed: 20, unconfirmed: 5 },
} as const;
export type QuotaName = keyof typeof quotas;

/** Staff add for many owners: so many times what one may. */
const staffAddTimes = 5;

/** Counts what an account adds, before it is stored. @throws Problem 429 */
export async function countQuota(
  { database, now }: StoreDeps,
  account: Pick<Account, 'id' | 'emailVerified' | 'isSuperuser' | 'roles'>,
  name: QuotaName,
  many = 1,
): Promise<void> {
  if (many === 0) return;
  const { emailVerified } = account;
  const isStaff = account.isSuperuser || account.roles.length > 0;
  const most = quotas[name][emailVerified ? 'confirmed' : 'unconfirmed'] * (isStaff ? staffAddTimes : 1);
  const words = (seconds: number) => messages.quotaUsed({ name, most, seconds, emailVerified });
  const limit = { what: `${name} of an account`, most, withinMs: hourInMs, words };
  await countAttempt(database, limit, { subject: String(account.id), address: '', many }, now());
}
