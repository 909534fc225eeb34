import type { ListingMap } from '@contract/properties';
import { listingsOf, markOf, marksOf } from './resultMarks';

const listing = {
  id: 7,
  latitude: 18.56,
  longitude: 73.79,
  title: 'Courtyard villa',
  price: '13500000.00',
  purpose: 'sale' as const,
  property_type: { id: 1, name: 'Villa' },
  cover: null,
};
const cluster = {
  latitude: 18.5,
  longitude: 73.85,
  count: 12,
  min_price: '12000000.00',
  purpose: 'sale' as const,
  bbox: { west: 73.8, south: 18.45, east: 73.9, north: 18.55 },
};
const map = (change: Partial<ListingMap>): ListingMap => ({
  total: 13,
  exact: true,
  clusters: [],
  properties: [],
  ...change,
});
const names = (change: Partial<ListingMap>) => marksOf(map(change)).map(({ name }) => name);

it('H28 a mark has a name that says what it stands for', () => {
  expect(names({ clusters: [cluster], properties: [listing] })).toEqual([
    'Courtyard villa, ₹1.35 Cr',
    '12 homes from ₹1.2 Cr',
  ]);
  expect(names({ properties: [{ ...listing, price: '45000.00', purpose: 'rent' }] })).toEqual([
    'Courtyard villa, ₹45,000 a month',
  ]);
  expect(names({ properties: [{ ...listing, price: null }] })).toEqual(['Courtyard villa, Price on request']);
  expect(names({ clusters: [{ ...cluster, min_price: null, purpose: null }] })).toEqual(['12 homes']);
  expect(names({ clusters: [{ ...cluster, min_price: '35000.00', purpose: 'rent' }] })).toEqual([
    '12 homes from ₹35,000 a month',
  ]);
  expect(names({ clusters: [{ ...cluster, count: 1_200 }], exact: false })).toEqual(['About 1,200 homes from ₹1.2 Cr']);
});

it('the keyboard reaches the marks from north to south', () => {
  const marks = marksOf(map({ clusters: [cluster], properties: [listing, { ...listing, id: 8, latitude: 18.9 }] }));
  expect(marks.map(({ id }) => id)).toEqual(['listing-8', 'listing-7', 'several-73.85,18.5']);
});

it('a card finds its mark, alone or among several, and a mark its cards', () => {
  const marks = marksOf(map({ clusters: [cluster], properties: [listing] }));
  const rows = [
    { id: 7, latitude: 18.56, longitude: 73.79 },
    { id: 9, latitude: 18.5, longitude: 73.81 },
    { id: 10, latitude: null, longitude: null },
  ];
  expect(markOf(7, marks, rows)?.id).toBe('listing-7');
  expect(markOf(9, marks, rows)?.id).toBe('several-73.85,18.5');
  expect(markOf(10, marks, rows)).toBeUndefined();
  expect(marks.map((mark) => listingsOf(mark, rows))).toEqual([[7], [9]]);
});
