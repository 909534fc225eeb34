import type { ExchangeRates } from '@contract/currencies';
import type { Loosened, PropertyListFilter } from '@contract/properties';
import { withSaid } from '@contract/saidFilters';
import { chipsOf, withoutChip } from '@contract/searchChips';
import { readSentence } from './readSentence';
import { restOf } from './restOf';

type Count = (params: PropertyListFilter) => Promise<{ total: number; exact: boolean }>;

/** A search has few filters; more than this many are not tried one by one. */
const mostTried = 12;

/**
 * How many a search finds without each of its filters, and without its words. Every other filter stays, those of its
 * sentence as parameters.
 */
export async function loosen(params: PropertyListFilter, rates: ExchangeRates, count: Count): Promise<Loosened[]> {
  const { filters, required } = readSentence(params.search ?? '', rates);
  const merged = withSaid(params, { ...filters });
  const rest = restOf(params.search ?? '', rates);
  const { search: _search, offset: _offset, cursor: _cursor, ordering: _ordering, limit: _limit, ...plain } = merged;
  const withWords = { ...plain, ...(rest && { search: rest }) };
  const trials = [
    ...chipsOf(plain).map((chip) => ({ ...chip, loosened: withoutChip(withWords, chip) })),
    ...(required ? [{ field: 'search', label: required, loosened: plain }] : []),
  ];
  const found: Loosened[] = [];
  for (const { loosened, ...trial } of trials.slice(0, mostTried)) {
    const { total, exact } = await count(loosened as PropertyListFilter);
    found.push({ ...trial, total, exact });
  }
  return found;
}
