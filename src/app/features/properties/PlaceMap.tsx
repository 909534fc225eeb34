import { findingLimits } from '@contract/findingLimits';
import * as messages from '@messages/app/placeMap';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { color, from, size, space } from '../../theme/tokens';
import { Display3 } from '../../ui/Layout';
import { MapFrame } from '../../ui/map/MapFrame';
import { MapCircle, MapPin } from '../../ui/map/MapShapes';
import { type NearLandmark, nearestLandmarks } from '../../ui/map/nearestLandmarks';
import { type Place, boxOf } from '../../ui/map/projection';
import { loadSketch, sketchesIn } from '../../ui/map/sketch';
import { useMapView } from '../../ui/map/useMapView';

/** How exactly the point is known. */
type Precision = 'exact' | 'area' | 'locality';

interface PlaceMapProps extends Place {
  shows: Precision;
  label: string;
}

const zooms: Readonly<Record<Precision, number>> = { exact: 14.3, area: 13.8, locality: 13 };
/** The radius of what is shown in place of an exact point, in metres. */
const radii: Readonly<Record<Precision, number>> = { exact: 0, area: findingLimits.areaRadius, locality: 1_000 };
const listed = 6;

/** The landmarks around a place; empty where there is no sketch, undefined until it has loaded. */
function useLandmarks({ latitude, longitude }: Place): readonly NearLandmark[] | undefined {
  const [landmarks, setLandmarks] = useState<readonly NearLandmark[]>();
  useEffect(() => {
    let isGone = false;
    const [at] = sketchesIn(boxOf({ latitude, longitude, zoom: 17 }, { width: 64, height: 64 }));
    if (at === undefined) return setLandmarks([]);
    loadSketch(at).then(
      (sketch) => !isGone && setLandmarks(nearestLandmarks(sketch, { latitude, longitude }, listed)),
      () => !isGone && setLandmarks([]),
    );
    return () => {
      isGone = true;
    };
  }, [latitude, longitude]);
  return landmarks;
}

/** The map around a listing, and the landmarks near it. */
export function PlaceMap({ latitude, longitude, shows, label }: PlaceMapProps) {
  const place = { latitude, longitude };
  const state = useMapView(
    { west: longitude, east: longitude, south: latitude, north: latitude },
    { closest: zooms[shows] },
  );
  const landmarks = useLandmarks(place);
  return (
    <Columns>
      <Map>
        <MapFrame
          state={state}
          label={label}
          shapes={(frame) =>
            shows === 'exact' ? (
              <MapPin place={place} frame={frame} />
            ) : (
              <MapCircle place={place} frame={frame} metres={radii[shows]} />
            )
          }
        />
      </Map>
      {landmarks && landmarks.length > 0 && (
        <div>
          <Display3>{messages.around}</Display3>
          <List>
            {landmarks.map(({ name, kilometres }) => (
              <li key={name}>
                <span>{name}</span> <span>{messages.byAir(Math.round(kilometres))}</span>
              </li>
            ))}
          </List>
          <Note>{messages.distancesAreByAir}</Note>
        </div>
      )}
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space[24]};
  ${from.phone} {
    grid-template-columns: minmax(0, 1fr) 15rem;
  }
`;
const Map = styled.div`
  height: 22rem;
  ${from.phone} {
    height: 24rem;
  }
`;
const List = styled.ul`
  margin: ${space[8]} 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    justify-content: space-between;
    gap: ${space[12]};
    padding: ${space[4]} 0;
    border-bottom: 1px solid ${color.sand200};
    font-size: ${size[14]};
  }
  span + span {
    color: ${color.ink500};
    white-space: nowrap;
  }
`;
const Note = styled.p`
  color: ${color.ink500};
  font-size: ${size[14]};
`;
