import { quoted } from '../words/lexemes';

/**
 * The letters of facets. Beside its words, every row's search column holds what it is, as lexemes of `~`, a letter and a
 * value (`~tvilla` would be a type). So one scan of the index of words answers words and filters together. The schema
 * writes them: `kind_facets` and `facet_step` (0003_search.sql), `map_facets` (0122_map_facets.sql), and `filter_facets`,
 * whose letters stand with the filters (`facet` in contract/listingFields).
 */
export const letters = {
  type: 't',
  city: 'c',
  /** `tc`, `tp`, `cp` and `tcp` stand for two or all of the first three together, with points between the values. */
  purpose: 'p',
  /** At least so many bedrooms, up to nine. */
  bedrooms: 'r',
  amenity: 'a',
  locality: 'l',
  /** The half octave of the price in paise. */
  price: 'm',
  /** The half octave of the size in square feet. */
  size: 's',
  /** The square of the map of level 3 that it is in, and that of level 6 (`grid.ts`). */
  square: 'g',
  wideSquare: 'h',
  /** The block of 4,096 ids that its own lies in, that of 32,768, and the latter with type, city and purpose. */
  idBlock: 'n',
  wideIdBlock: 'o',
  narrowedIdBlock: 'q',
} as const;

/** Any of these values of a facet, as a `tsquery`. */
export const facet = (letter: string, values: readonly (number | string)[]): string =>
  `(${values.map((value) => quoted(`~${letter}${value}`)).join(' | ')})`;

/**
 * The half octave of an amount: from one to the next it grows by the square root of two. May be off by one from the
 * schema's where an amount lies on the border.
 */
export const halfOctaveOf = (amount: number): number => Math.floor(2 * Math.log2(Math.max(amount, 1)));
