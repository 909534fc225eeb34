import { dayInMs, hourInMs } from '@contract/durations';
import { timingSafeEqual } from 'node:crypto';
import { keyedToken } from '../../lib/tokens';
import type { Times } from './shortlistNewsStore';

/** An email a day at most, once an hour has passed after the first thing that it tells. */
export const newsTimes = (now: Date): Times => ({
  now,
  saidBy: new Date(now.getTime() - hourInMs),
  saidSince: new Date(now.getTime() - 14 * dayInMs),
  toldBy: new Date(now.getTime() - dayInMs),
});

/** The token that ends an account's emails about lists: computed, never stored. */
export const stopToken = (secret: Buffer, account: number): string =>
  `${account}.${keyedToken(secret, ['shortlist-emails', String(account)])}`;

/** The account whose emails a token ends; undefined for one that is not ours. Constant time. */
export function accountOfStop(secret: Buffer, token: string): number | undefined {
  const account = Number(/^(\d{1,10})\.[\w-]{43}$/.exec(token)?.[1] ?? 0);
  const [own, given] = [Buffer.from(stopToken(secret, account)), Buffer.from(token)];
  const isOwn = own.length === given.length && timingSafeEqual(own, given);
  return isOwn && account >= 1 && account <= 2_147_483_647 ? account : undefined;
}
