import { dayInMs } from '@contract/durations';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { deliverFeatured } from './addOnOrders';
import type { SettledPayment } from './purchase';
import { moveRenewals } from './renewals';
import { endUpgraded, lockGrants, returnUpgraded } from './upgrades';

/** Grants of a payment and their revocation, always inside the ledger's transaction. */
type Bought = Pick<SettledPayment, 'id' | 'account_id' | 'package_id' | 'lines' | 'amount_in_paise' | 'test'>;

/** The version that an order was made with; null for one that names none, which gets the version in force. */
const versionOf = ({ lines }: Pick<Bought, 'lines'>, kind: 'package' | 'add_on', id: number) =>
  lines.find((line) => line.kind === kind && line.id === id)?.version ?? null;

/**
 * Grants the package's slots, contacts and days once per payment. A renewal starts where the active period of the same
 * package ends; an upgrade ends the package that it replaces.
 */
export async function grantPackage(tx: Queryable, payment: Bought, at: Date): Promise<void> {
  if (payment.package_id === null) return;
  const version = versionOf(payment, 'package', payment.package_id);
  await lockGrants(tx, payment.account_id);
  const bought = await tx.row<{
    id: number;
    slots: number | null;
    contacts: number | null;
    duration_in_days: number;
  }>(sql`
    select id, slots, contacts, duration_in_days from package_version
    where package_id = ${payment.package_id} and (id = ${version}::int or ${version}::int is null and begins_at <= ${at})
    order by begins_at desc, id desc limit 1`);
  if (!bought) throw new Error(`package ${payment.package_id} has no version`);
  const granted = await tx.row(sql`select from package_grant where payment_id = ${payment.id}`);
  if (granted) return;
  const { termInMs: term, creditInPaise } = await endUpgraded(
    tx,
    payment,
    { termInMs: bought.duration_in_days * dayInMs },
    at,
  );
  await tx.run(sql`
    insert into package_grant (account_id, payment_id, package_id, version_id, slots, contacts, credit_in_paise, starts_at, expires_at)
    select ${payment.account_id}, ${payment.id}, ${payment.package_id}, ${bought.id}, ${bought.slots}::int, ${bought.contacts}::int, ${creditInPaise}::bigint, begin.at, begin.at + ${term}::bigint * interval '1 millisecond'
    from (
      select greatest(${at}::timestamptz, max(g.expires_at)) as at from package_grant g
      where g.account_id = ${payment.account_id} and g.package_id = ${payment.package_id} and g.expires_at > g.starts_at
    ) as begin
    on conflict (payment_id) do nothing`);
}

/** Ends the payment's grant; later renewals move forward, so that no paid day is lost. */
export async function revokePackage(tx: Queryable, payment: Bought, at: Date): Promise<void> {
  if (payment.package_id === null) return;
  await lockGrants(tx, payment.account_id);
  const given = await tx.row<{ id: number; starts_at: Date; expires_at: Date }>(
    sql`select id, starts_at, expires_at from package_grant where payment_id = ${payment.id}`,
  );
  if (!given) return;
  const unusedInMs = given.expires_at.getTime() - Math.max(at.getTime(), given.starts_at.getTime());
  if (unusedInMs <= 0) return;
  await returnUpgraded(tx, payment, at);
  await tx.run(
    sql`update package_grant set starts_at = least(starts_at, ${at}::timestamptz), expires_at = ${at}, unused_in_ms = ${unusedInMs} where id = ${given.id}`,
  );
  await moveRenewals(tx, payment, { after: given.expires_at, grant: given.id }, unusedInMs);
}

interface ShortenedGrant {
  id: number;
  expires: Date;
  takenInMs: number;
}

