import { findingLimits } from '@contract/findingLimits';
import * as messages from '@messages/app/placeField';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { color, size, space } from '../../../theme/tokens';
import { TextButton } from '../../../ui/TextButton';
import { MapFrame } from '../../../ui/map/MapFrame';
import { MapCircle } from '../../../ui/map/MapShapes';
import { MovablePin } from '../../../ui/map/MovablePin';
import { localityNamed, nearestLocality } from '../../../ui/map/nearestLandmarks';
import { type Box, type Place, boxOf, isInside } from '../../../ui/map/projection';
import { type Sketch, loadSketch, sketchedArea, sketchesIn } from '../../../ui/map/sketch';
import { useMapView } from '../../../ui/map/useMapView';

interface PlacePickerProps {
  /** Null until the owner has placed the pin. */
  place: Place | null;
  location: string;
  isExact: boolean;
  onPlace: (place: Place | null) => void;
}

/** As many digits as a tenth of a metre needs. */
const rounded = ({ latitude, longitude }: Place): Place => ({
  latitude: Number(latitude.toFixed(6)),
  longitude: Number(longitude.toFixed(6)),
});
const pointBox = ({ latitude, longitude }: Place): Box => ({
  west: longitude,
  east: longitude,
  south: latitude,
  north: latitude,
});
const placeOfBox = ({ west, south, east, north }: Box): Place => ({
  longitude: (west + east) / 2,
  latitude: (south + north) / 2,
});

/** All sketches, once they have loaded. */
function useAllSketches(): readonly Sketch[] | undefined {
  const [sketches, setSketches] = useState<readonly Sketch[]>();
  useEffect(() => {
    let isGone = false;
    void Promise.allSettled(sketchesIn(sketchedArea).map(loadSketch)).then((loaded) => {
      if (!isGone) setSketches(loaded.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])));
    });
    return () => {
      isGone = true;
    };
  }, []);
  return sketches;
}

/** The box that the map opens with: the pin, the locality that was typed, or everything. */
function firstBox(place: Place | null, location: string, sketches: readonly Sketch[]): Box {
  const known = place ?? sketches.map((sketch) => localityNamed(sketch, location)).find(Boolean);
  if (known) return pointBox(known);
  const [west = 0, south = 0, east = 0, north = 0] = sketches.find(({ name }) => location.includes(name))?.core ?? [];
  return west ? { west, south, east, north } : sketchedArea;
}

function whereIs(place: Place, sketches: readonly Sketch[]): string {
  const near = sketches
    .filter((sketch) => isInside(boxOf({ ...place, zoom: 9 }, { width: 600, height: 600 }), asPlace(sketch.centre)))
    .map((sketch) => nearestLocality(sketch, place))
    .find(Boolean);
  const degrees = messages.degrees(place.latitude.toFixed(4), place.longitude.toFixed(4));
  return near ? messages.nearLocality(near.name, Math.round(near.kilometres), degrees) : degrees;
}
const asPlace = ([longitude = 0, latitude = 0]: readonly number[]): Place => ({ longitude, latitude });

/** A map on which its owner places the listing: press the map, drag the pin, or move it with the arrow keys. */
export function PlacePicker(props: PlacePickerProps) {
  const sketches = useAllSketches();
  return <Height>{sketches && <Picker {...props} sketches={sketches} />}</Height>;
}

function Picker({ place, location, isExact, onPlace, sketches }: PlacePickerProps & { sketches: readonly Sketch[] }) {
  const [opensWith] = useState(() => firstBox(place, location, sketches));
  const state = useMapView(opensWith, { closest: 14.5 });
  const [moving, setMoving] = useState<Place>();
  const at = moving ?? place ?? (state.view ? state.view : placeOfBox(opensWith));
  const put = (next: Place) => {
    setMoving(undefined);
    onPlace(rounded(next));
  };
  return (
    <>
      <MapFrame
        state={state}
        label={messages.mapToPlaceThePin}
        onPress={put}
        shapes={(frame) => (isExact ? null : <MapCircle place={at} frame={frame} metres={findingLimits.areaRadius} />)}
      >
        {({ frame, reveal }) => (
          <MovablePin
            place={at}
            frame={frame}
            label={place && !moving ? messages.pinOfTheListing : messages.pinNotPlaced}
            help={messages.howToMoveThePin}
            isPlaced={place !== null}
            onMove={setMoving}
            onPlace={put}
            onCancel={() => setMoving(undefined)}
            onFocus={reveal}
          />
        )}
      </MapFrame>
      <Below>
        <span role="status">{place && !moving ? messages.placed(whereIs(place, sketches)) : messages.pressTheMap}</span>
        {place && <TextButton onClick={() => onPlace(null)}>{messages.removeThePin}</TextButton>}
      </Below>
    </>
  );
}

const Height = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: ${space[8]};
  height: 26rem;
`;
const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]};
  min-height: 2.75rem;
  color: ${color.ink500};
  font-size: ${size[14]};
`;
