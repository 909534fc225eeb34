import * as chips from '@messages/app/searchChips';
import * as messages from '@messages/contract/listingFields';
import type { ListingFieldSpec } from '../listingFieldSpec';

/** What it has beside rooms. */
export const extraFields = {
  amenities: {
    column: 'amenity_ids',
    kind: 'ids',
    label: messages.amenities,
    section: 'amenities',
    clearable: true,
    copied: true,
    filter: {
      params: ['amenities'],
      kind: 'names',
      group: 'amenities',
      indexed: 'words',
      facet: 'a',
      givesWay: 70,
    },
  },
  /** Where a video of it can be seen; the filter `has` reads it. */
  video: {
    column: 'video',
    kind: 'link',
    label: messages.video,
    limits: { max: 300 },
    section: 'amenities',
    clearable: true,
    copied: true,
  },
  featured: {
    column: 'featured',
    kind: 'flag',
    label: messages.featured,
    superuserOnly: true,
    card: true,
    filter: {
      params: ['featured'],
      kind: 'flag',
      group: 'map',
      chip: { values: { true: chips.featured, false: chips.notFeatured } },
      indexed: 'row',
      words: { english: { true: 'featured' }, hindi: { true: 'फीचर्ड' } },
      givesWay: null,
    },
  },
} as const satisfies Readonly<Record<string, ListingFieldSpec>>;
