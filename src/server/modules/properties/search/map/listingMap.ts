import type { Box } from '@contract/mapArea';
import type { ListingMap, MapCluster, MapProperty } from '@contract/properties';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../../db/database';
import { toPicture } from '../../../../media/media';
import { type CardRow, cardColumns, cardJoins, toRupees } from '../../propertyRows';
import type { SearchFilter } from '../plan/conditions';
import { markLevel } from '../plan/grid';
import type { GetSiteSize } from '../plan/siteSize';
import { type Counted, type Mark, countSource, millionth } from './countSource';
import { type MapBounds, usualMapBounds } from './mapBounds';
import { mapSources } from './mapSources';

interface Circumstances {
  bounds?: MapBounds;
  /** Without it, the site is assumed to be large. */
  siteSize?: GetSiteSize | undefined;
}

async function countOnMap(
  queryable: Queryable,
  filter: SearchFilter,
  level: number,
  { bounds = usualMapBounds, siteSize }: Circumstances,
): Promise<Counted> {
  const sources = await mapSources(queryable, filter, { bounds, isSmall: (await siteSize?.())?.isSmall ?? false });
  for (const source of sources) {
    const counted = await countSource(queryable, source, level);
    if (counted) return counted;
  }
  throw new Error('no source counted the map');
}

/** From north to south and west to east, as people read. */
const inReadingOrder = (one: { latitude: number; longitude: number }, other: { latitude: number; longitude: number }) =>
  other.latitude - one.latitude || one.longitude - other.longitude;

function toCluster({ listings, price, rent, longitude, latitude, box }: Mark): MapCluster {
  const lowest = price ?? rent;
  return {
    latitude: millionth(latitude),
    longitude: millionth(longitude),
    count: listings,
    min_price: toRupees(lowest),
    purpose: lowest === null ? null : price === null ? 'rent' : 'sale',
    bbox: box,
  };
}

async function listingsAt(queryable: Queryable, ids: readonly number[]): Promise<MapProperty[]> {
  if (ids.length === 0) return [];
  const rows = await queryable.rows<CardRow>(
    sql`select ${cardColumns} from property p ${cardJoins} where p.id = any(${ids}::int[]) order by p.id desc`,
  );
  return rows.map((row) => ({
    id: row.id,
    latitude: row.shown_latitude ?? 0,
    longitude: row.shown_longitude ?? 0,
    title: row.title,
    price: toRupees(row.price_in_paise),
    purpose: row.purpose,
    property_type: { id: row.type_id, name: row.type_name },
    cover: row.cover && toPicture(row.cover, row.cover.alt || row.title),
  }));
}

/** The listings of a box as marks, at most `findingLimits.map.marks`. */
export async function listingMap(
  queryable: Queryable,
  filter: SearchFilter,
  { box, zoom }: { box: Box; zoom: number },
  circumstances: Circumstances = {},
): Promise<ListingMap> {
  if (filter.isUnknown) return { total: 0, exact: true, clusters: [], properties: [] };
  const { total, exact, marks } = await countOnMap(queryable, filter, markLevel(box, zoom), circumstances);
  const ids = marks.flatMap(({ id }) => id ?? []);
  return {
    total,
    exact,
    clusters: marks
      .filter(({ id }) => id === null)
      .map(toCluster)
      .sort(inReadingOrder),
    properties: (await listingsAt(queryable, ids)).sort(inReadingOrder),
  };
}
