import sql, { type Sql, join } from 'sql-template-tag';
import { type Chosen, measureConditions, plainConditions } from './propertyConditions';
import { quoted } from './propertySearch';

/*
 * Every row's search column holds, beside its words, what it is: `~c` city, `~t` type, `~p` purpose, `~a` amenities, `~m` and `~s` the half
 * octave of its price and size (the schema's `facet_step`). So one index answers words and filters together.
 */

/** The half octave of an amount. May be off by one from the schema's where an amount lies on the border. */
export const stepOf = (amount: number): number => Math.floor(2 * Math.log2(Math.max(amount, 1)));

/** One of these, as a `tsquery`. */
export const facet = (sign: string, values: readonly (number | string)[]): string => `(${values.map((value) => quoted(`~${sign}${value}`)).join(' | ')})`;

/** Words and amenities with the kinds beside them, as one `tsquery`; null where there are neither. Kinds alone have better indexes. */
export function foldedQuery({ filter, types, cities, amenities, search }: Chosen): string | null {
  if (!search && amenities.length === 0) return null;
  return [
    ...(search ? [search] : []),
    ...amenities.map((amenity) => facet('a', [amenity])),
    ...(types.length > 0 ? [facet('t', types)] : []),
    ...(cities.length > 0 ? [facet('c', cities)] : []),
    ...(filter.purpose ? [facet('p', [filter.purpose])] : []),
  ].join(' & ');
}

/** What the filter asks of a row, as far as it helps by one scan of the index of words; `beside` is one more thing to ask of that index. */
export function foldedConditions(chosen: Chosen, beside?: string): Sql {
  const query = foldedQuery(chosen);
  // a hundred listings that are named need no index of words
  if (query === null || chosen.filter.ids) return plainConditions(chosen);
  return join([sql`search @@ ${beside ? `${query} & ${beside}` : query}::tsquery`, ...measureConditions(chosen)], ' and ');
}
