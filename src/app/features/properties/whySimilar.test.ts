import { propertyWith } from '../../../../test/support/listings';
import { whySimilar } from './whySimilar';

const pune = { id: 2, name: 'Pune' };
const own = propertyWith({
  location: 'Kharadi, Pune',
  city: pune,
  purpose: 'sale',
  price: '10000000.00',
  bedrooms: 3,
});

it.each([
  [{}, 'Also in Kharadi · about the same price · also 3 bedrooms'],
  [{ price: '8800000.00', bedrooms: 2 }, 'Also in Kharadi · ₹12 L less · 1 bedroom fewer'],
  [{ location: 'Aundh, Pune', price: '14000000.00', bedrooms: 5 }, 'Elsewhere in Pune · ₹40 L more · 2 bedrooms more'],
  [{ location: 'Nipania', city: { id: 1, name: 'Indore' }, price: null, bedrooms: null, beds: null }, 'Indore'],
  [{ purpose: 'rent' as const, price: '50000.00' }, 'Also in Kharadi · also 3 bedrooms'],
])('a similar home says why it is offered and how it differs: %o', (given, words) => {
  expect(whySimilar(own, { ...own, ...given })).toBe(words);
});