/** A share of the package's days, as far as they are left. */
async function shareOfGrant(
  queryable: Queryable,
  payment: Bought,
  share: number,
  at: Date,
): Promise<ShortenedGrant | undefined> {
  if (payment.package_id === null || share <= 0) return undefined;
  const given = await queryable.row<{ id: number; starts_at: Date; expires_at: Date; taken_in_ms: number }>(sql`
    select id, starts_at, expires_at, refunded_in_ms + used_in_ms as taken_in_ms
    from package_grant where payment_id = ${payment.id} and unused_in_ms is null`);
  if (!given) return undefined;
  const [starts, ends] = [given.starts_at.getTime(), given.expires_at.getTime()];
  const takenInMs = Math.min(
    Math.round((ends - starts + given.taken_in_ms) * share),
    ends - Math.max(at.getTime(), starts),
  );
  return takenInMs > 0 ? { id: given.id, expires: given.expires_at, takenInMs } : undefined;
}

/** When the package would end without a share of its days; null where nothing would be taken. */
export async function shortenedEnd(
  queryable: Queryable,
  payment: Bought,
  share: number,
  at: Date,
): Promise<Date | null> {
  const grant = await shareOfGrant(queryable, payment, share, at);
  return grant ? new Date(grant.expires.getTime() - grant.takenInMs) : null;
}

/**
 * Takes a share of the package's days from its end, at the earliest to now; later renewals move forward.
 * @returns its new end; undefined if nothing was taken
 */
export async function shortenPackage(
  tx: Queryable,
  payment: Bought,
  share: number,
  at: Date,
): Promise<Date | undefined> {
  if (payment.package_id === null || share <= 0) return undefined;
  await lockGrants(tx, payment.account_id);
  const grant = await shareOfGrant(tx, payment, share, at);
  if (!grant) return undefined;
  const { id, expires, takenInMs } = grant;
  const ends = new Date(expires.getTime() - takenInMs);
  await tx.run(
    sql`update package_grant set expires_at = ${ends}, refunded_in_ms = refunded_in_ms + ${takenInMs} where id = ${id}`,
  );
  await moveRenewals(tx, payment, { after: expires, grant: id }, takenInMs);
  return ends;
}

/** Restores the rest of a revoked package after active periods of the same package. */
export async function restorePackage(tx: Queryable, payment: Bought, at: Date): Promise<void> {
  if (payment.package_id === null) return;
  await lockGrants(tx, payment.account_id);
  const given = await tx.row<{ termInMs: number; forCreditInPaise: number }>(sql`
    select unused_in_ms as "termInMs", credit_in_paise as "forCreditInPaise" from package_grant where payment_id = ${payment.id} and unused_in_ms is not null and upgraded_by is null`);
  if (!given) return;
  const { termInMs, creditInPaise } = await endUpgraded(tx, payment, given, at);
  await tx.run(sql`
    with given as (
      update package_grant set starts_at = begin.at, expires_at = begin.at + ${termInMs}::bigint * interval '1 millisecond', unused_in_ms = null,
        credit_in_paise = ${creditInPaise}, used_in_ms = used_in_ms + (extract(epoch from expires_at - starts_at) * 1000)::bigint
      from lateral (
        select greatest(${at}::timestamptz, max(g.expires_at)) as at from package_grant g
        where g.account_id = ${payment.account_id} and g.package_id = ${payment.package_id} and g.payment_id <> ${payment.id} and g.expires_at > g.starts_at
      ) as begin
      where payment_id = ${payment.id} and unused_in_ms is not null and upgraded_by is null returning id
    )
    delete from package_notice where grant_id in (select id from given)`);
}

/** Grants the payment's add-ons once, each as in the version that was bought. */
export async function grantAddOns(
  tx: Queryable,
  payment: Bought & Pick<SettledPayment, 'add_on_ids'>,
  at: Date,
): Promise<void> {
  const versions = payment.add_on_ids.map((id) => versionOf(payment, 'add_on', id));
  await tx.run(sql`
    insert into add_on_grant (account_id, payment_id, add_on_id, granted_at, feature_days)
    select ${payment.account_id}, ${payment.id}, bought.id, ${at}, v.feature_days
    from unnest(${payment.add_on_ids}::int[], ${versions}::int[]) as bought (id, version), lateral (
      select feature_days from add_on_version one where one.add_on_id = bought.id and (one.id = bought.version or bought.version is null and one.begins_at <= ${at})
      order by one.begins_at desc, one.id desc limit 1
    ) v
    on conflict (payment_id, add_on_id) do nothing`);
}

