import { dayInMs, minuteInMs } from '@contract/durations';
import { type FieldWhere, type ListingField, fieldSpec, fieldsWhere } from '@contract/listingFields';
import sql, { raw } from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { localities } from '../modules/properties/search/places/localities';
import type { AgentOf } from './demoAgents';
import { diceOf } from './generatedListing';
import { demoAlt, demoMedia } from './demoMedia';
import { loadDemoPapers, demoRera } from './demoPapers';
import { loadDemoPlans } from './demoPlans';
import { loadDemoTours } from './loadDemoTours';
import { demoListings } from './listings/demoListings';
import { pointNear } from './points';
import type { DemoListing } from './shapes';

/** These belong to the demo owner, all others to the agency. */
const everyEleventh = 11;
const ownersShare = (place: number) => place % everyEleventh === 5;

interface DemoPeople {
  owner: number;
  agency: number;
  agentOf: AgentOf;
}

interface Catalogue {
  types: Readonly<Record<string, number>>;
  cities: Readonly<Record<string, number>>;
  amenities: Readonly<Record<string, number>>;
}

async function readCatalogue(tx: Queryable): Promise<Catalogue> {
  const catalogue = await tx.row<Catalogue>(sql`
    select coalesce((select json_object_agg(name, id) from property_type), '{}') as types, coalesce((select json_object_agg(name, id) from city), '{}') as cities,
      coalesce((select json_object_agg(name, id) from amenity), '{}') as amenities`);
  if (!catalogue) throw new Error('The catalogue cannot be read.');
  return catalogue;
}

function idIn(ids: Readonly<Record<string, number>>, name: string): number {
  const id = ids[name];
  if (id === undefined) throw new Error(`The catalogue lacks "${name}", which a demonstration listing names.`);
  return id;
}

/** Fields whose columns store the listing's value unchanged; amounts in paise. */
const plainFields = fieldsWhere(({ kind }) => !['reference', 'ids', 'flag'].includes(kind)) as Exclude<
  ListingField,
  FieldWhere<{ kind: 'reference' | 'ids' | 'flag' }>
>[];

/** How far a listing is from the middle of its locality at most, in kilometres. */
const spread = 0.8;

/** Most owners show the area, some the exact point, and some set none. */
function pointOf({ location }: DemoListing, place: number) {
  const precision = place % 4 === 1 ? 'exact' : 'area';
  const [locality] = localities
    .filter(({ name }) => location.includes(name))
    .sort((one, other) => other.name.length - one.name.length);
  if (!locality || place % 9 === 4) return { location_precision: precision };
  return { ...pointNear(locality, diceOf(place + 1), spread), location_precision: precision };
}

/** A listing as columns; the oldest has the lowest `place`. */
function toRow(
  listing: DemoListing,
  place: number,
  { now, people, catalogue }: { now: Date; people: DemoPeople; catalogue: Catalogue },
): Record<string, unknown> {
  const given = { ...listing, ...demoRera(listing, place) };
  const plain = plainFields.map((field) => {
    const { column, kind } = fieldSpec(field);
    const value = given[field] ?? (kind === 'text' ? '' : field === 'rera_status' ? 'not_stated' : null);
    return [column, kind === 'money' && typeof value === 'number' ? value * 100 : value] as const;
  });
  const postedAt = new Date(now.getTime() - listing.daysAgo * dayInMs + (place - demoListings.length) * minuteInMs);
  return {
    ...Object.fromEntries(plain),
    ...pointOf(listing, place),
    owner_id: ownersShare(place) ? people.owner : people.agency,
    agent_id: ownersShare(place) ? null : (people.agentOf(listing.city, place) ?? null),
    property_type_id: idIn(catalogue.types, listing.type),
    city_id: idIn(catalogue.cities, listing.city),
    amenity_ids: listing.amenities.map((name) => idIn(catalogue.amenities, name)).sort((one, other) => one - other),
    featured: listing.featured ?? false,
    created_at: postedAt.toISOString(),
    changed_at: postedAt.toISOString(),
  };
}

/** Inserts rows with the same columns; ids follow the order of the rows. */
async function insertListings(tx: Queryable, rows: readonly Record<string, unknown>[]): Promise<number[]> {
  const ids = (
    await tx.rows<{ id: number }>(
      sql`select nextval(pg_get_serial_sequence('property', 'id'))::int as id from generate_series(1, ${rows.length}) order by id`,
    )
  ).map(({ id }) => id);
  const numbered = rows.map((row, place) => ({ id: ids[place], ...row }));
  const columns = raw(Object.keys(numbered[0] ?? {}).join(', '));
  await tx.run(
    sql`insert into property (${columns}) select ${columns} from json_populate_recordset(null::property, ${JSON.stringify(numbered)}::json)`,
  );
  return ids;
}

/**
 * Inserts the demonstration listings with their pictures and tours, in the order of posting. @returns how many @throws Error when
 * one of them uses a name that the catalogue lacks
 */
export async function loadDemoListings(tx: Queryable, now: Date, people: DemoPeople): Promise<number> {
  const catalogue = await readCatalogue(tx);
  const rows = demoListings.map((listing, place) => toRow(listing, place, { now, people, catalogue }));
  const ids = await insertListings(tx, rows);
  const media = await demoMedia(
    tx,
    demoListings.flatMap(({ pictures }) => pictures),
  );
  const places = demoListings.flatMap(({ pictures }, listing) =>
    pictures.map((name, position) => ({ property: ids[listing], media: media(name), alt: demoAlt(name), position })),
  );
  await tx.run(sql`
    insert into property_image (property_id, media_id, alt, position)
    select property, media, alt, position from json_to_recordset(${JSON.stringify(places)}::json) as given(property int, media int, alt text, position int) order by property, position`);
  const cuts = demoListings.flatMap(({ listedAt, price, daysAgo }, place) =>
    listedAt && price
      ? [{ property: ids[place], before: listedAt * 100, after: price * 100, days: Math.floor(daysAgo / 2) }]
      : [],
  );
  await tx.run(sql`
    insert into property_price_change (property_id, at, before_in_paise, after_in_paise)
    select property, ${now}::timestamptz - days * interval '1 day', before, after from json_to_recordset(${JSON.stringify(cuts)}::json) as given(property int, before bigint, after bigint, days int)`);
  const byId = demoListings.map((listing, place) => ({ id: ids[place] ?? 0, listing }));
  await loadDemoTours(
    tx,
    demoListings.flatMap(({ tour }, listing) => (tour ? [{ property: ids[listing] ?? 0, tour }] : [])),
    now,
  );
  await loadDemoPlans(tx, byId, now);
  const registered = byId.filter(({ listing }, place) => demoRera(listing, place).rera_status === 'registered');
  await loadDemoPapers(tx, registered, now);
  return rows.length;
}
