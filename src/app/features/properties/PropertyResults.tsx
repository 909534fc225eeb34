import type { City } from '@contract/catalogue';
import * as messages from '@messages/app/properties';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { shownError } from '../../api/apiError';
import { ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Pages } from '../../ui/Pages';
import { QueryView } from '../../ui/QueryView';
import { ImpliedLine } from './ImpliedLine';
import { PropertyFilters } from './PropertyFilters';
import { PropertyGrid, PropertyGridSkeleton } from './PropertyGrid';
import { ResultBar } from './ResultBar';
import { useListPropertiesQuery } from '../../api/endpoints/propertiesApi';
import { useListAmenitiesQuery, useListCitiesQuery, useListPropertyTypesQuery } from '../../api/endpoints/catalogueApi';
import { type PropertySearch, pageSize, readPropertySearch, toListQuery, writePropertySearch } from './propertySearch';
import { Rich } from '../../ui/Rich';

/** Search, filters, order and pages of the listings. Its whole state is in the URL. */
export function PropertyResults() {
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const search = readPropertySearch(new URLSearchParams(query));
  const results = useListPropertiesQuery(toListQuery(search));
  const { data: types = [] } = useListPropertyTypesQuery();
  const { data: cities = [] } = useListCitiesQuery();
  const { data: amenities = [] } = useListAmenitiesQuery();
  const addressOf = (wanted: PropertySearch) => `/properties${writePropertySearch(wanted)}`;
  // repeating the same search adds no history entry
  const go = (next: PropertySearch) =>
    void navigate(addressOf(next), { preventScrollReset: true, replace: addressOf(next) === addressOf(search) });
  // while the next results load, the previous ones are not shown
  const found = results.currentData;
  return (
    <>
      <PropertyFilters search={search} types={types} cities={cities} amenities={amenities} onSearch={go} />
      <ResultBar total={found?.total} exact={found?.exact ?? true} search={search} onSearch={go} />
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
            <NothingFound search={search} cities={cities} />
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

function NothingFound({ search, cities }: { search: PropertySearch; cities: readonly City[] }) {
  return (
    <Notice
      title={messages.noPropertiesMatch(search.search)}
      actions={
        <ButtonLink to="/properties" $kind="quiet">
          {messages.showAllListings}
        </ButtonLink>
      }
    >
      {cities.length > 0 && messages.weListProperties(cities.map(({ name }) => name).join(messages.and))}
      <Rich
        text={search.search ? messages.tryFewerWords : messages.removeAFilter}
        contact={(inside) => <Link to="/contact">{inside}</Link>}
      />
    </Notice>
  );
}
