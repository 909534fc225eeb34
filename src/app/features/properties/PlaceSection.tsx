import type { Property } from '@contract/properties';
import { placeLabel } from '@contract/placeLabel';
import * as messages from '@messages/app/properties';
import styled from 'styled-components';
import { mapPath } from '../../api/endpoints/listingMapFile';
import { from, space } from '../../theme/tokens';
import { Display2, Soft, Stack } from '../../ui/Layout';
import { lazyComponent } from '../../ui/lazyComponent';
import { useInViewport } from '../../ui/useInViewport';

const PlaceMap = lazyComponent(() =>
  import(/* webpackChunkName: "map" */ './PlaceMap').then((module) => module.PlaceMap),
);

type Placed = Pick<
  Property,
  'id' | 'lifecycle' | 'title' | 'location' | 'city' | 'location_precision' | 'location_source'
>;

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
  const label = messages.mapAround(placeLabel(property) || property.title);
  return (
    <Part id="place" aria-labelledby="place-title">
      <Stack $gap={16}>
        <Display2 id="place-title">{messages.whereItIs}</Display2>
        <Soft>{noteOf(property)}</Soft>
        {/* a picture is requested without a login, which an unpublished listing needs */}
        {property.lifecycle === 'published' && (
          <Drawn src={mapPath(property.id)} alt={label} width={467} height={304} loading="lazy" />
        )}
        <Reserved ref={place}>
          {isNear && (
            <PlaceMap
              latitude={latitude}
              longitude={longitude}
              shows={property.location_source === 'locality' ? 'locality' : property.location_precision}
              label={label}
            />
          )}
        </Reserved>
      </Stack>
    </Part>
  );
}

const Part = styled.section`
  @media print {
    break-inside: avoid;
  }
`;
/** For paper, and for browsers without scripts. */
const Drawn = styled.img`
  display: none;
  width: min(100%, 8cm);
  height: auto;
  @media print {
    display: block;
  }
  @media (scripting: none) {
    display: block;
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
  @media print {
    display: none;
  }
  margin-bottom: ${space[4]};
`;
