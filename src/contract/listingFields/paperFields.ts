import * as chips from '@messages/app/searchChips';
import * as messages from '@messages/contract/listingFields';
import { limits } from '../limits';
import type { ListingFieldSpec } from '../listingFieldSpec';

/** Its age, what it costs each month or year, and its papers. */
export const paperFields = {
  year_built: {
    column: 'year_built',
    kind: 'whole',
    label: messages.yearBuilt,
    limits: { min: 1900, max: 2100 },
    section: 'costs',
    clearable: true,
    copied: true,
    fact: true,
  },
  hoa_fees: {
    column: 'hoa_fees_in_paise',
    kind: 'money',
    label: messages.societyCharges,
    section: 'costs',
    clearable: true,
    copied: true,
    fact: true,
    period: messages.aMonth,
  },
  property_tax: {
    column: 'property_tax_in_paise',
    kind: 'money',
    label: messages.propertyTax,
    section: 'costs',
    clearable: true,
    copied: true,
    fact: true,
    period: messages.aYear,
  },
  /** Registered needs `rera_number`, exempt a `rera_reason`, once others see the listing. */
  rera_status: {
    column: 'rera_status',
    kind: 'choice',
    label: messages.reraStatus,
    options: { not_stated: messages.reraNotStated, registered: messages.reraRegistered, exempt: messages.reraExempt },
    section: 'costs',
    copied: true,
    filter: {
      name: 'rera',
      params: ['rera'],
      kind: 'choice',
      options: { registered: messages.reraRegistered },
      group: 'home',
      chip: { values: { registered: chips.reraRegistered } },
      indexed: 'words',
      facet: 'j',
      words: {
        english: { registered: 'rera, rera registered, rera approved' },
        hindi: { registered: 'रेरा' },
      },
      examples: {
        'rera approved villas in indore': { rera: 'registered', type: ['villa'], city: ['indore'] },
        'रेरा फ्लैट': { rera: 'registered', type: ['apartment'] },
      },
      givesWay: 40,
    },
  },
  rera_number: {
    column: 'rera_number',
    kind: 'nullableText',
    label: messages.reraNumber,
    limits: limits.shortText,
    section: 'costs',
    clearable: true,
    copied: true,
    fact: true,
  },
  /** Why the register need not have it: "Completed in 2009", "Resale of a single flat". */
  rera_reason: {
    column: 'rera_reason',
    kind: 'nullableText',
    label: messages.reraReason,
    limits: { max: 160 },
    section: 'costs',
    clearable: true,
    copied: true,
  },
} as const satisfies Readonly<Record<string, ListingFieldSpec>>;
