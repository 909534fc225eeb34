import type { Purpose } from '@contract/properties';
import sql, { type Sql, join } from 'sql-template-tag';
import { columnFacets } from './filterConditions';
import { facet } from '../words/lexemes';
import { countOf, regionOf, squaresTouching, widerTouching } from './grid';
import { type SearchFilter, anywhere, catalogueConditions, measureConditions, plainConditions } from './conditions';

/*
 * Every row's search column holds, beside its words, what it is: `~t` type, `~c` city, `~p` purpose and each two or all of them together (the
 * schema's `kind_facets`), `~r` at least so many bedrooms, `~a` amenities, other letters the filters that name them (`facet`), `~l` locality, `~m` and `~s` the half octave of its price and size (`facet_step`),
 * `~g` and `~h` the smaller and the larger square of the map that it is in (`map_facets`), `~n` and `~o` the smaller and the larger block of ids that its own lies in, `~q` the larger one of its kind. So one index answers words and
 * filters together.
 */

const blocks = { small: 4_096, large: 32_768 };
/** Above this many small blocks we use large ones, and above this many blocks of a type those of all types. */
const most = { small: 12, ofKinds: 24 };

const together = (values: readonly (readonly (number | string)[])[]): string[] =>
  values.reduce<string[]>(
    (heads, more) => heads.flatMap((head) => more.map((value) => (head ? `${head}.${value}` : String(value)))),
    [''],
  );

/** The newest ids up to this one, rounded up to whole blocks, as a `tsquery`; limited to the types when they are given and few. */
export function newestBlocks(
  newest: number,
  many: number,
  kinds?: { types: readonly number[]; cities: readonly number[]; purposes: readonly Purpose[] } | null,
): string {
  const ids = many <= blocks.small * most.small ? blocks.small : blocks.large;
  const [first, last] = [Math.floor(Math.max(newest - many, 0) / ids), Math.floor(newest / ids)];
  const numbers = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  if (ids === blocks.small) return facet('n', numbers);
  const ofKinds =
    kinds && kinds.types.length * kinds.cities.length * kinds.purposes.length * numbers.length <= most.ofKinds;
  return ofKinds ? facet('q', together([kinds.types, kinds.cities, kinds.purposes, numbers])) : facet('o', numbers);
}

/**
 * Types, cities and purpose as the one facet that stands for all of them. When the words imply all but a city or a purpose there is none: its
 * list contains half of all listings, and checking each candidate against it costs more than it saves.
 */
function kindFacet({ params: { purpose }, types, cities, implied }: SearchFilter): string[] {
  const kinds = [
    { letter: 't', values: types, implied: implied?.types },
    { letter: 'c', values: cities, implied: implied?.cities },
    { letter: 'p', values: purpose ? [purpose] : [] },
  ].filter(({ values }) => values.length > 0);
  const needed = kinds.filter((kind) => !kind.implied);
  if (needed.length < 2 && needed[0]?.letter !== 't') return [];
  return [facet(kinds.map(({ letter }) => letter).join(''), together(kinds.map(({ values }) => values)))];
}

/** The index joins the lists of so many squares at most; of a box that touches more, it knows nothing. */
const mostSquares = 40;
const squareFacets = [
  { sign: 'g', level: 3 },
  { sign: 'h', level: 6 },
];

/** The squares that a search's region touches, as one facet if they are few. */
function regionFacet({ params }: SearchFilter): string[] {
  const region = regionOf(params);
  if (!region) return [];
  const touched = squaresTouching(region.box);
  for (const { sign, level } of squareFacets) {
    const squares = widerTouching(touched, level);
    const many = countOf(squares);
    if (many === 0 || many > mostSquares) continue;
    const numbers = ([from, to]: readonly [number, number]) =>
      Array.from({ length: to - from + 1 }, (_, at) => from + at);
    return [facet(sign, together([numbers(squares.x), numbers(squares.y)]))];
  }
  return [];
}

/** For the planner: how many have the words, amenities and localities near the region, and everything else that is searched for. */
export function conditionsNearRegion(filter: SearchFilter): Sql {
  const { amenities, localities = [], words } = filter;
  const query = [
    ...(words ? [words.query] : []),
    ...amenities.map((amenity) => facet('a', [amenity])),
    ...columnFacets(filter.params),
    ...(localities.length > 0 ? [facet('l', localities)] : []),
    ...regionFacet(filter),
  ].join(' & ');
  const beside = { ...anywhere(filter), amenities: [], localities: [], words: null };
  return query ? sql`search @@ ${query}::tsquery and ${plainConditions(beside)}` : plainConditions(beside);
}

/**
 * Words, amenities and what else has a facet, combined with localities, types and rooms, as one `tsquery`; null without
 * the first ones. The others alone have better indexes.
 */
export function foldedQuery(filter: SearchFilter): string | null {
  const {
    params: { min_bedrooms: rooms },
    amenities,
    localities = [],
    words,
  } = filter;
  const others = columnFacets(filter.params);
  if (!words && amenities.length === 0 && others.length === 0) return null;
  return [
    ...(words ? [words.query] : []),
    ...amenities.map((amenity) => facet('a', [amenity])),
    ...others,
    ...(localities.length > 0 ? [facet('l', localities)] : []),
    ...kindFacet(filter),
    ...(rooms ? [facet('r', [Math.min(rooms, 9)])] : []),
    ...regionFacet(filter),
  ].join(' & ');
}

/** The filter's conditions that one scan of the word index can use; `beside` adds one more. */
export function foldedConditions(filter: SearchFilter, beside?: string): Sql {
  const query = foldedQuery(filter);
  // a hundred listings given by id need no word index
  if (query === null || filter.params.ids) return plainConditions(filter);
  // "is true" keeps the planner from also reading the whole index of a city or a type
  const kinds = catalogueConditions(filter).map((kind) => sql`(${kind}) is true`);
  return join(
    [sql`search @@ ${beside ? `${query} & ${beside}` : query}::tsquery`, ...kinds, ...measureConditions(filter)],
    ' and ',
  );
}
