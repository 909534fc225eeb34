import { limits } from '@contract/limits';
import type { PropertyListFilter } from '@contract/properties';
import sql, { type Sql, join } from 'sql-template-tag';
import { badField } from '../../plugins/problems';
import { type SearchPlan, quoted } from './propertySearch';

/** What a list is asked for, its words understood and its names looked up. */
export interface Chosen {
  filter: PropertyListFilter;
  types: readonly number[];
  cities: readonly number[];
  search: SearchPlan | null;
  /** Whose listings; everyone's published ones when absent. */
  ownerId?: number;
}

const oneOf = (column: Sql, ids: readonly number[]) => (ids.length === 1 ? sql`${column} = ${ids[0]}` : sql`${column} = any(${ids}::int[])`);
const facets = (sign: string, values: readonly (number | string)[]) => `(${values.map((value) => quoted(`~${sign}${value}`)).join(' | ')})`;

/** Kinds and purpose. Beside words they stand in the same `tsquery`, so that one scan of one index meets all of them. */
function kindConditions({ filter, types, cities, search }: Chosen): Sql[] {
  if (search?.words) {
    const all = [search.words, types.length > 0 && facets('t', types), cities.length > 0 && facets('c', cities), filter.purpose && facets('p', [filter.purpose])];
    return [sql`search @@ ${all.filter(Boolean).join(' & ')}::tsquery`];
  }
  return [
    ...(types.length > 0 ? [oneOf(sql`property_type_id`, types)] : []),
    ...(cities.length > 0 ? [oneOf(sql`city_id`, cities)] : []),
    ...(filter.purpose ? [sql`purpose = ${filter.purpose}`] : []),
  ];
}

/** A filter on the price leaves out "Price on request"; a least of 0 asks for nothing. */
export function priceRange({ min_price: least, max_price: most }: PropertyListFilter): Sql | null {
  return least || most !== undefined ? sql`price_rank between ${(least ?? 0) * 100} and ${(most ?? limits.rupees.max) * 100}` : null;
}

/** A filter on the size leaves out what tells none. */
export function sizeRange({ min_size: least, max_size: most }: PropertyListFilter): Sql | null {
  return least || most !== undefined ? sql`size_rank between ${Math.max(least ?? 1, 1)} and ${most ?? limits.size.max}` : null;
}

function rangeConditions(filter: PropertyListFilter): Sql[] {
  return [
    ...[priceRange(filter) ?? []].flat(),
    ...[sizeRange(filter) ?? []].flat(),
    ...(filter.min_bedrooms ? [sql`bedrooms >= ${filter.min_bedrooms}`] : []),
    ...(filter.min_bathrooms ? [sql`bathrooms >= ${filter.min_bathrooms}`] : []),
  ];
}

function amenityIds(words: readonly string[]): number[] {
  return words.flatMap((word) => word.split(',')).map((word) => {
    if (!/^[1-9]\d{0,8}$/.test(word.trim())) throw badField('amenities', 'Name amenities by their ids.');
    return Number(word);
  });
}

/** Whose listings: the account's own, or what everyone may see. Written out, not as a parameter: the indexes hold published listings only. */
function lifeConditions({ filter, ownerId }: Chosen): Sql[] {
  if (ownerId !== undefined) return [sql`owner_id = ${ownerId}`, ...(filter.lifecycle ? [sql`lifecycle = ${filter.lifecycle}`] : [])];
  if (filter.lifecycle && filter.lifecycle !== 'published') throw badField('lifecycle', 'Only your own listings can be chosen by this: add owner=me.');
  return [sql`lifecycle = 'published'`];
}

/** What a filter asks of a row beyond its kinds, price, size and rooms, with the column that must be read for it. */
function otherConditions({ filter, search }: Chosen): { column: string; condition: Sql }[] {
  const amenities = amenityIds(filter.amenities ?? []);
  return [
    ...(search?.words ? [{ column: 'search', condition: sql`true` }] : []),
    ...(search?.bedrooms ? [{ column: 'search', condition: sql`(bedrooms >= ${search.bedrooms.least} or search @@ ${search.bedrooms.literally}::tsquery)` }] : []),
    ...(amenities.length > 0 ? [{ column: 'amenity_ids', condition: sql`amenity_ids @> ${amenities}::int[]` }] : []),
    ...(filter.featured === undefined ? [] : [{ column: 'featured', condition: filter.featured ? sql`featured` : sql`not featured` }]),
  ];
}

/** What the filter asks of a row, whosever it is. @throws Problem 400 naming the filter that cannot be read */
export function filterConditions(chosen: Chosen): Sql {
  return join([sql`true`, ...kindConditions(chosen), ...rangeConditions(chosen.filter), ...otherConditions(chosen).map(({ condition }) => condition)], ' and ');
}

/** The columns a filter reads that no index of an order holds. */
export function columnsBeyondIndexes(chosen: Chosen): string[] {
  return [...new Set(otherConditions(chosen).map(({ column }) => column))];
}

/** The rows a list is made of. @throws Problem 400 naming the filter that cannot be read */
export function conditionsOf(chosen: Chosen): Sql {
  return join([...lifeConditions(chosen), filterConditions(chosen)], ' and ');
}
