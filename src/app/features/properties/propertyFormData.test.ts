import type { Property } from '@contract/properties';
import { writePropertyForm } from './propertyFormData';

function typed(fields: Record<string, string | readonly string[]>): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(name, value as string);
  return form;
}

const written = (body: FormData) => [...body].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

const before: Property = {
  id: 5, title: 'Hill plot', description: 'Flat.', status: 'Clear title', lifecycle: 'published', purpose: 'sale', property_type: { id: 6, name: 'Plot' }, city: { id: 2, name: 'Pune' }, location: 'Lavale',
  bedrooms: null, beds: null, bathrooms: null, baths: null, size: 4000, sqft: 4000, featured: false, price: '5000000.00', createdAt: '2026-01-01T00:00:00.000Z', image: null, parking: null, year_built: null,
  hoa_fees: '1500.50', property_tax: null, days_on_market: 3, rera_number: null, amenities: [3], images: [], owner: { id: 1, name: 'Owner' },
};
const same = { title: 'Hill plot', description: 'Flat.', property_type: '6', city: '2', location: 'Lavale', purpose: 'sale', status: 'Clear title', size: '4000', price: '5000000', hoa_fees: '1500.50', amenities: '3', lifecycle: 'published' };

it('leaves empty and blank fields out', () => {
  expect(written(writePropertyForm(typed({ title: ' Villa ', description: 'Two lines.', property_type: '1', city: '', location: '  ', bedrooms: '' }), { photos: [], marksFeatured: false }))).toEqual([['title', 'Villa'], ['description', 'Two lines.'], ['property_type', '1']]);
});

it('repeats amenities and images, in their order', () => {
  const body = writePropertyForm(typed({ title: 'Villa', amenities: ['4', '9'] }), { photos: [photo('front.jpg'), photo('garden.jpg')], marksFeatured: false });
  expect(written(body)).toEqual([['title', 'Villa'], ['amenities', '4'], ['amenities', '9'], ['images', 'front.jpg'], ['images', 'garden.jpg']]);
});

it('writes amounts without separators', () => {
  const body = writePropertyForm(typed({ price: '₹ 1,25,00,000', hoa_fees: '4,500.50', property_tax: ' 12 000 ' }), { photos: [], marksFeatured: false });
  expect(written(body)).toEqual([['price', '12500000'], ['hoa_fees', '4500.50'], ['property_tax', '12000']]);
});

it('says featured as true or false for a superuser, and nothing for anybody else', () => {
  expect(writePropertyForm(typed({ featured: 'on' }), { photos: [], marksFeatured: true }).get('featured')).toBe('true');
  expect(writePropertyForm(typed({}), { photos: [], marksFeatured: true }).get('featured')).toBe('false');
  expect(writePropertyForm(typed({ featured: 'on' }), { photos: [], marksFeatured: false }).has('featured')).toBe(false);
});

it('names the pictures to take away, and the life of a listing only where it changes', () => {
  const body = writePropertyForm(typed({ ...same, remove_images: ['11', '12'], lifecycle: 'sold' }), { photos: [], before, marksFeatured: false });
  expect([body.getAll('remove_images'), body.get('lifecycle')]).toEqual([['11', '12'], 'sold']);
  expect(writePropertyForm(typed(same), { photos: [], before, marksFeatured: false }).has('lifecycle')).toBe(false);
});

it('names what a change empties, and nothing of what was empty before', () => {
  const { price: _price, amenities: _amenities, ...less } = same;
  expect(writePropertyForm(typed({ ...less, price: ' ', bedrooms: '' }), { photos: [], before, marksFeatured: false }).getAll('clear')).toEqual(['price', 'amenities']);
  expect(writePropertyForm(typed(same), { photos: [], before, marksFeatured: false }).has('clear')).toBe(false);
  expect(writePropertyForm(typed({ title: 'New' }), { photos: [], marksFeatured: false }).has('clear')).toBe(false);
});

it('never sends a field that the form has not', () => {
  expect(written(writePropertyForm(typed({ owner: '3', is_superuser: 'true', lifecycle: 'sold' }), { photos: [], marksFeatured: false }))).toEqual([]);
});
