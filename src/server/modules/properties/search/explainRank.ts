import type { ListingRank } from '@contract/officeProperties';
import type { Ordering, PropertyListFilter } from '@contract/properties';
import { isSet, listOf, parameters } from '@contract/saidFilters';
import { chipsOf } from '@contract/searchChips';
import type { ReadField } from '@contract/sentenceFilters';
import * as messages from '@messages/server/listingRank';
import sql, { join } from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import { type Choice, type UseCatalogue, chooseListings } from './chooseListings';
import { type SearchFilter, lifecycleConditions, plainConditions } from './plan/conditions';
import { rankedMatches } from './plan/pages';
import { type Circumstances, listProperties, orderingOf } from './listProperties';

/** The place is looked for among the first of the list; by relevance it has no more. */
const mostPlaces = rankedMatches;

/**
 * The parts of a listing, each with the letter that `property_words` marks its words by and what it weighs: in
 * `ts_rank`'s array of weights of D, C, B and A.
 */
const parts = [
  { name: 'title', letter: 'a', weights: [0, 0, 0, 1] },
  { name: 'place', letter: 'b', weights: [0, 0, 0.4, 0] },
  { name: 'description', letter: 'd', weights: [0.1, 0, 0, 0] },
] as const;
/** Every choice of parts, as bits. */
const choices = Array.from({ length: 2 ** parts.length }, (_, bits) => bits);
const weightsOf = (bits: number): number[] =>
  parts.reduce<number[]>(
    (sum, { weights }, at) => (bits & (1 << at) ? sum.map((weight, of) => weight + (weights[of] ?? 0)) : sum),
    [0, 0, 0, 0],
  );

const factorial = (many: number): number => (many < 2 ? 1 : many * factorial(many - 1));

/**
 * What each part adds to a score that is no sum of its parts: its mean effect over every order in which the parts could be
 * added (the Shapley value). The shares add up to the whole score.
 */
export function sharesOf(scores: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, part) => {
    let share = 0;
    for (const [bits, score] of scores.entries()) {
      if (bits & (1 << part)) continue;
      const others = bits.toString(2).replaceAll('0', '').length;
      const orders = (factorial(others) * factorial(count - 1 - others)) / factorial(count);
      share += orders * ((scores[bits | (1 << part)] ?? 0) - score);
    }
    return share;
  });
}

/** The score of a listing's words, and what its title, its place and type, and its description add to it. */
async function scoreRules(queryable: Queryable, id: number, query: string): Promise<ListingRank['rules']> {
  const scores = join(choices.map((bits) => sql`ts_rank(${weightsOf(bits)}::real[], search, ${query}::tsquery)`));
  const row = await queryable.row<{ scores: number[] }>(
    sql`select array[${scores}] as scores from property where id = ${id}`,
  );
  const found = row?.scores ?? [];
  const whole = found.at(-1) ?? 0;
  const shares = sharesOf(found, parts.length);
  return parts.map(({ name }, at) => ({
    rule: `words_in_${name}` as const,
    label: messages.rules[`words_in_${name}`],
    share: whole > 0 ? rounded((shares[at] ?? 0) / whole) : 0,
  }));
}

const rounded = (share: number) => Math.round(share * 10_000) / 10_000;

const byOne: Readonly<Record<Exclude<Ordering, 'relevance'>, ListingRank['rules'][number]['rule']>> = {
  '-id': 'newest',
  id: 'oldest',
  price: 'lowest_price',
  '-price': 'highest_price',
  size: 'smallest',
  '-size': 'largest',
};

/** What decides the order. */
async function rulesOf(queryable: Queryable, id: number, ordering: Ordering, { words }: SearchFilter) {
  if (ordering === 'relevance' && words) return scoreRules(queryable, id, words.query);
  const rule = byOne[ordering === 'relevance' ? '-id' : ordering];
  return [{ rule, label: messages.rules[rule], share: 1 }];
}

interface FilterAlone {
  field: string;
  label: string;
  alone: PropertyListFilter;
}

