import sql, { type Sql } from 'sql-template-tag';
import type { BoughtAddOn, FeaturableListing } from '@contract/payments';
import * as messages from '@messages/server/payments';
import type { Database, Queryable } from '../../db/database';
import { setHistoryActor } from '../../lib/historyActor';
import { notFound } from '../../lib/problem';
import { assertFeaturable, termOf, assertUsable } from './addOnsRules';

interface GrantRow {
  id: number;
  name: string;
  granted_at: Date;
  feature_days: number | null;
  used_at: Date | null;
  property_id: number | null;
  title: string | null;
  featured_until: Date | null;
  named_id: number | null;
  named_title: string | null;
}

const grants = (where: Sql) => sql`
  select g.id, a.name, g.granted_at, a.feature_days, g.used_at, g.property_id, p.title, g.featured_until, named.id as named_id, named.title as named_title
  from add_on_grant g join add_on a on a.id = g.add_on_id join payment y on y.id = g.payment_id
    left join property p on p.id = g.property_id left join property named on named.id = y.property_id where ${where} and g.ended_at is null`;

const listingOf = (id: number | null, title: string | null) => (id === null ? null : { id, title: title ?? '' });

function toBought({
  id,
  name,
  granted_at,
  feature_days,
  property_id,
  title,
  featured_until,
  named_id,
  named_title,
}: GrantRow): BoughtAddOn {
  const chosen = featured_until && { listing: listingOf(property_id, title), until: featured_until.toISOString() };
  return {
    id,
    name,
    bought: granted_at.toISOString(),
    listing: listingOf(named_id, named_title),
    feature_days,
    chosen,
  };
}

/** An account's paid add-ons, newest first, without refunded ones. */
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
      await tx.row<GrantRow>(sql`${grants(sql`g.id = ${grantId} and g.account_id = ${accountId}`)} for update of g`),
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
    const chosen = await tx.row<GrantRow>(grants(sql`g.id = ${grantId}`));
    if (!chosen) throw notFound(messages.thisAddOn);
    return toBought(chosen);
  });
}
