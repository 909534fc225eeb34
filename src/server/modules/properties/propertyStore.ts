import type { PropertyCard } from '@contract/properties';
import type { PlanDrawing } from '@contract/tours';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { agentOfListing } from './agents/agentRows';
import { onRequest } from './search/plan/orders';
import { type CardRow, type PropertyRow, cardColumns, cardJoins, pageColumns, toCard } from './propertyRows';

/** Full listings. */
const wholeListings = sql`
    select ${pageColumns}, p.owner_id, coalesce(nullif(a.name, ''), a.username) as owner_name, p.agent_id, ${agentOfListing},
      coalesce((
        select json_agg(json_build_object('id', i.id, 'kind', i.kind, 'alt', i.alt, 'hash', m.hash, 'width', m.width, 'height', m.height, 'placeholder', m.placeholder, 'client_id', i.client_id) order by i.position, i.id)
        from property_image i join media m on m.id = i.media_id where i.property_id = p.id
      ), '[]') as images,
      coalesce((
        select json_agg(json_build_object('at', at, 'before', before_in_paise, 'after', after_in_paise) order by id)
        from property_price_change where property_id = p.id
      ), '[]') as price_changes,
      coalesce((
        select json_agg(json_build_object('id', s.id, 'title', s.title, 'hash', m.hash, 'width', m.width, 'height', m.height, 'placeholder', m.placeholder) order by s.position, s.id)
        from tour_scene s join media m on m.id = s.media_id where s.property_id = p.id and s.published
      ), '[]') as tour,
      (select seen from property_papers where property_id = p.id) as papers_seen,
      exists (select from tour where property_id = p.id and jsonb_typeof(plan->'drawing') = 'object') as has_plan,
      exists (select from listing_document where property_id = p.id) as has_documents
    from property p left join property_type t on t.id = p.property_type_id left join city c on c.id = p.city_id join account a on a.id = p.owner_id`;

/** A full listing in any lifecycle; undefined when there is none. */
export function findProperty(queryable: Queryable, id: number): Promise<PropertyRow | undefined> {
  return queryable.row<PropertyRow>(sql`${wholeListings} where p.id = ${id}`);
}

/** Full published listings in the order of the ids; leaves out ids that match none. */
export function findPublished(queryable: Queryable, ids: readonly number[]): Promise<PropertyRow[]> {
  return queryable.rows<PropertyRow>(
    sql`${wholeListings} where p.id = any(${ids}::int[]) and p.lifecycle = 'published' order by array_position(${ids}::int[], p.id)`,
  );
}

const most = 6;

/** The published listings nearest to a price, above and below it. */
const nearest = (tier: number, kind: Sql) => sql`
  (select id, ${tier}::int as tier, abs(price_rank - (select price_rank from one)) as distance from property
    where lifecycle = 'published' and ${kind} and price_rank >= (select price_rank from one) and id <> (select id from one) order by price_rank, id limit ${most})
  union all
  (select id, ${tier}::int, abs(price_rank - (select price_rank from one)) from property
    where lifecycle = 'published' and ${kind} and price_rank < (select price_rank from one) order by price_rank desc, id desc limit ${most})`;

/**
 * Up to six similar published listings. Those of the same purpose come first: same city and type nearest in price, then
 * the same city, then the same type elsewhere, then the newest. Then the same city and type, and the newest, of any.
 */
export async function similarProperties(queryable: Queryable, id: number): Promise<PropertyCard[]> {
  const sameCity = sql`city_id = (select city_id from one)`;
  const sameType = sql`property_type_id = (select property_type_id from one)`;
  const samePurpose = sql`purpose = (select purpose from one)`;
  const newest = (tier: number, kind: Sql) => sql`
    (select id, ${tier}::int, ${onRequest}::bigint from property where lifecycle = 'published' and ${kind} and id <> (select id from one) order by id desc limit ${most})`;
  const rows = await queryable.rows<CardRow>(sql`
    with one as (select id, city_id, property_type_id, purpose, price_rank from property where id = ${id}),
    candidate as (
      ${nearest(1, sql`${sameCity} and ${sameType} and ${samePurpose}`)}
      union all ${nearest(2, sql`${sameCity} and ${samePurpose}`)}
      union all ${nearest(3, sql`${sameType} and ${samePurpose}`)}
      union all ${newest(4, samePurpose)}
      union all ${nearest(5, sql`${sameCity} and ${sameType}`)}
      union all ${newest(6, sql`true`)}
    ),
    page as (select id, min(tier) as tier, min(distance) as distance from candidate group by id order by tier, distance, id desc limit ${most})
    select ${cardColumns} from page join property p on p.id = page.id ${cardJoins} order by page.tier, page.distance, page.id desc`);
  return rows.map(toCard);
}

/** The floor plan of a listing's tour as data; undefined if its tour has none. */
export async function findPlanDrawing(queryable: Queryable, id: number): Promise<PlanDrawing | undefined> {
  const row = await queryable.row<{ drawing: PlanDrawing | null }>(
    sql`select plan->'drawing' as drawing from tour where property_id = ${id}`,
  );
  return row?.drawing ?? undefined;
}

/** The names of a listing's amenities, in their order. */
export async function amenityNamesOf(queryable: Queryable, id: number): Promise<string[]> {
  const rows = await queryable.rows<{ name: string }>(sql`
    select amenity.name from property join amenity on amenity.id = any(property.amenity_ids)
    where property.id = ${id} order by amenity.name`);
  return rows.map(({ name }) => name);
}
