import type { Property } from '@contract/properties';
import { placeLabel } from '@contract/placeLabel';
import * as messages from '@messages/app/properties';
import styled from 'styled-components';
import { from, space } from '../../theme/tokens';
import { Display2, Soft, Stack } from '../../ui/Layout';
import { lazyComponent } from '../../ui/lazyComponent';
import { useInViewport } from '../../ui/useInViewport';

const PlaceMap = lazyComponent(() =>
  import(/* webpackChunkName: "map" */ './PlaceMap').then((module) => module.PlaceMap),
);

type Placed = Pick<Property, 'title' | 'location' | 'city' | 'location_precision' | 'location_source'>;

/** What the point on the map means. */
function noteOf(property: Placed): string {
  if (property.location_source === 'locality') return messages.placeOfTheLocality(placeLabel(property));
  return property.location_precision === 'exact' ? messages.placeIsExact : messages.placeIsAnArea;
}

/** Where a listing is: a map that loads when it comes near the viewport. Nothing if nobody knows. */
export function PlaceSection({ property }: { property: Property }) {
  const [place, isNear] = useInViewport<HTMLDivElement>();
  const { latitude, longitude } = property;
  if (latitude === null || longitude === null) return null;
  return (
    <Part id="place" aria-labelledby="place-title">
      <Stack $gap={16}>
        <Display2 id="place-title">{messages.whereItIs}</Display2>
        <Soft>{noteOf(property)}</Soft>
        <Reserved ref={place}>
          {isNear && (
            <PlaceMap
              latitude={latitude}
              longitude={longitude}
              shows={property.location_source === 'locality' ? 'locality' : property.location_precision}
              label={messages.mapAround(placeLabel(property) || property.title)}
            />
          )}
        </Reserved>
      </Stack>
    </Part>
  );
}

/** The map is for screens; on paper the brochure has one. */
const Part = styled.section`
  @media print {
    display: none;
  }
`;
/** As tall as the map and what is around it. */
const Reserved = styled.div`
  min-height: 41rem;
  ${from.phone} {
    min-height: 24rem;
  }
  @media (scripting: none) {
    display: none;
  }
  margin-bottom: ${space[4]};
`;
