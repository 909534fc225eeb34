import * as messages from '@messages/contract/listingFields';
import { limits } from '../limits';
import type { ListingFieldSpec } from '../listingFieldSpec';

/** What a listing is, and where. */
export const placeFields = {
  title: {
    column: 'title',
    kind: 'text',
    label: messages.title,
    limits: limits.title,
    section: 'basics',
    wide: true,
    required: true,
    clearable: 'draft',
    copied: true,
    card: true,
  },
  /** Lists show its beginning, see `openingOf`. */
  description: {
    column: 'description',
    kind: 'text',
    label: messages.description,
    limits: limits.description,
    section: 'basics',
    wide: true,
    multiline: true,
    required: true,
    clearable: 'draft',
    copied: true,
  },
  property_type: {
    column: 'property_type_id',
    kind: 'reference',
    label: messages.propertyType,
    section: 'basics',
    required: true,
    clearable: 'draft',
    copied: true,
    card: true,
    fact: messages.type,
    filter: { name: 'type', params: ['type'], kind: 'names', group: 'main', indexed: 'orders', givesWay: null },
  },
  /** Detected from the location when a listing is published without one. */
  city: {
    column: 'city_id',
    kind: 'reference',
    label: messages.city,
    section: 'place',
    clearable: 'draft',
    copied: true,
    card: true,
    filter: { params: ['city'], kind: 'names', group: 'main', indexed: 'orders', givesWay: 170 },
  },
  location: {
    column: 'location',
    kind: 'text',
    label: messages.location,
    limits: { max: 160 },
    section: 'place',
    clearable: true,
    copied: true,
    card: true,
    filter: {
      name: 'locality',
      params: ['locality', 'near'],
      kind: 'names',
      group: 'place',
      indexed: 'orders',
      givesWay: 160,
    },
  },
  /** Given and cleared together with the longitude. Responses show the published point to others, see `location_precision`. */
  latitude: {
    column: 'latitude',
    kind: 'degrees',
    label: messages.latitude,
    limits: { min: -90, max: 90 },
    section: 'place',
    clearable: true,
    copied: true,
    filter: { name: 'bbox', params: ['bbox', 'area'], kind: 'region', group: 'map', indexed: 'orders', givesWay: null },
  },
  longitude: {
    column: 'longitude',
    kind: 'degrees',
    label: messages.longitude,
    limits: { min: -180, max: 180 },
    section: 'place',
    clearable: true,
    copied: true,
  },
  /** `area`: others see the point rounded to about 300 metres. */
  location_precision: {
    column: 'location_precision',
    kind: 'choice',
    label: messages.locationPrecision,
    options: { area: messages.aboutHere, exact: messages.exactlyHere },
    section: 'place',
    copied: true,
  },
} as const satisfies Readonly<Record<string, ListingFieldSpec>>;
