import * as messages from '@messages/server/purchaseEmails';
import { dayInMs } from '@contract/durations';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { Problem } from '../../lib/problem';
import type { PriceList, Priced } from './prices';
import type { PurchaseLine, SettledPayment } from './purchase';
import { moveRenewals } from './renewals';
import { worthOfGrant } from './packageWorth';
import {
  type CreditPart,
  type CreditedPeriod,
  creditIn,
  restWorth,
  uncreditedTerm,
  upgradeCredit,
} from './upgradeCredit';

interface PeriodRow extends CreditedPeriod {
  package_id: number;
  package: string;
  /** What the package costs in the order that bought it. */
  price_in_paise: number;
  ended_early: boolean;
}

/** The periods that an account has of packages, with what they are worth. Money of the sandbox buys nothing for real. */
const periodsOf = (accountId: number, test: boolean) => sql`
  select g.id, g.package_id, p.name as package, g.starts_at, g.expires_at, g.used_in_ms, g.contacts, g.contacts_used, g.unused_in_ms is not null as ended_early,
    coalesce((select (line ->> 'amountInPaise')::bigint from jsonb_array_elements(y.lines) line where line ->> 'kind' = 'package' limit 1), v.price_in_paise) as price_in_paise,
    case when y.test and not ${test} then 0 else ${worthOfGrant} end as "worthInPaise"
  from package_grant g join package p on p.id = g.package_id join package_version v on v.id = g.version_id join payment y on y.id = g.payment_id
  where g.account_id = ${accountId}`;

/** A dearer package that can replace a running one, and what is credited for it. */
export interface Upgrade {
  package: Priced;
  creditInPaise: number;
  parts: readonly CreditPart[];
}

/** A running period with the upgrades from it, by the period's id. */
export interface Upgradable {
  periods: readonly PeriodRow[];
  upgrades: readonly Upgrade[];
}

/** Who upgrades, and whether no real money moves. */
export interface Buyer {
  accountId: number;
  test: boolean;
}

/** What an account can upgrade to from each running package at current prices. */
export async function listUpgrades(
  queryable: Queryable,
  { accountId, test }: Buyer,
  { packages }: PriceList,
  at: Date,
): Promise<ReadonlyMap<number, Upgradable>> {
  const rows = await queryable.rows<PeriodRow>(
    sql`${periodsOf(accountId, test)} and g.expires_at > ${at} and g.expires_at > g.starts_at order by g.expires_at, g.id`,
  );
  return new Map(
    rows
      .filter(({ starts_at: starts }) => starts <= at)
      .map((running) => {
        const renewals = rows.filter(({ id, package_id }) => package_id === running.package_id && id !== running.id);
        const periods = [running, ...renewals];
        const dearer = packages.filter(
          ({ id, price_in_paise: price }) => id !== running.package_id && price > running.price_in_paise,
        );
        const upgrades = dearer.map((one) => {
          const parts = upgradeCredit(periods, one.price_in_paise, at);
          return { package: one, creditInPaise: creditIn(parts), parts };
        });
        return [running.id, { periods, upgrades }] as const;
      }),
  );
}

/** The lines of an upgrade: the new package, and the credit for the old one. @throws Problem 409 when it is not possible any more */
export async function upgradeLines(
  queryable: Queryable,
  { from, to, ...buyer }: Buyer & { from: number; to: number },
  prices: PriceList,
  at: Date,
): Promise<PurchaseLine[]> {
  const found = (await listUpgrades(queryable, buyer, prices, at)).get(from);
  const upgrade = found?.upgrades.find((one) => one.package.id === to);
  const [old] = found?.periods ?? [];
  if (!upgrade || !old) throw new Problem(409, 'no_upgrade', messages.thisUpgradeIsNotPossible);
  const { id, name, price_in_paise: price, version } = upgrade.package;
  return [
    { kind: 'package', id, name, amountInPaise: price, version },
    {
      kind: 'credit',
      id: from,
      name: messages.creditFor(old.package),
      amountInPaise: -upgrade.creditInPaise,
      parts: [...upgrade.parts],
    },
  ];
}

