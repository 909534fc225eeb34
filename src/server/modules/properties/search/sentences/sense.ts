import type { ForeignCurrency } from '@contract/currencies';
import type { FilterName } from '@contract/listingFilters';
import type { Purpose, SentenceOrdering } from '@contract/sentenceFilters';
import type { Unit } from './words/wordTable';

export type BoundWay = 'most' | 'least' | 'about';

/** One thing that a phrase can mean; which of several applies depends on what is beside it. */
export type Sense =
  | { is: 'type' | 'city' | 'locality' | 'amenity'; value: string }
  | { is: 'purpose'; value: Purpose }
  /** A value of another filter's list. */
  | { is: 'filter'; value: { filter: FilterName; value: string } }
  /** What a number of this filter counts, if a word of the filter is beside it: "cars". */
  | { is: 'thing'; value: FilterName }
  /** Such a word: "parking". */
  | { is: 'besideThing'; value: FilterName }
  /** Makes a size that of this filter: "carpet". */
  | { is: 'measure'; value: FilterName }
  | { is: 'ordering'; value: SentenceOrdering }
  | { is: 'number'; value: number }
  | { is: 'foreign'; value: ForeignCurrency }
  | { is: 'unit'; value: Unit }
  | { is: 'boundBefore' | 'boundAfter'; value: BoundWay; beyondCount: boolean }
  | { is: Mark };

/** Senses without a value. */
export type Mark =
  | 'beforeOrdering'
  | 'afterOrdering'
  | 'halfBefore'
  | 'halfAfter'
  | 'quarterMore'
  | 'quarterLess'
  | 'rupees'
  | 'budget'
  | 'monthly'
  | 'month'
  | 'each'
  | 'or'
  | 'and'
  | 'to'
  | 'rangeBefore'
  | 'rangeAfter'
  | 'nearBefore'
  | 'nearAfter'
  | 'notBefore'
  | 'notAfter'
  | 'nor'
  | 'ofNames'
  | 'unread'
  | 'filler';
