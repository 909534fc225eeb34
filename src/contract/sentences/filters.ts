export type Purpose = 'sale' | 'rent' | 'invest';
export type SentenceOrdering = '-id' | 'price' | '-price' | '-size';

/** What a sentence asks for, as parameters of the list of properties. What nothing was said about is absent. */
export interface SentenceFilters {
  /** Slugs. */
  type?: string[];
  city?: string[];
  /** Names. */
  locality?: string[];
  /** The neighbours of the localities, too. */
  near?: true;
  purpose?: Purpose;
  /** Rupees; of a rent, a month. */
  min_price?: number;
  max_price?: number;
  min_bedrooms?: number;
  max_bedrooms?: number;
  min_bathrooms?: number;
  /** Square feet. */
  min_size?: number;
  max_size?: number;
  /** Names. */
  amenities?: string[];
  featured?: true;
  ordering?: SentenceOrdering;
}

/** Where a sentence said one thing. */
export interface Mention {
  /** A stretch of the sentence, `end` exclusive. */
  start: number;
  end: number;
  field: ReadField;
  /** The value, of a field that has several. */
  value?: string;
}

export type ReadField =
  | 'type'
  | 'city'
  | 'locality'
  | 'near'
  | 'purpose'
  | 'price'
  | 'bedrooms'
  | 'bathrooms'
  | 'size'
  | 'amenities'
  | 'featured'
  | 'ordering';
