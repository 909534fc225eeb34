import type { City, PropertyType } from '@contract/catalogue';
import type { ReadSentence } from '@contract/properties';
import { withSaid } from '@contract/saidFilters';
import { type SearchChip, chipsOf, withoutChip } from '@contract/searchChips';
import type { Named } from '@contract/shared';
import * as messages from '@messages/app/properties';
import { matches } from './catalogueMatch';
import { type PropertySearch, writePropertySearch } from '../propertySearch';

export interface Names {
  types: readonly PropertyType[];
  cities: readonly City[];
  amenities: readonly Named[];
}

/** A chip with the address of the search without it. */
export interface ShownChip extends Omit<SearchChip, 'field'> {
  /** `bbox` is the part of the map that is searched, drawn or not; `search` the words that are no filter. */
  field: SearchChip['field'] | 'bbox' | 'search';
  without: string;
}

/** Amenities by their names, whichever way the address gives them. */
const byName = (search: PropertySearch, { amenities }: Names): PropertySearch =>
  search.amenities
    ? {
        ...search,
        amenities: search.amenities.map((one) => amenities.find((known) => matches(one, known))?.name ?? one),
      }
    : search;

/** All filters of a search, those of its sentence included, and a chip for each. A chosen order is shown beside the results instead. */
export function readSearch(search: PropertySearch, read: ReadSentence | undefined, names: Names) {
  const { ordering, page: _page, ...asked } = byName(search, names);
  const said = { ...read?.filters };
  const isOrdered = ordering !== undefined;
  const filters = withSaid({ ...asked, ...(isOrdered && { ordering }) }, said);
  const { search: _sentence, ...plain } = filters;
  const rest = read ? read.rest : search.search;
  const nameOf = (field: string, value: string) =>
    field === 'type'
      ? names.types.find((one) => matches(value, one))?.name
      : names.cities.find((one) => matches(value, one))?.name;
  const shown = isOrdered ? { ...plain, ordering: undefined } : plain;
  const saidPrice = chipsOf(said).find(({ field }) => field === 'price')?.label;
  // a price that the sentence says is worded as it was read: with the rate that it was converted by
  const wordedBy = ({ field, label }: SearchChip) =>
    field === 'price' && label === saidPrice ? read?.chips.find((one) => one.field === field)?.label : undefined;
  const chips: ShownChip[] = chipsOf(shown, nameOf).map((chip) => ({
    ...chip,
    label: wordedBy(chip) ?? chip.label,
    without: `/properties${writePropertySearch({ ...withoutChip(plain, chip), search: rest })}`,
  }));
  if (plain.bbox || plain.area)
    chips.push({
      field: 'bbox',
      label: messages.partOfTheMap,
      without: `/properties${writePropertySearch({ ...plain, search: rest, bbox: '', area: '' })}`,
    });
  const words = rest?.replaceAll('"', '').trim();
  const withoutWords = `/properties${writePropertySearch(plain)}`;
  if (read && words) chips.push({ field: 'search', label: messages.quoted(words), without: withoutWords });
  const elsewhere = read?.elsewhere ?? null;
  const withoutPlace = words
    ?.toLowerCase()
    .replace(elsewhere?.words ?? '', ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return {
    filters,
    chips,
    elsewhere,
    /** The same search in our city nearest to a place where we have nothing. */
    inNearest: `/properties${writePropertySearch({ ...plain, search: withoutPlace, city: elsewhere?.nearest?.slug })}`,
  };
}