/**
 * Features the listing that the buyer named for the payment's add-ons, after days that are already paid. If it cannot
 * be featured (not published, deleted, featured by the office), the add-on can be used later.
 */
export async function featureNamedListing(tx: Queryable, { id }: Pick<Bought, 'id'>, at: Date): Promise<void> {
  const grants = await tx.rows<{ id: number; days: number }>(sql`
    select g.id, g.feature_days as days from add_on_grant g where g.payment_id = ${id} and g.feature_days is not null and g.used_at is null order by g.id for update of g`);
  for (const grant of grants) {
    const listing = await tx.row<{ id: number; featured_until: Date | null }>(sql`
      select l.id, l.featured_until from payment p join property l on l.id = p.property_id and l.owner_id = p.account_id
      where p.id = ${id} and l.lifecycle = 'published' and (not l.featured or l.featured_until is not null) for update of l`);
    if (!listing) return;
    const from = listing.featured_until && listing.featured_until > at ? listing.featured_until : at;
    const until = new Date(from.getTime() + grant.days * dayInMs);
    await tx.run(sql`update property set featured = true, featured_until = ${until} where id = ${listing.id}`);
    await tx.run(sql`
      update add_on_grant set used_at = ${at}, property_id = ${listing.id}, featured_from = ${from}, featured_until = ${until}
      where id = ${grant.id}`);
    await deliverFeatured(tx, { grantId: grant.id, propertyId: listing.id }, at);
  }
}

/** Ends these add-ons of the payment; a listing featured by one of them loses its remaining days. */
export async function revokeAddOns(
  tx: Queryable,
  { id }: Pick<Bought, 'id'>,
  addOns: readonly number[],
  at: Date,
): Promise<void> {
  await tx.run(sql`
    with ended as (
      update add_on_grant set ended_at = ${at} where payment_id = ${id} and add_on_id = any(${[...addOns]}::int[]) and ended_at is null returning property_id, featured_from, featured_until
    ), shortened as (
      select property_id, sum(greatest(interval '0', featured_until - greatest(featured_from, ${at}::timestamptz))) as by from ended where property_id is not null group by property_id
    )
    update property set featured = property.featured_until - shortened.by > ${at}, featured_until = case when property.featured_until - shortened.by > ${at} then property.featured_until - shortened.by end
    from shortened where property.id = shortened.property_id and property.featured_until is not null`);
}

/** Restores a payment's add-ons; a listing featured by one of them gets back the lost days. */
export async function restoreAddOns(tx: Queryable, { id }: Pick<Bought, 'id'>, at: Date): Promise<void> {
  await tx.run(sql`
    with lost as (
      select id, greatest(interval '0', featured_until - greatest(featured_from, ended_at)) as rest from add_on_grant where payment_id = ${id} and ended_at is not null
    ), given as (
      update add_on_grant set ended_at = null, featured_from = case when rest > interval '0' then ${at}::timestamptz else featured_from end,
        featured_until = case when rest > interval '0' then ${at}::timestamptz + rest else featured_until end
      from lost where lost.id = add_on_grant.id returning property_id, rest
    ), lengthened as (
      select property_id, sum(rest) as by from given where property_id is not null and rest > interval '0' group by property_id
    )
    update property set featured = true, featured_until = greatest(property.featured_until, ${at}::timestamptz) + lengthened.by
    from lengthened where property.id = lengthened.property_id and not (property.featured and property.featured_until is null)`);
}

/**
 * Uses one contact of the package that ends first and has one left. @returns the grant's id; undefined when no contact
 * is left
 */
export async function spendContactAllowance(tx: Queryable, accountId: number, at: Date): Promise<number | undefined> {
  const grant = await tx.row<{ id: number }>(sql`
    update package_grant set contacts_used = contacts_used + 1 where id = (
      select id from package_grant where account_id = ${accountId} and starts_at <= ${at} and expires_at > ${at} and (contacts is null or contacts_used < contacts)
      order by expires_at, id limit 1 for update)
    returning id`);
  return grant?.id;
}
