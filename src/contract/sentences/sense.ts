import type { FilterName } from '../listingFilters';
import type { Purpose, SentenceOrdering } from './filters';
import type { Unit } from './words/wordTable';

export type BoundWay = 'most' | 'least' | 'about';

/** One thing that a phrase can mean; which of several applies depends on what is beside it. */
export type Sense =
  | { is: 'type' | 'city' | 'locality' | 'amenity'; value: string }
  | { is: 'purpose'; value: Purpose }
  /** A value of another filter's list. */
  | { is: 'filter'; value: { filter: FilterName; value: string } }
  | { is: 'ordering'; value: SentenceOrdering }
  | { is: 'number'; value: number }
  | { is: 'unit'; value: Unit }
  | { is: 'boundBefore' | 'boundAfter'; value: BoundWay; beyondCount: boolean }
  | { is: Mark };

/** Senses without a value. */
export type Mark =
  | 'beforeOrdering'
  | 'afterOrdering'
  | 'halfBefore'
  | 'halfAfter'
  | 'rupees'
  | 'budget'
  | 'monthly'
  | 'month'
  | 'each'
  | 'or'
  | 'and'
  | 'to'
  | 'between'
  | 'amid'
  | 'nearAhead'
  | 'nearBack'
  | 'notBefore'
  | 'notAfter'
  | 'nor'
  | 'ofNames'
  | 'unread'
  | 'filler';

/** The comparison key of a word: lower case; neither a nukta nor the sign of a nasal vowel makes a difference. */
export const keyOfWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u093c\u200c\u200d]/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/’/g, "'")
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
