import sql, { type Sql, join, raw } from 'sql-template-tag';
import {
  type SearchFilter,
  between,
  columnsBeyondIndexes,
  forSale,
  indexedConditions,
  priceBounds,
  rowConditions,
  sizeBounds,
} from '../conditions';
import { orderOf, orders, afterCursor } from '../orders';
import { type PageRequest } from '../pages';

/**
 * Conditions on the first columns of an ordering's index: type, city and range. No others are allowed, because a scan
 * might never reach its bound. `type` limits it to one type.
 */
export function pathConditions({ filter, ordering, candidates }: PageRequest, type?: Sql): Sql {
  const { along } = orders[ordering];
  const { types, cities } = candidates ?? filter;
  const oneType = type ?? (types.length === 1 ? sql`${types[0]}` : null);
  const isType = oneType ? [sql`property_type_id = ${oneType}`] : [];
  const range = { price: priceRange, size: sizeRange };
  const all = along
    ? [...isType, ...range[along](filter)]
    : // a separate index covers the newest of one type in one city
      oneType && cities.length === 1
      ? [sql`city_id = ${cities[0]}`, ...isType]
      : [];
  return join([sql`lifecycle = 'published'`, ...all], ' and ');
}

const priceRange = ({ params, buys }: SearchFilter): Sql[] => [
  ...(params.purpose ? [sql`purpose = ${params.purpose}`] : buys ? [forSale] : []),
  ...between(sql`price_rank`, priceBounds(params)),
];

const sizeRange = ({ params }: SearchFilter): Sql[] => between(sql`size_rank`, sizeBounds(params));

/** Relevance considers the newest, wherever its page starts. */
const orderAlong = ({ ordering, part }: PageRequest): Sql =>
  orderOf(ordering === 'relevance' ? { ordering: '-id' } : { ordering, ...(part && { part }) });

/**
 * A path: the published listings along the index of their order, as the end of a `select`. `type` limits it to one type, `last` to ranks up to that one.
 */
export function pathOf(request: PageRequest, { type, last }: { type?: Sql; last?: number | undefined } = {}): Sql {
  const { rank, beyond } = orders[request.ordering];
  const untilLast = last === undefined ? sql`true` : sql`not ${rank ?? sql`id`} ${beyond} ${last}`;
  const where = sql`${pathConditions(request, type)} and ${untilLast}`;
  const start = request.ordering === 'relevance' ? sql`true` : afterCursor(request);
  return sql`from property where ${where} and ${start} order by ${orderAlong(request)}`;
}

/** The columns of every ordering's index. */
export const indexedColumns = [
  'id',
  'city_id',
  'property_type_id',
  'purpose',
  'price_rank',
  'size_rank',
  'bedrooms',
  'bathrooms',
  'shown_longitude',
  'shown_latitude',
  'locality_id',
];

/** Those of the first entries of an order's index that match as far as it says. SQL keeps no order of a subquery, so the outer one repeats it. */
const indexMatches = (request: PageRequest, entries: number, path: Sql): Sql => sql`
  select id, price_rank, size_rank from (select ${raw(indexedColumns.join(', '))} ${path} limit ${entries}) entry
  where ${indexedConditions(request.filter)} order by ${orderAlong(request)}`;

/**
 * Those of these ordered listings that match the rest of the filter; reads one row of the table after another, and keeps
 * their order.
 */
export const readRows = ({ filter }: PageRequest, listings: Sql): Sql => sql`
  select found.* from (${listings}) found
  cross join lateral (select 1 from property where property.id = found.id and ${rowConditions(filter)} offset 0) read`;

/** A from-item `hit` (id, price_rank, size_rank): the matches among the first entries of an order's index, in its order; reads at most so many rows of the table. */
export function matchesAlong(
  request: PageRequest,
  entries: number,
  { reads = entries, path = pathOf(request) } = {},
): Sql {
  const found = indexMatches(request, entries, path);
  return columnsBeyondIndexes(request.filter).length === 0
    ? sql`(${found}) hit`
    : sql`(${readRows(request, sql`${found} limit ${reads}`)} order by ${orderAlong(request)}) hit`;
}
