import sql from 'sql-template-tag';
import type { Queryable } from '../../../../db/database';
import type { SearchFilter } from './conditions';
import type { KnownForms } from '../words/requiredWords';

/** Where matches can be, within the filter. */
export interface Candidates {
  types: readonly number[];
  cities: readonly number[];
  /** The types in which a match may be one of many. */
  frequentTypes: readonly number[];
  /** Of the other types: the only listings that can match, which are so few that the table names them. */
  rareIds: readonly number[];
  redundant: NonNullable<SearchFilter['redundant']>;
}

/** A type and city in which a word has occurred, and in which listings; null for more than eight. */
interface Occurrence {
  type: number;
  city: number;
  ids: readonly number[] | null;
}

const fewer = (one: Occurrence['ids'], other: Occurrence['ids']): Occurrence['ids'] =>
  one === null ? other : other === null ? one : one.length <= other.length ? one : other;

/** Where any of these words has occurred, by type and city. */
function occurrencesOf(
  known: readonly (Occurrence & { word: string })[],
  { lexemes: words }: KnownForms,
): Map<string, Occurrence> {
  const occurrences = new Map<string, Occurrence>();
  for (const { word, type, city, ids } of known) {
    if (!words.includes(word)) continue;
    const other = occurrences.get(`${type} ${city}`);
    occurrences.set(`${type} ${city}`, {
      type,
      city,
      ids: other === undefined ? ids : other.ids && ids && [...other.ids, ...ids],
    });
  }
  return occurrences;
}

/** The intersection, with the shorter list of listings. */
function inBoth(one: Map<string, Occurrence>, other: Map<string, Occurrence>): Map<string, Occurrence> {
  return new Map(
    [...one].flatMap(([typeAndCity, occurrence]) => {
      const same = other.get(typeAndCity);
      return same ? [[typeAndCity, { ...occurrence, ids: fewer(occurrence.ids, same.ids) }] as const] : [];
    }),
  );
}

/**
 * Where all words of a search have occurred together in a type and a city; nowhere when they never did. Words stay recorded after their
 * listing is gone, so matches are nowhere else, but need not be there. Null when the words reveal nothing.
 */
export async function findCandidates(
  queryable: Queryable,
  { words, types, cities }: SearchFilter,
): Promise<Candidates | null> {
  if (!words || words.indexed.length === 0) return null;
  const known = await queryable.rows<Occurrence & { word: string }>(
    sql`select word, property_type_id as type, city_id as city, ids from search_place where word = any(${[...new Set(words.indexed.flatMap(({ lexemes }) => lexemes))]}::text[])`,
  );
  const together = [
    ...words.indexed
      .map((word) => occurrencesOf(known, word))
      .reduce(inBoth)
      .values(),
  ];
  const within = together.filter(
    ({ type, city }) => (types.length === 0 || types.includes(type)) && (cities.length === 0 || cities.includes(city)),
  );
  const frequent = new Set(within.filter(({ ids }) => ids === null).map(({ type }) => type));
  return {
    types: [...new Set(within.map(({ type }) => type))],
    cities: [...new Set(within.map(({ city }) => city))],
    redundant: {
      types: together.every(({ type }) => types.includes(type)),
      cities: together.every(({ city }) => cities.includes(city)),
    },
    frequentTypes: [...frequent],
    rareIds: within.filter(({ type }) => !frequent.has(type)).flatMap(({ ids }) => ids ?? []),
  };
}
