import { localities } from './localities';
import type { NamedRow } from '../../listingCatalogue';

/** Neighbours lie within this distance; a place without any has the nearest one, if it is not too far for a drive. */
const kilometres = { near: 4, drive: 15 };
const kilometresPerDegree = 111.2;

interface Point {
  latitude: number;
  longitude: number;
}

/** Kilometres by air, for short distances; within a hundredth as far as India is wide. */
export function kilometresBetween(one: Point, other: Point): number {
  const north = one.latitude - other.latitude;
  const middle = (one.latitude + other.latitude) / 2;
  const east = (one.longitude - other.longitude) * Math.cos((middle * Math.PI) / 180);
  return Math.hypot(north, east) * kilometresPerDegree;
}

/** The names of a locality's neighbours. */
export function neighboursOf(name: string): string[] {
  const own = localities.find((one) => one.name === name);
  if (!own) return [];
  const others = localities
    .filter((one) => one !== own && one.city === own.city)
    .map((one) => ({ name: one.name, away: kilometresBetween(own, one) }))
    .sort((one, other) => one.away - other.away);
  const near = others.filter(({ away }) => away <= kilometres.near);
  return (near.length > 0 ? near : others.slice(0, 1).filter(({ away }) => away <= kilometres.drive)).map(
    (one) => one.name,
  );
}

/** These localities and their neighbours. */
export function nearbyLocalities(rows: readonly NamedRow[], ids: readonly number[]): number[] {
  const near = rows.filter(({ id }) => ids.includes(id)).flatMap(({ name }) => neighboursOf(name));
  return [...new Set([...ids, ...rows.filter(({ name }) => near.includes(name)).map(({ id }) => id)])];
}
