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

/** A filter on the price leaves out "Price on request", one on the size what tells none; a least of 0 asks for nothing. */
function rangeConditions(filter: PropertyListFilter): Sql[] {
  const priced = Boolean(filter.min_price) || filter.max_price !== undefined;
  const sized = Boolean(filter.min_size) || filter.max_size !== undefined;
  return [
    ...(priced ? [sql`price_rank between ${(filter.min_price ?? 0) * 100} and ${(filter.max_price ?? limits.rupees.max) * 100}`] : []),
    ...(sized ? [sql`size_rank between ${Math.max(filter.min_size ?? 1, 1)} and ${filter.max_size ?? limits.size.max}`] : []),
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

/** The rows a list is made of. @throws Problem 400 naming the filter that cannot be read */
export function conditionsOf(chosen: Chosen): Sql {
  const { filter, search, ownerId } = chosen;
  if (ownerId === undefined && filter.lifecycle && filter.lifecycle !== 'published') throw badField('lifecycle', 'Only your own listings can be chosen by this: add owner=me.');
  const amenities = amenityIds(filter.amenities ?? []);
  const all = [
    // written out, not as a parameter: the indexes hold published listings only
    ...(ownerId === undefined ? [sql`lifecycle = 'published'`] : [sql`owner_id = ${ownerId}`]),
    ...(ownerId !== undefined && filter.lifecycle ? [sql`lifecycle = ${filter.lifecycle}`] : []),
    ...kindConditions(chosen),
    ...rangeConditions(filter),
    ...(search?.bedrooms ? [sql`(bedrooms >= ${search.bedrooms.least} or search @@ ${search.bedrooms.literally}::tsquery)`] : []),
    ...(amenities.length > 0 ? [sql`amenity_ids @> ${amenities}::int[]`] : []),
    ...(filter.featured === undefined ? [] : [filter.featured ? sql`featured` : sql`not featured`]),
  ];
  return join(all, ' and ');
}
