/*
 * The list's filters without SQL, from the table of filters, for tests that compare the two.
 * - fits(row, filter): whether a row of `property` passes the filters that compare its columns; those of catalogues and of
 *   the map are not read.
 * - randomColumns(): the columns that filters read and `given` does not have, with an SQL expression that fills each.
 * - someFilters(): a few of the filters at once, as their parameters. valuesOf(filter): one value each, all that matter.
 */
import { fieldSpec } from '@contract/listingFields';
import { type ListingFilter, listingFilters } from '@contract/listingFilters';
import fc from 'fast-check';

type Row = Readonly<Record<string, unknown>>;
export type Params = Readonly<Record<string, unknown>>;

export const comparing = listingFilters.filter(({ kind }) => kind !== 'names' && kind !== 'region');

/** Rupees on the wire, paise in the column. */
const inColumn = ({ field }: ListingFilter, value: unknown) =>
  Number(value) * (fieldSpec(field).kind === 'money' ? 100 : 1);
const isAtLeast = (filter: ListingFilter, stored: unknown, least: unknown) =>
  !least || (stored !== null && Number(stored) >= inColumn(filter, least));
const isAtMost = (filter: ListingFilter, stored: unknown, most: unknown) =>
  most === undefined || (stored !== null && Number(stored) <= inColumn(filter, most));

function fitsOne(row: Row, filter: ListingFilter, params: Params): boolean {
  const stored = row[filter.column];
  const [first, second] = filter.params.map((name) => params[name]);
  switch (filter.kind) {
    case 'range':
      return isAtLeast(filter, stored, first) && isAtMost(filter, stored, second);
    case 'least':
      return isAtLeast(filter, stored, first);
    case 'choices':
      return first === undefined || (first as readonly unknown[]).includes(stored);
    default:
      return first === undefined || stored === first;
  }
}

export const fits = (row: Row, params: Params): boolean => comparing.every((filter) => fitsOne(row, filter, params));

/** Few values, so that many rows share one. */
const numbers = ({ field }: ListingFilter): readonly number[] => {
  const { kind } = fieldSpec(field);
  if (kind === 'money') return [0, 9_999, 10_000, 20_001, 30_000, 50_000];
  return kind === 'area' ? [0, 1, 500, 1_001, 1_999] : [0, 1, 2, 3, 4];
};

export function randomColumns(given: readonly string[]): { column: string; filled: string }[] {
  return comparing
    .filter(({ column }) => !given.includes(column))
    .map(({ column, field, options }) => {
      const values = Object.keys(options);
      const { kind } = fieldSpec(field);
      const choice = `(array[${values.map((value) => `'${value}'`).join(', ')}, null])[1 + floor(random() * ${values.length + 1})::int]`;
      const number = `nullif(floor(random() * 5)::int, 0) * ${kind === 'area' ? 500 : 1}`;
      return { column, filled: values.length > 0 ? choice : kind === 'flag' ? 'random() < 0.3' : number };
    });
}

/** Values of each parameter of a filter. */
function valuesOfParams(filter: ListingFilter): readonly (readonly unknown[])[] {
  if (filter.kind === 'flag') return [[true, false]];
  if (filter.kind === 'choice') return [Object.keys(filter.options)];
  if (filter.kind === 'choices') {
    const options = Object.keys(filter.options);
    return [[...options.map((one) => [one]), options.slice(0, 2)]];
  }
  // at most 0 of something finds nothing, and is no filter of money
  return filter.params.map((_, at) => (at === 0 ? numbers(filter) : numbers(filter).slice(1)));
}

/** Each value of each parameter of a filter alone. */
export const valuesOf = (filter: ListingFilter): Params[] =>
  valuesOfParams(filter).flatMap((values, at) => values.map((value) => ({ [filter.params[at] ?? '']: value })));

const someParam = fc.constantFrom(
  ...comparing.flatMap((filter) =>
    valuesOfParams(filter).map((values, at) => [filter.params[at] ?? '', values] as const),
  ),
);

/** Up to four parameters at once. */
export const someFilters: fc.Arbitrary<Params> = fc
  .uniqueArray(someParam, { maxLength: 4, selector: ([name]) => name })
  .chain((params) => fc.record(Object.fromEntries(params.map(([name, values]) => [name, fc.constantFrom(...values)]))));
