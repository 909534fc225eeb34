import type { OfficePayment } from '@contract/officePayments';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { withoutCachedPlan } from '../../db/statementNames';
import { countedUpTo } from '../../lib/paging';
import { prefixQuery, searchedId } from '../../lib/searchWords';
import { methodName } from '../http/methodNames';
import { documentName } from '../ledger/documentNumbers';

export interface OfficePaymentFilter {
  search?: string | undefined;
  status?: OfficePayment['status'] | undefined;
  attention?: boolean | undefined;
}

interface Row extends Omit<OfficePayment, 'buyer' | 'created_at' | 'completed_at' | 'invoice'> {
  account_id: number;
  name: string;
  email: string;
  created_at: Date;
  completed_at: Date | null;
  invoice: { series: string; number: number } | null;
}

const columns = sql`
  p.id, p.version, p.description, p.status, p.attention, p.account_id, coalesce(nullif(a.name, ''), a.username) as name, a.email,
  p.amount_in_paise, p.paid_in_paise, p.refunded_in_paise, p.method, p.test, p.created_at, p.completed_at,
  p.provider_order_id as "order", p.provider_payment_id as provider_payment,
  (select coalesce(sum(r.amount_in_paise), 0)::bigint from refund r where r.payment_id = p.id and r.status = 'pending') as pending_in_paise,
  (select jsonb_build_object('series', i.series, 'number', i.number) from invoice i where i.payment_id = p.id order by i.number desc limit 1) as invoice`;

function toOfficePayment({ account_id, name, email, invoice, ...row }: Row): OfficePayment {
  return {
    ...row,
    buyer: { id: account_id, name, email },
    method: methodName(row.method),
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
    invoice: invoice && documentName(invoice.series, invoice.number),
  };
}

/** Letters, then a number: "AE-000042", "test-cn 7". */
const documentNumber = /^(AE|TEST|CN|TEST-CN)[-\s]*0*(\d{1,9})$/i;
const providerId = /^[A-Za-z]+_[\w-]{3,64}$/;

/** Ids of the payments that a search means, each part by its own index. */
function foundBy(search: string): Sql {
  const parts: Sql[] = [];
  const id = searchedId(search);
  if (id !== null) parts.push(sql`select id from payment where id = ${id}`);
  const [, series, number] = documentNumber.exec(search) ?? [];
  if (series)
    parts.push(
      sql`select payment_id from invoice where series = ${series.toUpperCase()} and number = ${Number(number)}`,
      sql`select payment_id from credit_note where series = ${series.toUpperCase()} and number = ${Number(number)}`,
    );
  if (providerId.test(search)) {
    const start = `${search.replace(/[\\%_]/g, '\\$&')}%`;
    parts.push(
      sql`select id from payment where provider_order_id like ${start}`,
      sql`select payment_id from provider_payment where provider_payment_id like ${start}`,
      sql`select payment_id from refund where provider_refund_id = ${search}`,
    );
  }
  const words = prefixQuery(search);
  if (words !== null && parts.length === 0)
    parts.push(sql`
      select id from payment where account_id = any(array(
        select id from account where to_tsvector('simple', plain_words(name || ' ' || username || ' ' || email)) @@ to_tsquery('simple', ${words})))`);
  return parts.length > 0 ? join(parts, ' union ') : sql`select id from payment where false`;
}

function conditionsOf({ search, status, attention }: OfficePaymentFilter): Sql {
  return join(
    [
      sql`true`,
      ...(search ? [sql`p.id in (select id from found)`] : []),
      ...(status === undefined ? [] : [sql`p.status = ${status}`]),
      ...(attention === undefined ? [] : [attention ? sql`p.attention is not null` : sql`p.attention is null`]),
    ],
    ' and ',
  );
}

/** A page of payments, the newest first; those that somebody has to settle, the oldest first. `total` is a minimum unless `exact`. */
export async function listOfficePayments(
  queryable: Queryable,
  filter: OfficePaymentFilter,
  page: { limit: number; offset: number },
): Promise<{ payments: OfficePayment[]; total: number; exact: boolean }> {
  const found = sql`with found (id) as materialized (${filter.search ? foundBy(filter.search) : sql`select 0 where false`})`;
  const where = conditionsOf(filter);
  const most = countedUpTo(page);
  const order = filter.attention ? sql`p.id` : sql`p.id desc`;
  const [rows, counted] = await Promise.all([
    queryable.rows<Row>(sql`
      ${withoutCachedPlan} ${found} select ${columns} from payment p join account a on a.id = p.account_id
      where p.id in (select p.id from payment p where ${where} order by ${order} limit ${page.limit} offset ${page.offset})
      order by ${order}`),
    queryable.row<{ total: number }>(sql`
      ${withoutCachedPlan} ${found} select count(*)::int as total from (select from payment p where ${where} limit ${most}) counted`),
  ]);
  const total = counted?.total ?? 0;
  return { payments: rows.map(toOfficePayment), total, exact: total < most };
}

/** A payment; locked until the transaction ends where that is asked for. */
export async function findOfficePayment(
  queryable: Queryable,
  id: number,
  { lock = false } = {},
): Promise<OfficePayment | undefined> {
  if (lock) await queryable.run(sql`select 1 from payment where id = ${id} for update`);
  const row = await queryable.row<Row>(
    sql`select ${columns} from payment p join account a on a.id = p.account_id where p.id = ${id}`,
  );
  return row && toOfficePayment(row);
}

/** How many payments need a person. */
export async function countPaymentsNeedingAttention(queryable: Queryable): Promise<number> {
  const counted = await queryable.row<{ many: number }>(
    sql`select count(*)::int as many from payment where attention is not null`,
  );
  return counted?.many ?? 0;
}
