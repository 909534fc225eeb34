import type { PropertyListFilter } from '@contract/properties';
import { isSet, withSaid } from '@contract/saidFilters';
import type { SentenceFilters } from '@contract/sentenceFilters';
import type { Queryable } from '../../../db/database';
import { type CatalogueEntry, type ListingCatalogue, type NamedRow, idsNamed, idsOfNames } from '../listingCatalogue';
import { type Implied, impliesBuying } from './impliedFilter';
import { nearbyLocalities } from './places/nearbyLocalities';
import { nearestCity, townIn } from './places/townNamed';
import type { SearchFilter } from './plan/conditions';
import { planSearch } from './words/requiredWords';
import { readWithRates } from './sentences/readWithRates';

/** Resolves names to ids with the catalogue. */
export type UseCatalogue = <Result>(use: (kinds: ListingCatalogue) => Result) => Promise<Result>;

export interface Choice {
  filter: SearchFilter;
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

/** The ids of what the given parameters and a sentence name. A parameter with an unknown name is refused; a sentence finds nothing then. */
function resolve(
  kinds: ListingCatalogue,
  given: PropertyListFilter,
  said: SentenceFilters,
  { near }: PropertyListFilter,
) {
  const places = given.locality
    ? idsOfNames(kinds.localities, given.locality, 'locality')
    : saidNames(kinds.localities, said.locality ?? []);
  return {
    types: given.type ? idsNamed(kinds.types, given.type, 'type') : saidKinds(kinds.types, said.type ?? []),
    cities: given.city ? idsNamed(kinds.cities, given.city, 'city') : saidKinds(kinds.cities, said.city ?? []),
    amenities: [
      ...new Set([
        ...idsOfNames(kinds.amenities, given.amenities ?? [], 'amenities'),
        ...saidNames(kinds.amenities, said.amenities ?? []),
      ]),
    ],
    localities: near ? nearbyLocalities(kinds.localities, places) : places,
  };
}

/** Whether the search already says where. */
const namesPlace = ({ city, locality, bbox, area, ids }: PropertyListFilter) =>
  [city, locality, bbox, area, ids].some((value) => value !== undefined);

/** A place that no listing mentions, with our nearest city: homes in it are what somebody who names it looks for. */
async function readTown(queryable: Queryable, withKinds: UseCatalogue, required: string) {
  const town = townIn(required);
  if (!town || (await planSearch(queryable, town.words)).ignored.length === 0) return null;
  const city = await withKinds(({ cities }) => {
    const names = cities.map(({ name }) => name);
    const nearest = nearestCity(town, names)?.city;
    return cities.find(({ name }) => name === nearest);
  });
  return city ? { city, others: town.others } : null;
}

const namesAny = ({ type, city, locality, amenities }: PropertyListFilter) =>
  [type, city, locality, amenities].some((names) => names !== undefined);

/** What changes the order, the page, the reader or the part of the map of a list, but says nothing of homes. */
const narrowsNothing: ReadonlySet<string> = new Set([
  ...['search', 'ordering', 'limit', 'offset', 'cursor', 'near', 'owner', 'lifecycle', 'bbox', 'area'],
]);
const narrows = (params: PropertyListFilter) =>
  Object.entries(params).some(([name, value]) => !narrowsNothing.has(name) && isSet(value));

/**
 * What a request for listings asks for, with its sentence read. @throws Problem 400 naming a filter with an unknown name
 */
export async function chooseListings(
  queryable: Queryable,
  withKinds: UseCatalogue,
  given: PropertyListFilter,
  owner: SearchFilter['owner'] | null,
): Promise<Choice> {
  const reading = await readWithRates(queryable, given.search ?? '');
  const params = withSaid(given, { ...reading.filters }) as PropertyListFilter;
  const kinds = namesAny(params)
    ? await withKinds((known) => resolve(known, given, reading.filters, params))
    : { types: [], cities: [], amenities: [], localities: [] };
  const town = owner || namesPlace(params) ? null : await readTown(queryable, withKinds, reading.required);
  const required = town ? town.others : reading.required;
  const { words, ignored } = await planSearch(queryable, required, owner ? 'own' : 'published');
  const isUnknown = words === null && ignored.length > 0 && !narrows(params) && !town;
  const buys = impliesBuying(params, reading.saysPurpose);
  const hasPrice = given.min_price !== undefined || given.max_price !== undefined;
  const { min_price, max_price } = hasPrice ? {} : reading.filters;
  return {
    filter: {
      params,
      ...kinds,
      ...(town && { cities: [town.city.id] }),
      words,
      buys,
      ...(isUnknown && { isUnknown }),
      ...(owner && { owner }),
    },
    implied: { min_price, max_price, buys, city: town?.city },
    ignored: [...reading.negated.split(' ').filter(Boolean), ...ignored],
  };
}
