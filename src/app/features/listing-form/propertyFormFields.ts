import { type ListingField, fieldSpec, fieldsWhere } from '@contract/listingFields';
import type { Property } from '@contract/properties';
import { readField } from './propertyFieldReading';

/** The fields with a single control each; amenities are several checkboxes. */
export const propertyFields = fieldsWhere(({ section, kind }) => section !== undefined && kind !== 'ids');

/**
 * The form's values: text by field name, `''` if empty. `amenities` are ids separated by commas; `featured` is `true`
 * or `false`, and present for superusers only.
 */
export type ListingEntry = Readonly<Record<string, string>>;

export const emptyEntry: ListingEntry = {
  ...Object.fromEntries(propertyFields.map((field) => [field, ''])),
  purpose: 'sale',
  location_precision: 'area',
  rera_status: 'not_stated',
  amenities: '',
};

const inOrder = (ids: readonly (string | number)[]) =>
  ids
    .map(Number)
    .sort((one, other) => one - other)
    .join();

/** A listing's field as the form's text. */
function textOf(property: Property, field: ListingField): string {
  const { kind, alias } = fieldSpec(field);
  const value = property[field] ?? (alias ? property[alias as keyof Property] : null) ?? '';
  if (Array.isArray(value)) return inOrder(value as number[]);
  if (typeof value === 'object') return 'id' in value && value.id !== 0 ? String(value.id) : '';
  return kind === 'money' ? String(value).replace(/\.00$/, '') : String(value);
}

/** A listing as form values. */
export function entryOf(property: Property, marksFeatured = false): ListingEntry {
  const fields = fieldsWhere(({ section }) => section !== undefined).map((field) => [
    field,
    // the locality's point is not one that its owner has set
    fieldSpec(field).kind === 'degrees' && property.location_source !== 'owner' ? '' : textOf(property, field),
  ]);
  return { ...Object.fromEntries(fields), ...(marksFeatured && { featured: String(property.featured) }) };
}

/** The values of a form: valid ones as the server accepts them, the others as typed. */
export function readEntry(form: FormData, marksFeatured = false): ListingEntry {
  const fields = propertyFields.map(
    (field) => [field, readField(field, String(form.get(field) ?? '').trim()).value] as const,
  );
  return {
    ...Object.fromEntries(fields),
    amenities: inOrder(form.getAll('amenities').map(String)),
    ...(marksFeatured && { featured: String(form.has('featured')) }),
  };
}

/** Error messages by field; empty if the server would accept all values. */
export function unreadableEntries(entry: ListingEntry): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(entry).flatMap(([field, value]) => {
      const { problem } = readField(field, value);
      return problem ? [[field, problem] as const] : [];
    }),
  );
}

/** Replaces each invalid value by its earlier one, so that a half-typed price does not block saving the rest. */
export function readableEntries(entry: ListingEntry, before: ListingEntry): ListingEntry {
  return Object.fromEntries(
    Object.entries(entry).map(([field, value]) => [
      field,
      readField(field, value).problem ? (before[field] ?? '') : value,
    ]),
  );
}

/** Whether the form differs from an empty one. */
export function isStarted(entry: ListingEntry): boolean {
  return Object.entries(entry).some(([field, value]) => value !== '' && value !== (emptyEntry[field] ?? 'false'));
}
