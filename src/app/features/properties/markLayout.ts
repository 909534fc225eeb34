import type { ListingMap, MapCluster, MapProperty } from '@contract/properties';
import { pixelOf } from '../../ui/map/projection';
import { wholeNumber } from '../../ui/wholeNumber';
import { type ResultMark, marksOf } from './resultMarks';

/*
 * Which marks share a place, and which show less so that all can be read: at first every mark is small, a number or a
 * dot, and numbers that would cover each other become one. Then those with room also show their price, the largest
 * first.
 */

export interface LaidMark extends ResultMark {
  /** Only the number, or a dot for a single listing. */
  isSmall: boolean;
}

interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A little more than marks take, in pixels, see `MapMark`. */
const character = 8;
const pill = 30;
const dot = 14;
const numberWidth = (count: string) => Math.max(20, count.length * character + 8);

const smallWidth = (count: string | undefined) => (count === undefined ? dot : numberWidth(count) + 12);
const fullWidth = ({ count, text }: ResultMark) =>
  (count === undefined ? 0 : numberWidth(count)) + text.length * character + 20;

const cover = (one: Spot, other: Spot) =>
  Math.abs(one.x - other.x) * 2 < one.width + other.width && Math.abs(one.y - other.y) * 2 < one.height + other.height;

const spotOf = (place: MapCluster | MapProperty | ResultMark, zoom: number, width: number, height: number): Spot => ({
  ...pixelOf(place, zoom),
  width,
  height,
});

type Priced = Pick<MapCluster, 'min_price' | 'purpose'>;

/** A rent is lower than any price, so a rent only counts where nothing is for sale. */
function lowestOf(one: Priced, other: Priced): Priced {
  const [isRent, otherIsRent] = [one.purpose === 'rent', other.purpose === 'rent'];
  const isOther =
    other.min_price !== null &&
    (one.min_price === null || (isRent === otherIsRent ? Number(other.min_price) < Number(one.min_price) : isRent));
  const { min_price, purpose } = isOther ? other : one;
  return { min_price, purpose };
}

function joined(one: MapCluster, other: MapCluster): MapCluster {
  const [a, b] = [one.bbox, other.bbox];
  return {
    ...one,
    count: one.count + other.count,
    ...lowestOf(one, other),
    bbox: {
      west: Math.min(a.west, b.west),
      south: Math.min(a.south, b.south),
      east: Math.max(a.east, b.east),
      north: Math.max(a.north, b.north),
    },
  };
}

const alone = ({ latitude, longitude, price, purpose }: MapProperty): MapCluster => ({
  latitude,
  longitude,
  count: 1,
  min_price: price,
  purpose: price === null ? null : purpose === 'rent' ? 'rent' : 'sale',
  bbox: { west: longitude, south: latitude, east: longitude, north: latitude },
});

/** The marks of a map with those joined whose numbers would cover each other; a single listing joins a number. */
export function joinMarks(map: ListingMap, zoom: number): ListingMap {
  const numberSpot = (cluster: MapCluster) =>
    spotOf(cluster, zoom, smallWidth(wholeNumber.format(cluster.count)), pill);
  const clusters: { cluster: MapCluster; spot: Spot }[] = [];
  for (const cluster of [...map.clusters].sort((one, other) => other.count - one.count)) {
    const spot = numberSpot(cluster);
    const covered = clusters.find((placed) => cover(placed.spot, spot));
    if (!covered) clusters.push({ cluster, spot });
    else {
      covered.cluster = joined(covered.cluster, cluster);
      covered.spot = numberSpot(covered.cluster);
    }
  }
  const properties = map.properties.filter((listing) => {
    const spot = spotOf(listing, zoom, dot, dot);
    const covered = clusters.find((placed) => cover(placed.spot, spot));
    if (covered) covered.cluster = joined(covered.cluster, alone(listing));
    return !covered;
  });
  return { ...map, clusters: clusters.map(({ cluster }) => cluster), properties };
}

const countOf = ({ stands }: ResultMark) => (stands.for === 'listing' ? 1 : stands.cluster.count);

/** The marks of a map at a zoom. */
export function layOutMarks(map: ListingMap, zoom: number): LaidMark[] {
  const laid = marksOf(joinMarks(map, zoom)).map((mark) => ({
    mark: { ...mark, isSmall: true },
    spot: spotOf(mark, zoom, smallWidth(mark.count), mark.count === undefined ? dot : pill),
  }));
  for (const one of [...laid].sort((a, b) => countOf(b.mark) - countOf(a.mark))) {
    const full = spotOf(one.mark, zoom, fullWidth(one.mark), pill);
    if (laid.some((other) => other !== one && cover(other.spot, full))) continue;
    one.spot = full;
    one.mark.isSmall = false;
  }
  return laid.map(({ mark }) => mark);
}
