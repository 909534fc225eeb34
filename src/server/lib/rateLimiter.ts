import { dayInMs } from '@contract/durations';
import * as messages from '@messages/server/problems';
import { createHash } from 'node:crypto';
import { isIP, isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../db/database';
import { Problem } from './problem';

/** How often the same subject may try something from the same address within a time. */
export interface RateLimit {
  /** The name of the limit; limits with different names count separately. */
  what: string;
  most: number;
  withinMs: number;
  /** What a refused person reads, if not the usual words. */
  refusal?: (seconds: number) => string;
}

/** Who tries; one part is empty when the limit depends on the other alone. */
export interface CountedAttempt {
  subject: string;
  address: string;
}

const keptFor = dayInMs;

/** Hashed, because people type passwords into the wrong field. */
const keyOf = (limit: RateLimit, { subject }: CountedAttempt) =>
  createHash('sha256').update(`${limit.what}\n${subject}`).digest('hex');

function tooMany(limit: RateLimit, oldest: Date, now: Date): Problem {
  const seconds = Math.max(1, Math.ceil((oldest.getTime() + limit.withinMs - now.getTime()) / 1_000));
  return new Problem(
    429,
    'too_many_attempts',
    (limit.refusal ?? messages.tooManyAttempts)(seconds),
    undefined,
    seconds,
  );
}

/**
 * Counts an attempt before it is made, so that concurrent ones cannot exceed the limit. Refused attempts are not counted.
 * @returns the id of the count, for uncountAttempt.
 * @throws Problem 429 with the seconds until the next attempt is allowed.
 */
export async function countAttempt(
  database: Database,
  limit: RateLimit,
  tried: CountedAttempt,
  now: Date,
): Promise<string> {
  const key = keyOf(limit, tried);
  const { oldest, counted } = await database.transaction(async (tx) => {
    await tx.row(sql`select pg_advisory_xact_lock(hashtextextended(${key + tried.address}, 0))::text as locked`);
    const earlier = await tx.row<{ at: Date }>(sql`
      select at from login_failure where subject = ${key} and address = ${tried.address} and at > ${new Date(now.getTime() - limit.withinMs)}
      order by at desc offset ${limit.most - 1} limit 1`);
    if (earlier) return { oldest: earlier.at };
    const row = await tx.row<{ id: string }>(
      sql`insert into login_failure (subject, address, at) values (${key}, ${tried.address}, ${now}) returning id::text`,
    );
    return { counted: row?.id };
  });
  if (oldest) throw tooMany(limit, oldest, now);
  if (counted === undefined) throw new Error('an attempt was not counted');
  await sweep(database, now);
  return counted;
}

/** Resets the count after a successful attempt. */
export async function forgetAttempts(queryable: Queryable, limit: RateLimit, tried: CountedAttempt): Promise<void> {
  await queryable.run(
    sql`delete from login_failure where subject = ${keyOf(limit, tried)} and address = ${tried.address}`,
  );
}

/** Removes one counted attempt that was not really made. */
export async function uncountAttempt(queryable: Queryable, counted: string): Promise<void> {
  await queryable.run(sql`delete from login_failure where id = ${counted}::bigint`);
}

/** Deletes some rows that no limit needs any more. */
async function sweep(queryable: Queryable, now: Date): Promise<void> {
  await queryable.run(sql`
    delete from login_failure where id in (
      select id from login_failure where at < ${new Date(now.getTime() - keptFor)} order by at limit 100 for update skip locked)`);
}

type Sent = Pick<FastifyRequest, 'ip'> & Partial<Pick<FastifyRequest, 'ips'>>;

/** An address from a proxy, without its port; undefined for anything else. */
function bareAddress(written: string): string | undefined {
  const bare = /^\[(.+)\](?::\d{1,5})?$/.exec(written)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(written)?.[1] ?? written;
  return isIP(bare) ? bare : undefined;
}

/** The address of a request: the farthest one that the trusted proxies report. An invalid one counts as the proxy's own. */
export function addressOf({ ip, ips }: Sent): string {
  const vouched = (ips ?? [ip]).map(bareAddress).findLast((address) => address !== undefined);
  return networkOf(vouched ?? '');
}

/** What counts as one address: of IPv6 the first 64 bits, because one household has all the rest. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.replace(/%.*$/, '').split('::');
  const parts = head.split(':').filter(Boolean);
  const rest = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - parts.length - rest.length);
  const all = [...parts, ...Array.from({ length: zeros }, () => '0'), ...rest];
  return `${all
    .slice(0, 4)
    .map((part) => parseInt(part, 16).toString(16))
    .join(':')}::/64`;
}
