import { findingLimits } from './findingLimits';

/** Degrees, WGS84. */
export interface Point {
  longitude: number;
  latitude: number;
}

/** Its edges belong to it, and it may be a single point. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Digits, and no more of them than a tenth of a metre needs. */
const degrees = /^-?\d{1,3}(?:\.\d{1,7})?$/;

function readNumbers(texts: readonly string[]): number[] | null {
  return texts.every((text) => degrees.test(text)) ? texts.map(Number) : null;
}

const isPoint = ({ longitude, latitude }: Point) => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;

/** `west,south,east,north` as a box; null if it is none. */
export function readBox(text: string): Box | null {
  const [west, south, east, north, ...more] = readNumbers(text.split(',', 5)) ?? [];
  if (west === undefined || south === undefined || east === undefined || north === undefined || more.length > 0)
    return null;
  const isInOrder = west <= east && south <= north;
  const areOnEarth = isPoint({ longitude: west, latitude: south }) && isPoint({ longitude: east, latitude: north });
  return isInOrder && areOnEarth ? { west, south, east, north } : null;
}

const written = (value: number) => String(Math.round(value * 1e6) / 1e6 || 0);

export const writeBox = ({ west, south, east, north }: Box): string => [west, south, east, north].map(written).join();

/** The smallest box around points. */
export function boxAround(points: readonly Point[]): Box {
  const longitudes = points.map(({ longitude }) => longitude);
  const latitudes = points.map(({ latitude }) => latitude);
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}

/**
 * `73.81 18.52,73.9 18.52,73.85 18.6` as the corners of an area: longitude and latitude with a space between them, as in
 * the polygons of other map tools. The last corner is joined to the first; naming the first again at the end changes
 * nothing. Null if it is none.
 */
export function readArea(text: string): Point[] | null {
  const corners: Point[] = [];
  for (const pair of text.split(',', findingLimits.area.max + 2)) {
    const [longitude, latitude, ...more] = readNumbers(pair.split(' ', 3)) ?? [];
    if (longitude === undefined || latitude === undefined || more.length > 0) return null;
    const corner = { longitude, latitude };
    if (!isPoint(corner)) return null;
    corners.push(corner);
  }
  const [first, last] = [corners[0], corners.at(-1)];
  if (corners.length > 1 && first?.longitude === last?.longitude && first?.latitude === last?.latitude) corners.pop();
  if (corners.length < findingLimits.area.min || corners.length > findingLimits.area.max) return null;
  const { west, south, east, north } = boxAround(corners);
  return west < east && south < north ? corners : null;
}

export const writeArea = (corners: readonly Point[]): string =>
  corners.map(({ longitude, latitude }) => `${written(longitude)} ${written(latitude)}`).join();
