import * as chips from '@messages/app/searchChips';
import * as messages from '@messages/contract/listingFields';
import type { ListingFieldSpec } from '../listingFieldSpec';

type KnownFactSpec = Pick<ListingFieldSpec, 'column' | 'label' | 'limits' | 'options'> &
  Required<Pick<ListingFieldSpec, 'filter'>>;

/** What the site knows of a listing without a field that people write, for the filters that read it. */
export const knownFacts = {
  /** In days. Its column has an index of its own, so that it needs no facet. */
  added_within: {
    column: 'created_at',
    label: messages.added,
    limits: { min: 1, max: 365 },
    filter: {
      params: ['added_within'],
      kind: 'recent',
      group: 'home',
      steps: [1, 3, 7, 14, 30, 90],
      chip: { values: { 1: chips.addedToday }, number: chips.addedWithin },
      indexed: 'row',
      words: {
        english: {
          1: 'added today, listed today',
          7: 'added this week, listed this week',
          30: 'added this month, listed this month',
          thing: 'day',
          beside: 'last, in the last, added in the last, listed in the last, added in last, listed in last',
        },
      },
      examples: {
        'listed this week in Pune': { added_within: 7, city: ['pune'] },
        'villas added today': { type: ['villa'], added_within: 1 },
        'flats listed in the last 10 days': { type: ['apartment'], added_within: 10 },
        'flats from the last two days': { type: ['apartment'], added_within: 2 },
        'possession in 60 days': { search: 'possession 60 days' },
        'added in the last 500 days': { search: 'added last 500 days' },
      },
      givesWay: 30,
    },
  },
  /** Kept by triggers of the tables of pictures, tours and changes of the price. */
  has: {
    column: 'has',
    label: messages.has,
    options: {
      photos: messages.fourPhotos,
      floor_plan: messages.floorPlan,
      tour: messages.tour,
      video: messages.video,
      price_cut: messages.priceCut,
    },
    filter: {
      params: ['has'],
      kind: 'marks',
      group: 'home',
      chip: {
        values: {
          photos: chips.withPhotos,
          floor_plan: chips.withFloorPlan,
          tour: chips.withTour,
          video: chips.withVideo,
          price_cut: chips.withPriceCut,
        },
      },
      indexed: 'words',
      facet: 'b',
      words: {
        english: {
          photos: 'with photos',
          floor_plan: 'floor plan',
          tour: 'virtual tour, 360 tour, 360 view',
          video: 'video',
          price_cut: 'price drop, price cut, price reduced, reduced price',
        },
      },
      examples: {
        'villas with a 360 tour and floor plans': { type: ['villa'], has: ['tour', 'floor_plan'] },
        'price reduced villas with photos': { type: ['villa'], has: ['price_cut', 'photos'] },
        'flat with video, no virtual tour': { type: ['apartment'], has: ['video'], search: 'no virtual tour' },
      },
      givesWay: 20,
    },
  },
} as const satisfies Readonly<Record<string, KnownFactSpec>>;

export type KnownFacts = typeof knownFacts;
