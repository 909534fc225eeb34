import * as messages from '@messages/server/purchaseEmails';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { Problem } from '../../lib/problem';
import type { PriceList, Priced } from './prices';
import type { PurchaseLine, SettledPayment } from './purchase';
import { type CreditedPeriod, uncreditedTerm, upgradeCredit } from './upgradeCredit';

interface PeriodRow extends CreditedPeriod {
  id: number;
  package_id: number;
  package: string;
  /** What the package costs in the order that bought it. */
  price_in_paise: number;
}

/**
 * The periods that an account has of a package: the running one, and renewals that follow. A refund pays for add-ons that it ended first, and
 * only its rest lowers what was paid for the package.
 */
const periodsOf = (accountId: number, at: Date) => sql`
  select g.id, g.package_id, p.name as package, g.starts_at, g.expires_at, g.contacts, g.contacts_used, cost.price_in_paise,
    greatest(0, cost.price_in_paise - greatest(0, y.refunded_in_paise - coalesce((
      select sum((line ->> 'amountInPaise')::bigint)::bigint from jsonb_array_elements(y.lines) line
        join add_on_grant e on e.payment_id = y.id and e.add_on_id = (line ->> 'id')::int and e.ended_at is not null
      where line ->> 'kind' = 'add_on'), 0))) as "paidInPaise"
  from package_grant g join package p on p.id = g.package_id join package_version v on v.id = g.version_id join payment y on y.id = g.payment_id,
    lateral (select coalesce(
      (select (line ->> 'amountInPaise')::bigint from jsonb_array_elements(y.lines) line where line ->> 'kind' = 'package' limit 1), v.price_in_paise) as price_in_paise) cost
  where g.account_id = ${accountId} and g.expires_at > ${at} and g.expires_at > g.starts_at`;

/** A dearer package that can replace a running one, and what is credited for it. */
export interface Upgrade {
  package: Priced;
  creditInPaise: number;
}

/** A running period with the upgrades from it, by the period's id. */
export interface Upgradable {
  periods: readonly PeriodRow[];
  upgrades: readonly Upgrade[];
}

/** What an account can upgrade to from each running package at current prices. */
export async function listUpgrades(
  queryable: Queryable,
  accountId: number,
  { packages }: PriceList,
  at: Date,
): Promise<ReadonlyMap<number, Upgradable>> {
  const rows = await queryable.rows<PeriodRow>(sql`${periodsOf(accountId, at)} order by g.expires_at, g.id`);
  return new Map(
    rows
      .filter(({ starts_at: starts }) => starts <= at)
      .map((running) => {
        const periods = rows.filter(({ package_id }) => package_id === running.package_id);
        const dearer = packages.filter(
          ({ id, price_in_paise: price }) => id !== running.package_id && price > running.price_in_paise,
        );
        const upgrades = dearer.map((one) => ({
          package: one,
          creditInPaise: upgradeCredit(periods, one.price_in_paise, at),
        }));
        return [running.id, { periods, upgrades }] as const;
      }),
  );
}

/** The lines of an upgrade: the new package, and the credit for the old one. @throws Problem 409 when it is not possible any more */
export async function upgradeLines(
  queryable: Queryable,
  { accountId, from, to }: { accountId: number; from: number; to: number },
  prices: PriceList,
  at: Date,
): Promise<PurchaseLine[]> {
  const found = (await listUpgrades(queryable, accountId, prices, at)).get(from);
  const upgrade = found?.upgrades.find((one) => one.package.id === to);
  const [old] = found?.periods ?? [];
  if (!upgrade || !old) throw new Problem(409, 'no_upgrade', messages.thisUpgradeIsNotPossible);
  const { id, name, price_in_paise: price, version } = upgrade.package;
  return [
    { kind: 'package', id, name, amountInPaise: price, version },
    { kind: 'credit', id: from, name: messages.creditFor(old.package), amountInPaise: -upgrade.creditInPaise },
  ];
}

/** Grants, orders of upgrades and their settlement wait for each other, so that a rest is credited once. */
export async function lockGrants(tx: Queryable, accountId: number): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`grants:${accountId}`}, 0))`);
}

type Paid = Pick<SettledPayment, 'id' | 'account_id' | 'lines' | 'amount_in_paise'>;
const creditOf = ({ lines }: Pick<Paid, 'lines'>) => lines.find(({ kind }) => kind === 'credit');

/**
 * Ends the package that the payment replaces, with its renewals. The caller must hold the lock of the account's grants.
 *
 * @returns how long the new package runs: its whole term, or a part if the old one had ended otherwise before
 */
export async function endUpgraded(tx: Queryable, payment: Paid, termInMs: number, at: Date): Promise<number> {
  const credit = creditOf(payment);
  if (!credit) return termInMs;
  const old = await tx.row<{ package_id: number; ended_early: boolean }>(sql`
    select package_id, unused_in_ms is not null as ended_early from package_grant where id = ${credit.id} and account_id = ${payment.account_id} for update`);
  if (!old || old.ended_early)
    return uncreditedTerm(termInMs, payment.amount_in_paise, payment.amount_in_paise - credit.amountInPaise);
  await tx.run(sql`
    update package_grant set upgraded_by = ${payment.id}, starts_at = least(starts_at, ${at}::timestamptz), expires_at = ${at},
      unused_in_ms = (extract(epoch from expires_at - greatest(starts_at, ${at}::timestamptz)) * 1000)::bigint
    where account_id = ${payment.account_id} and package_id = ${old.package_id} and expires_at > ${at} and expires_at > starts_at`);
  return termInMs;
}

/** Gives the replaced package back its rest, with its renewals, when the payment that replaced it is returned. */
export async function returnUpgraded(tx: Queryable, { id }: Pick<Paid, 'id'>, at: Date): Promise<void> {
  await tx.run(sql`
    with back as (
      select id, unused_in_ms, sum(unused_in_ms) over (order by id) - unused_in_ms as before from package_grant where upgraded_by = ${id} and unused_in_ms > 0
    )
    update package_grant set upgraded_by = null, unused_in_ms = null,
      starts_at = case when back.before = 0 then package_grant.starts_at else ${at}::timestamptz + back.before * interval '1 millisecond' end,
      expires_at = ${at}::timestamptz + (back.before + back.unused_in_ms) * interval '1 millisecond'
    from back where back.id = package_grant.id`);
}
