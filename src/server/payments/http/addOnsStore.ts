import sql, { type Sql } from 'sql-template-tag';
import type { BoughtAddOn, FeaturableListing } from '@contract/payments';
import * as messages from '@messages/server/payments';
import type { Database, Queryable } from '../../db/database';
import { setHistoryActor } from '../../lib/historyActor';
import { badField, notFound } from '../../lib/problem';
import { deliverFeatured } from '../ledger/addOnOrders';
import { assertFeaturable, assertNameable, assertUsable, termOf } from './addOnsRules';

interface GrantRow {
  id: number;
  name: string;
  granted_at: Date;
  feature_days: number | null;
  used_at: Date | null;
  property_id: number | null;
  title: string | null;
  featured_until: Date | null;
  listing: BoughtAddOn['listing'];
  delivery: BoughtAddOn['delivery'];
  status: BoughtAddOn['status'];
  ordered_at: Date;
  scheduled_at: Date | null;
  starts_at: Date | null;
  photographer: string;
  address: string;
  delivered_at: Date | null;
  cancelled_at: Date | null;
  cancel_reason: string;
  pictures: number;
  links: string[];
}

const grants = (where: Sql) => sql`
  select g.id, a.name, g.granted_at, g.feature_days, g.used_at, g.property_id, p.title, g.featured_until,
    case when l.id is not null then jsonb_build_object('id', l.id, 'title', l.title) end as listing, a.delivery,
    o.status, o.ordered_at, o.scheduled_at, o.starts_at, o.photographer, o.address, o.delivered_at, o.cancelled_at, o.cancel_reason,
    cardinality(o.picture_ids) as pictures, o.links
  from add_on_grant g join add_on a on a.id = g.add_on_id join addon_order o on o.grant_id = g.id
    left join property p on p.id = g.property_id left join property l on l.id = o.property_id where ${where}`;

const listingOf = (id: number | null, title: string | null) => (id === null ? null : { id, title: title ?? '' });
const instant = (at: Date | null) => at?.toISOString() ?? null;

function toBought({ granted_at, used_at: _, property_id, title, featured_until, ...row }: GrantRow): BoughtAddOn {
  const chosen = featured_until && { listing: listingOf(property_id, title), until: featured_until.toISOString() };
  return {
    ...row,
    bought: granted_at.toISOString(),
    ordered_at: row.ordered_at.toISOString(),
    scheduled_at: instant(row.scheduled_at),
    starts_at: instant(row.starts_at),
    delivered_at: instant(row.delivered_at),
    cancelled_at: instant(row.cancelled_at),
    chosen,
  };
}

/** An account's paid add-ons, newest first, with those that were cancelled or refunded. */
export async function listAddOnsOf(database: Queryable, accountId: number): Promise<BoughtAddOn[]> {
  return (
    await database.rows<GrantRow>(sql`${grants(sql`g.account_id = ${accountId}`)} order by g.id desc limit 100`)
  ).map(toBought);
}

/** An account's listings that an add-on can feature: published ones, without those featured by the office. */
export async function listFeaturable(database: Queryable, accountId: number): Promise<FeaturableListing[]> {
  const rows = await database.rows<{ id: number; title: string; featured_until: Date | null }>(sql`
    select id, title, featured_until from property
    where owner_id = ${accountId} and lifecycle = 'published' and (not featured or featured_until is not null) order by id desc limit 200`);
  return rows.map(({ featured_until, ...row }) => ({ ...row, featured_until: featured_until?.toISOString() ?? null }));
}

/**
 * Features a listing with a paid add-on, once per add-on; extends a listing that is already featured.
 *
 * @throws Problem 400 for a listing that is not the account's or not published, 404, 409 for an add-on that is used or
 * a listing that the office features.
 */
export async function featureListing(
  database: Database,
  at: Date,
  accountId: number,
  grantId: number,
  propertyId: number,
): Promise<BoughtAddOn> {
  return database.transaction(async (tx) => {
    const grant = assertUsable(
      await tx.row<GrantRow>(
        sql`${grants(sql`g.id = ${grantId} and g.account_id = ${accountId} and g.ended_at is null and o.status <> 'cancelled'`)} for update of g`,
      ),
    );
    const listing = assertFeaturable(
      await tx.row(
        sql`select id, lifecycle, featured, featured_until from property where id = ${propertyId} and owner_id = ${accountId} for update`,
      ),
    );
    const { from, until } = termOf(grant.feature_days, listing.featured_until, at);
    await setHistoryActor(tx, accountId);
    await tx.run(sql`update property set featured = true, featured_until = ${until} where id = ${propertyId}`);
    await tx.run(
      sql`update add_on_grant set used_at = ${at}, property_id = ${propertyId}, featured_from = ${from}, featured_until = ${until} where id = ${grantId}`,
    );
    await deliverFeatured(tx, { grantId, propertyId }, at);
    const chosen = await tx.row<GrantRow>(grants(sql`g.id = ${grantId}`));
    if (!chosen) throw notFound(messages.thisAddOn);
    return toBought(chosen);
  });
}

/**
 * Names the account's own listing for an add-on that was bought without one.
 *
 * @throws Problem 400 for a listing that is not the account's, 404, 409 when it has a listing or is finished.
 */
export async function nameListing(
  database: Database,
  accountId: number,
  grantId: number,
  propertyId: number,
): Promise<BoughtAddOn> {
  return database.transaction(async (tx) => {
    const own = sql`${grants(sql`g.id = ${grantId} and g.account_id = ${accountId}`)}`;
    const order = await tx.row<GrantRow>(sql`${own} for update of o`);
    assertNameable(order);
    const isOwn = await tx.row(sql`select from property where id = ${propertyId} and owner_id = ${accountId}`);
    if (!isOwn) throw badField('property', messages.chooseOneOfYourOwnListings);
    await tx.run(sql`update addon_order set property_id = ${propertyId} where grant_id = ${grantId}`);
    const named = await tx.row<GrantRow>(own);
    if (!named) throw notFound(messages.thisAddOn);
    return toBought(named);
  });
}
