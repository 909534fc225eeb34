import { type Box, type Place, sharedBox } from './projection';

/** Degrees: longitude, latitude. */
type Point = readonly number[];
/** Ten-thousandths of a degree: longitude and latitude of the first point, then the steps from point to point. */
type Steps = readonly number[];

/**
 * A city as drawn from general knowledge: about 1 km exact inside the city, 3 km outside. Lines are the points that a
 * curve goes through; rings are closed.
 */
export interface Sketch {
  name: string;
  /** The whole sheet, and the built-up city: west, south, east, north. */
  bounds: readonly number[];
  core: readonly number[];
  centre: Point;
  hills: readonly { name: string; at: Point; ring: Steps }[];
  greens: readonly { ring: Steps }[];
  lakes: readonly { name: string; ring: Steps }[];
  /** `width`: 1 stream, 2 river, 3 main river. */
  rivers: readonly { name: string; width: number; line: Steps }[];
  rail: readonly { line: Steps }[];
  roads: readonly { kind: string; line: Steps }[];
  runway: Steps;
  /** `rank`: 1 is labelled first. */
  localities: readonly { name: string; rank: number; at: Point }[];
  landmarks: readonly { name: string; kind: string; at: Point }[];
}

export const placeOf = ([longitude = 0, latitude = 0]: Point): Place => ({ longitude, latitude });
/** The points of a line. */
export function pointsOf(steps: Steps): Place[] {
  const places: Place[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    places.push({ longitude: x / 10_000, latitude: y / 10_000 });
  }
  return places;
}

interface SketchFile {
  name: string;
  bounds: Box;
  load: () => Promise<Sketch>;
}

/** Every sketch, with the area that needs it. */
const sketchFiles: readonly SketchFile[] = [
  {
    name: 'Pune',
    bounds: { west: 73.36, south: 18.28, east: 74.06, north: 18.78 },
    load: () => import(/* webpackChunkName: "map-pune" */ './sketches/pune.json').then((file) => file.default),
  },
  {
    name: 'Indore',
    bounds: { west: 75.52, south: 22.36, east: 76.08, north: 22.92 },
    load: () => import(/* webpackChunkName: "map-indore" */ './sketches/indore.json').then((file) => file.default),
  },
];

/** The area of all sketches. */
export const sketchedArea: Box = {
  west: Math.min(...sketchFiles.map(({ bounds }) => bounds.west)),
  south: Math.min(...sketchFiles.map(({ bounds }) => bounds.south)),
  east: Math.max(...sketchFiles.map(({ bounds }) => bounds.east)),
  north: Math.max(...sketchFiles.map(({ bounds }) => bounds.north)),
};

/** The cities that have a sketch. */
export const sketchedCities: readonly { name: string; bounds: Box }[] = sketchFiles;

/** The sketches of an area, by their place in `sketchFiles`. */
export const sketchesIn = (area: Box): readonly number[] =>
  sketchFiles.flatMap(({ bounds }, at) => (sharedBox(bounds, area) ? [at] : []));

const loading = new Map<number, Promise<Sketch>>();

/** Loads a sketch once; after a failure the next call tries again. */
export function loadSketch(at: number): Promise<Sketch> {
  const known = loading.get(at);
  const file = sketchFiles[at];
  if (known) return known;
  if (!file) return Promise.reject(new Error('there is no such sketch'));
  const loaded = file.load();
  loading.set(at, loaded);
  loaded.catch(() => loading.delete(at));
  return loaded;
}
