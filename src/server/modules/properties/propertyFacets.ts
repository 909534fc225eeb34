import sql, { type Sql, join } from 'sql-template-tag';
import { type Chosen, measureConditions, plainConditions, priceBounds, sizeBounds } from './propertyConditions';
import { quoted } from './propertySearch';

/*
 * Every row's search column holds, beside its words, what it is: `~c` city, `~t` type, `~p` purpose, `~a` amenities, `~b` bedrooms up to
 * nine, `~m` and `~s` the half octave of its price and size (the schema's `facet_step`). So one index answers words and filters together.
 */

/** The half octave of an amount. May be off by one from the schema's where an amount lies on the border: take one more on each side. */
export const stepOf = (amount: number): number => Math.floor(2 * Math.log2(Math.max(amount, 1)));

/** One of these, as a `tsquery`. */
export const facet = (sign: string, values: readonly (number | string)[]): string => `(${values.map((value) => quoted(`~${sign}${value}`)).join(' | ')})`;

const most = 24;
const whole = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place);

/** A range as its half octaves; nothing where it is so wide that it says little. */
function rangeFacet(sign: string, bounds: readonly [number, number] | null): string[] {
  const steps = bounds && bounds[0] <= bounds[1] ? whole(Math.max(0, stepOf(bounds[0]) - 1), stepOf(bounds[1]) + 1) : [];
  return steps.length > 0 && steps.length <= most ? [facet(sign, steps)] : [];
}

/** The whole filter as one `tsquery`; null where it has neither words nor amenities, which other indexes answer better. */
export function foldedQuery({ filter, types, cities, amenities, search }: Chosen): string | null {
  if (!search?.words && amenities.length === 0) return null;
  return [
    ...(search?.words ? [search.words] : []),
    ...amenities.map((amenity) => facet('a', [amenity])),
    ...(types.length > 0 ? [facet('t', types)] : []),
    ...(cities.length > 0 ? [facet('c', cities)] : []),
    ...(filter.purpose ? [facet('p', [filter.purpose])] : []),
    ...(filter.min_bedrooms && filter.min_bedrooms <= 9 ? [facet('b', whole(filter.min_bedrooms, 9))] : []),
    ...rangeFacet('m', priceBounds(filter)),
    ...rangeFacet('s', sizeBounds(filter)),
  ].join(' & ');
}

/** What the filter asks of a row, as far as possible by one scan of the index of words. */
export function foldedConditions(chosen: Chosen): Sql {
  const query = foldedQuery(chosen);
  return query === null ? plainConditions(chosen) : join([sql`search @@ ${query}::tsquery`, ...measureConditions(chosen)], ' and ');
}
