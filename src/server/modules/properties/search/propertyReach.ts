import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import type { Chosen } from './propertyConditions';

/** Where matches can be, among what is chosen. */
export interface Reach {
  types: readonly number[];
  cities: readonly number[];
  /** The types in which they can be many. */
  often: readonly number[];
  /** The listings that alone can match in the other types. */
  rare: readonly number[];
  told: NonNullable<Chosen['told']>;
}

/** A word in a type and a city: the listings in which it has stood, null where they are many. */
interface Standing {
  word: string;
  type: number;
  city: number;
  ids: readonly number[] | null;
}

interface Place {
  type: number;
  city: number;
  ids: readonly number[] | null;
}

const fewer = (one: Place['ids'], other: Place['ids']): Place['ids'] => (one === null ? other : other === null ? one : one.length <= other.length ? one : other);

/** The places of listings with any of these words. */
function placesOf(standings: readonly Standing[], words: readonly string[]): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const { word, type, city, ids } of standings) {
    if (!words.includes(word)) continue;
    const known = places.get(`${type} ${city}`);
    places.set(`${type} ${city}`, { type, city, ids: known === undefined ? ids : known.ids && ids && [...known.ids, ...ids] });
  }
  return places;
}

/** The places that are in both, with the fewer listings. */
function inBoth(one: Map<string, Place>, other: Map<string, Place>): Map<string, Place> {
  return new Map([...one].flatMap(([name, place]) => {
    const same = other.get(name);
    return same ? [[name, { ...place, ids: fewer(place.ids, same.ids) }] as const] : [];
  }));
}

/**
 * Where all words of a search have stood together in a type and a city; nowhere where they never did. Words are remembered when what they
 * stood in is gone, so matches are nowhere else, but need not be there. Null where the words tell nothing of it.
 */
export async function reachOf(queryable: Queryable, { search, types, cities }: Chosen): Promise<Reach | null> {
  if (!search || search.words.length === 0) return null;
  const standings = await queryable.rows<Standing>(sql`select word, property_type_id as type, city_id as city, ids from search_place where word = any(${[...new Set(search.words.flat())]}::text[])`);
  const places = search.words.map((words) => placesOf(standings, words)).reduce(inBoth);
  const every = [...places.values()];
  const within = every.filter(({ type, city }) => (types.length === 0 || types.includes(type)) && (cities.length === 0 || cities.includes(city)));
  const often = new Set(within.filter(({ ids }) => ids === null).map(({ type }) => type));
  return {
    types: [...new Set(within.map(({ type }) => type))], cities: [...new Set(within.map(({ city }) => city))],
    told: { types: every.every(({ type }) => types.includes(type)), cities: every.every(({ city }) => cities.includes(city)) },
    often: [...often], rare: within.filter(({ type }) => !often.has(type)).flatMap(({ ids }) => ids ?? []),
  };
}
