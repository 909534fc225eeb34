import { findingLimits } from '@contract/findingLimits';
import type { World } from '../../ui/map/projection';

/** How far a point is from the line between two others. */
function distanceTo(point: World, from: World, to: World): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y);
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y);
  return Math.abs(x * (from.y - point.y) - y * (from.x - point.x)) / length;
}

/** Keeps the points that a line needs to stay within `slack` of where it was (Douglas–Peucker). */
function simplified(points: readonly World[], slack: number): World[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  let [farthest, away] = [0, 0];
  points.forEach((point, at) => {
    const distance = distanceTo(point, first, last);
    if (distance > away) [farthest, away] = [at, distance];
  });
  if (away <= slack) return [first, last];
  return [
    ...simplified(points.slice(0, farthest + 1), slack).slice(0, -1),
    ...simplified(points.slice(farthest), slack),
  ];
}

/** The corners of a line that was drawn by hand, in pixels: few enough for the search. */
export function cornersOfLine(points: readonly World[]): World[] {
  let slack = 2;
  let corners = simplified(points, slack);
  while (corners.length > findingLimits.area.max) {
    slack *= 1.5;
    corners = simplified(points, slack);
  }
  return corners;
}
