import type { PropertyChange } from '@contract/properties';
import sql, { type Sql, join, raw } from 'sql-template-tag';

/** Where a field of the form is stored. */
const columnOf = {
  title: 'title',
  description: 'description',
  property_type: 'property_type_id',
  city: 'city_id',
  location: 'location',
  purpose: 'purpose',
  status: 'status',
  price: 'price_in_paise',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  size: 'size_in_sqft',
  parking: 'parking',
  year_built: 'year_built',
  hoa_fees: 'hoa_fees_in_paise',
  property_tax: 'property_tax_in_paise',
  rera_number: 'rera_number',
  amenities: 'amenity_ids',
  featured: 'featured',
} as const;

/** What a column holds that has nothing. */
const emptyOf = (field: string) =>
  field === 'amenities' ? [] : ['title', 'description', 'location', 'status'].includes(field) ? '' : null;

export type Columns = ReadonlyMap<string, unknown>;

/** The columns that a form fills, apart from its listing's life; fields that are absent leave theirs alone, and `featured` is a superuser's. */
export function columnsOf(fields: PropertyChange, isSuperuser: boolean): Columns {
  const given = Object.entries(columnOf).map(
    ([field, column]) => [column, fields[field as keyof typeof columnOf]] as const,
  );
  const emptied = (fields.clear ?? []).map((field) => [columnOf[field], emptyOf(field)] as const);
  const written = given.filter(([column, value]) => value !== undefined && (column !== 'featured' || isSuperuser));
  return new Map(
    [...emptied, ...written].map(([column, value]) => [
      column,
      value === '' && (column === 'parking' || column === 'rera_number') ? null : value,
    ]),
  );
}

export const columnNames = (columns: Columns): Sql => join([...columns.keys()].map(raw));
export const columnValues = (columns: Columns): Sql => join([...columns.values()]);
export const columnChanges = (columns: Columns): Sql =>
  join([...columns].map(([column, value]) => sql`${raw(column)} = ${value}`));
