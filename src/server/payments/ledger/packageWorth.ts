import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import type { Remainder } from './refundState';

/*
 * One equation for refunds, credits and days, for each package that was bought:
 *
 *   what it is worth = paid for it + credit that it received − what went back − what was credited to the next one
 *
 * A credit is taken from what it is worth, and a refund from what was paid, less what went back and less the credit
 * that did not come from an earlier package.
 */

/** What went back of the price of `payment y`, or is on its way back. Money that came twice pays no package. */
const wentBack: Sql = sql`
  case when y.status not in ('completed', 'refunded') then y.amount_in_paise else coalesce((
    select case when count(*) > 0 then greatest(0, y.amount_in_paise - sum(q.amount_in_paise - coalesce((
      select sum(r.amount_in_paise) from refund r
      where r.payment_id = y.id and r.provider_payment_id = q.provider_payment_id and r.status <> 'failed'), 0))) end
    from provider_payment q
    where q.payment_id = y.id and q.status in ('captured', 'refunded') and q.amount_in_paise >= y.amount_in_paise),
    case when y.status = 'refunded' then y.amount_in_paise else 0 end) end::bigint`;

/** Of that, what `package_grant g` cost: a refund pays for add-ons that it ended first. */
const wentBackOfPackage: Sql = sql`
  greatest(0, ${wentBack} - coalesce((
    select sum((line ->> 'amountInPaise')::bigint)::bigint from jsonb_array_elements(y.lines) line
      join add_on_grant e on e.payment_id = y.id and e.add_on_id = (line ->> 'id')::int and e.ended_at is not null
    where line ->> 'kind' = 'add_on'), 0))`;

/** The package's own money in its order, without the credit. */
const ownMoney: Sql = sql`
  coalesce((select sum((line ->> 'amountInPaise')::bigint) from jsonb_array_elements(y.lines) line where line ->> 'kind' in ('package', 'credit'))::bigint, v.price_in_paise)`;

/** What `package_grant g` holds of credit from the packages that it replaced. */
const received: Sql = sql`
  coalesce((select sum(o.credited_in_paise) from package_grant o where o.upgraded_by = g.payment_id), 0)::bigint`;

/** What `package_grant g`, bought by `payment y` at `package_version v`, is worth. */
export const worthOfGrant: Sql = sql`greatest(0, ${ownMoney} + ${received} - ${wentBackOfPackage} - g.credited_in_paise)`;

/** What its whole time was worth when it began. */
export const worthAtBegin: Sql = sql`${ownMoney} + g.credit_in_paise`;

/** How much of a payment's own money was credited to the package that replaced its own. */
export async function carriedOf(queryable: Queryable, paymentId: number): Promise<number> {
  const row = await queryable.row<{ carried: number }>(sql`
    select greatest(0, g.credited_in_paise - ${received}) as carried from package_grant g where g.payment_id = ${paymentId}`);
  return row?.carried ?? 0;
}

/** A package whose money went back after it had been credited. */
export interface Overdrawn {
  grant: number;
  creditedInPaise: number;
  /** How much of the credit has no money behind it any more. */
  byInPaise: number;
  /** The share of the newer package's time that it paid for. */
  share: number;
  /** The payment of the newer package. */
  next: { id: number; account_id: number; package_id: number; name: string };
}

/**
 * Whether more went back of a payment than its credit left: somebody refunded it at the provider, or its money never
 * came. The caller must hold the lock of the account's grants.
 */
export async function overdrawnBy(tx: Queryable, paymentId: number): Promise<Overdrawn | undefined> {
  const row = await tx.row<{ id: number; credited: number; over: number; next: number }>(sql`
    select g.id, g.credited_in_paise as credited, g.upgraded_by as next,
      least(g.credited_in_paise, ${wentBack} + greatest(0, g.credited_in_paise - ${received}) - y.amount_in_paise) as over
    from package_grant g join payment y on y.id = g.payment_id where g.payment_id = ${paymentId} and g.credited_in_paise > 0`);
  if (!row || row.over <= 0) return undefined;
  const next = await tx.row<Overdrawn['next'] & { worth: number }>(sql`
    select y.id, y.account_id, y.package_id, p.name, ${worthAtBegin} as worth
    from package_grant g join payment y on y.id = g.payment_id join package_version v on v.id = g.version_id join package p on p.id = g.package_id
    where g.payment_id = ${row.next}`);
  if (!next) return undefined;
  return { grant: row.id, creditedInPaise: row.credited, byInPaise: row.over, share: row.over / next.worth, next };
}

/** What can be refunded without what was credited: that stays in the payment that pays for the package, the last one. */
export function withhold(remainders: readonly Remainder[], creditedInPaise: number): Remainder[] {
  let held = creditedInPaise;
  const left: Remainder[] = [];
  for (const { paymentId, leftInPaise } of [...remainders].reverse()) {
    const kept = Math.min(held, leftInPaise);
    held -= kept;
    if (leftInPaise > kept) left.unshift({ paymentId, leftInPaise: leftInPaise - kept });
  }
  return left;
}

/** Payments of which more went back than their credit left. */
export function overdrawnPayments(queryable: Queryable): Promise<{ id: number; over: number }[]> {
  return queryable.rows<{ id: number; over: number }>(sql`
    select * from (
      select y.id, least(g.credited_in_paise, ${wentBack} + greatest(0, g.credited_in_paise - ${received}) - y.amount_in_paise) as over
      from package_grant g join payment y on y.id = g.payment_id where g.credited_in_paise > 0 and not y.test
    ) found where over > 0 order by id`);
}
