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

/** Amounts in rupees, which people write with separators. */
export const moneyFields: readonly PropertyField[] = ['price', 'hoa_fees', 'property_tax'];

const rupees = (amount: string | null) => amount?.replace(/\.00$/, '') ?? '';

/** A listing as its form shows it: text, empty where it has nothing. */
export function fieldsOf(property: Property): Record<PropertyField, string> {
  const { title, description, property_type: type, city, location, purpose, status, parking, rera_number: rera } = property;
  const number = (value: number | null) => (value === null ? '' : String(value));
  return {
    title, description, property_type: String(type.id), city: String(city.id), location, purpose, status,
    price: rupees(property.price), bedrooms: number(property.bedrooms ?? property.beds), bathrooms: number(property.bathrooms ?? property.baths), size: number(property.size ?? property.sqft),
    parking: parking ?? '', year_built: number(property.year_built), hoa_fees: rupees(property.hoa_fees), property_tax: rupees(property.property_tax), rera_number: rera ?? '',
  };
}
