import type { Property } from '@contract/properties';
import { propertyWith } from '../../../../test/support/listings';
import { compareRows } from './compareRows';

const amenities = [
  { id: 1, name: 'Garden' },
  { id: 2, name: 'Lift' },
  { id: 3, name: 'Spa' },
];

const listing = (given: Partial<Property>): Property =>
  propertyWith({
    title: 'Lake house',
    property_type: { id: 1, name: 'Villa' },
    city: { id: 1, name: 'Indore' },
    location: 'Rau',
    bedrooms: 3,
    beds: 3,
    bathrooms: 2,
    baths: 2,
    size: 2000,
    sqft: 2000,
    price: '15000000.00',
    amenities: [1],
    ...given,
  });

const rows = (...properties: (Property | undefined)[]) =>
  new Map(compareRows(properties, amenities).map(({ name, ...row }) => [name, row]));

it('marks the facts that differ', () => {
  const compared = rows(listing({}), listing({ price: '30000000.00', beds: 4, bedrooms: 4 }));
  expect(compared.get('Price')).toEqual({ values: ['₹1,50,00,000', '₹3,00,00,000'], differs: true });
  expect(compared.get('Price per sq ft')).toEqual({ values: ['₹7,500', '₹15,000'], differs: true });
  expect(compared.get('Bedrooms')).toEqual({ values: ['3', '4'], differs: true });
  expect(compared.get('Bathrooms')).toEqual({ values: ['2', '2'], differs: false });
  expect(compared.get('Location')).toEqual({ values: ['Rau, Indore', 'Rau, Indore'], differs: false });
});

it('has a row for each amenity of any listing, and for no others', () => {
  const compared = rows(listing({ amenities: [1] }), listing({ amenities: [1, 2] }));
  expect(compared.get('Garden')).toEqual({ values: ['Yes', 'Yes'], differs: false });
  expect(compared.get('Lift')).toEqual({ values: [null, 'Yes'], differs: true });
  expect(compared.has('Spa')).toBe(false);
});

it('leaves out facts that no listing has, and has null for single missing ones', () => {
  const compared = rows(listing({ year_built: 2020 }), listing({}));
  expect(compared.get('Year built')).toEqual({ values: ['2020', null], differs: true });
  expect(compared.has('RERA number')).toBe(false);
});

it('shows a monthly rent without a price per sq ft, and a price on request as text', () => {
  const compared = rows(listing({ purpose: 'rent', price: '95000.00' }), listing({ price: null }));
  expect(compared.get('Price')?.values).toEqual(['₹95,000 a month', 'Price on request']);
  expect(compared.has('Price per sq ft')).toBe(false);
});

it('keeps a column for a listing that is gone, and never counts it as a difference', () => {
  const compared = rows(undefined, listing({}), listing({}));
  expect(compared.get('Bathrooms')).toEqual({ values: [null, '2', '2'], differs: false });
  expect(rows(undefined, undefined).size).toBe(0);
});
