import { beginningOf } from '@contract/beginningOf';
import * as messages from '@messages/server/properties';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { badField } from '../../lib/problem';
import { singularOf } from './search/words/wordForms';

export interface NamedRow {
  id: number;
  name: string;
}

/** A property type or a city. */
export interface CatalogueEntry {
  id: number;
  name: string;
  slug: string;
}

export interface ListingCatalogue {
  types: readonly CatalogueEntry[];
  cities: readonly CatalogueEntry[];
  amenities: readonly NamedRow[];
  localities: readonly NamedRow[];
}

/** The names of catalogue rows by id. */
export interface CatalogueNames {
  types: ReadonlyMap<number, string>;
  cities: ReadonlyMap<number, string>;
  amenities: ReadonlyMap<number, string>;
  agents: ReadonlyMap<number, string>;
}

const columns = sql`json_build_object('id', id, 'name', name, 'slug', slug) order by id`;

const named = sql`json_build_object('id', id, 'name', name) order by id`;

/** All types, cities, amenities and localities in one query. */
export async function readCatalogue(queryable: Queryable): Promise<ListingCatalogue> {
  const kinds = await queryable.row<ListingCatalogue>(sql`
    select coalesce((select json_agg(${columns}) from property_type), '[]') as types,
      coalesce((select json_agg(${columns}) from city), '[]') as cities,
      coalesce((select json_agg(${named}) from amenity), '[]') as amenities,
      coalesce((select json_agg(${named}) from locality), '[]') as localities`);
  return kinds ?? { types: [], cities: [], amenities: [], localities: [] };
}

/** The names of types, cities, amenities and agents by their ids. */
export async function readCatalogueNames(queryable: Queryable): Promise<CatalogueNames> {
  const rows = await queryable.rows<{ kind: keyof CatalogueNames; id: number; name: string }>(sql`
    select 'types' as kind, id, name from property_type union all select 'cities', id, name from city union all select 'amenities', id, name from amenity
    union all select 'agents', id, coalesce(nullif(name, ''), username) from account where id in (select account_id from agent)`);
  const namesOf = (kind: keyof CatalogueNames) =>
    new Map(rows.filter((row) => row.kind === kind).map(({ id, name }) => [id, name]));
  return {
    types: namesOf('types'),
    cities: namesOf('cities'),
    amenities: namesOf('amenities'),
    agents: namesOf('agents'),
  };
}

const plain = (text: string) => singularOf(text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''));

/** Finds a type, city or amenity by id, name or slug, plural or singular, in any case. */
function kindNamed(kinds: readonly CatalogueEntry[], word: string): CatalogueEntry | undefined {
  if (/^\d+$/.test(word)) return kinds.find(({ id }) => String(id) === word);
  const wanted = plain(word);
  return kinds.find(({ name, slug }) => plain(name) === wanted || plain(slug) === wanted);
}

const valuesOf = (words: readonly string[]) =>
  words
    .flatMap((word) => word.split(','))
    .map((word) => word.trim())
    .filter(Boolean);

/** The distinct ids that a filter's values name; a value may hold several, separated by commas. @throws Problem 400 naming the filter and its choices */
export function idsNamed(kinds: readonly CatalogueEntry[], words: readonly string[], field: 'type' | 'city'): number[] {
  return [
    ...new Set(
      valuesOf(words).map((word) => {
        const kind = kindNamed(kinds, word);
        if (!kind)
          throw badField(field, messages.unknownName(beginningOf(word, 40), kinds.map(({ name }) => name).join(', ')));
        return kind.id;
      }),
    ),
  ];
}

/** The distinct ids of the amenities or localities that a filter names, by id or name. @throws Problem 400 naming the filter */
export function idsOfNames(
  rows: readonly NamedRow[],
  words: readonly string[],
  field: 'amenities' | 'locality',
): number[] {
  return [
    ...new Set(
      valuesOf(words).map((word) => {
        // any id: a listing that was saved with an amenity since removed is found by nobody
        if (field === 'amenities' && /^[1-9]\d{0,8}$/.test(word)) return Number(word);
        const row = rows.find(({ name }) => plain(name) === plain(word));
        if (!row) throw badField(field, messages.weDoNotKnow(beginningOf(word, 40)));
        return row.id;
      }),
    ),
  ];
}

/** Caches the catalogue; reads it again before it rejects a value as unknown. */
export function cacheCatalogue(
  database: Queryable,
): <Result>(use: (kinds: ListingCatalogue) => Result) => Promise<Result> {
  let known: ListingCatalogue | undefined;
  return async (use) => {
    if (known) {
      try {
        return use(known);
      } catch {
        // it may have been added since
      }
    }
    known = await readCatalogue(database);
    return use(known);
  };
}
