import type { Purpose } from '@contract/properties';
import sql, { type Sql, join } from 'sql-template-tag';
import { columnFacets } from './filterConditions';
import { facet, letters } from './facetLexemes';
import { countOf, regionOf, squaresTouching, widerTouching } from './grid';
import { type SearchFilter, anywhere, catalogueConditions, measureConditions, plainConditions } from './conditions';

/** Ids in a block. */
const blocks = { small: 4_096, large: 32_768 };
/** Up to so many small blocks are named, otherwise large ones: up to so many of them with type, city and purpose, otherwise without. */
const most = { small: 12, narrowed: 24 };

/** Each combination of one value of every list, with points between: [1, 2] and [5] give 1.5 and 2.5. */
const combinations = (values: readonly (readonly (number | string)[])[]): string[] =>
  values.reduce<string[]>(
    (heads, more) => heads.flatMap((head) => more.map((value) => (head ? `${head}.${value}` : String(value)))),
    [''],
  );

/** The newest ids up to this one, rounded up to whole blocks, as a `tsquery`; of these types, cities and purposes only, if they are few. */
export function newestBlocks(
  newest: number,
  many: number,
  of?: { types: readonly number[]; cities: readonly number[]; purposes: readonly Purpose[] } | null,
): string {
  const ids = many <= blocks.small * most.small ? blocks.small : blocks.large;
  const [first, last] = [Math.floor(Math.max(newest - many, 0) / ids), Math.floor(newest / ids)];
  const numbers = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  if (ids === blocks.small) return facet(letters.idBlock, numbers);
  const isFew = of && of.types.length * of.cities.length * of.purposes.length * numbers.length <= most.narrowed;
  return isFew
    ? facet(letters.narrowedIdBlock, combinations([of.types, of.cities, of.purposes, numbers]))
    : facet(letters.wideIdBlock, numbers);
}

/**
 * Types, cities and purpose as the one facet that stands for all of them. None where the words leave only a city or a
 * purpose to check: its list contains half of all listings, and checking each candidate against it costs more than it
 * saves.
 */
function catalogueFacet({ params: { purpose }, types, cities, redundant }: SearchFilter): string[] {
  const parts = [
    { letter: letters.type, values: types, isRedundant: redundant?.types },
    { letter: letters.city, values: cities, isRedundant: redundant?.cities },
    { letter: letters.purpose, values: purpose ? [purpose] : [] },
  ].filter(({ values }) => values.length > 0);
  const needed = parts.filter((part) => !part.isRedundant);
  if (needed.length < 2 && needed[0]?.letter !== letters.type) return [];
  return [facet(parts.map(({ letter }) => letter).join(''), combinations(parts.map(({ values }) => values)))];
}

/** The index joins the lists of so many squares at most; of a box that touches more, it knows nothing. */
const mostSquares = 40;
const squareFacets = [
  { letter: letters.square, level: 3 },
  { letter: letters.wideSquare, level: 6 },
];

/** The squares that a search's region touches, as one facet if they are few. */
function regionFacet({ params }: SearchFilter): string[] {
  const region = regionOf(params);
  if (!region) return [];
  const touched = squaresTouching(region.box);
  for (const { letter, level } of squareFacets) {
    const squares = widerTouching(touched, level);
    const many = countOf(squares);
    if (many === 0 || many > mostSquares) continue;
    const numbers = ([from, to]: readonly [number, number]) =>
      Array.from({ length: to - from + 1 }, (_, at) => from + at);
    return [facet(letter, combinations([numbers(squares.x), numbers(squares.y)]))];
  }
  return [];
}

/** For the planner: how many have the words, amenities and localities near the region, and everything else that is searched for. */
export function conditionsNearRegion(filter: SearchFilter): Sql {
  const { amenities, localities = [], words } = filter;
  const query = [
    ...(words ? [words.query] : []),
    ...amenities.map((amenity) => facet(letters.amenity, [amenity])),
    ...columnFacets(filter.params),
    ...(localities.length > 0 ? [facet(letters.locality, localities)] : []),
    ...regionFacet(filter),
  ].join(' & ');
  const beside = { ...anywhere(filter), amenities: [], localities: [], words: null };
  return query ? sql`search @@ ${query}::tsquery and ${plainConditions(beside)}` : plainConditions(beside);
}

/**
 * The search as one `tsquery`. Null if it has no words, amenities or other filters with a facet: localities, types and
 * rooms alone have better indexes.
 */
export function wordIndexQuery(filter: SearchFilter): string | null {
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
    ...amenities.map((amenity) => facet(letters.amenity, [amenity])),
    ...others,
    ...(localities.length > 0 ? [facet(letters.locality, localities)] : []),
    ...catalogueFacet(filter),
    ...(rooms ? [facet(letters.bedrooms, [Math.min(rooms, 9)])] : []),
    ...regionFacet(filter),
  ].join(' & ');
}

/** The filter's conditions, as far as one scan of the word index can use them; `and` adds a facet. */
export function wordIndexConditions(filter: SearchFilter, and?: string): Sql {
  const query = wordIndexQuery(filter);
  // a hundred listings given by id need no word index
  if (query === null || filter.params.ids) return plainConditions(filter);
  // "is true" keeps the planner from also reading the whole index of a city or a type
  const ofCatalogue = catalogueConditions(filter).map((condition) => sql`(${condition}) is true`);
  return join(
    [sql`search @@ ${and ? `${query} & ${and}` : query}::tsquery`, ...ofCatalogue, ...measureConditions(filter)],
    ' and ',
  );
}
