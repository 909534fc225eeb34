import type { PropertyListFilter } from '@contract/properties';
import { isSet, withSaid } from '@contract/saidFilters';
import type { SentenceFilters } from '@contract/sentenceFilters';
import type { Queryable } from '../../../db/database';
import { type CatalogueEntry, type ListingCatalogue, type NamedRow, idsNamed, idsOfNames } from '../listingCatalogue';
import { type ImpliedParams, impliesBuying } from './impliedFilter';
import { nearbyLocalities } from './places/nearbyLocalities';
import { nearestCity, townIn } from './places/towns';
import type { SearchFilter } from './plan/conditions';
import { readRequiredWords } from './words/requiredWords';
import { readWithRates } from './sentences/readWithRates';

/** Resolves names to ids with the catalogue. */
export type UseCatalogue = <Result>(use: (catalogue: ListingCatalogue) => Result) => Promise<Result>;

export interface Choice {
  filter: SearchFilter;
  implied: ImpliedParams;
  /** Words of the search that do not filter: no listing has them, or they are negated. */
  ignored: readonly string[];
}

/** An id that no row has, for what a sentence names and this site does not list. */
const unlisted = 0;
const idsOfSlugs = (rows: readonly CatalogueEntry[], slugs: readonly string[]) =>
  slugs.map((one) => rows.find(({ slug }) => slug === one)?.id ?? unlisted);
const idsOfSaidNames = (rows: readonly NamedRow[], names: readonly string[]) =>
  names.map((one) => rows.find(({ name }) => name === one)?.id ?? unlisted);

/** What a request says in its parameters and in its sentence, and both together. */
interface Said {
  given: PropertyListFilter;
  said: SentenceFilters;
  both: PropertyListFilter;
}

/** The ids of what is named. A parameter with an unknown name is refused; a sentence finds nothing then. */
function idsOf(catalogue: ListingCatalogue, { given, said, both }: Said) {
  const { types, cities, amenities, localities } = catalogue;
  const named = given.locality
    ? idsOfNames(localities, given.locality, 'locality')
    : idsOfSaidNames(localities, said.locality ?? []);
  const wished = [
    ...idsOfNames(amenities, given.amenities ?? [], 'amenities'),
    ...idsOfSaidNames(amenities, said.amenities ?? []),
  ];
  return {
    types: given.type ? idsNamed(types, given.type, 'type') : idsOfSlugs(types, said.type ?? []),
    cities: given.city ? idsNamed(cities, given.city, 'city') : idsOfSlugs(cities, said.city ?? []),
    amenities: [...new Set(wished)],
    localities: both.near ? nearbyLocalities(localities, named) : named,
  };
}

/** Whether the search already says where. */
const namesPlace = ({ city, locality, bbox, area, ids }: PropertyListFilter) =>
  [city, locality, bbox, area, ids].some((value) => value !== undefined);

/** A place that no listing mentions, with our nearest city: homes in it are what somebody who names it looks for. */
async function readTown(queryable: Queryable, withCatalogue: UseCatalogue, required: string) {
  const town = townIn(required);
  if (!town || (await readRequiredWords(queryable, town.words)).ignored.length === 0) return null;
  const city = await withCatalogue(({ cities }) => {
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
  'search',
  'ordering',
  'limit',
  'offset',
  'cursor',
  'near',
  'owner',
  'lifecycle',
  'bbox',
  'area',
]);
const narrows = (params: PropertyListFilter) =>
  Object.entries(params).some(([name, value]) => !narrowsNothing.has(name) && isSet(value));

/**
 * What a request for listings asks for, with its sentence read. @throws Problem 400 naming a filter with an unknown name
 */
export async function chooseListings(
  queryable: Queryable,
  withCatalogue: UseCatalogue,
  given: PropertyListFilter,
  owner: SearchFilter['owner'] | null,
): Promise<Choice> {
  const reading = await readWithRates(queryable, given.search ?? '');
  const params = withSaid(given, { ...reading.filters }) as PropertyListFilter;
  const ids = namesAny(params)
    ? await withCatalogue((catalogue) => idsOf(catalogue, { given, said: reading.filters, both: params }))
    : { types: [], cities: [], amenities: [], localities: [] };
  const town = owner || namesPlace(params) ? null : await readTown(queryable, withCatalogue, reading.required);
  const required = town ? town.others : reading.required;
  const { words, ignored } = await readRequiredWords(queryable, required, owner ? 'own' : 'published');
  const isUnknown = words === null && ignored.length > 0 && !narrows(params) && !town;
  const buys = impliesBuying(params, reading.saysPurpose);
  const hasPrice = given.min_price !== undefined || given.max_price !== undefined;
  const { min_price, max_price } = hasPrice ? {} : reading.filters;
  return {
    filter: {
      params,
      ...ids,
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
