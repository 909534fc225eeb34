import { frameFor } from './layerFrame';
import { darkMap, lightMap } from './mapColors';
import { localityNamed, nearestLandmarks, nearestLocality } from './nearestLandmarks';
import { holds, isInside } from './projection';
import { loadSketch, placeOf, pointsOf, sketchedArea, sketchesIn } from './sketch';
import { layLabels, spaceOf } from './sketchLabels';
import { drawSketch } from './sketchDrawing';
import { curveThrough } from './curve';

const all = sketchesIn(sketchedArea);
const boxOfSheet = ([west = 0, south = 0, east = 0, north = 0]: readonly number[]) => ({ west, south, east, north });

it('there are sketches of Pune and Indore, each for its own area', async () => {
  const names = await Promise.all(all.map(async (at) => (await loadSketch(at)).name));
  expect(names).toEqual(['Pune', 'Indore']);
  for (const at of all) {
    const sheet = boxOfSheet((await loadSketch(at)).bounds);
    expect(sketchesIn(sheet)).toEqual([at]);
    expect(holds(sketchedArea, sheet)).toBe(true);
  }
  expect(sketchesIn({ west: 77, south: 28, east: 77.5, north: 29 })).toEqual([]);
});

it.each(all)('the places of sketch %i lie on its sheet, and its lines go through it', async (at) => {
  const sketch = await loadSketch(at);
  const sheet = boxOfSheet(sketch.bounds);
  for (const { at: point } of [...sketch.localities, ...sketch.landmarks])
    expect(isInside(sheet, placeOf(point))).toBe(true);
  const around = { west: sheet.west - 0.1, south: sheet.south - 0.1, east: sheet.east + 0.1, north: sheet.north + 0.1 };
  const lines = [...sketch.rivers, ...sketch.rail, ...sketch.roads].map(({ line }) => line);
  for (const line of lines) for (const place of pointsOf(line)) expect(isInside(around, place)).toBe(true);
  for (const path of Object.values(drawSketch(sketch)).flat())
    if (typeof path === 'string') expect(path).not.toMatch(/NaN|undefined/);
});

it('a sketch has no border of a state or country: hills, greens, water, rail, roads and names only', async () => {
  for (const at of all)
    expect(Object.keys(await loadSketch(at)).sort()).toEqual(
      'bounds centre core greens hills lakes landmarks localities name rail rivers roads runway'.split(' '),
    );
});

it.each([9, 11, 12.5, 14, 16])('at zoom %d no name covers another', async (zoom) => {
  for (const at of all) {
    const sketch = await loadSketch(at);
    const labels = layLabels(sketch, frameFor({ ...placeOf(sketch.centre), zoom }));
    expect(labels.length).toBeGreaterThan(0);
    const spaces = labels.map(spaceOf);
    const touching = spaces.flatMap((one, index) =>
      spaces
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
        ),
    );
    expect(touching).toEqual([]);
  }
});

it('a closer map has more names', async () => {
  const sketch = await loadSketch(0);
  const count = (zoom: number) => layLabels(sketch, frameFor({ ...placeOf(sketch.centre), zoom })).length;
  expect(count(14)).toBeGreaterThan(count(11));
  expect(layLabels(sketch, frameFor({ ...placeOf(sketch.centre), zoom: 8 })).map(({ text }) => text)).toEqual(['Pune']);
});

it('the landmarks around a place come nearest first, with their distance by air', async () => {
  const pune = await loadSketch(0);
  const junction = placeOf(pune.landmarks.find(({ name }) => name === 'Pune Junction')?.at ?? []);
  const near = nearestLandmarks(pune, junction, 4);
  expect(near).toHaveLength(4);
  expect(near[0]).toEqual({ name: 'Pune Junction', kind: 'station', kilometres: 0 });
  const distances = near.map(({ kilometres }) => kilometres);
  expect(distances).toEqual([...distances].sort((one, other) => one - other));
  expect(nearestLocality(pune, placeOf(pune.localities[0]?.at ?? []))?.name).toBe(pune.localities[0]?.name);
});

it('the locality that a text names is found, the longer name before the shorter', async () => {
  const pune = await loadSketch(0);
  const at = (name: string) => placeOf(pune.localities.find((one) => one.name === name)?.at ?? []);
  expect(localityNamed(pune, 'Off Baner Road, near the park')).toEqual(at('Baner'));
  expect(localityNamed(pune, 'koregaon park, lane 5')).toEqual(at('Koregaon Park'));
  expect(localityNamed(pune, 'Somewhere else')).toBeUndefined();
});

/** WCAG's relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

it.each([lightMap, darkMap])('names have a contrast of 4.5 on paper, hills, greens and water', (colors) => {
  for (const ink of [colors.label, colors.softLabel, colors.waterLabel, colors.landmark])
    for (const ground of [colors.paper, colors.hill, colors.green, colors.water])
      expect([ink, ground, contrast(ink, ground) >= 4.5]).toEqual([ink, ground, true]);
});

it('a curve goes through its points, and two points are a line', () => {
  expect(
    curveThrough([
      { x: 0, y: 0 },
      { x: 10, y: 5 },
    ]),
  ).toBe('M0.0 0.0L10.0 5.0');
  const path = curveThrough(
    [
      { x: 0, y: 0 },
      { x: 10, y: 5 },
      { x: 30, y: 0 },
    ],
    true,
  );
  expect(path).toMatch(/^M0\.0 0\.0C.* 10\.0 5\.0C.* 30\.0 0\.0C.* 0\.0 0\.0Z$/);
});
