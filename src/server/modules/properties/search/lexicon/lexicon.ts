import type { Purpose } from '@contract/properties';

/** What a visitor's words can mean. Each entry lists its words and phrases, separated by commas. */
export interface Lexicon {
  /** By the slug of a property type. */
  types?: Readonly<Record<string, string>>;
  purposes?: Readonly<Partial<Record<Purpose, string>>>;
  /** Cities and localities by the name that listings use. */
  places?: Readonly<Record<string, string>>;
  /** By the name of an amenity. */
  amenities?: Readonly<Record<string, string>>;
  /** Cities we do not serve: nothing similar may replace them. */
  elsewhere?: string;
  /** Words that say nothing about a listing. */
  fillers?: string;
}

export type Meaning =
  | { kind: 'type' | 'amenity' | 'place'; name: string }
  | { kind: 'purpose'; name: Purpose }
  | { kind: 'elsewhere' | 'filler' };

/** Words of a search that the tables contain, as typed, and what they mean. */
export interface Phrase {
  text: string;
  meaning: Meaning;
}
