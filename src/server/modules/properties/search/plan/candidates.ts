import sql from 'sql-template-tag';
import type { Queryable } from '../../../../db/database';
import type { SearchFilter } from './conditions';
import type { IndexedWord } from '../words/requiredWords';

/** Where matches can be, within the filter. */
export interface Candidates {
  types: readonly number[];
  cities: readonly number[];
  /** The types that can have many. */
  often: readonly number[];
  /** The only listings of the other types that can match. */
  rare: readonly number[];
  implied: NonNullable<SearchFilter['implied']>;
}

/** A type and city in which a word has occurred, and in which listings; null for many. */
interface Standing {
  type: number;
  city: number;
  ids: readonly number[] | null;
}

const fewer = (one: Standing['ids'], other: Standing['ids']): Standing['ids'] =>
  one === null ? other : other === null ? one : one.length <= other.length ? one : other;

/** Where any of these words has occurred, by type and city. */
function standingOfAny(
  known: readonly (Standing & { word: string })[],
  { lexemes: words }: IndexedWord,
): Map<string, Standing> {
  const standings = new Map<string, Standing>();
  for (const { word, type, city, ids } of known) {
    if (!words.includes(word)) continue;
    const other = standings.get(`${type} ${city}`);
    standings.set(`${type} ${city}`, {
      type,
      city,
      ids: other === undefined ? ids : other.ids && ids && [...other.ids, ...ids],
    });
  }
  return standings;
}

/** The intersection, with the shorter list of listings. */
function inBoth(one: Map<string, Standing>, other: Map<string, Standing>): Map<string, Standing> {
  return new Map(
    [...one].flatMap(([kind, standing]) => {
      const same = other.get(kind);
      return same ? [[kind, { ...standing, ids: fewer(standing.ids, same.ids) }] as const] : [];
    }),
  );
}

/**
 * Where all words of a search have occurred together in a type and a city; nowhere when they never did. Words stay recorded after their
 * listing is gone, so matches are nowhere else, but need not be there. Null when the words reveal nothing.
 */
export async function estimateCandidates(
  queryable: Queryable,
  { words, types, cities }: SearchFilter,
): Promise<Candidates | null> {
  if (!words || words.indexed.length === 0) return null;
  const known = await queryable.rows<Standing & { word: string }>(
    sql`select word, property_type_id as type, city_id as city, ids from search_place where word = any(${[...new Set(words.indexed.flatMap(({ lexemes }) => lexemes))]}::text[])`,
  );
  const every = [
    ...words.indexed
      .map((word) => standingOfAny(known, word))
      .reduce(inBoth)
      .values(),
  ];
  const within = every.filter(
    ({ type, city }) => (types.length === 0 || types.includes(type)) && (cities.length === 0 || cities.includes(city)),
  );
  const often = new Set(within.filter(({ ids }) => ids === null).map(({ type }) => type));
  return {
    types: [...new Set(within.map(({ type }) => type))],
    cities: [...new Set(within.map(({ city }) => city))],
    implied: {
      types: every.every(({ type }) => types.includes(type)),
      cities: every.every(({ city }) => cities.includes(city)),
    },
    often: [...often],
    rare: within.filter(({ type }) => !often.has(type)).flatMap(({ ids }) => ids ?? []),
  };
}
