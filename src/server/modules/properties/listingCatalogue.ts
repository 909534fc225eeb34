import * as messages from '@messages/server/properties';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { badField } from '../../lib/problem';
import { singularOf } from './search/wordForms';

/** A property type or a city. */
export interface CatalogueEntry {
  id: number;
  name: string;
  slug: string;
}

export interface ListingCatalogue {
  types: readonly CatalogueEntry[];
  cities: readonly CatalogueEntry[];
  amenities: readonly number[];
}

/** The names of catalogue rows by id. */
export interface CatalogueNames {
  types: ReadonlyMap<number, string>;
  cities: ReadonlyMap<number, string>;
  amenities: ReadonlyMap<number, string>;
}

const columns = sql`json_build_object('id', id, 'name', name, 'slug', slug) order by id`;

/** All types, cities and amenities in one query. */
export async function readCatalogue(queryable: Queryable): Promise<ListingCatalogue> {
  const kinds = await queryable.row<ListingCatalogue>(sql`
    select coalesce((select json_agg(${columns}) from property_type), '[]') as types,
      coalesce((select json_agg(${columns}) from city), '[]') as cities,
      array(select id from amenity order by id) as amenities`);
  return kinds ?? { types: [], cities: [], amenities: [] };
}

/** The names of types, cities and amenities by their ids. */
export async function readCatalogueNames(queryable: Queryable): Promise<CatalogueNames> {
  const rows = await queryable.rows<{ kind: keyof CatalogueNames; id: number; name: string }>(sql`
    select 'types' as kind, id, name from property_type union all select 'cities', id, name from city union all select 'amenities', id, name from amenity`);
  const namesOf = (kind: keyof CatalogueNames) =>
    new Map(rows.filter((row) => row.kind === kind).map(({ id, name }) => [id, name]));
  return { types: namesOf('types'), cities: namesOf('cities'), amenities: namesOf('amenities') };
}

const plain = (text: string) => singularOf(text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''));

/** Finds a type, city or amenity by id, name or slug, plural or singular, in any case. */
function kindNamed(kinds: readonly CatalogueEntry[], word: string): CatalogueEntry | undefined {
  if (/^\d+$/.test(word)) return kinds.find(({ id }) => String(id) === word);
  const wanted = plain(word);
  return kinds.find(({ name, slug }) => plain(name) === wanted || plain(slug) === wanted);
}

/** The distinct ids that a filter's values name; a value may hold several, separated by commas. @throws Problem 400 naming the filter and its choices */
export function idsNamed(kinds: readonly CatalogueEntry[], words: readonly string[], field: 'type' | 'city'): number[] {
  const single = words
    .flatMap((word) => word.split(','))
    .map((word) => word.trim())
    .filter(Boolean);
  return [
    ...new Set(
      single.map((word) => {
        const kind = kindNamed(kinds, word);
        if (!kind)
          throw badField(field, messages.unknownName(word.slice(0, 40), kinds.map(({ name }) => name).join(', ')));
        return kind.id;
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