/** Grants, orders of upgrades, refunds and their settlement wait for each other, so that a rest is credited once. */
export async function lockGrants(tx: Queryable, accountId: number): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`grants:${accountId}`}, 0))`);
}

type Paid = Pick<SettledPayment, 'id' | 'account_id' | 'lines' | 'amount_in_paise' | 'test'>;
const creditOf = ({ lines }: Pick<Paid, 'lines'>) => lines.find(({ kind }) => kind === 'credit');

/** An order is paid within a day, so that its credit is worth that much for a day. */
const graceInMs = dayInMs;

/** What the new package gets for the money and the credit of its order. */
interface Term {
  termInMs: number;
  creditInPaise: number;
}

/**
 * Ends the periods that the payment replaces. The caller must hold the lock of the account's grants. The term is that
 * for the whole credit of the order, or for the one that is given.
 *
 * @returns how long the new package runs: its whole term, or a part if the old one had ended otherwise before or is
 * worth less now
 */
export async function endUpgraded(
  tx: Queryable,
  payment: Paid,
  { termInMs, forCreditInPaise }: { termInMs: number; forCreditInPaise?: number },
  at: Date,
): Promise<Term> {
  const credit = creditOf(payment);
  if (!credit) return { termInMs, creditInPaise: 0 };
  const periods = await tx.rows<PeriodRow>(
    sql`${periodsOf(payment.account_id, payment.test)} order by g.expires_at desc, g.id desc`,
  );
  let creditInPaise = 0;
  for (const period of periods) {
    const part = partsOf(credit, periods, at).find(({ grant }) => grant === period.id);
    if (!part || period.ended_early) continue;
    const amount = Math.min(part.amountInPaise, restWorth(period, new Date(at.getTime() - graceInMs)));
    await endPeriod(tx, payment, period, amount, at);
    creditInPaise += amount;
  }
  const promised = forCreditInPaise ?? -credit.amountInPaise;
  if (creditInPaise >= promised) return { termInMs, creditInPaise };
  const { amount_in_paise: paid } = payment;
  return { termInMs: uncreditedTerm(termInMs, paid + creditInPaise, paid + promised), creditInPaise };
}

/** Orders of older versions do not say which periods their credit is for: it was all of the package's. */
function partsOf(credit: PurchaseLine, periods: readonly PeriodRow[], at: Date): readonly CreditPart[] {
  if (credit.parts) return credit.parts;
  const replaced = periods.find(({ id }) => id === credit.id);
  const own = periods.filter(
    ({ id, package_id, expires_at: ends }) => id === credit.id || (package_id === replaced?.package_id && ends > at),
  );
  let left = -credit.amountInPaise;
  return own.map(({ id, worthInPaise }) => {
    const amountInPaise = Math.min(left, worthInPaise);
    left -= amountInPaise;
    return { grant: id, amountInPaise };
  });
}

async function endPeriod(tx: Queryable, payment: Paid, period: PeriodRow, credited: number, at: Date): Promise<void> {
  const unusedInMs = Math.max(0, period.expires_at.getTime() - Math.max(at.getTime(), period.starts_at.getTime()));
  await tx.run(sql`
    update package_grant set upgraded_by = ${payment.id}, credited_in_paise = ${credited}, unused_in_ms = ${unusedInMs},
      starts_at = least(starts_at, ${at}::timestamptz), expires_at = least(expires_at, ${at}::timestamptz)
    where id = ${period.id}`);
  const moved = { account_id: payment.account_id, package_id: period.package_id };
  await moveRenewals(tx, moved, { after: period.expires_at, grant: period.id }, unusedInMs);
}

/**
 * Gives the replaced package back its rest, with its renewals, when the payment that replaced it is returned: after
 * what runs of it now.
 */
export async function returnUpgraded(tx: Queryable, { id }: Pick<Paid, 'id'>, at: Date): Promise<void> {
  await tx.run(sql`
    with back as (
      select g.id, g.unused_in_ms, sum(g.unused_in_ms) over (order by g.id) - g.unused_in_ms as before,
        (select greatest(${at}::timestamptz, max(other.expires_at)) from package_grant other
          where other.account_id = g.account_id and other.package_id = g.package_id and other.unused_in_ms is null and other.expires_at > other.starts_at) as begin
      from package_grant g where g.upgraded_by = ${id}
    )
    update package_grant set upgraded_by = null, credited_in_paise = 0, unused_in_ms = null,
      used_in_ms = used_in_ms + case when back.unused_in_ms > 0 then (extract(epoch from expires_at - starts_at) * 1000)::bigint else 0 end,
      starts_at = case when back.unused_in_ms > 0 then back.begin + back.before * interval '1 millisecond' else starts_at end,
      expires_at = case when back.unused_in_ms > 0 then back.begin + (back.before + back.unused_in_ms) * interval '1 millisecond' else expires_at end
    from back where back.id = package_grant.id`);
}
