import type { Point } from '@contract/mapArea';
import { limits } from '@contract/limits';
import type { UnusualField } from '@contract/officeProperties';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { withoutCachedPlan } from '../../db/statementNames';
import type { Measured, UsualPrices, UsualRanges } from './unusualRules';

/** The middle of a city: that of its localities. Undefined if none is known. */
export async function cityMiddle(
  queryable: Queryable,
  cityId: number,
): Promise<(Point & { name: string }) | undefined> {
  const row = await queryable.row<{ name: string; latitude: number | null; longitude: number | null }>(sql`
    select city.name, avg(known.latitude) as latitude, avg(known.longitude) as longitude
    from city left join locality known on known.city = city.slug where city.id = ${cityId} group by city.id, city.name`);
  if (!row || row.latitude === null || row.longitude === null) return undefined;
  return { name: row.name, latitude: row.latitude, longitude: row.longitude };
}

/** A kind of homes whose prices are compared; `city_id` null is every city. */
export type HomeKind = Pick<Measured, 'type_id' | 'purpose'> & { city_id: number | null };

/** What an index of cities and types answers. */
const publishedOf = ({ city_id: city, type_id: type, purpose }: HomeKind): Sql => sql`
  lifecycle = 'published' and property_type_id = ${type} and purpose = ${purpose} and ${city === null ? sql`true` : sql`city_id = ${city}`}`;

/** Medians of the newest published homes of a kind, but for one of them. */
export async function usualPrices(queryable: Queryable, kind: HomeKind, but = 0): Promise<UsualPrices> {
  const row = await queryable.row<UsualPrices>(sql`${withoutCachedPlan}
    select count(*)::int as homes, coalesce(percentile_cont(0.5) within group (order by price_rank::float8), 0) as price,
      (count(*) filter (where size_rank > 0))::int as sized,
      coalesce(percentile_cont(0.5) within group (order by price_rank::float8 / size_rank) filter (where size_rank > 0), 0) as "perSquareFoot"
    from (select price_rank, size_rank from property where ${publishedOf(kind)} and price_rank < 9007199254740991 and id <> ${but}
      order by id desc limit ${limits.unusual.newest}) newest`);
  return row ?? { homes: 0, price: 0, sized: 0, perSquareFoot: 0 };
}

/** Medians of a listing's city, or of all cities where too few homes are published in its own. */
export async function usualPricesFor(queryable: Queryable, listing: HomeKind, but?: number): Promise<UsualPrices> {
  const here = await usualPrices(queryable, listing, but);
  return here.homes >= limits.unusual.homes ? here : usualPrices(queryable, { ...listing, city_id: null }, but);
}

/** What was confirmed: another price, size, type, city or purpose is asked again. */
const confirmedAs = (listing: Measured): string =>
  [listing.type_id, listing.city_id, listing.purpose, listing.price_in_paise ?? '', listing.size_in_sqft ?? ''].join(
    ' ',
  );

export async function isConfirmed(tx: Queryable, id: number, listing: Measured): Promise<boolean> {
  return (
    (await tx.row(
      sql`select 1 from property_unusual where property_id = ${id} and confirmed_as = ${confirmedAs(listing)}`,
    )) !== undefined
  );
}

/** Notes what is unusual about a listing, and that somebody confirmed it. */
export async function noteConfirmed(tx: Queryable, id: number, field: UnusualField, listing: Measured): Promise<void> {
  await tx.run(sql`insert into property_unusual (property_id, field, confirmed_as) values (${id}, ${field}, ${confirmedAs(listing)})
    on conflict (property_id) do update set field = excluded.field, confirmed_as = excluded.confirmed_as`);
}

/** A listing whose values are possible and usual is in no list of the office. */
export async function forgetUnusual(tx: Queryable, id: number): Promise<void> {
  await tx.run(sql`delete from property_unusual where property_id = ${id}`);
}

interface Found {
  id: number;
  field: UnusualField;
}

/** Published listings of a kind outside of the usual ranges. */
export async function findOutside(
  queryable: Queryable,
  kind: HomeKind,
  { perSquareFoot, whole }: UsualRanges,
): Promise<Found[]> {
  if (!perSquareFoot && !whole) return [];
  const rate = perSquareFoot
    ? sql`(size_rank > 0 and price_rank::float8 / size_rank not between ${perSquareFoot[0]} and ${perSquareFoot[1]})`
    : sql`false`;
  const price = whole
    ? sql`(${perSquareFoot ? sql`size_rank = 0` : sql`true`} and price_rank::float8 not between ${whole[0]} and ${whole[1]})`
    : sql`false`;
  const rows = await queryable.rows<{ id: number }>(sql`${withoutCachedPlan}
    select id from property where ${publishedOf(kind)} and price_rank < 9007199254740991 and (${rate} or ${price})`);
  return rows.map(({ id }) => ({ id, field: 'price' }));
}

/** Published listings with amounts below the limits. */
export async function findTooSmall(queryable: Queryable): Promise<Found[]> {
  return queryable.rows<Found>(sql`
    select id, 'price' as field from property where lifecycle = 'published' and price_rank < ${limits.price.min * 100}
    union all select id, 'size' from property where lifecycle = 'published' and size_rank between 1 and ${limits.size.min - 1}`);
}

/** Published listings whose point is too far from the middle of their city. */
export async function findFarAway(
  queryable: Queryable,
  cityId: number,
  { latitude, longitude }: Point,
): Promise<Found[]> {
  const rows = await queryable.rows<{ id: number }>(sql`${withoutCachedPlan}
    select id from property where lifecycle = 'published' and city_id = ${cityId} and shown_latitude is not null
      and 2 * 6371 * asin(least(1, sqrt(
        sin(radians(shown_latitude - ${latitude}::float8) / 2) ^ 2
        + cos(radians(${latitude}::float8)) * cos(radians(shown_latitude)) * sin(radians(shown_longitude - ${longitude}::float8) / 2) ^ 2))) > ${limits.pointFromCity.km}`);
  return rows.map(({ id }) => ({ id, field: 'latitude' }));
}

/** Stores what is unusual now, and keeps what was confirmed. Returns how many listings it is. */
export async function replaceUnusual(tx: Queryable, found: readonly Found[]): Promise<number> {
  const [ids, fields] = [found.map(({ id }) => id), found.map(({ field }) => field)];
  const others = sql`not property_id = any(${ids}::int[])`;
  await tx.run(sql`delete from property_unusual where ${others} and confirmed_as is null`);
  await tx.run(sql`update property_unusual set field = null where ${others} and field is not null`);
  return tx.run(sql`insert into property_unusual (property_id, field)
    select distinct on (given.id) given.id, given.field from unnest(${ids}::int[], ${fields}::text[]) as given (id, field)
      join property on property.id = given.id
    order by given.id, given.field desc
    on conflict (property_id) do update set field = excluded.field`);
}
