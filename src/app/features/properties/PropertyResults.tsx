import { withoutSaid } from '@contract/searchChips';
import * as messages from '@messages/app/properties';
import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { shownError } from '../../api/apiError';
import { useLazyParseSentenceQuery, useParseSentenceQuery } from '../../api/endpoints/searchApi';
import { color, size } from '../../theme/tokens';
import { Pages } from '../../ui/Pages';
import { QueryView } from '../../ui/QueryView';
import { ImpliedLine } from './ImpliedLine';
import { NothingFound } from './parts/NothingFound';
import { SearchChips } from './parts/SearchChips';
import { type FormFocus, PropertyFilters } from './PropertyFilters';
import { PropertyGrid, PropertyGridSkeleton } from './PropertyGrid';
import { ResultBar } from './ResultBar';
import { useListPropertiesQuery } from '../../api/endpoints/propertiesApi';
import { useListAmenitiesQuery, useListCitiesQuery, useListPropertyTypesQuery } from '../../api/endpoints/catalogueApi';
import { type PropertySearch, pageSize, readPropertySearch, toListQuery, writePropertySearch } from './propertySearch';
import { type Names, type ShownChip, readSearch } from './readSearch';

/** What the sentence says, as labels by field. */
function saidOf(chips: readonly ShownChip[], search: PropertySearch): Record<string, string> {
  const said: Record<string, string> = {};
  if (!search.search) return said;
  for (const { field, label } of chips) said[field] = said[field] ? `${said[field]}, ${label}` : label;
  return said;
}

/** Reads the sentence of a search, and shows what it says as chips. */
function useReadSearch(search: PropertySearch, names: Names) {
  const { data: read } = useParseSentenceQuery(search.search ?? '', { skip: !search.search });
  return readSearch(search, read, names);
}

/** Search, filters, order and pages of the listings. Its whole state is in the URL. */
export function PropertyResults() {
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const search = readPropertySearch(new URLSearchParams(query));
  const results = useListPropertiesQuery(toListQuery(search));
  const [parse] = useLazyParseSentenceQuery();
  const { data: types = [] } = useListPropertyTypesQuery();
  const { data: cities = [] } = useListCitiesQuery();
  const { data: amenities = [] } = useListAmenitiesQuery();
  const names = { types, cities, amenities };
  const { filters, chips, withoutWords } = useReadSearch(search, names);
  const focus = useRef<FormFocus>(null);
  const addressOf = (wanted: PropertySearch) => `/properties${writePropertySearch(wanted)}`;
  // repeating the same search adds no history entry
  const go = (next: PropertySearch) =>
    void navigate(addressOf(next), { preventScrollReset: true, replace: addressOf(next) === addressOf(search) });
  /** A sentence that was just typed replaces filters that say something else about the same thing. */
  const searchFor = async (next: PropertySearch) => {
    const isTyped = next.search !== undefined && next.search !== search.search;
    const read = isTyped && chips.length > 0 ? await parse(next.search ?? '', true) : undefined;
    go(read?.data ? (withoutSaid(next, { ...read.data.filters }) as PropertySearch) : next);
  };
  // while the next results load, the previous ones are not shown
  const found = results.currentData;
  const focusBox = useCallback(() => focus.current?.focusBox(), []);
  return (
    <>
      <PropertyFilters
        search={search}
        {...names}
        said={saidOf(chips, search)}
        focus={focus}
        onSearch={(next) => void searchFor(next)}
      >
        <SearchChips chips={chips} onChange={(field) => focus.current?.focusField(field)} onEmpty={focusBox} />
        {found?.ignored && <Left>{messages.leftOut(found.ignored.map(messages.quoted).join(' '))}</Left>}
      </PropertyFilters>
      <ResultBar
        total={found?.total}
        exact={found?.exact ?? true}
        search={search}
        ordering={String(filters.ordering ?? '')}
        onSearch={go}
      />
      {found?.implied && <ImpliedLine implied={found.implied} search={search} />}
      <QueryView
        what={messages.theListings}
        data={found}
        failure={results.isFetching && !results.isError ? undefined : shownError(results.error)}
        onRetry={() => void results.refetch()}
        skeleton={<PropertyGridSkeleton />}
      >
        {({ rows, total }) =>
          rows.length === 0 ? (
            <NothingFound search={search} cities={cities} chips={chips} withoutWords={withoutWords} />
          ) : (
            <>
              <PropertyGrid key={query} properties={rows} leads />
              <Pages
                page={Number(search.page ?? 1)}
                count={Math.ceil(total / pageSize)}
                to={(page) => addressOf({ ...search, page: page === 1 ? '' : String(page) })}
              />
            </>
          )
        }
      </QueryView>
    </>
  );
}

const Left = styled.p`
  color: ${color.ink500};
  font-size: ${size[14]};
`;
