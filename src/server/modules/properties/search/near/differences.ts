import { type FilterName, type ListingFilter, filterNamed } from '@contract/listingFilters';
import type { Difference, PropertyListFilter } from '@contract/properties';
import { chipsOf, rupeesOf } from '@contract/searchChips';
import { localities } from '../places/localities';
import * as language from '@messages/language';
import * as messages from '@messages/server/nearHomes';
import type { ListingCatalogue } from '../../listingCatalogue';
import type { CardRow } from '../../propertyRows';
import { kilometresBetween } from '../places/nearbyLocalities';
import type { SearchFilter } from '../plan/conditions';
import { townOfCity } from '../places/towns';
import { searchedLocalities } from './waysToGive';

/** What a near home is judged by. */
export interface JudgedRow extends CardRow {
  locality_id: number | null;
  amenity_ids: number[];
  /** The harm done by each way to give, in their order. */
  harms: number[];
  /** Whether each word of the search is missing. */
  missing: boolean[];
  /** The columns of the filters that give way. */
  values: Readonly<Record<string, unknown>>;
}

export interface NearSearch {
  filter: SearchFilter;
  catalogue: ListingCatalogue;
}

/** More are not named. */
const mostNamed = 3;

const nameOf = (rows: readonly { id: number; name: string }[], id: number) =>
  rows.find((row) => row.id === id)?.name ?? String(id);

function ofWords({ missing }: JudgedRow, { filter }: NearSearch): Difference {
  const words = (filter.words?.each ?? []).map(({ typed }) => typed);
  const lacks = words.filter((_, at) => missing[at]);
  const has = words.filter((_, at) => !missing[at]);
  return {
    field: 'search',
    wanted: words.join(' '),
    has: has.join(' '),
    label: messages.notDescribedAs(lacks.slice(0, mostNamed)),
  };
}

function ofAmenities({ amenity_ids }: JudgedRow, { filter, catalogue }: NearSearch): Difference {
  const named = (ids: readonly number[]) => ids.map((id) => nameOf(catalogue.amenities, id));
  const lacks = named(filter.amenities.filter((id) => !amenity_ids.includes(id)));
  return {
    field: 'amenities',
    wanted: named(filter.amenities).join(', '),
    has: named(filter.amenities.filter((id) => amenity_ids.includes(id))).join(', '),
    label: messages.doesNotMention(lacks.slice(0, mostNamed)),
  };
}

const pointOf = ({ shown_latitude: latitude, shown_longitude: longitude }: JudgedRow) =>
  latitude === null || longitude === null ? undefined : { latitude, longitude };

/** Where it is, seen from the nearest of the places that are searched for. */
function ofLocality(row: JudgedRow, { filter, catalogue }: NearSearch): Difference {
  const known = catalogue.localities.find(({ id }) => id === row.locality_id)?.name;
  const place = known ?? (row.location || row.city_name);
  const from = localities.find(({ name }) => name === known) ?? pointOf(row);
  const searched = searchedLocalities(filter, catalogue);
  const [nearest] = localities
    .filter(({ name }) => searched.includes(name))
    .map((one) => ({ name: one.name, km: from ? kilometresBetween(from, one) : Infinity }))
    .sort((one, other) => one.km - other.km);
  const label =
    nearest && from
      ? messages.farFrom(place, Math.round(nearest.km), nearest.name)
      : messages.insteadOf(place, searched[0] ?? '');
  return { field: 'locality', wanted: searched.join(', '), has: place, label };
}

function ofCity(row: JudgedRow, { filter, catalogue }: NearSearch): Difference {
  const searched = catalogue.cities.filter(({ id }) => filter.cities.includes(id));
  const [first] = searched;
  const [from, to] = [townOfCity(row.city_name), townOfCity(first?.name ?? '')];
  const km = from && to && searched.length === 1 ? Math.round(kilometresBetween(from, to)) : undefined;
  const wanted = searched.map(({ name }) => name).join(', ');
  return {
    field: 'city',
    wanted,
    has: row.city_name,
    label: km === undefined ? messages.insteadOf(row.city_name, wanted) : messages.farFrom(row.city_name, km, wanted),
  };
}

const number = new Intl.NumberFormat(language.tag, { maximumFractionDigits: 0 });

/** An amount of what a filter measures, in words: "2 bedrooms", "400 sq ft", "₹12 L". */
function amountOf({ chip, label }: ListingFilter, amount: number): string {
  if (chip && 'rupees' in chip) return rupeesOf(amount);
  if (chip && 'area' in chip) return chip.area(number.format(amount));
  if (chip && 'count' in chip) return chip.count(String(amount), amount === 1);
  return `${label} ${number.format(amount)}`;
}

function shiftOf({ chip = { values: {} } }: ListingFilter, amount: string, isMore: boolean): string {
  if ('rupees' in chip) return isMore ? messages.above(amount) : messages.below(amount);
  if (isMore) return messages.more(amount);
  return 'count' in chip ? messages.fewer(amount) : messages.less(amount);
}

/** How far a measure is from what is searched for: "1 bedroom fewer". */
function ofMeasure(spec: ListingFilter, stored: unknown, params: PropertyListFilter, wanted: string): Difference {
  const { name } = spec;
  if (stored === null || stored === undefined) {
    const label = messages.notStated(spec.label);
    return { field: name, wanted, has: '', label };
  }
  // money is stored in paise
  const value = spec.chip && 'rupees' in spec.chip ? Number(stored) / 100 : Number(stored);
  const [least, most] = spec.params.map((param) => params[param as keyof PropertyListFilter] as number | undefined);
  const isMore = most !== undefined && value > most;
  const amount = amountOf(spec, isMore ? value - most : (least ?? 0) - value);
  return { field: name, wanted, has: amountOf(spec, value), label: shiftOf(spec, amount, isMore) };
}

/** A value of a list that is not one of those searched for: "semi-furnished". */
function ofChoice(spec: ListingFilter, stored: unknown, wanted: string): Difference {
  // what a column of several marks lists says nothing of the one that is missing
  const has = spec.kind === 'choice' || spec.kind === 'choices' ? spec.options[String(stored)] : undefined;
  const isStated = stored !== null && stored !== undefined && stored !== '';
  const label = has ?? (isStated ? messages.not(wanted) : messages.notStated(spec.label));
  return { field: spec.name, wanted, has: has ?? '', label };
}

/** In what a listing differs from one thing that a search asks for. */
export function differenceOf(name: string, row: JudgedRow, search: NearSearch): Difference {
  const { params } = search.filter;
  if (name === 'search') return ofWords(row, search);
  if (name === 'amenities') return ofAmenities(row, search);
  if (name === 'locality') return ofLocality(row, search);
  if (name === 'city') return ofCity(row, search);
  const spec = filterNamed(name as FilterName);
  const wanted = chipsOf(Object.fromEntries(spec.params.map((param) => [param, params[param as keyof typeof params]])))
    .map(({ label }) => label)
    .join(', ');
  const stored = row.values[spec.column];
  return spec.kind === 'range' || spec.kind === 'least'
    ? ofMeasure(spec, stored, params, wanted)
    : ofChoice(spec, stored, wanted);
}
