import { beginningOf } from '@contract/beginningOf';
import type { ReadSentence } from '@contract/properties';
import { withSaid } from '@contract/saidFilters';
import { chipsOf } from '@contract/searchChips';
import * as messages from '@messages/app/savedSearches';
import { findingLimits } from '@contract/findingLimits';

/** The query of the results without their page. */
export function savedQuery(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  return params.toString();
}

const valuesOf = (params: URLSearchParams, name: string) => {
  const values = params.getAll(name);
  return values.length > 1 ? values : values[0];
};

/** A name for the search with this query, from what it asks for: "Villa, Pune, Up to ₹2 Cr". */
export function nameOfSearch(query: string, read: ReadSentence | undefined): string {
  const params = new URLSearchParams(query);
  const asked = Object.fromEntries([...new Set(params.keys())].map((name) => [name, valuesOf(params, name)]));
  const { search, ordering: _ordering, ...filters } = asked;
  const { ordering: _said, ...said } = read?.filters ?? {};
  const words = read ? read.rest : search;
  const labels = [...chipsOf(withSaid(filters, said)).map(({ label }) => label), ...[words ?? []].flat()];
  return beginningOf(labels.filter(Boolean).join(', '), findingLimits.savedSearch.name) || messages.allProperties;
}
