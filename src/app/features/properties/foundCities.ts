import type { ListingMap } from '@contract/properties';
import { boxAround } from '@contract/mapArea';
import type { Box } from '../../ui/map/projection';
import { isInside } from '../../ui/map/projection';
import { sketchedCities } from '../../ui/map/sketch';

type Marks = Pick<ListingMap, 'clusters' | 'properties'>;

/** A city with listings that a search finds, and the box around them. */
export interface FoundCity {
  name: string;
  count: number;
  box: Box;
}

/** The box around marks; undefined without any. */
export function extentOf({ clusters, properties }: Marks): Box | undefined {
  const corners = clusters.flatMap(({ bbox }) => [
    { longitude: bbox.west, latitude: bbox.south },
    { longitude: bbox.east, latitude: bbox.north },
  ]);
  const points = [...corners, ...properties];
  return points.length > 0 ? boxAround(points) : undefined;
}

/** The cities of a map's listings, the one with most first. */
export function foundCities({ clusters, properties }: Marks): FoundCity[] {
  return sketchedCities
    .flatMap(({ name, bounds }) => {
      const own = {
        clusters: clusters.filter((cluster) => isInside(bounds, cluster)),
        properties: properties.filter((listing) => isInside(bounds, listing)),
      };
      const box = extentOf(own);
      const count = own.clusters.reduce((sum, cluster) => sum + cluster.count, own.properties.length);
      return box ? [{ name, count, box }] : [];
    })
    .sort((one, other) => other.count - one.count);
}
