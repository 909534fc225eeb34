import { extentOf, foundCities } from './foundCities';

const listing = (id: number, longitude: number, latitude: number) => ({
  id,
  longitude,
  latitude,
  title: 'Villa',
  price: null,
  purpose: 'sale' as const,
  property_type: { id: 1, name: 'Villa' },
  cover: null,
});
const pune = { west: 73.75, south: 18.45, east: 73.9, north: 18.6 };
const cluster = { latitude: 18.5, longitude: 73.8, count: 12, min_price: null, purpose: null, bbox: pune };

it('names each city with listings, the one with most first, with the box around its own', () => {
  const marks = { clusters: [cluster], properties: [listing(1, 75.85, 22.7), listing(2, 75.9, 22.75)] };
  expect(foundCities(marks)).toEqual([
    { name: 'Pune', count: 12, box: pune },
    { name: 'Indore', count: 2, box: { west: 75.85, south: 22.7, east: 75.9, north: 22.75 } },
  ]);
});

it('a listing far from both cities belongs to neither, and is inside the extent of all', () => {
  const marks = { clusters: [cluster], properties: [listing(1, 73.9, 15.3)] };
  expect(foundCities(marks).map(({ name }) => name)).toEqual(['Pune']);
  expect(extentOf(marks)).toEqual({ west: 73.75, south: 15.3, east: 73.9, north: 18.6 });
  expect(extentOf({ clusters: [], properties: [] })).toBeUndefined();
});
