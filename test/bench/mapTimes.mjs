import { shapes } from './mapShapes.mjs';
import { shapeFigures } from './shapeTimes.mjs';

/**
 * S10: the p95 of each shape of the map, and of the list beside it.
 *
 * @param {import('./shapeTimes.mjs').Wanted} wanted
 * @param {number} rounds
 */
export const mapTimes = (wanted, rounds) =>
  shapeFigures({ line: 'S10', what: 'each box, zoom and filter of the map', shapes }, wanted, rounds);
