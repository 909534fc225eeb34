import type { Readable } from 'node:stream';
import { type ListingField, fieldSpec } from '@contract/listingFields';
import { decimalRupees } from '@contract/money';
import type { NewDraft } from '@contract/properties';
import * as messages from '@messages/server/listingImports';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import { exportedRows, rowsAtOnce } from '../../../imports/exportedRows';
import { type ListingCatalogue, readCatalogue } from '../listingCatalogue';
import { type OfficePropertyFilter, idsAfter } from '../officePropertiesStore';
import { selectOf } from '../propertyColumns';
import { listingFieldsOf } from './listingImports';
import { type ImportedLifecycle, impliedBy, importedFields } from './readListing';

/** With its other columns by their names. */
interface ExportedListing extends Readonly<Record<string, unknown>> {
  id: number;
  reference: string;
  lifecycle: ImportedLifecycle;
  featured_until: Date | null;
}

/** Gives those a name that no file has named, so that the row is theirs again when it comes back, and nobody else's elsewhere. */
const nameForFiles = (queryable: Queryable, ids: readonly number[]) =>
  queryable.run(sql`
    insert into imported_listing (reference, property_id)
    select 'L' || p.id || '-' || left(gen_random_uuid()::text, 8), p.id from property p
    where p.id = any(${[...ids]}::int[]) and not exists (select from imported_listing i where i.property_id = p.id)
    on conflict do nothing`);

async function nextListings(
  queryable: Queryable,
  filter: OfficePropertyFilter,
  { after, now }: { after: number; now: Date },
): Promise<ExportedListing[]> {
  const ids = await idsAfter(queryable, filter, { after, limit: rowsAtOnce, now });
  await nameForFiles(queryable, ids);
  return queryable.rows<ExportedListing>(sql`
    select p.id, coalesce(i.reference, '') as reference, p.lifecycle, p.featured_until, ${selectOf(importedFields)}
    from property p left join imported_listing i on i.property_id = p.id where p.id = any(${ids}::int[]) order by p.id`);
}

const nameOf = (rows: readonly { id: number; name: string }[], id: unknown): string =>
  rows.find((row) => row.id === id)?.name ?? '';

/** What a column holds, as an import reads it. */
function cellOf(field: ListingField, stored: unknown, { types, cities, amenities }: ListingCatalogue): string {
  const { kind, options } = fieldSpec(field);
  if (stored === null || stored === undefined) return '';
  if (kind === 'reference') return nameOf(field === 'city' ? cities : types, stored);
  if (kind === 'money') return decimalRupees(Number(stored)).replace(/\.00$/, '');
  if (kind === 'flag') return stored === true ? messages.featured : '';
  if (kind === 'ids')
    return (stored as number[])
      .map((id) => nameOf(amenities, id))
      .filter(Boolean)
      .join(', ');
  return options ? (options[String(stored)] ?? '') : String(stored);
}

function cellsOf(listing: ExportedListing, catalogue: ListingCatalogue): Readonly<Record<string, string>> {
  const cells = Object.fromEntries(
    importedFields.map((field) => [field, cellOf(field, listing[fieldSpec(field).column], catalogue)]),
  );
  // an import gives a draft a title and the city that its place names: the file has them from the beginning
  const { title, city } = impliedBy(catalogue, {
    location: String(listing.location),
    property_type: listing.property_type_id ?? undefined,
    bedrooms: listing.bedrooms ?? undefined,
    city: listing.city_id ?? undefined,
  } as NewDraft);
  return {
    ...cells,
    title: cells.title || (title ?? ''),
    city: cells.city || nameOf(catalogue.cities, city),
    // days that somebody has paid for end; elsewhere they would not
    featured: listing.featured_until === null ? (cells.featured ?? '') : '',
    reference: listing.reference,
    lifecycle: messages.lifecycles[listing.lifecycle],
    // pictures travel beside a file
    photos: '',
  };
}

/** Listings as a file for spreadsheets that can be brought in again, the oldest first: rupees and square feet. */
export async function listingsCsv(queryable: Queryable, filter: OfficePropertyFilter, now: Date): Promise<Readable> {
  const catalogue = await readCatalogue(queryable);
  const fields = listingFieldsOf(catalogue);
  return exportedRows({
    fields: fields.map(({ name }) => name),
    labels: Object.fromEntries(fields.map(({ name, label }) => [name, label])),
    next: (after) => nextListings(queryable, filter, { after, now }),
    cellsOf: (listing) => cellsOf(listing, catalogue),
  });
}
