import { listingFields } from '@contract/listingFields';
import * as messages from '@messages/app/placeField';
import { MapPin } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { color, size, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { GroupError } from '../../../ui/GroupError';
import { Skeleton } from '../../../ui/Skeleton';
import { lazyComponent } from '../../../ui/lazyComponent';
import type { Place } from '../../../ui/map/projection';
import type { ListingEntry } from '../propertyFormFields';

const PlacePicker = lazyComponent(
  () => import(/* webpackChunkName: "map" */ './PlacePicker').then((module) => module.PlacePicker),
  () => <Skeleton $height="24rem" />,
);

interface PlaceFieldProps {
  /** Initial values. */
  values: ListingEntry;
  /** The location as typed, to open the map there. */
  location: string;
  error: string | undefined;
}

const { location_precision: precisionField } = listingFields;

/** Where the listing is on the map, and how exactly visitors see it: three fields of the form. */
export function PlaceField({ values, location, error }: PlaceFieldProps) {
  const [place, setPlace] = useState<Place | null>(() =>
    values.latitude && values.longitude
      ? { latitude: Number(values.latitude), longitude: Number(values.longitude) }
      : null,
  );
  const [isOpen, setOpen] = useState(false);
  const [isExact, setExact] = useState(values.location_precision === 'exact');
  const field = useRef<HTMLInputElement>(null);
  const known = useRef(place);
  useEffect(() => {
    if (known.current === place) return;
    known.current = place;
    // the form listens to its fields, and a hidden one says nothing by itself
    field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [place]);
  return (
    <Group>
      <legend>{messages.onTheMap}</legend>
      <input ref={field} type="hidden" name="latitude" value={place?.latitude ?? ''} />
      <input type="hidden" name="longitude" value={place?.longitude ?? ''} />
      {isOpen ? (
        <PlacePicker place={place} location={location} isExact={isExact} onPlace={setPlace} />
      ) : (
        <p>
          <Button $kind="quiet" onClick={() => setOpen(true)}>
            <MapPin size={18} strokeWidth={1.5} aria-hidden /> {place ? messages.moveThePin : messages.placeItOnTheMap}
          </Button>
        </p>
      )}
      {Object.entries(precisionField.options).map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name="location_precision"
            value={value}
            defaultChecked={(value === 'exact') === isExact}
            onChange={() => setExact(value === 'exact')}
          />{' '}
          {label}
        </label>
      ))}
      <Note>
        {place === null
          ? messages.visitorsSeeTheLocality
          : isExact
            ? messages.visitorsSeeThePin
            : messages.visitorsSeeACircle}
      </Note>
      {error && <GroupError>{error}</GroupError>}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${space[8]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 ${space[4]};
    font-weight: 500;
    font-size: ${size[14]};
  }
  label {
    display: flex;
    align-items: center;
    gap: ${space[8]};
    min-height: 2.75rem;
  }
  input[type='radio'] {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: ${color.brass700};
  }
`;
const Note = styled.p`
  color: ${color.ink500};
  font-size: ${size[14]};
`;
