import type { ListingMap, MapCluster, MapProperty } from '@contract/properties';
import fc from 'fast-check';
import { pixelOf } from '../../ui/map/projection';
import { joinMarks, layOutMarks } from './markLayout';

const zoom = 11;
const cluster = (longitude: number, count: number, more: Partial<MapCluster> = {}): MapCluster => ({
  longitude,
  latitude: 18.5,
  count,
  min_price: '5000000.00',
  purpose: 'sale',
  bbox: { west: longitude - 0.01, south: 18.49, east: longitude + 0.01, north: 18.51 },
  ...more,
});
const listing = (longitude: number, id: number, more: Partial<MapProperty> = {}): MapProperty => ({
  id,
  longitude,
  latitude: 18.5,
  title: `House ${id}`,
  price: '4000000.00',
  purpose: 'sale',
  property_type: { id: 1, name: 'Villa' },
  cover: null,
  ...more,
});
const map = (clusters: MapCluster[], properties: MapProperty[] = []): ListingMap => ({
  total: clusters.reduce((sum, { count }) => sum + count, properties.length),
  exact: true,
  clusters,
  properties,
});
/** Degrees of longitude that are so many pixels at the zoom. */
const apart = (pixels: number) => (pixels * 360) / 256 / 2 ** zoom;

it('marks with room show count and price', () => {
  const marks = layOutMarks(map([cluster(73.8, 12), cluster(73.8 + apart(140), 5)]), zoom);
  expect(marks.map(({ count, text, isSmall }) => [count, text, isSmall])).toEqual([
    ['12', '₹50 L+', false],
    ['5', '₹50 L+', false],
  ]);
});

it('where marks are near, the largest keeps its price and the others show a number or a dot', () => {
  const marks = layOutMarks(
    map([cluster(73.8, 12), cluster(73.8 + apart(72), 905)], [listing(73.8 - apart(40), 1)]),
    zoom,
  );
  expect(marks.map(({ count, isSmall }) => [count, isSmall])).toEqual([
    [undefined, true],
    ['12', true],
    ['905', false],
  ]);
});

it('numbers that would cover each other are one mark: of all their listings, at the larger one, with the lowest price', () => {
  const { clusters } = joinMarks(
    map([
      cluster(73.8, 12, { min_price: '3000000.00' }),
      cluster(73.8 + apart(20), 30),
      cluster(73.8 + apart(30), 4, { min_price: '20000.00', purpose: 'rent' }),
    ]),
    zoom,
  );
  expect(clusters).toEqual([
    {
      ...cluster(73.8 + apart(20), 46, { min_price: '3000000.00' }),
      bbox: { west: 73.8 - 0.01, south: 18.49, east: 73.8 + apart(30) + 0.01, north: 18.51 },
    },
  ]);
});

it('a rent is shown only where nothing is for sale, and a price only where one is known', () => {
  const rent = { min_price: '20000.00', purpose: 'rent' as const };
  const asked = { min_price: null, purpose: null };
  const lowest = (...clusters: MapCluster[]) => {
    const [one] = joinMarks(map(clusters), zoom).clusters;
    return [one?.min_price, one?.purpose];
  };
  expect(lowest(cluster(73.8, 3, rent), cluster(73.8, 2))).toEqual(['5000000.00', 'sale']);
  expect(lowest(cluster(73.8, 3, rent), cluster(73.8, 2, { ...rent, min_price: '9000.00' }))).toEqual([
    '9000.00',
    'rent',
  ]);
  expect(lowest(cluster(73.8, 3, asked), cluster(73.8, 2, rent))).toEqual(['20000.00', 'rent']);
  expect(lowest(cluster(73.8, 3, rent), cluster(73.8, 2, asked))).toEqual(['20000.00', 'rent']);
  expect(lowest(cluster(73.8, 3, asked), cluster(73.8, 2, asked))).toEqual([null, null]);
});

it('a listing below a number counts with it, one below another listing keeps its dot', () => {
  const joined = joinMarks(map([cluster(73.8, 3)], [listing(73.8 + apart(4), 1, { price: '20000.00' })]), zoom);
  expect(joined).toMatchObject({ properties: [], clusters: [{ count: 4, min_price: '20000.00' }] });
  const singles = layOutMarks(map([], [listing(73.8, 1), listing(73.8 + apart(4), 2)]), zoom);
  expect(singles.map(({ id, isSmall }) => [id, isSmall])).toEqual([
    ['listing-1', true],
    ['listing-2', true],
  ]);
});

it('whatever is on the map, no number is covered and no listing is lost', () => {
  const place = fc.record({
    longitude: fc.integer({ min: 73_700, max: 73_900 }).map((degrees) => degrees / 1_000),
    latitude: fc.integer({ min: 18_400, max: 18_600 }).map((degrees) => degrees / 1_000),
  });
  const clusters = fc.array(fc.tuple(place, fc.integer({ min: 2, max: 400_000 })), { maxLength: 60 });
  fc.assert(
    fc.property(clusters, fc.array(place, { maxLength: 40 }), (several, singles) => {
      const given = map(
        several.map(([at, count]) =>
          cluster(at.longitude, count, {
            ...at,
            ...(count % 3 === 0 && { min_price: '20000.00', purpose: 'rent' }),
            ...(count % 5 === 0 && { min_price: null, purpose: null }),
          }),
        ),
        singles.map((at, id) => listing(at.longitude, id, at)),
      );
      const marks = layOutMarks(given, zoom);
      const counts = marks.map(({ stands }) => (stands.for === 'listing' ? 1 : stands.cluster.count));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(given.total);
      const numbers = marks
        .filter(({ count }) => count !== undefined)
        .map((mark) => ({ mark, ...pixelOf(mark, zoom) }));
      for (const one of numbers)
        for (const other of numbers)
          if (one !== other && Math.abs(one.y - other.y) < 28)
            expect(Math.abs(one.x - other.x)).toBeGreaterThan(
              ((one.mark.count?.length ?? 0) + (other.mark.count?.length ?? 0)) * 4 + 8,
            );
    }),
    { numRuns: 60 },
  );
});
