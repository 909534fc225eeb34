import * as chips from '@messages/app/searchChips';
import * as messages from '@messages/contract/listingFields';
import { limits } from '../limits';
import type { ListingFieldSpec } from '../listingFieldSpec';

/** What a listing is offered for. */
export const offerFields = {
  purpose: {
    column: 'purpose',
    kind: 'choice',
    label: messages.purpose,
    options: { sale: messages.forSale, rent: messages.forRent, invest: messages.investment },
    section: 'basics',
    copied: true,
    card: true,
    fact: true,
    filter: {
      params: ['purpose'],
      kind: 'choice',
      group: 'main',
      chip: { values: { sale: chips.toBuy, rent: chips.toRent, invest: chips.toInvest } },
      indexed: 'orders',
      words: {
        english: {
          sale: 'sale, buy, buying, purchase',
          rent: 'rent, rental, renting, lease, leasing, let, to let, tolet',
          invest:
            'invest, investing, investment, investor, leased, pre leased, preleased, tenanted, yield, rental yield, rental income, roi, buy to let',
        },
        hinglish: {
          sale: 'kharidna, kharidne, kharidni, khareedna, khareedne, khareedni, bikau, bikri, vikri, vikat',
          rent: 'kiraya, kiraye, kirae, bhade, bhadyane',
          invest: 'nivesh',
        },
        hindi: {
          sale: 'खरीदना, खरीदने, खरीदनी, बिकाऊ, बिक्री',
          rent: 'किराया, किराये, किराए',
          invest: 'निवेश',
        },
        marathi: { sale: 'विक्री, विकत, खरेदी', rent: 'भाडे, भाड्याने', invest: 'गुंतवणूक' },
      },
      givesWay: null,
    },
  },
  /** Free text, such as "Ready to move". */
  status: {
    column: 'status',
    kind: 'text',
    label: messages.status,
    limits: limits.shortText,
    section: 'basics',
    wide: true,
    clearable: true,
    copied: true,
    card: true,
    fact: true,
  },
  possession: {
    column: 'possession',
    kind: 'nullableChoice',
    label: messages.possession,
    options: { ready: messages.readyToMove, under_construction: messages.underConstruction },
    section: 'basics',
    clearable: true,
    copied: true,
    fact: true,
    filter: {
      params: ['possession'],
      kind: 'choice',
      group: 'home',
      indexed: 'words',
      facet: 'v',
      words: {
        english: {
          ready: 'ready, ready to move, ready to move in, ready to shift, ready possession, immediate possession, rtm',
          under_construction: 'under construction',
        },
        hindi: { ready: 'रेडी टू मूव', under_construction: 'निर्माणाधीन' },
      },
      examples: {
        'ready to move resale flat, Aundh': {
          type: ['apartment'],
          locality: ['Aundh'],
          search: 'resale',
          possession: 'ready',
        },
        'office under construction on Super Corridor': {
          type: ['commercial'],
          locality: ['Super Corridor'],
          possession: 'under_construction',
        },
        'ready to move in villa indore under 4 cr': {
          possession: 'ready',
          type: ['villa'],
          city: ['indore'],
          max_price: 40_000_000,
        },
        'immediate possession 3bhk': { possession: 'ready', min_bedrooms: 3, max_bedrooms: 3 },
        'new launch villa, pre launch offer': { type: ['villa'], search: 'new launch pre launch offer' },
        'villa not ready to move': { type: ['villa'], search: 'not ready move' },
      },
      givesWay: 120,
    },
  },
  /** When one can move in, of what is not ready yet. */
  possession_month: {
    column: 'possession_month',
    kind: 'month',
    label: messages.possessionMonth,
    section: 'basics',
    clearable: true,
    copied: true,
    fact: true,
    filter: {
      name: 'possession_by',
      params: ['possession_by'],
      kind: 'until',
      // what is ready is so by every month
      derived: { column: 'possession_from', from: ['possession', 'possession_month'] },
      group: 'home',
      control: messages.possessionBy,
      chip: { month: chips.possessionBy },
      indexed: 'words',
      facet: 'w',
      givesWay: 125,
    },
  },
  /** A month's, for rent; empty or 0 is "Price on request". */
  price: {
    column: 'price_in_paise',
    kind: 'money',
    label: messages.price,
    limits: limits.price,
    zeroIsEmpty: true,
    section: 'place',
    wide: true,
    clearable: true,
    copied: true,
    card: true,
    filter: {
      params: ['min_price', 'max_price'],
      kind: 'range',
      group: 'price',
      chip: { rupees: true },
      indexed: 'orders',
      givesWay: 140,
      slack: { percent: 30 },
    },
  },
} as const satisfies Readonly<Record<string, ListingFieldSpec>>;
