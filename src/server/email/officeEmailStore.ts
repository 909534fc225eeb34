import type { OfficeEmail } from '@contract/office';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { isFailedEmail } from '../lib/waiting';

export interface OfficeEmailFilter {
  state?: OfficeEmail['state'] | undefined;
  /** Part of the recipient or the subject. */
  search?: string | undefined;
}

type Row = Omit<OfficeEmail, 'created_at' | 'next_try_at' | 'sent_at'> & {
  created_at: Date;
  next_try_at: Date | null;
  sent_at: Date | null;
};

const columns = sql`id, recipient as "to", subject, case when sent_at is not null then 'sent' when bounced_at is not null then 'bounced' when failure is not null then 'failed' else 'waiting' end as state,
  tries, failure, created_at, case when sent_at is null and bounced_at is null then next_try_at end as next_try_at, sent_at`;

const stateConditions: Readonly<Record<OfficeEmail['state'], Sql>> = {
  sent: sql`sent_at is not null`,
  failed: isFailedEmail,
  bounced: sql`sent_at is null and bounced_at is not null`,
  waiting: sql`sent_at is null and bounced_at is null and failure is null`,
};

const toOfficeEmail = (row: Row): OfficeEmail => ({
  ...row,
  created_at: row.created_at.toISOString(),
  next_try_at: row.next_try_at?.toISOString() ?? null,
  sent_at: row.sent_at?.toISOString() ?? null,
});

/** A page of the outbox, the latest first, what failed with the oldest first, and how many emails match. */
export async function listOfficeEmails(
  queryable: Queryable,
  { state, search }: OfficeEmailFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ emails: OfficeEmail[]; total: number }> {
  const part = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const where = join(
    [
      state ? stateConditions[state] : sql`true`,
      ...(search ? [sql`(recipient ilike ${part} or subject ilike ${part})`] : []),
    ],
    ' and ',
  );
  const rows = await queryable.rows<Row>(
    sql`select ${columns} from mail where ${where} order by ${state === 'failed' ? sql`id` : sql`id desc`} limit ${limit} offset ${offset}`,
  );
  const counted = await queryable.row<{ total: number }>(sql`select count(*)::int as total from mail where ${where}`);
  return { emails: rows.map(toOfficeEmail), total: counted?.total ?? 0 };
}

/** An email of the outbox, locked until the transaction ends. */
export async function lockOfficeEmail(tx: Queryable, id: number): Promise<OfficeEmail | undefined> {
  const row = await tx.row<Row>(sql`select ${columns} from mail where id = ${id} for update`);
  return row && toOfficeEmail(row);
}

/** Makes an email due now, waiting again instead of failed or bounced, and wakes the delivery when the transaction commits. */
export async function makeDue(tx: Queryable, id: number, now: Date, channel: string): Promise<void> {
  await tx.run(sql`
    with due as (update mail set next_try_at = ${now}, failure = null, bounced_at = null where id = ${id} and sent_at is null returning id)
    select pg_notify(${channel}, '') from due`);
}
