import { severalParams, singleParams } from '@contract/filterParams';
import type { SeveralParam } from '@contract/listingFilters';
import type { PropertyListQuery } from '@contract/properties';

/** Listings per page of results. */
export const pageSize = 24;

const several = severalParams;
const single = ['search', ...singleParams, 'view', 'ordering'] as const;
type Single = (typeof single)[number];

/** The search in the URL, as text: invalid values stay, so that the server can report them. */
export type PropertySearch = Partial<Record<Single, string>> &
  Partial<Record<SeveralParam, readonly string[]>> & {
    page?: string;
  };

/** URL → search. Blank values mean no filter, so `?search=` equals a bare path. */
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

/** Search → URL, always in the same order; empty without filters, otherwise with a question mark. */
export function writePropertySearch(search: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams();
  for (const name of [...single, ...several, 'page'] as const) {
    for (const value of [search[name] ?? []].flat()) if (value !== '') params.append(name, String(value));
  }
  const written = params.toString();
  return written && `?${written}`;
}

/** Search → the parameters that filter. */
export function toFilterQuery({
  page: _page,
  ordering: _ordering,
  view: _view,
  ...filters
}: PropertySearch): PropertyListQuery {
  return filters as PropertyListQuery;
}

/** Search → query parameters, which are also the cache key. */
export function toListQuery({ page, view: _view, ...filters }: PropertySearch): PropertyListQuery {
  const query: Record<string, unknown> = { ...filters, limit: pageSize };
  if (page) query.offset = /^\d{1,6}$/.test(page) ? (Number(page) - 1) * pageSize : page;
  if (filters.search && !filters.ordering) query.ordering = 'relevance';
  return query as PropertyListQuery;
}

/** With fewer listings than this on its only page, a search also shows what comes close. */
const few = 6;

export const isFew = ({ page }: PropertySearch, total = few): boolean => !page && total < few;

/** The search everywhere, not in a part of the map only. */
export const withoutPart = ({ bbox: _bbox, area: _area, page: _page, ...search }: PropertySearch): PropertySearch =>
  search;

/** The number of filters that are set, without text, order and page. */
export function countFilters({
  page: _page,
  ordering: _ordering,
  search: _search,
  view: _view,
  ...filters
}: PropertySearch): number {
  return Object.values(filters).flat().filter(Boolean).length;
}

/** What is not under "More filters". */
const outside = ['search', 'city', 'type', 'purpose', 'ordering', 'bbox', 'area', 'view'];

/** The search without the filters under "More filters". */
export const withoutMore = (search: PropertySearch): PropertySearch =>
  Object.fromEntries(Object.entries(search).filter(([name]) => outside.includes(name))) as PropertySearch;
