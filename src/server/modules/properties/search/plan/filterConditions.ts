import { type ListingFilter, listingFilters, listsValues } from '@contract/listingFilters';
import type { PropertyListFilter } from '@contract/properties';
import sql, { type Sql, raw } from 'sql-template-tag';
import { facet, halfOctaveOf } from './facetLexemes';

/** Filters whose conditions are written by hand (`conditions.ts`), beside those of names and regions. */
const withOwnConditions: ReadonlySet<string> = new Set(['purpose', 'price', 'size']);

/** The filters that compare one column of a listing with their parameters, and nothing else. */
export const columnFilters: readonly ListingFilter[] = listingFilters.filter(
  ({ name, kind }) => kind !== 'names' && kind !== 'region' && !withOwnConditions.has(name),
);
/** Those that no order's index answers. */
const rowFilters = columnFilters.filter(({ indexed }) => indexed !== 'orders');
/** Those with a list of values, whose listings are counted for each. */
export const countedFilters = columnFilters.filter(listsValues);

/** The values of a filter's parameters. */
export const valuesOf = (spec: ListingFilter, params: PropertyListFilter): readonly unknown[] =>
  spec.params.map((param) => params[param as keyof PropertyListFilter]);

export function conditionOf(spec: ListingFilter, params: PropertyListFilter): Sql[] {
  const column = raw(spec.column);
  const [value, most] = valuesOf(spec, params);
  switch (spec.kind) {
    case 'flag':
      return value === undefined ? [] : [value ? sql`${column}` : sql`not ${column}`];
    case 'choice':
      return value === undefined ? [] : [sql`${column} = ${value}`];
    case 'choices': {
      const [one, ...others] = (value ?? []) as readonly string[];
      if (one === undefined) return [];
      return [others.length === 0 ? sql`${column} = ${one}` : sql`${column} = any(${[one, ...others]}::text[])`];
    }
    case 'marks': {
      const marks = (value ?? []) as readonly string[];
      return marks.length === 0 ? [] : [sql`${column} && ${marks}::text[]`];
    }
    case 'mark':
      return value === undefined ? [] : [sql`${column} && ${[String(value)]}::text[]`];
    case 'until':
      return value === undefined ? [] : [sql`${column} <= ${value}`];
    case 'recent':
      return value === undefined ? [] : [sql`${column} >= now() - ${value}::int * interval '1 day'`];
    case 'least':
      return value ? [sql`${column} >= ${value}`] : [];
    case 'range':
      // as one equation, so that an index sorted by this column goes on by its next one
      if (value && value === most) return [sql`${column} = ${value}`];
      return [
        ...(value ? [sql`${column} >= ${value}`] : []),
        ...(most === undefined ? [] : [sql`${column} <= ${most}`]),
      ];
    default:
      return [];
  }
}

/** A condition for each of the column filters that is set, in the order of the fields. */
export const columnConditions = (params: PropertyListFilter): Sql[] =>
  columnFilters.flatMap((spec) => conditionOf(spec, params));

const paramsOf = (filters: readonly ListingFilter[]): ReadonlySet<string> =>
  new Set(filters.flatMap(({ params }) => [...params]));

/** The filter with only these parameters of others, or without them. */
export function partOf(
  params: PropertyListFilter,
  filters: readonly ListingFilter[],
  keeps: 'only' | 'without',
): PropertyListFilter {
  const names = paramsOf(filters);
  return Object.fromEntries(
    Object.entries(params).filter(([name]) => names.has(name) === (keeps === 'only')),
  ) as PropertyListFilter;
}

/** What the indexes of the orders answer, and what the table's row. */
export const withoutRowFilters = (params: PropertyListFilter): PropertyListFilter =>
  partOf(params, rowFilters, 'without');
export const onlyRowFilters = (params: PropertyListFilter): PropertyListFilter => partOf(params, rowFilters, 'only');

/** The columns that the filter reads and no order's index contains. */
export const rowColumns = (params: PropertyListFilter): string[] =>
  rowFilters.filter((spec) => conditionOf(spec, params).length > 0).map(({ column }) => column);

/** The highest number with a facet of its own; it stands for all above. */
const mostFaceted = 9;

const numbersFrom = (first: number, last: number) =>
  Array.from({ length: Math.max(last - first + 1, 0) }, (_, at) => first + at);

/** Of what is ready, and the first year of a month. */
const years = { ready: '0000', first: 2000 };

/** The facets that contain a value of a filter; they may contain more. */
function facetsOf({ kind, holds, limits }: ListingFilter, value: unknown): readonly (string | number)[] {
  switch (kind) {
    case 'least':
      // by half octaves; the one below, too, because the schema's may begin elsewhere
      return holds === 'area'
        ? numbersFrom(Math.max(halfOctaveOf(Number(value)) - 1, 0), halfOctaveOf(limits.max))
        : [Math.min(Number(value), mostFaceted)];
    case 'until':
      return [years.ready, ...numbersFrom(years.first, Number(String(value).slice(0, 4)))];
    default:
      return [value as string | number | string[]].flat();
  }
}

/** The filter as facets of the index of words, as far as it has any. The conditions on the columns hold beside them. */
export function columnFacets(params: PropertyListFilter): string[] {
  return rowFilters.flatMap((spec) => {
    if (!spec.facet || conditionOf(spec, params).length === 0) return [];
    return [facet(spec.facet, facetsOf(spec, valuesOf(spec, params)[0]))];
  });
}
