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
