import { writeChange, writeDraft, writeListing } from './propertyFormData';
import { type ListingEntry, emptyEntry } from './propertyFormFields';

const written = (body: FormData) =>
  [...body].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const before: ListingEntry = {
  ...emptyEntry,
  title: 'Hill plot',
  description: 'Flat.',
  property_type: '6',
  price: '5000000',
  amenities: '3',
};

it('leaves empty fields out of a new listing, and repeats amenities and images in their order', () => {
  const entry = { ...emptyEntry, title: 'Villa', property_type: '1', amenities: '4,9' };
  expect(written(writeListing(entry, [photo('front.jpg'), photo('garden.jpg')]))).toEqual([
    ['title', 'Villa'],
    ['property_type', '1'],
    ['location_precision', 'area'],
    ['purpose', 'sale'],
    ['rera_status', 'not_stated'],
    ['amenities', '4'],
    ['amenities', '9'],
    ['images', 'front.jpg'],
    ['images', 'garden.jpg'],
  ]);
});

it('sends only what was changed', () => {
  expect(written(writeChange({ ...before, title: 'Hill top plot', amenities: '3,4' }, before))).toEqual([
    ['title', 'Hill top plot'],
    ['amenities', '3'],
    ['amenities', '4'],
  ]);
  expect(written(writeChange(before, before))).toEqual([]);
});

it('says that an unusual price is right', () => {
  expect(written(writeChange({ ...before, price: '5' }, before, { version: 3, confirms: true }))).toEqual([
    ['confirm_unusual', 'true'],
    ['version', '3'],
    ['price', '5'],
  ]);
  expect(written(writeListing(emptyEntry, [], true))[0]).toEqual(['confirm_unusual', 'true']);
});

it('lists fields that were emptied, but none that were empty before', () => {
  expect(written(writeChange({ ...before, price: '', amenities: '', bedrooms: '' }, before))).toEqual([
    ['clear', 'price'],
    ['clear', 'amenities'],
  ]);
});

it('sends featured as true or false if the form has it', () => {
  expect(written(writeChange({ ...before, featured: 'true' }, { ...before, featured: 'false' }))).toEqual([
    ['featured', 'true'],
  ]);
  expect(written(writeListing({ ...emptyEntry, featured: 'false' }, []))).toEqual([
    ['location_precision', 'area'],
    ['purpose', 'sale'],
    ['rera_status', 'not_stated'],
    ['featured', 'false'],
  ]);
});

it('creates a draft from the filled fields, with its client id', () => {
  expect(writeDraft({ ...emptyEntry, title: 'Villa', amenities: '4,9' }, 'mine-0001')).toEqual({
    title: 'Villa',
    location_precision: 'area',
    purpose: 'sale',
    rera_status: 'not_stated',
    amenities: ['4', '9'],
    client_id: 'mine-0001',
  });
});

it('a point is sent with both of its angles, and cleared with both', () => {
  const stored = { ...emptyEntry, latitude: '18.5', longitude: '73.8' };
  const moved = { ...stored, latitude: '18.6' };
  expect(written(writeChange(moved, stored))).toEqual([
    ['latitude', '18.6'],
    ['longitude', '73.8'],
  ]);
  expect(written(writeChange({ ...stored, latitude: '', longitude: '' }, stored))).toEqual([
    ['clear', 'latitude'],
    ['clear', 'longitude'],
  ]);
  expect(written(writeChange(stored, stored))).toEqual([]);
});
