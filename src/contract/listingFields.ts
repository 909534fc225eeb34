import type { ListingFieldSpec } from './listingFieldSpec';
import { extraFields } from './listingFields/extraFields';
import { offerFields } from './listingFields/offerFields';
import { paperFields } from './listingFields/paperFields';
import { placeFields } from './listingFields/placeFields';
import { roomFields } from './listingFields/roomFields';

/**
 * Every field of a listing that people write, with the filter that reads it. Schemas, columns, queries, duplicates, the
 * form, the facts and all that knows filters (docs/filters.md) are derived from this table, in this order. A new field
 * needs its entry here and a migration that adds its column.
 */
export const listingFields = {
  ...placeFields,
  ...offerFields,
  ...roomFields,
  ...paperFields,
  ...extraFields,
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
