import { listingFilters } from '@contract/listingFilters';
import * as messages from '@messages/app/properties';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useListAmenitiesQuery, useListCitiesQuery, useListPropertyTypesQuery } from '../../api/endpoints/catalogueApi';
import { useListPropertiesQuery } from '../../api/endpoints/propertiesApi';
import { useParseSentenceQuery } from '../../api/endpoints/searchApi';
import { searchTrail } from '../../platform/searchTrail';
import { color, size } from '../../theme/tokens';
import { ElsewhereLine } from './parts/ElsewhereLine';
import { ImpliedLine } from './parts/ImpliedLine';
import { SearchChips } from './parts/SearchChips';
import { type PropertySearch, countFilters, readPropertySearch, toListQuery } from './propertySearch';
import { readSearch } from './readSearch';

/** A search with all that its sentence says. */
export function useReadSearch() {
  const { search: query } = useLocation();
  const search = readPropertySearch(new URLSearchParams(query));
  const { data: read } = useParseSentenceQuery(search.search ?? '', { skip: !search.search });
  const { data: types = [] } = useListPropertyTypesQuery();
  const { data: cities = [] } = useListCitiesQuery();
  const { data: amenities = [] } = useListAmenitiesQuery();
  return { search, cities, ...readSearch(search, search.search ? read : undefined, { types, cities, amenities }) };
}

/** The control that changes each field of a search: of rooms the least number, of amounts the most. */
function controlOf(field: string): string {
  const filter = listingFilters.find(({ name }) => name === field);
  if (!filter) return field;
  const [first, most] = filter.params;
  return filter.kind === 'range' && !('count' in (filter.chip ?? {})) ? (most ?? first) : first;
}

function controlNamed(name: string): HTMLElement | null {
  const form = document.getElementById('search-filters');
  const found = form instanceof HTMLFormElement ? form.elements.namedItem(name) : null;
  const control = found instanceof RadioNodeList ? found[0] : found;
  return control instanceof HTMLElement && control.getAttribute('type') !== 'hidden' ? control : null;
}

const focusBox = () => controlNamed('search')?.focus();

/** Moves the focus to a control, opening what hides it; to the box where the form has none. */
function focusField(field: string): void {
  const control = controlNamed(controlOf(field));
  if (!control) return focusBox();
  const hidden = control.closest('details');
  if (hidden) hidden.open = true;
  return control.focus();
}

/** Another place is not looked for in the same part of the map: its fields are then left out of what the form sends. */
function useLeftPart(sentence = ''): void {
  useEffect(() => {
    const form = document.getElementById('search-filters');
    if (!(form instanceof HTMLFormElement)) return;
    const leave = ({ type, target }: Event) => {
      const { name, value } = (type === 'submit' ? controlNamed('search') : target) as HTMLInputElement;
      if (name !== 'city' && name !== 'locality' && (name !== 'search' || value.trim() === sentence)) return;
      for (const part of form.querySelectorAll<HTMLInputElement>('[name="bbox"], [name="area"]')) part.disabled = true;
    };
    // before the form reads its fields
    form.addEventListener('change', leave, true);
    form.addEventListener('submit', leave, true);
    return () => {
      form.removeEventListener('change', leave, true);
      form.removeEventListener('submit', leave, true);
    };
  }, [sentence]);
}

/** Filters that are changed afterwards belong to the same search. */
function useSearchTrail(search: PropertySearch): void {
  const sentence = countFilters(search) === 0 ? search.search : undefined;
  useEffect(() => {
    if (sentence) searchTrail.begin(sentence);
  }, [sentence]);
}

/** What the search asks for as chips, and the words of it that do not filter. */
export function SearchSummary() {
  const { search, cities, chips, elsewhere, inNearest } = useReadSearch();
  useLeftPart(search.search);
  useSearchTrail(search);
  const { currentData: found } = useListPropertiesQuery(toListQuery(search));
  const ignored = found?.ignored ?? [];
  const words = elsewhere?.words.split(' ') ?? [];
  // a place that listings mention is one of their words, unless it finds none or homes are asked for in it
  const isAskedFor =
    found?.total === 0 ||
    words.every((word) => ignored.includes(word)) ||
    search.search?.toLowerCase().includes(['in', ...words].join(' ').toLowerCase());
  const place = found && isAskedFor ? elsewhere : null;
  const leftOut = place ? ignored.filter((word) => !words.includes(word)) : ignored;
  return (
    <>
      {/* what has no control of its own is sent with the form, too */}
      {(['ordering', 'featured', 'bbox', 'area', 'view'] as const).map(
        (name) => search[name] && <input key={name} type="hidden" name={name} value={search[name]} />,
      )}
      <SearchChips chips={chips} onChange={focusField} onEmpty={focusBox} />
      {found?.implied?.includes('purpose') && <ImpliedLine search={search} />}
      {place && <ElsewhereLine place={place} cities={cities} to={inNearest} />}
      {leftOut.length > 0 && <Left>{messages.leftOut(leftOut.map(messages.quoted).join(' '))}</Left>}
    </>
  );
}

const Left = styled.p`
  color: ${color.ink500};
  font-size: ${size[14]};
`;
