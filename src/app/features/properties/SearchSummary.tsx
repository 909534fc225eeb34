import * as messages from '@messages/app/properties';
import { type RefObject, useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useListAmenitiesQuery, useListCitiesQuery, useListPropertyTypesQuery } from '../../api/endpoints/catalogueApi';
import { useListPropertiesQuery } from '../../api/endpoints/propertiesApi';
import { useParseSentenceQuery } from '../../api/endpoints/searchApi';
import { color, size } from '../../theme/tokens';
import { SearchChips } from './parts/SearchChips';
import type { FormFocus } from './PropertyFilters';
import { readPropertySearch, toListQuery } from './propertySearch';
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

/** What the search asks for as chips, and the words of it that do not filter. */
export function SearchSummary({ focus }: { focus: RefObject<FormFocus | null> }) {
  const { search, chips } = useReadSearch();
  const { currentData: found } = useListPropertiesQuery(toListQuery(search));
  const focusBox = useCallback(() => focus.current?.focusBox(), [focus]);
  return (
    <>
      <SearchChips chips={chips} onChange={(field) => focus.current?.focusField(field)} onEmpty={focusBox} />
      {found?.ignored && <Left>{messages.leftOut(found.ignored.map(messages.quoted).join(' '))}</Left>}
    </>
  );
}

const Left = styled.p`
  color: ${color.ink500};
  font-size: ${size[14]};
`;
