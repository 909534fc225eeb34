import {
  boxOf,
  holds,
  kilometresBetween,
  metresPerPixel,
  offsetOf,
  pannedBy,
  placeAt,
  sharedBox,
  toPlace,
  toWorld,
  viewOf,
  zoomedTo,
} from './projection';

const pune = { longitude: 73.8567, latitude: 18.5204 };
const view = { ...pune, zoom: 12 };
const size = { width: 800, height: 600 };

it('places become Web Mercator, as tiles have them, and come back', () => {
  // by the formula of the OpenStreetMap wiki: tile 2888.33, 1833.51 at zoom 12
  const { x, y } = toWorld(pune);
  expect([Math.floor(x * 4_096), Math.floor(y * 4_096)]).toEqual([2_888, 1_833]);
  expect(toPlace({ x, y }).longitude).toBeCloseTo(pune.longitude, 9);
  expect(toPlace({ x, y }).latitude).toBeCloseTo(pune.latitude, 9);
  expect(toWorld({ longitude: -180, latitude: 85.05112878 }).y).toBeCloseTo(0, 6);
});

it('a map moved there and back shows the same', () => {
  const moved = pannedBy(pannedBy(view, 120, -45), -120, 45);
  expect(moved.longitude).toBeCloseTo(view.longitude, 9);
  expect(moved.latitude).toBeCloseTo(view.latitude, 9);
  expect(pannedBy(view, 100, 0).longitude).toBeGreaterThan(view.longitude);
  expect(pannedBy(view, 0, 100).latitude).toBeLessThan(view.latitude);
});

it('zooming keeps the point under the pointer', () => {
  const under = placeAt(view, 210, -80);
  const closer = zoomedTo(view, 14.5, 210, -80);
  expect(offsetOf(closer, under).x).toBeCloseTo(210, 4);
  expect(offsetOf(closer, under).y).toBeCloseTo(-80, 4);
  expect(zoomedTo(view, 99).zoom).toBe(17);
  expect(zoomedTo(view, -3).zoom).toBe(5);
});

it('H2 a box that filled the map fills it again', () => {
  const box = boxOf(view, size);
  const again = viewOf(box, size);
  expect(again.zoom).toBeCloseTo(12, 2);
  expect(again.longitude).toBeCloseTo(view.longitude, 5);
  expect(viewOf(boxOf(again, size), size).zoom).toBeCloseTo(again.zoom, 2);
});

it('a box is shown whole on a map of another shape, and a point not closer than asked', () => {
  const box = boxOf(view, size);
  const phone = { width: 390, height: 700 };
  expect(holds(boxOf(viewOf(box, phone), phone), box)).toBe(true);
  const point = { west: 73.8, east: 73.8, south: 18.5, north: 18.5 };
  expect(viewOf(point, phone, 20, 15)).toMatchObject({ zoom: 15 });
});

it('boxes share what lies in both', () => {
  const one = { west: 1, south: 1, east: 3, north: 3 };
  expect(sharedBox(one, { west: 2, south: 0, east: 9, north: 2 })).toEqual({ west: 2, south: 1, east: 3, north: 2 });
  expect(sharedBox(one, { west: 4, south: 0, east: 9, north: 2 })).toBeUndefined();
});

it('distances are by air, in kilometres', () => {
  // Shivajinagar to Baner
  const kilometres = kilometresBetween({ longitude: 73.85, latitude: 18.53 }, { longitude: 73.79, latitude: 18.56 });
  expect(kilometres).toBeCloseTo(7.16, 1);
  expect(metresPerPixel(view) * 256 * 2 ** 12).toBeCloseTo(40_075_017 * Math.cos((18.5204 * Math.PI) / 180), 0);
});
