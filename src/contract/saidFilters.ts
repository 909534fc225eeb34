import { listingFilters } from './listingFilters';
import type { ReadField } from './sentenceFilters';

/** Parameters of the list of properties, as a sentence or an address gives them. */
export type ListFilters = Readonly<Record<string, unknown>>;

const ofFilters = listingFilters
  .filter(({ kind }) => kind !== 'region')
  .flatMap(({ name, params }): [string, readonly string[]][] =>
    name === 'locality' ? params.map((param) => [param, [param]]) : [[name, params]],
  );
/** The parameters of each field, in the order of their chips. */
export const parameters = Object.fromEntries([...ofFilters, ['ordering', ['ordering']]]) as Record<
  ReadField,
  readonly string[]
>;
/** Those that a filter beside the sentence sets for itself; amenities add up instead. */
const overriding = (Object.keys(parameters) as ReadField[]).filter((field) => field !== 'amenities');

export const isSet = (value: unknown): boolean =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
export const listOf = (value: unknown): string[] =>
  [value].flat().flatMap((one) => (isSet(one) ? String(one).split(',') : []));
export const without = (filters: ListFilters, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)));

/**
 * The filters of a search with those that its sentence says. A filter beside the sentence overrides what the sentence
 * says about the same thing. "relevance" is no chosen order.
 */
export function withSaid(asked: ListFilters, said: ListFilters): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...asked };
  for (const field of overriding) {
    const names: readonly string[] = field === 'locality' ? ['locality', 'near'] : parameters[field];
    const isChosen = names.some((name) => isSet(asked[name]) && asked[name] !== 'relevance');
    for (const name of names) if (!isChosen && isSet(said[name])) merged[name] = said[name];
  }
  const amenities = [...new Set([...listOf(asked.amenities), ...listOf(said.amenities)])];
  if (amenities.length > 0) merged.amenities = amenities;
  return merged;
}

/** A search whose sentence was typed last: what it says replaces the filters beside it. */
export function withoutSaid(asked: ListFilters, said: ListFilters): Record<string, unknown> {
  const names = overriding.filter((field) => parameters[field].some((name) => isSet(said[name])));
  return without(
    asked,
    names.flatMap((field) => [...parameters[field]]),
  );
}
