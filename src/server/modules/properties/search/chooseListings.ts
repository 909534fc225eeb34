import type { PropertyListFilter } from '@contract/properties';
import { isSet, withSaid } from '@contract/saidFilters';
import type { SentenceFilters } from '@contract/sentences/filters';
import type { Queryable } from '../../../db/database';
import { type CatalogueEntry, type ListingCatalogue, type NamedRow, idsNamed, idsOfNames } from '../listingCatalogue';
import { type Implied, impliesBuying } from './impliedFilter';
import { nearbyLocalities } from './nearbyLocalities';
import type { SearchFilter } from './propertyConditions';
import { planSearch } from './propertySearch';
import { readWithRates } from './readWithRates';

/** Resolves names to ids with the catalogue. */
export type UseCatalogue = <Result>(use: (kinds: ListingCatalogue) => Result) => Promise<Result>;

export interface Choice {
  chosen: SearchFilter;
  implied: Implied;
  /** Words of the search that do not filter: no listing has them, or they are negated. */
  ignored: readonly string[];
}

/** An id that no row has: a sentence may name what this site does not list. */
const nobody = 0;
const saidKinds = (kinds: readonly CatalogueEntry[], slugs: readonly string[]) =>
  slugs.map((slug) => kinds.find((kind) => kind.slug === slug)?.id ?? nobody);
const saidNames = (rows: readonly NamedRow[], names: readonly string[]) =>
  names.map((name) => rows.find((row) => row.name === name)?.id ?? nobody);

/** The ids of what a filter names. A parameter with an unknown name is refused; a sentence finds nothing then. */
function resolve(
  kinds: ListingCatalogue,
  asked: PropertyListFilter,
  filter: PropertyListFilter,
  said: SentenceFilters,
) {
  const places = asked.locality
    ? idsOfNames(kinds.localities, asked.locality, 'locality')
    : saidNames(kinds.localities, said.locality ?? []);
  return {
    types: asked.type ? idsNamed(kinds.types, asked.type, 'type') : saidKinds(kinds.types, said.type ?? []),
    cities: asked.city ? idsNamed(kinds.cities, asked.city, 'city') : saidKinds(kinds.cities, said.city ?? []),
    amenities: [
      ...new Set([
        ...idsOfNames(kinds.amenities, asked.amenities ?? [], 'amenities'),
        ...saidNames(kinds.amenities, said.amenities ?? []),
      ]),
    ],
    localities: filter.near ? nearbyLocalities(kinds.localities, places) : places,
  };
}

const namesAny = ({ type, city, locality, amenities }: PropertyListFilter) =>
  [type, city, locality, amenities].some((names) => names !== undefined);

/** What changes the order, the page, the reader or the part of the map of a list, but says nothing of homes. */
const narrowsNothing: ReadonlySet<string> = new Set([
  ...['search', 'ordering', 'limit', 'offset', 'cursor', 'near', 'owner', 'lifecycle', 'bbox', 'area'],
]);
const narrows = (filter: PropertyListFilter) =>
  Object.entries(filter).some(([name, value]) => !narrowsNothing.has(name) && isSet(value));

/**
 * What a request for listings asks for, with its sentence read. @throws Problem 400 naming a filter with an unknown name
 */
export async function chooseListings(
  queryable: Queryable,
  withKinds: UseCatalogue,
  asked: PropertyListFilter,
  owner: SearchFilter['owner'] | null,
): Promise<Choice> {
  const reading = await readWithRates(queryable, asked.search ?? '');
  const filter = withSaid(asked, { ...reading.filters }) as PropertyListFilter;
  const kinds = namesAny(filter)
    ? await withKinds((known) => resolve(known, asked, filter, reading.filters))
    : { types: [], cities: [], amenities: [], localities: [] };
  const { search, ignored } = await planSearch(queryable, reading.required, owner ? 'own' : 'published');
  const isUnknown = search === null && ignored.length > 0 && !narrows(filter);
  const buys = impliesBuying(filter, reading.saysPurpose);
  const isAsked = asked.min_price !== undefined || asked.max_price !== undefined;
  const { min_price, max_price } = isAsked ? {} : reading.filters;
  return {
    chosen: { filter, ...kinds, search, buys, ...(isUnknown && { isUnknown }), ...(owner && { owner }) },
    implied: { min_price, max_price, buys },
    ignored: [...reading.negated.split(' ').filter(Boolean), ...ignored],
  };
}
