import fc from 'fast-check';
import { type Box, type Point, readArea, readBox, writeArea, writeBox } from './mapArea';
import { findingLimits } from './findingLimits';

const degrees = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((whole) => whole / 1e6);
const point: fc.Arbitrary<Point> = fc.record({ longitude: degrees(180), latitude: degrees(90) });

it('a box or an area is read as it was written', () => {
  const box: fc.Arbitrary<Box> = fc.tuple(point, point).map(([one, other]) => ({
    west: Math.min(one.longitude, other.longitude),
    south: Math.min(one.latitude, other.latitude),
    east: Math.max(one.longitude, other.longitude),
    north: Math.max(one.latitude, other.latitude),
  }));
  fc.assert(fc.property(box, (given) => expect(readBox(writeBox(given))).toEqual(given)));
  const corners = fc
    .uniqueArray(point, { minLength: 3, maxLength: 50, selector: ({ longitude }) => longitude })
    .filter((all) => new Set(all.map(({ latitude }) => latitude)).size > 1);
  fc.assert(fc.property(corners, (given) => expect(readArea(writeArea(given))).toEqual(given)));
});

it.each([
  ['numbers are missing', '73.7,18.4,74'],
  ['there is one too many', '73.7,18.4,74,18.7,1'],
  ['west is beyond east', '74,18.4,73.7,18.7'],
  ['south is beyond north', '73.7,18.7,74,18.4'],
  ['it is not on earth', '73.7,18.4,74,91'],
  ['a number is written in another way', '7e1,18.4,74,18.7'],
  ['a number is missing between commas', '73.7,,74,18.7'],
  ['there are spaces', '73.7, 18.4, 74, 18.7'],
  ['a number has too many digits', '73.7000000001,18.4,74,18.7'],
  ['it is empty', ''],
])('a text is no box if %s', (_why, text) => {
  expect(readBox(text)).toBeNull();
});

it('a box may be a single point', () => {
  expect(readBox('73.7,18.4,73.7,18.4')).toEqual({ west: 73.7, south: 18.4, east: 73.7, north: 18.4 });
});

const square = '73.8 18.5,73.9 18.5,73.9 18.6,73.8 18.6';
const ring = (corners: number) =>
  Array.from({ length: corners }, (_, at) => `${(at / 100).toFixed(2)} ${((at * at) / 100).toFixed(2)}`).join();

it.each([
  ['it has two corners', '73.8 18.5,73.9 18.6'],
  ['it has two corners and the first again', '73.8 18.5,73.9 18.6,73.8 18.5'],
  ['its corners lie on one meridian', '73.8 18.5,73.8 18.6,73.8 18.7'],
  ['a corner lacks its latitude', '73.8 18.5,73.9,73.9 18.6'],
  ['a corner has a third number', '73.8 18.5 1,73.9 18.5,73.9 18.6'],
  ['a corner is not on earth', '73.8 18.5,190 18.5,73.9 18.6'],
  ['it has too many corners', ring(findingLimits.area.max + 1)],
  ['it is empty', ''],
])('a text is no area if %s', (_why, text) => {
  expect(readArea(text)).toBeNull();
});

it('an area has as many corners as the limit says, and may name its first one again', () => {
  expect(readArea(ring(findingLimits.area.max))).toHaveLength(findingLimits.area.max);
  expect(readArea(`${square},73.8 18.5`)).toEqual(readArea(square));
});

it('a text of a million characters is refused after its first corners', () => {
  const split = jest.spyOn(String.prototype, 'split');
  for (const text of ['1 1,'.repeat(250_000), '1 '.repeat(500_000), '1'.repeat(1_000_000), ','.repeat(1_000_000)]) {
    expect(readArea(text)).toBeNull();
    expect(readBox(text)).toBeNull();
  }
  const parts = split.mock.results.map(({ value }) => (value as string[]).length);
  split.mockRestore();
  expect(parts.length).toBeLessThan(1_000);
  expect(Math.max(...parts)).toBeLessThanOrEqual(findingLimits.area.max + 2);
});