/** A filter alone, in words: amenities one by one, since a listing must have all of them. */
function filtersAlone(params: PropertyListFilter): FilterAlone[] {
  const { search: _search, ordering: _ordering, ...plain } = params as Record<string, unknown>;
  const chips = chipsOf(plain);
  return (Object.keys(parameters) as ReadField[]).flatMap((field): FilterAlone[] => {
    if (field === 'near' || field === 'ordering') return [];
    const names = field === 'locality' ? ['locality', 'near'] : parameters[field];
    const alone = Object.fromEntries(names.filter((name) => isSet(plain[name])).map((name) => [name, plain[name]]));
    const labels = chips.filter((chip) => chip.field === field);
    if (labels.length === 0) return [];
    if (field === 'amenities')
      return labels.map(({ label, value = '' }) => ({
        field,
        label,
        alone: { amenities: listOf(value) } as PropertyListFilter,
      }));
    return [{ field, label: labels.map(({ label }) => label).join(', '), alone: alone as PropertyListFilter }];
  });
}

/** What of a search a listing does not fit, by the list's own conditions, each by itself. */
async function missesOf(
  queryable: Queryable,
  withCatalogue: UseCatalogue,
  id: number,
  { filter, implied }: Choice,
): Promise<ListingRank['misses']> {
  const found: { field: string; label: string; filter: SearchFilter }[] = [];
  const nothing: SearchFilter = { params: {}, types: [], cities: [], amenities: [], localities: [], words: null };
  for (const { field, label, alone } of filtersAlone(filter.params))
    found.push({ field, label, filter: (await chooseListings(queryable, withCatalogue, alone, null)).filter });
  if (implied.city)
    found.push({ field: 'city', label: implied.city.name, filter: { ...nothing, cities: filter.cities } });
  if (filter.params.bbox || filter.params.area) {
    const { bbox, area } = filter.params;
    const params = { ...(bbox && { bbox }), ...(area && { area }) } as PropertyListFilter;
    found.push({ field: 'bbox', label: messages.partOfTheMap, filter: { ...nothing, params } });
  }
  for (const { typed: word, query } of filter.words?.each ?? [])
    found.push({
      field: 'search',
      label: `“${word}”`,
      filter: { ...nothing, words: { query, indexed: [], each: [] } },
    });
  const checks = [
    { field: 'lifecycle', label: messages.notPublished, fits: sql`${lifecycleConditions(nothing)}` },
    ...found.map(({ field, label, filter: one }) => ({ field, label, fits: plainConditions(one) })),
  ];
  const row = await queryable.row<{ fits: (boolean | null)[] }>(
    sql`select array[${join(checks.map(({ fits }) => sql`(${fits})`))}] as fits from property where id = ${id}`,
  );
  return checks.flatMap(({ field, label }, at) => (row?.fits[at] ? [] : [{ field, label }]));
}

/** In which parts of a listing each word of a search is found. */
async function wordsOf(queryable: Queryable, id: number, { words }: SearchFilter): Promise<ListingRank['words']> {
  const pieces = words?.each ?? [];
  if (pieces.length === 0) return [];
  const isIn = (letter: string, query: string) =>
    sql`ts_filter(search, ${`{${letter}}`}::"char"[]) @@ ${query}::tsquery`;
  const found = pieces.flatMap(({ query }) => parts.map(({ letter }) => isIn(letter, query)));
  const row = await queryable.row<{ found: boolean[] }>(
    sql`select array[${join(found)}] as found from property where id = ${id}`,
  );
  return pieces.map(({ typed: word }, at) => ({
    word,
    found_in: parts.filter((_, part) => row?.found[at * parts.length + part]).map(({ name }) => name),
  }));
}

/**
 * Why a listing stands where it stands in a list: whether it fits, its place, and what decides the place with the share of
 * each rule. The list itself is asked for the place, so the two cannot disagree.
 * @throws Problem 400 naming a filter that cannot be read
 */
export async function explainRank(
  queryable: Queryable,
  withCatalogue: UseCatalogue,
  id: number,
  params: PropertyListFilter,
  circumstances: Circumstances,
): Promise<ListingRank> {
  const choice = await chooseListings(queryable, withCatalogue, params, null);
  const { filter } = choice;
  const ordering = orderingOf(filter.params, filter);
  const { cards, total, exact } = await listProperties(
    queryable,
    { ...filter, params: { ...filter.params, limit: mostPlaces } },
    circumstances,
  );
  const place = cards.findIndex((card) => card.id === id) + 1;
  const misses = place > 0 ? [] : await missesOf(queryable, withCatalogue, id, choice);
  return {
    ordering,
    place: place > 0 ? place : null,
    total,
    exact,
    places: mostPlaces,
    misses,
    rules: await rulesOf(queryable, id, ordering, filter),
    words: await wordsOf(queryable, id, filter),
  };
}
