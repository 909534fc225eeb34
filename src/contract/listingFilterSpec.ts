/** The tables of words: English, Hindi and Marathi in Latin letters, Hindi, Marathi. */
export type WordsLanguage = 'english' | 'hinglish' | 'hindi' | 'marathi';

/**
 * How a filter compares, and what its parameters are:
 * `names` (several rows of a catalogue; with a second parameter, a flag that adds their neighbours), `choice` (one of the options),
 * `choices` (any of several), `range` (at least the first parameter, at most the second), `least` (at least), `flag`,
 * `region` (a box and a polygon of the map).
 */
export type FilterKind = 'names' | 'choice' | 'choices' | 'range' | 'least' | 'flag' | 'region';

/** The part of the search form that has its control; `map` is not in the form. */
export type FilterGroup = 'main' | 'place' | 'price' | 'rooms' | 'home' | 'amenities' | 'map';

/** What a filter's chip says. A chip for each value of `names` and `choices` is the value's name. */
export type FilterChip =
  | { rupees: true }
  /** Square feet, around the range. */
  | { area: (range: string) => string }
  /** Around a number of things. */
  | { count: (count: string, isOne: boolean) => string }
  /** By value, instead of the field's options. */
  | { values: Readonly<Record<string, string>> };

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
  group: FilterGroup;
  /** Its control's label, where that is not the field's; of a range two. */
  control?: string | readonly [string, string];
  /** Values that the control of a number offers. */
  steps?: readonly number[];
  chip?: FilterChip;
  indexed: FilterIndex;
  /** The letter of its facet in the index of words. */
  facet?: string;
  /** Words and phrases that mean a value, separated by commas. Read by the server alone. */
  words?: Readonly<Partial<Record<WordsLanguage, Readonly<Record<string, string>>>>>;
  /** Sentences and all that is read in them; a test reads each. They replace those of `sentences/examples.jsonl`. */
  examples?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Its place in the order in which filters give way to what comes close, the first one first; null: never. */
  givesWay: number | null;
  /** How far it gives way: a share of what is asked for, or so many. Without it, however far. */
  slack?: { percent: number } | { by: number };
}
