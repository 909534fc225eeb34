import * as messages from '@messages/contract/listingFields';
import { limits } from './limits';
import type { ListingFieldSpec } from './listingFieldSpec';

/**
 * Every field of a listing that people write. Schemas, columns, queries, duplicates, the form and the facts are derived from this table,
 * in this order. A new field needs its line here and a migration that adds its column.
 */
export const listingFields = {
  title: {
    column: 'title',
    kind: 'text',
    label: messages.title,
    limits: limits.title,
    section: 'basics',
    wide: true,
    required: true,
    clearable: 'draft',
    copied: true,
    card: true,
  },
  /** Lists show its beginning, see `openingOf`. */
  description: {
    column: 'description',
    kind: 'text',
    label: messages.description,
    limits: limits.description,
    section: 'basics',
    wide: true,
    multiline: true,
    required: true,
    clearable: 'draft',
    copied: true,
  },
  property_type: {
    column: 'property_type_id',
    kind: 'reference',
    label: messages.propertyType,
    section: 'basics',
    required: true,
    clearable: 'draft',
    copied: true,
    card: true,
    fact: messages.type,
  },
  /** Detected from the location when a listing is published without one. */
  city: {
    column: 'city_id',
    kind: 'reference',
    label: messages.city,
    section: 'place',
    clearable: 'draft',
    copied: true,
    card: true,
  },
  location: {
    column: 'location',
    kind: 'text',
    label: messages.location,
    limits: { max: 160 },
    section: 'place',
    clearable: true,
    copied: true,
    card: true,
  },
  /** Given and cleared together with the longitude. Responses show the published point to others, see `location_precision`. */
  latitude: {
    column: 'latitude',
    kind: 'degrees',
    label: messages.latitude,
    limits: { min: -90, max: 90 },
    section: 'place',
    clearable: true,
    copied: true,
  },
  longitude: {
    column: 'longitude',
    kind: 'degrees',
    label: messages.longitude,
    limits: { min: -180, max: 180 },
    section: 'place',
    clearable: true,
    copied: true,
  },
  /** `area`: others see the point rounded to about 300 metres. */
  location_precision: {
    column: 'location_precision',
    kind: 'choice',
    label: messages.locationPrecision,
    options: { area: messages.aboutHere, exact: messages.exactlyHere },
    section: 'place',
    copied: true,
  },
  purpose: {
    column: 'purpose',
    kind: 'choice',
    label: messages.purpose,
    options: { sale: messages.forSale, rent: messages.forRent, invest: messages.investment },
    section: 'basics',
    copied: true,
    card: true,
    fact: true,
  },
  /** Free text, such as "Ready to move". */
  status: {
    column: 'status',
    kind: 'text',
    label: messages.status,
    limits: limits.shortText,
    section: 'basics',
    wide: true,
    clearable: true,
    copied: true,
    card: true,
    fact: true,
  },
  /** A month's, for rent; empty or 0 is "Price on request". */
  price: {
    column: 'price_in_paise',
    kind: 'money',
    label: messages.price,
    limits: limits.price,
    zeroIsEmpty: true,
    section: 'place',
    wide: true,
    clearable: true,
    copied: true,
    card: true,
  },
  bedrooms: {
    column: 'bedrooms',
    kind: 'whole',
    label: messages.bedrooms,
    limits: limits.bedrooms,
    section: 'rooms',
    clearable: true,
    copied: true,
    card: true,
    alias: 'beds',
    fact: true,
  },
  bathrooms: {
    column: 'bathrooms',
    kind: 'whole',
    label: messages.bathrooms,
    limits: limits.bathrooms,
    section: 'rooms',
    clearable: true,
    copied: true,
    card: true,
    alias: 'baths',
    fact: true,
  },
  size: {
    column: 'size_in_sqft',
    kind: 'area',
    label: messages.area,
    limits: limits.size,
    section: 'rooms',
    clearable: true,
    copied: true,
    card: true,
    alias: 'sqft',
    fact: true,
  },
  parking: {
    column: 'parking',
    kind: 'nullableText',
    label: messages.parking,
    limits: limits.shortText,
    section: 'rooms',
    clearable: true,
    copied: true,
    fact: true,
  },
  year_built: {
    column: 'year_built',
    kind: 'whole',
    label: messages.yearBuilt,
    limits: { min: 1900, max: 2100 },
    section: 'costs',
    clearable: true,
    copied: true,
    fact: true,
  },
  hoa_fees: {
    column: 'hoa_fees_in_paise',
    kind: 'money',
    label: messages.societyCharges,
    section: 'costs',
    clearable: true,
    copied: true,
    fact: true,
    period: messages.aMonth,
  },
  property_tax: {
    column: 'property_tax_in_paise',
    kind: 'money',
    label: messages.propertyTax,
    section: 'costs',
    clearable: true,
    copied: true,
    fact: true,
    period: messages.aYear,
  },
  /** Registered needs `rera_number`, exempt a `rera_reason`, once others see the listing. */
  rera_status: {
    column: 'rera_status',
    kind: 'choice',
    label: messages.reraStatus,
    options: { not_stated: messages.reraNotStated, registered: messages.reraRegistered, exempt: messages.reraExempt },
    section: 'costs',
    copied: true,
  },
  rera_number: {
    column: 'rera_number',
    kind: 'nullableText',
    label: messages.reraNumber,
    limits: limits.shortText,
    section: 'costs',
    clearable: true,
    copied: true,
    fact: true,
  },
  /** Why the register need not have it: "Completed in 2009", "Resale of a single flat". */
  rera_reason: {
    column: 'rera_reason',
    kind: 'nullableText',
    label: messages.reraReason,
    limits: { max: 160 },
    section: 'costs',
    clearable: true,
    copied: true,
  },
  amenities: {
    column: 'amenity_ids',
    kind: 'ids',
    label: messages.amenities,
    section: 'amenities',
    clearable: true,
    copied: true,
  },
  featured: {
    column: 'featured',
    kind: 'flag',
    label: messages.featured,
    superuserOnly: true,
    card: true,
  },
} as const satisfies Readonly<Record<string, ListingFieldSpec>>;

export type ListingFields = typeof listingFields;
export type ListingField = keyof ListingFields;

/** The fields whose specification has these properties: `FieldWhere<{ kind: 'money' }>`. */
export type FieldWhere<Spec> = {
  [Field in ListingField]: ListingFields[Field] extends Spec ? Field : never;
}[ListingField];

/** A field's line of the table, with every property that a line may have. */
export const fieldSpec = (field: ListingField): ListingFieldSpec => listingFields[field];

/** Fields in the table's order, all of them or those that pass a test. */
export function fieldsWhere(test: (spec: ListingFieldSpec) => boolean = () => true): ListingField[] {
  return (Object.keys(listingFields) as ListingField[]).filter((field) => test(fieldSpec(field)));
}

export const labelOfField = (name: string): string | undefined =>
  Object.hasOwn(listingFields, name) ? fieldSpec(name as ListingField).label : undefined;
