import type { Property } from '@contract/properties';
import { propertyFieldNames } from '@contract/listingFields';
import { readField } from './propertyFieldReading';

export type PropertyField = keyof typeof propertyFieldNames;
export const propertyFields = Object.keys(propertyFieldNames) as PropertyField[];

/** A listing as its form holds it: text by field, empty where there is nothing; `amenities` are ids parted by commas, `featured` is `true` or `false` where it is shown. */
export type ListingEntry = Readonly<Record<string, string>>;

export const emptyEntry: ListingEntry = {
  ...Object.fromEntries(propertyFields.map((field) => [field, ''])),
  purpose: 'sale',
  amenities: '',
};

const rupees = (amount: string | null) => amount?.replace(/\.00$/, '') ?? '';
const number = (value: number | null) => (value === null ? '' : String(value));
const chosen = ({ id }: { id: number }) => (id === 0 ? '' : String(id));
const inOrder = (ids: readonly (string | number)[]) =>
  ids
    .map(Number)
    .sort((one, other) => one - other)
    .join();

/** A listing as its form shows it. */
export function entryOf(property: Property, marksFeatured = false): ListingEntry {
  const { title, description, location, purpose, status, parking, rera_number: rera } = property;
  return {
    title,
    description,
    property_type: chosen(property.property_type),
    city: chosen(property.city),
    location,
    purpose,
    status,
    price: rupees(property.price),
    bedrooms: number(property.bedrooms ?? property.beds),
    bathrooms: number(property.bathrooms ?? property.baths),
    size: number(property.size ?? property.sqft),
    parking: parking ?? '',
    year_built: number(property.year_built),
    hoa_fees: rupees(property.hoa_fees),
    property_tax: rupees(property.property_tax),
    rera_number: rera ?? '',
    amenities: inOrder(property.amenities),
    ...(marksFeatured && { featured: String(property.featured) }),
  };
}

/** What stands in a form: what can be read as the server takes it, everything else as it was typed. */
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

/** What is wrong with an entry, in words by field; empty when the server would take all of it. */
export function unreadableEntries(entry: ListingEntry): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(entry).flatMap(([field, value]) => {
      const { problem } = readField(field, value);
      return problem ? [[field, problem] as const] : [];
    }),
  );
}

/** The entry with what the server would refuse as it was before: a price that is half typed must not hold up the rest. */
export function readableEntries(entry: ListingEntry, before: ListingEntry): ListingEntry {
  return Object.fromEntries(
    Object.entries(entry).map(([field, value]) => [
      field,
      readField(field, value).problem ? (before[field] ?? '') : value,
    ]),
  );
}

/** Whether somebody has written anything. */
export function isStarted(entry: ListingEntry): boolean {
  return Object.entries(entry).some(([field, value]) => value !== '' && value !== (emptyEntry[field] ?? 'false'));
}
