/*
 * The list's filters without SQL, from the table of filters, for tests that compare the two.
 * - fits(row, filter): whether a row of `property` passes the filters that compare its columns; those of catalogues and of
 *   the map are not read.
 * - randomColumns(given): the columns behind the filters that `given` does not have, with an SQL expression that fills each.
 * - comparedColumns: the columns that the filters compare; the database makes some of them from others.
 * - someFilters(): a few of the filters at once, as their parameters. valuesOf(filter): one value each, all that matter.
 */
import { dayInMs } from '@contract/durations';
import type { ListingFieldSpec } from '@contract/listingFieldSpec';
import { listingFields } from '@contract/listingFields';
import { knownFacts } from '@contract/listingFields/knownFacts';
import { type ListingFilter, listingFilters } from '@contract/listingFilters';
import fc from 'fast-check';

type Row = Readonly<Record<string, unknown>>;
export type Params = Readonly<Record<string, unknown>>;

export const comparing = listingFilters.filter(({ kind }) => kind !== 'names' && kind !== 'region');

/** Rupees on the wire, paise in the column. */
const inColumn = ({ holds }: ListingFilter, value: unknown) => Number(value) * (holds === 'money' ? 100 : 1);
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
    case 'mark':
    case 'marks':
      return first === undefined || [first].flat().some((one) => (stored as string[] | null)?.includes(String(one)));
    case 'until':
      return first === undefined || (stored !== null && String(stored) <= String(first));
    case 'recent':
      return first === undefined || Date.now() - (stored as Date).getTime() <= Number(first) * dayInMs;
    default:
      return first === undefined || stored === first;
  }
}

export const fits = (row: Row, params: Params): boolean => comparing.every((filter) => fitsOne(row, filter, params));

/** Few values, so that many rows share one. */
const numbers = ({ holds }: ListingFilter): readonly number[] => {
  if (holds === 'money') return [0, 9_999, 10_000, 20_001, 30_000, 50_000];
  return holds === 'area' ? [0, 1, 500, 1_001, 1_999] : [0, 1, 2, 3, 4];
};

const facts: Readonly<Record<string, Pick<ListingFieldSpec, 'column' | 'options'> & { kind?: string }>> = {
  ...listingFields,
  ...knownFacts,
};
export const comparedColumns = comparing.map(({ column }) => column);
const months = ['2026-11', '2027-02', '2027-12'];
const oneOf = (values: readonly string[]) =>
  `(array[${values.join(', ')}])[1 + floor(random() * ${values.length})::int]`;
const textsOf = (options: object) => Object.keys(options).map((value) => `'${value}'`);

/** A random value of a column, as SQL. */
function filledWith({ kind, options, column }: (typeof facts)[string]): string {
  if (kind === undefined && options)
    return `array(select one from unnest(array[${textsOf(options).join(', ')}]) one where random() < 0.3 and n > 0)`;
  if (options) return oneOf([...textsOf(options), ...(kind === 'nullableChoice' ? ['null'] : [])]);
  if (kind === 'month') return oneOf([...months.map((month) => `'${month}'`), 'null']);
  // some minutes later, so that none is at the border of so many days
  if (column === 'created_at') return "now() - floor(random() * 12)::int * interval '1 day' - interval '1 hour'";
  return kind === 'flag' ? 'random() < 0.3' : `nullif(floor(random() * 5)::int, 0) * ${kind === 'area' ? 500 : 1}`;
}

export function randomColumns(given: readonly string[]): { column: string; filled: string }[] {
  const fields = new Set(comparing.flatMap(({ field, derived }) => [...(derived?.from ?? []), field]));
  return [...fields].flatMap((field) => {
    const fact = facts[field];
    return !fact || given.includes(fact.column) ? [] : [{ column: fact.column, filled: filledWith(fact) }];
  });
}

/** Values of each parameter of a filter. */
function valuesOfParams(filter: ListingFilter): readonly (readonly unknown[])[] {
  if (filter.kind === 'flag') return [[true, false]];
  if (filter.kind === 'choice') return [Object.keys(filter.options)];
  if (filter.kind === 'choices' || filter.kind === 'marks') {
    const options = Object.keys(filter.options);
    return [[...options.map((one) => [one]), options.slice(0, 2)]];
  }
  if (filter.kind === 'mark') return [[...Object.keys(filter.options), 0, 2]];
  if (filter.kind === 'until') return [['2026-10', ...months, '2031-01']];
  if (filter.kind === 'recent') return [[1, 4, 365]];
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
