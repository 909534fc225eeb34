import { findingLimits } from '@contract/findingLimits';
import { type Box, type Point, boxAround } from '@contract/mapArea';
import type { PropertyListFilter } from '@contract/properties';

/** A part of the earth that a search is limited to. */
export interface Region {
  box: Box;
  /** The corners of a polygon inside the box. */
  corners?: readonly Point[];
}

/** Squares by their numbers, ends included; empty if an end is before its start. */
export interface Squares {
  x: readonly [number, number];
  y: readonly [number, number];
}

/** The squares of the map's grid are this wide, in degrees; as the schema's `map_x` and `map_y`. */
const squaresPerDegree = 1_000 / 3;
/** More than numbers are off by computing, less than a point's last digit. */
const tiny = 1e-9;

/** The box and the area that a search is limited to; null if it is not. */
export function regionOf({ bbox, area }: Pick<PropertyListFilter, 'bbox' | 'area'>): Region | null {
  if (!area) return bbox ? { box: bbox } : null;
  const enclosing = boxAround(area);
  const box = bbox
    ? {
        west: Math.max(bbox.west, enclosing.west),
        south: Math.max(bbox.south, enclosing.south),
        east: Math.min(bbox.east, enclosing.east),
        north: Math.min(bbox.north, enclosing.north),
      }
    : enclosing;
  return { box, corners: area };
}

/** A place in squares: the square numbered 7 reaches from 6.5 to 7.5. */
const inSquares = (degrees: number) => degrees * squaresPerDegree;

/** All squares that a box touches. */
export function squaresTouching({ west, south, east, north }: Box): Squares {
  const from = (degrees: number) => Math.ceil(inSquares(degrees) - 0.5 - tiny);
  const to = (degrees: number) => Math.floor(inSquares(degrees) + 0.5 + tiny);
  return { x: [from(west), to(east)], y: [from(south), to(north)] };
}

/** The squares that lie in a box as a whole. */
export function squaresInside({ west, south, east, north }: Box): Squares {
  const from = (degrees: number) => Math.ceil(inSquares(degrees) + 0.5 + tiny);
  const to = (degrees: number) => Math.floor(inSquares(degrees) - 0.5 - tiny);
  return { x: [from(west), to(east)], y: [from(south), to(north)] };
}

/** The levels whose squares the schema counts (`map_cell`), the narrowest first: each is eight times as wide as the one before. */
export const storedLevels = [0, 3, 6, 9] as const;

/** The squares of a level that these contain as a whole. A square of level 3 holds 8 by 8. */
export function widerInside({ x, y }: Squares, level: number): Squares {
  const wide = 2 ** level;
  const inside = ([from, to]: readonly [number, number]): readonly [number, number] => [
    Math.ceil(from / wide),
    Math.floor((to + 1) / wide) - 1,
  ];
  return { x: inside(x), y: inside(y) };
}

/** The squares of a level that these touch. */
export function widerTouching({ x, y }: Squares, level: number): Squares {
  const wide = 2 ** level;
  const touching = ([from, to]: readonly [number, number]): readonly [number, number] => [
    Math.floor(from / wide),
    Math.floor(to / wide),
  ];
  return { x: touching(x), y: touching(y) };
}

/** The squares of level 0 in squares of a level. */
export function narrower({ x, y }: Squares, level: number): Squares {
  const wide = 2 ** level;
  return { x: [x[0] * wide, (x[1] + 1) * wide - 1], y: [y[0] * wide, (y[1] + 1) * wide - 1] };
}

export const isEmpty = ({ x, y }: Squares): boolean => x[0] > x[1] || y[0] > y[1];
export const countOf = ({ x, y }: Squares): number => Math.max(0, x[1] - x[0] + 1) * Math.max(0, y[1] - y[0] + 1);

/** What a hole leaves of these squares, as up to four strips. */
export function around(whole: Squares, hole: Squares): Squares[] {
  if (isEmpty(hole)) return isEmpty(whole) ? [] : [whole];
  const strips: Squares[] = [
    { x: [whole.x[0], hole.x[0] - 1], y: whole.y },
    { x: [hole.x[1] + 1, whole.x[1]], y: whole.y },
    { x: hole.x, y: [whole.y[0], hole.y[0] - 1] },
    { x: hole.x, y: [hole.y[1] + 1, whole.y[1]] },
  ];
  return strips.filter((strip) => !isEmpty(strip));
}

/** At this zoom a square of the grid is about as wide as a mark, 64 pixels; one zoom less, two squares are. */
const zoomOfSquares = 15;

/** The level of the squares that share a mark: below 0, they are parts of a square of the grid. */
export function markLevel(box: Box, zoom: number): number {
  let level = zoomOfSquares - zoom;
  while (marksAt(box, level) > findingLimits.map.marks) level += 1;
  return level;
}

function marksAt(box: Box, level: number): number {
  if (level >= 0) return countOf(widerTouching(squaresTouching(box), level));
  const parts = 2 ** -level * squaresPerDegree;
  const across = (from: number, to: number) => Math.floor(to * parts) - Math.floor(from * parts) + 2;
  return across(box.west, box.east) * across(box.south, box.north);
}
