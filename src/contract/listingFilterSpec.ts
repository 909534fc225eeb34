/** The tables of words: English, Hindi and Marathi in Latin letters, Hindi, Marathi. */
export type WordsLanguage = 'english' | 'hinglish' | 'hindi' | 'marathi';

/**
 * How a filter compares, and what its parameters are:
 * `names` (several rows of a catalogue; with a second parameter, a flag that adds their neighbours), `choice` (one of the options),
 * `choices` (any of several), `marks` (the same of a column that lists several), `mark` (one option or number of such a
 * column), `range` (at least the first parameter, at most the second), `least` (at least), `until` (a month, at the
 * latest), `recent` (so many days ago at most), `flag`, `region` (a box and a polygon of the map).
 */
export type FilterKind =
  | 'names'
  | 'choice'
  | 'choices'
  | 'marks'
  | 'mark'
  | 'range'
  | 'least'
  | 'until'
  | 'recent'
  | 'flag'
  | 'region';

/** The part of the search form that has its control; `map` is not in the form. */
export type FilterGroup = 'main' | 'place' | 'price' | 'rooms' | 'home' | 'amenities' | 'map';

/** What a filter's chip says. A chip for each value of `names` and `choices` is the value's name. */
export type FilterChip =
  | { rupees: true }
  /** Square feet, around the range. */
  | { area: (range: string) => string }
  /** Around a number of things. */
  | { count: (count: string, isOne: boolean) => string }
  /** Around a month. */
  | { month: (month: string) => string }
  /** By value, instead of the field's options, and around a number that is none of them. */
  | { values?: Readonly<Record<string, string>>; number?: (number: string) => string };

/**
 * Where the database finds it: `orders` (the index of every order contains its column), `words` (a facet of the index of
 * words, see `facet`), `row` (the table's row only).
 */
export type FilterIndex = 'orders' | 'words' | 'row';

/** A filter of the list of properties. Everything that knows filters is derived from it, see docs/filters.md. */
export interface ListingFilterSpec {
  /** Of its chip, its counts and what a sentence says; the field's own name unless it is given. */
  name?: string;
  /** Its parameters: one; of a range two, least and most. */
  params: readonly [string] | readonly [string, string];
  kind: FilterKind;
  /** What its parameter takes, with labels, where that is not the field's options. */
  options?: Readonly<Record<string, string>>;
  /** The generated column that it compares, made from those of these fields, where that is not the field's own. */
  derived?: { column: string; from: readonly string[] };
  group: FilterGroup;
  /** Its control's label, where that is not the field's; of a range two. */
  control?: string | readonly [string, string];
  /** Values that the control of a number offers. */
  steps?: readonly number[];
  chip?: FilterChip;
  indexed: FilterIndex;
  /** The letter of its facet in the index of words. */
  facet?: string;
  /**
   * Words and phrases that mean a value, separated by commas; of a number, those that it counts (`unit`), and those that
   * it counts only beside such a word or one of `beside` (`thing`: "parking for 3 cars"), and what makes a size its own
   * (`measure`: "1200 sq ft carpet"). Read by the server alone.
   */
  words?: Readonly<Partial<Record<WordsLanguage, Readonly<Record<string, string>>>>>;
  /** Of this type it is the size: its `measure` says so only where another type is named. */
  sizeOf?: string;
  /** Sentences and all that is read in them; a test reads each. They replace those of `sentences/examples.jsonl`. */
  examples?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Its place in the order in which filters give way to what comes close, the first one first; null: never. */
  givesWay: number | null;
  /** How far it gives way: a share of what is asked for, or so many. Without it, however far. */
  slack?: { percent: number } | { by: number };
}
