import type { Point } from '@contract/mapArea';

const kilometresPerDegree = 111.2;
const millionth = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** A point near another one: more of them lie close to it. `dice` returns random numbers from 0 to below 1. */
export function pointNear({ longitude, latitude }: Point, dice: () => number, kilometres: number): Point {
  const [turn, away] = [dice() * 2 * Math.PI, (dice() * kilometres) / kilometresPerDegree];
  return {
    longitude: millionth(longitude + (away * Math.cos(turn)) / Math.cos((latitude * Math.PI) / 180)),
    latitude: millionth(latitude + away * Math.sin(turn)),
  };
}
