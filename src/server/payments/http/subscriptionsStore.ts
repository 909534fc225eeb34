import sql from 'sql-template-tag';
import type { Subscription, Subscriptions } from '@contract/payments';
import type { Queryable } from '../../db/database';
import { type PackageGrant, endOfRenewals, slotsUsed } from './subscriptionsRules';
import { priceList } from '../ledger/prices';
import type { PurchaseLine } from '../ledger/purchase';
import { type Buyer, type Upgrade, listUpgrades } from '../ledger/upgrades';
import { decimalRupees } from '@contract/money';
import * as messages from '@messages/server/payments';

interface GrantRow extends PackageGrant {
  package_id: number;
  starts_at: Date;
  name: string;
  description: string;
  price_in_paise: number;
  duration_in_days: number;
  lines: PurchaseLine[];
  contacts: number | null;
  contacts_used: number;
}

/** An account's active packages by end date. `free` listings count before any package's slots. */
export async function listSubscriptions(
  database: Queryable,
  buyer: Buyer,
  free: number,
  at: Date,
): Promise<Subscriptions> {
  const { accountId } = buyer;
  const prices = await priceList(database, at);
  const [paid, listings, upgrades] = await Promise.all([
    database.rows<GrantRow>(sql`
      select g.id, g.package_id, g.starts_at, g.slots, g.contacts, g.contacts_used, g.expires_at, p.name, p.description, v.price_in_paise, v.duration_in_days, y.lines
      from package_grant g join package p on p.id = g.package_id join package_version v on v.id = g.version_id join payment y on y.id = g.payment_id
      where g.account_id = ${accountId} and g.expires_at > ${at} order by g.expires_at, g.id`),
    database.row<{ published: number }>(
      sql`select count(*)::int as published from property where owner_id = ${accountId} and lifecycle = 'published'`,
    ),
    listUpgrades(database, buyer, prices, at),
  ]);
  const running = paid.filter(({ starts_at }) => starts_at <= at);
  const live = listings?.published ?? 0;
  const used = slotsUsed(running, live, free);
  return {
    active_subscriptions: running.map((grant) =>
      toSubscription(grant, endOfRenewals(grant, paid), used.get(grant) ?? 0, upgrades.get(grant.id)?.upgrades ?? []),
    ),
    free_listings: { used: Math.min(live, free), total: free },
  };
}

function toSubscription(grant: GrantRow, end: Date, slots: number, upgrades: readonly Upgrade[]): Subscription {
  const ends = end.toISOString();
  const paid = grant.lines.find(({ kind }) => kind === 'package')?.amountInPaise ?? grant.price_in_paise;
  return {
    id: grant.id,
    package: grant.package_id,
    name: grant.name,
    plan_name: grant.name,
    description: grant.description,
    price: decimalRupees(paid),
    billing_cycle: messages.daysDurationInDays(grant.duration_in_days),
    renewal_date: ends,
    next_billing: ends,
    period_ends: grant.expires_at.toISOString(),
    slots: { used: slots, total: grant.slots },
    contacts: { used: grant.contacts_used, total: grant.contacts },
    upgrades: upgrades.map(({ package: { id, name, price_in_paise: price }, creditInPaise: credit }) => ({
      package: id,
      name,
      price,
      credit,
      amount: price - credit,
    })),
  };
}
