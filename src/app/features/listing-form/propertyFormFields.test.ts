import type { Property } from '@contract/properties';
import { emptyEntry, entryOf, isStarted, readEntry, readableEntries, unreadableEntries } from './propertyFormFields';

const property = {
  id: 5,
  title: 'Hill plot',
  description: 'Flat.',
  status: 'Clear title',
  purpose: 'invest',
  property_type: { id: 6, name: 'Plot' },
  city: { id: 0, name: '' },
  location: 'Lavale',
  latitude: 18.53,
  longitude: 73.72,
  location_precision: 'area',
  location_source: 'locality',
  bedrooms: null,
  beds: null,
  bathrooms: null,
  baths: 2,
  size: null,
  sqft: 4000,
  featured: true,
  price: '5000000.00',
  parking: null,
  year_built: null,
  hoa_fees: '1500.50',
  property_tax: null,
  rera_status: 'not_stated',
  rera_number: null,
  amenities: [9, 3],
} as unknown as Property;

it('turns a listing into form values: both names of a number, empty text for null, no redundant paise', () => {
  expect(entryOf(property)).toEqual({
    ...emptyEntry,
    title: 'Hill plot',
    description: 'Flat.',
    status: 'Clear title',
    purpose: 'invest',
    property_type: '6',
    location: 'Lavale',
    bathrooms: '2',
    size: '4000',
    price: '5000000',
    hoa_fees: '1500.50',
    amenities: '3,9',
  });
  expect(entryOf(property, true).featured).toBe('true');
});

it('the point of a listing is its owner’s, and never the one of its locality that stands in for it', () => {
  const {
    latitude,
    longitude,
    location_precision: precision,
  } = entryOf({
    ...property,
    location_source: 'owner',
    location_precision: 'exact',
  });
  expect([latitude, longitude, precision]).toEqual(['18.53', '73.72', 'exact']);
  expect(entryOf(property)).toMatchObject({ latitude: '', longitude: '' });
});

it('reads a form: trimmed, amounts without separators, no unknown fields', () => {
  const form = new FormData();
  for (const [field, value] of [
    ['title', ' Villa '],
    ['price', '₹ 1,25,00,000'],
    ['amenities', '9'],
    ['amenities', '4'],
    ['owner', '3'],
    ['is_superuser', 'true'],
    ['featured', 'on'],
  ] as const)
    form.append(field, value);
  expect(readEntry(form)).toEqual({
    ...emptyEntry,
    title: 'Villa',
    purpose: '',
    location_precision: '',
    rera_status: '',
    price: '12500000',
    amenities: '4,9',
  });
  expect(readEntry(form, true).featured).toBe('true');
  expect(readEntry(new FormData(), true).featured).toBe('false');
});

it('reads prices and areas as people write them, and keeps invalid text as typed', () => {
  const form = new FormData();
  for (const [field, value] of [
    ['price', '2.75 Cr'],
    ['hoa_fees', '₹4,500.50'],
    ['property_tax', 'little'],
    ['size', '2 acre'],
    ['bedrooms', '04'],
    ['bathrooms', 'two'],
  ] as const)
    form.append(field, value);
  expect(readEntry(form)).toMatchObject({
    price: '27500000',
    hoa_fees: '4500.50',
    property_tax: 'little',
    size: '87120',
    bedrooms: '4',
    bathrooms: 'two',
  });
  expect(Object.keys(unreadableEntries(readEntry(form)))).toEqual(['bathrooms', 'property_tax']);
});

it.each([
  ['price', '12.345'],
  ['price', '99999999999'],
  ['bedrooms', '0'],
  ['bedrooms', '100'],
  ['bathrooms', '1.5'],
  ['size', '9'],
  ['price', '999'],
  ['year_built', '1899'],
  ['title', 'x'.repeat(161)],
])('holds back a %s of %j, and the rest goes on', (field, value) => {
  const entry = { ...emptyEntry, status: 'Ready', [field]: value };
  expect(readableEntries(entry, { ...emptyEntry, [field]: '7' })).toEqual({
    ...emptyEntry,
    status: 'Ready',
    [field]: '7',
  });
});

it.each([
  ['bedrooms', '1'],
  ['bathrooms', '99'],
  ['size', '10'],
  ['year_built', '1900'],
  ['price', '1000'],
  ['price', '0'],
  ['hoa_fees', '0.50'],
  ['title', 'x'.repeat(160)],
  ['price', ''],
])('sends a %s of %j', (field, value) => {
  expect(readableEntries({ ...emptyEntry, [field]: value }, emptyEntry)).toEqual({ ...emptyEntry, [field]: value });
});

it('counts as started from the first entry, not with the initial values', () => {
  expect(isStarted(emptyEntry)).toBe(false);
  expect(isStarted({ ...emptyEntry, featured: 'false' })).toBe(false);
  expect(isStarted({ ...emptyEntry, purpose: 'rent' })).toBe(true);
  expect(isStarted({ ...emptyEntry, title: 'V' })).toBe(true);
});
