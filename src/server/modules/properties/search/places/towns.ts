import { keyOfWord } from '@contract/wordKey';
import { kilometresBetween } from './nearbyLocalities';
import { indiaTowns } from './indiaTowns';

export interface Town {
  name: string;
  latitude: number;
  longitude: number;
}

const keyOf = (name: string) =>
  name
    .split(/[\s-]+/)
    .filter(Boolean)
    .map(keyOfWord)
    .join(' ');

function readTowns(): Map<string, Town> {
  const towns = new Map<string, Town>();
  for (const row of indiaTowns.split(';')) {
    const [, names, latitude, longitude] = /^\s*(.+?) ([\d.]+) ([\d.]+)\s*$/.exec(row) ?? [];
    if (!names) throw new Error(`not a town: ${row}`);
    const [name = '', ...others] = names.split('/');
    const town = { name, latitude: Number(latitude), longitude: Number(longitude) };
    for (const spelled of [name, ...others]) if (!towns.has(keyOf(spelled))) towns.set(keyOf(spelled), town);
  }
  return towns;
}

const towns = readTowns();
/** Words of the longest names. */
const longestName = 3;

/** The point of one of our cities. */
export const townOfCity = (name: string): Town | undefined => towns.get(keyOf(name));

/** A place among words. */
export interface NamedTown extends Town {
  /** How it was typed. */
  words: string;
  /** The words beside it. */
  others: string;
}

/** The first place among words that no filter reads; the longest name counts. */
export function townIn(text: string): NamedTown | undefined {
  const words = text.split(/\s+/).filter(Boolean);
  for (const [from] of words.entries())
    for (let many = Math.min(longestName, words.length - from); many > 0; many -= 1) {
      const typed = words.slice(from, from + many).join(' ');
      const town = towns.get(keyOf(typed));
      if (town) return { ...town, words: typed, others: words.toSpliced(from, many).join(' ') };
    }
  return undefined;
}

/** So far from a place, a city of ours may still be of use. */
const mostKilometres = 100;

export interface NearestCity {
  city: string;
  km: number;
}

/** The nearest of our cities, by their names; null if all are too far away. */
export function nearestCity(town: Town, cities: readonly string[]): NearestCity | null {
  const [nearest] = cities
    .flatMap((city) => {
      const point = townOfCity(city);
      return point ? [{ city, km: Math.round(kilometresBetween(town, point)) }] : [];
    })
    .sort((one, other) => one.km - other.km);
  return nearest && nearest.km <= mostKilometres ? nearest : null;
}
