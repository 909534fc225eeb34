import type { PropertyListFilter } from '@contract/properties';
import { priceBounds } from './propertyConditions';
import type { PriceWords } from './priceWords';
import type { Search } from './propertySearch';

/** What the server adds to a filter: prices that the words name, and "to buy" where a price is asked for without a purpose. */
export interface Implied {
  min_price?: number;
  max_price?: number;
  buys: boolean;
}

/** A price of the filter counts more than one of the words. */
export function impliedPrice({ min_price, max_price }: PropertyListFilter, words: PriceWords): Omit<Implied, 'buys'> {
  if (min_price !== undefined || max_price !== undefined) return {};
  return {
    ...(words.min_price !== undefined && { min_price: words.min_price }),
    ...(words.max_price !== undefined && { max_price: words.max_price }),
  };
}

/** A rent of a month and a price to buy are not compared: without a purpose, a price filter or a price order means listings to buy. */
export function impliesBuying(filter: PropertyListFilter, search: Search | null): boolean {
  if (filter.purpose || filter.owner || filter.ids || search?.saysPurpose) return false;
  return filter.ordering === 'price' || filter.ordering === '-price' || priceBounds(filter) !== null;
}

/** As `X-Search-Implied` writes it: parameters of the list, in the form of a query; empty for nothing. */
export function writeImplied({ buys, min_price, max_price }: Implied): string {
  const parameters = [
    buys && 'purpose=sale,invest',
    min_price !== undefined && `min_price=${min_price}`,
    max_price !== undefined && `max_price=${max_price}`,
  ];
  return parameters.filter(Boolean).join('&');
}
