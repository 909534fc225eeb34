import { type PropertyListFilter, PropertyListQuery } from '@contract/properties';
import { withSaid } from '@contract/saidFilters';
import { chipsOf } from '@contract/searchChips';
import { readSentence } from '../search/sentences/readSentence';
import { restOf } from '../search/sentences/restOf';
import * as messages from '@messages/server/savedSearches';
import { badField } from '../../../lib/problem';
import type { ListingCatalogue } from '../listingCatalogue';

/** Parameters of the list that belong to one page of it, to one's own listings, or to named ones. */
const notSaved: ReadonlySet<string> = new Set(['ids', 'owner', 'lifecycle', 'limit', 'offset', 'cursor']);
const saved = Object.keys(PropertyListQuery.shape).filter((name) => !notSaved.has(name));

export interface SavedQuery {
  /** In one spelling, so that the same search is recognised. */
  query: string;
  filter: PropertyListFilter;
}

/** The parameters as they are written in the address: without blanks and repetitions, in one order. */
function writtenIn(text: string): Record<string, string | string[]> {
  const params = new URLSearchParams(text.replace(/^\?/, ''));
  const written: Record<string, string | string[]> = {};
  for (const name of saved) {
    const values = [...new Set(params.getAll(name).map((value) => value.trim().replace(/\s+/g, ' ')))].filter(Boolean);
    if (values.length > 0) written[name] = values.length === 1 ? (values[0] ?? '') : values.sort();
  }
  return written;
}

/**
 * Reads the query of a results' address as the list of properties does, whatever its filters are. Other parameters are
 * left out.
 * @throws Problem 400 for a filter that the list refuses
 */
export function readSavedQuery(text: string): SavedQuery {
  const written = writtenIn(text);
  const read = PropertyListQuery.safeParse(written);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw badField('query', messages.filterCannotBeRead(String(issue?.path[0] ?? ''), issue?.message ?? ''));
  }
  const params = new URLSearchParams();
  for (const [name, given] of Object.entries(written)) {
    const value = read.data[name as keyof PropertyListFilter];
    const isPlain = typeof value === 'number' || typeof value === 'boolean';
    for (const one of isPlain ? [String(value)] : [given].flat()) params.append(name, one);
  }
  return { query: params.toString(), filter: read.data };
}

/** What a saved search asks for, in words. */
export function labelsOf(filter: PropertyListFilter, { types, cities }: ListingCatalogue): string[] {
  const { search = '', ordering: _ordering, ...asked } = filter;
  const { ordering: _said, ...said } = readSentence(search).filters;
  const nameOf = (field: string, value: string) =>
    (field === 'type' ? types : field === 'city' ? cities : []).find(
      ({ id, slug }) => String(id) === value || slug === value,
    )?.name;
  const words = restOf(search);
  return [...chipsOf(withSaid(asked, said), nameOf).map(({ label }) => label), ...(words ? [`“${words}”`] : [])];
}
