import { limits } from '@contract/limits';
import type { Property } from '@contract/properties';

/** The form's single fields with the names a reader sees. */
export const propertyFieldNames = {
  title: 'Title',
  description: 'Description',
  property_type: 'Property type',
  purpose: 'Purpose',
  status: 'Status',
  city: 'City',
  location: 'Location',
  price: 'Price',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  size: 'Area in square feet',
  parking: 'Parking',
  year_built: 'Year built',
  hoa_fees: 'Society charges',
  property_tax: 'Property tax',
  rera_number: 'RERA number',
} as const;

export type PropertyField = keyof typeof propertyFieldNames;
export const propertyFields = Object.keys(propertyFieldNames) as PropertyField[];

/** A listing as its form holds it: text by field, empty where there is nothing; `amenities` are ids parted by commas, `featured` is `true` or `false` where it is shown. */
export type ListingEntry = Readonly<Record<string, string>>;

export const emptyEntry: ListingEntry = { ...Object.fromEntries(propertyFields.map((field) => [field, ''])), purpose: 'sale', amenities: '' };

/** Amounts in rupees, which people write with separators. */
const moneyFields: readonly string[] = ['price', 'hoa_fees', 'property_tax'];
const wholeNumbers: Readonly<Record<string, { min: number; max: number }>> = { bedrooms: limits.bedrooms, bathrooms: limits.bathrooms, size: limits.size, year_built: limits.yearBuilt };
const longest: Readonly<Record<string, number>> = {
  title: limits.title.max, description: limits.description.max, location: limits.location.max,
  status: limits.shortText.max, parking: limits.shortText.max, rera_number: limits.shortText.max,
};

const plainAmount = (text: string) => text.replace(/[₹,\s]/g, '');

/** Rupees as somebody wrote them; undefined when there are none to read. */
export function rupeesIn(text: string): number | undefined {
  const plain = plainAmount(text);
  return /^\d{1,10}(\.\d{1,2})?$/.test(plain) && Number(plain) <= limits.rupees.max ? Number(plain) : undefined;
}

/** Whether the server would take this of a field. */
function fits(field: string, value: string): boolean {
  if (value === '') return true;
  const bounds = wholeNumbers[field];
  if (bounds) return /^\d{1,9}$/.test(value) && Number(value) >= bounds.min && Number(value) <= bounds.max;
  if (moneyFields.includes(field)) return rupeesIn(value) !== undefined;
  return value.length <= (longest[field] ?? Infinity);
}

const rupees = (amount: string | null) => amount?.replace(/\.00$/, '') ?? '';
const number = (value: number | null) => (value === null ? '' : String(value));
const chosen = ({ id }: { id: number }) => (id === 0 ? '' : String(id));
const inOrder = (ids: readonly (string | number)[]) => ids.map(Number).sort((one, other) => one - other).join();

/** A listing as its form shows it. */
export function entryOf(property: Property, marksFeatured = false): ListingEntry {
  const { title, description, location, purpose, status, parking, rera_number: rera } = property;
  return {
    title, description, property_type: chosen(property.property_type), city: chosen(property.city), location, purpose, status,
    price: rupees(property.price), bedrooms: number(property.bedrooms ?? property.beds), bathrooms: number(property.bathrooms ?? property.baths), size: number(property.size ?? property.sqft),
    parking: parking ?? '', year_built: number(property.year_built), hoa_fees: rupees(property.hoa_fees), property_tax: rupees(property.property_tax), rera_number: rera ?? '',
    amenities: inOrder(property.amenities), ...(marksFeatured && { featured: String(property.featured) }),
  };
}

/** What stands in a form, amounts without separators. */
export function readEntry(form: FormData, marksFeatured = false): ListingEntry {
  const text = (field: string) => String(form.get(field) ?? '').trim();
  const fields = propertyFields.map((field) => [field, moneyFields.includes(field) ? plainAmount(text(field)) : text(field)] as const);
  return { ...Object.fromEntries(fields), amenities: inOrder(form.getAll('amenities').map(String)), ...(marksFeatured && { featured: String(form.has('featured')) }) };
}

/** The entry with what the server would refuse as it was before: a price that is half typed must not hold up the rest. */
export function sendable(entry: ListingEntry, before: ListingEntry): ListingEntry {
  return Object.fromEntries(Object.entries(entry).map(([field, value]) => [field, fits(field, value) ? value : (before[field] ?? '')]));
}

/** Whether somebody has written anything. */
export function isBegun(entry: ListingEntry): boolean {
  return Object.entries(entry).some(([field, value]) => value !== '' && value !== (emptyEntry[field] ?? 'false'));
}
