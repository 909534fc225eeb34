import type { PropertyListQuery } from '@contract/properties';

/** Listings on a page of the results. */
export const pageSize = 24;

const single = [
  'search',
  'purpose',
  'min_price',
  'max_price',
  'min_bedrooms',
  'min_bathrooms',
  'min_size',
  'max_size',
  'featured',
  'ordering',
] as const;
const several = ['type', 'city', 'amenities'] as const;
type Single = (typeof single)[number];
type Several = (typeof several)[number];

/** What the URL of the results says, as text: what cannot be read stays, so that the server can name it. */
export type PropertySearch = Partial<Record<Single, string>> &
  Partial<Record<Several, readonly string[]>> & { page?: string };

/** URL → search. Blank values mean no filter, so `?search=` and a bare path are one and the same. */
export function readPropertySearch(params: URLSearchParams): PropertySearch {
  const search: PropertySearch = {};
  for (const name of single) {
    const value = params.get(name)?.trim();
    if (value) search[name] = value;
  }
  for (const name of several) {
    const values = params
      .getAll(name)
      .map((value) => value.trim())
      .filter(Boolean);
    if (values.length > 0) search[name] = values;
  }
  const page = params.get('page')?.trim();
  if (page && page !== '1') search.page = page;
  return search;
}

/** Search → URL, always in the same order; empty for no filter at all, otherwise with its question mark. */
export function writePropertySearch(search: PropertySearch): string {
  const params = new URLSearchParams();
  for (const name of [...single, ...several, 'page'] as const) {
    for (const value of [search[name] ?? []].flat()) if (value !== '') params.append(name, value);
  }
  const written = params.toString();
  return written && `?${written}`;
}

/** Search → the call's parameters, and so the key of its answer in the cache. */
export function toListQuery({ page, ...filters }: PropertySearch): PropertyListQuery {
  const query: Record<string, unknown> = { ...filters, limit: pageSize };
  if (page) query.offset = /^\d{1,6}$/.test(page) ? (Number(page) - 1) * pageSize : page;
  if (filters.search && !filters.ordering) query.ordering = 'relevance';
  return query as PropertyListQuery;
}

/** The filters that are set, the page aside. */
export function countFilters({
  page: _page,
  ordering: _ordering,
  search: _search,
  ...filters
}: PropertySearch): number {
  return Object.values(filters).flat().filter(Boolean).length;
}

/** Words, city, type, purpose and order alone: what stands outside "More filters". */
export function withoutMore({ search, city, type, purpose, ordering }: PropertySearch): PropertySearch {
  return {
    ...(search && { search }),
    ...(city && { city }),
    ...(type && { type }),
    ...(purpose && { purpose }),
    ...(ordering && { ordering }),
  };
}
