import type { FilterName } from '@contract/listingFilters';
import type { QuantityWords, Sides } from '@contract/quantityWords';
import type { MeasureUnit } from '@contract/units';
import type { SentenceOrdering } from '@contract/sentenceFilters';

type TableUnit = Exclude<MeasureUnit, 'are'> | 'bedroom' | 'bathroom' | 'studio' | 'bigha';
/** What a number counts or measures; a filter's own words count for that filter. */
export type Unit = TableUnit | FilterName;

/**
 * The words of one language. Each entry lists words and phrases, separated by commas; listed English ones also stand for
 * their plurals. To teach the search a word, add it to its line here; nothing else needs to change. The words of filters
 * with a list of values stand with the filter (`contract/listingFields`).
 */
export interface WordTable extends Partial<Omit<QuantityWords, 'units'>> {
  /** By the slug of a city. */
  cities?: Readonly<Record<string, string>>;
  /** By the slug of a property type. */
  types?: Readonly<Record<string, string>>;
  /** By the name of an amenity, which is listed as well. */
  amenities?: Readonly<Record<string, string>>;
  orderings?: Readonly<Partial<Record<SentenceOrdering, string>>>;
  /** Words that only strengthen an ordering, before it and after it. */
  aroundOrdering?: Sides;

  units?: Readonly<Partial<Record<TableUnit, string>>>;
  /** Beside a number of 5,000 or more they say that it is money: "budget 7500000". */
  budget?: string;
  /** A month, by itself or behind a word such as "per". */
  monthly?: string;
  month?: string;
  each?: string;

  atMost?: Sides;
  atLeast?: Sides;
  about?: Sides;
  /** Those of the bounds that exclude the number itself where rooms are counted. */
  beyondCount?: string;

  or?: string;
  and?: string;
  /** Between the two ends of a range, before both, and after both. */
  to?: string;
  between?: Sides;
  /** Beside a locality: before it and after it. */
  near?: Sides;
  not?: Sides;
  /** Joins a further phrase to a negated one, besides "or". */
  nor?: string;

  /** What turns a type or an amenity before it into a name: "Garden Heights". */
  ofNames?: string;
  /** Phrases that look like a wish and are none. */
  unread?: string;
  fillers?: string;
  /** Endings that part from a listed word. */
  endings?: string;
}
