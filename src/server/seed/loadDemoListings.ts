import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { demoAlt, demoMedia } from './demoMedia';
import { demoListings } from './listings/demoListings';
import type { DemoListing } from './shapes';

const day = 86_400_000;
const minute = 60_000;

/** These few are the demo owner's, the others the agency's own. */
const everyEleventh = 11;
const ownersShare = (place: number) => place % everyEleventh === 5;

/** A listing as its columns want it; the one posted first has the lowest `place`. */
function toRow(listing: DemoListing, place: number, now: Date, owners: { owner: number; house: number }) {
  return {
    ...listing,
    place,
    owner: ownersShare(place) ? owners.owner : owners.house,
    priceInPaise: listing.priceInRupees === null ? null : listing.priceInRupees * 100,
    hoaFeesInPaise: listing.hoaFeesInRupees && listing.hoaFeesInRupees * 100,
    propertyTaxInPaise: listing.propertyTaxInRupees && listing.propertyTaxInRupees * 100,
    postedAt: new Date(now.getTime() - listing.daysAgo * day + (place - demoListings.length) * minute).toISOString(),
  };
}

async function insertListings(tx: Queryable, rows: readonly ReturnType<typeof toRow>[]): Promise<number[]> {
  const ids = (
    await tx.rows<{ id: number }>(
      sql`select nextval(pg_get_serial_sequence('property', 'id'))::int as id from generate_series(1, ${rows.length}) order by id`,
    )
  ).map(({ id }) => id);
  const numbered = rows.map((row, place) => ({ ...row, id: ids[place] }));
  const stored = await tx.run(sql`
    insert into property (id, owner_id, title, description, status, purpose, property_type_id, city_id, location, price_in_paise, bedrooms, bathrooms, size_in_sqft, parking, year_built,
      hoa_fees_in_paise, property_tax_in_paise, amenity_ids, featured, created_at, changed_at)
    select given.id, owner, title, description, status, purpose, property_type.id, city.id, location, "priceInPaise", bedrooms, bathrooms, "sizeInSqft", parking, "yearBuilt",
      "hoaFeesInPaise", "propertyTaxInPaise", array(select amenity.id from amenity where amenity.name = any(amenities) order by amenity.id), coalesce(featured, false), "postedAt", "postedAt"
    from json_to_recordset(${JSON.stringify(numbered)}::json) as given(id int, owner int, title text, description text, status text, purpose text, type text, city text, location text, "priceInPaise" bigint,
      bedrooms int, bathrooms int, "sizeInSqft" int, parking text, "yearBuilt" int, "hoaFeesInPaise" bigint, "propertyTaxInPaise" bigint, amenities text[], featured boolean, "postedAt" timestamptz)
    join property_type on property_type.name = given.type join city on city.name = given.city`);
  if (stored !== rows.length) throw new Error('The catalogue lacks a property type or a city of the demonstration.');
  return ids;
}

/** The demonstration listings, their ids in the order of posting, with their pictures. @throws Error when the catalogue lacks a kind they name */
export async function loadDemoListings(
  tx: Queryable,
  now: Date,
  owners: { owner: number; house: number },
): Promise<number> {
  const rows = demoListings.map((listing, place) => toRow(listing, place, now, owners));
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
  return rows.length;
}
