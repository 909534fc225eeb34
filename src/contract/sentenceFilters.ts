import type { ForeignCurrency } from './currencies';
import type { FilterName, FilterParam, OptionsOfParam, ParamKind } from './listingFilters';

export type Purpose = 'sale' | 'rent' | 'invest';
export type SentenceOrdering = '-id' | 'price' | '-price' | '-size';

interface SaidAs<Param extends FilterParam> {
  /** Slugs of types and cities, names of localities and amenities. */
  texts: string[];
  option: keyof OptionsOfParam<Param>;
  options: (keyof OptionsOfParam<Param>)[];
  mark: keyof OptionsOfParam<Param> | number;
  /** Rupees (of a rent, a month), square feet, rooms, days. */
  whole: number;
  month: string;
  flag: boolean;
}
type SaidParam = Exclude<FilterParam, 'bbox' | 'area'>;

/** What a sentence asks for, as parameters of the list of properties. What nothing was said about is absent. */
export type SentenceFilters = {
  [Param in SaidParam]?: SaidAs<Param>[ParamKind<Param> & keyof SaidAs<Param>];
} & { ordering?: SentenceOrdering };

/** Where a sentence said one thing. */
export interface Mention {
  /** A stretch of the sentence, `end` exclusive. */
  start: number;
  end: number;
  field: ReadField;
  /** The value, of a field that has several. */
  value?: string;
  /** Of a price that was said in other money. */
  currency?: ForeignCurrency;
}

/** What a sentence says something about. */
export type ReadField = Exclude<FilterName, 'bbox'> | 'near' | 'ordering';
