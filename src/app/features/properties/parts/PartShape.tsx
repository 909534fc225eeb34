import { readArea } from '@contract/mapArea';
import { color } from '../../../theme/tokens';
import { type LayerFrame, layerPoint } from '../../../ui/map/layerFrame';
import type { Place } from '../../../ui/map/projection';
import { partOf } from '../mapPart';
import type { PropertySearch } from '../propertySearch';

function cornersOf(search: PropertySearch): readonly Place[] {
  const drawn = search.area ? readArea(search.area) : null;
  if (drawn) return drawn;
  const box = partOf(search);
  if (!box) return [];
  const { west, south, east, north } = box;
  return [
    { longitude: west, latitude: north },
    { longitude: east, latitude: north },
    { longitude: east, latitude: south },
    { longitude: west, latitude: south },
  ];
}

/** The outline of the part of the map that is searched. */
export function PartShape({ search, frame }: { search: PropertySearch; frame: LayerFrame }) {
  const points = cornersOf(search).map((corner) => layerPoint(frame, corner));
  return (
    <polygon
      points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
      fill={color.brass500}
      fillOpacity={search.area ? 0.1 : 0}
      stroke={color.brass500}
      strokeWidth={2}
      strokeDasharray={search.area ? undefined : '2 5'}
      strokeLinejoin="round"
    />
  );
}
