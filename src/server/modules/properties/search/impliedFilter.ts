import type { PropertyListFilter } from '@contract/properties';
import { priceBounds } from './plan/conditions';

/** What the server adds to a filter: prices named in words, "to buy" when a price has no purpose, and the city nearest to a place in which we have nothing. */
export interface ImpliedParams {
  min_price?: number | undefined;
  max_price?: number | undefined;
  buys: boolean;
  city?: { slug: string; name: string } | undefined;
}

/** Monthly rents and purchase prices cannot be compared: without a purpose, a price filter or ordering means listings to buy. */
export function impliesBuying(params: PropertyListFilter, saysPurpose: boolean): boolean {
  if (params.purpose || params.owner || params.ids || saysPurpose) return false;
  return params.ordering === 'price' || params.ordering === '-price' || priceBounds(params) !== null;
}

/** The value of `X-Search-Implied`: parameters of the list as a query string; empty for none. */
export function writeImplied({ buys, min_price, max_price, city }: ImpliedParams): string {
  const parameters = [
    buys && 'purpose=sale,invest',
    min_price !== undefined && `min_price=${min_price}`,
    max_price !== undefined && `max_price=${max_price}`,
    city && `city=${city.slug}`,
  ];
  return parameters.filter(Boolean).join('&');
}
