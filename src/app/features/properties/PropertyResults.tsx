import type { ReadSentence } from '@contract/properties';
import * as messages from '@messages/app/properties';
import { useLocation, useNavigate } from 'react-router-dom';
import { shownError } from '../../api/apiError';
import { useCountListingsQuery, useParseSentenceQuery } from '../../api/endpoints/searchApi';
import { Pages } from '../../ui/Pages';
import { QueryView } from '../../ui/QueryView';
import type { SaveSearchButton } from './NothingFound';
import { exampleOf } from './exampleOf';
import { GroupHeading } from './parts/GroupHeading';
import { MoreFields, PropertyFilters } from './PropertyFilters';
import { PropertyGrid, PropertyGridSkeleton } from './PropertyGrid';
import { ResultBar } from './ResultBar';
import { useListPropertiesQuery } from '../../api/endpoints/propertiesApi';
import { useListAmenitiesQuery, useListCitiesQuery, useListPropertyTypesQuery } from '../../api/endpoints/catalogueApi';
import {
  type PropertySearch,
  countFilters,
  isFew,
  pageSize,
  readPropertySearch,
  toFilterQuery,
  toListQuery,
  writePropertySearch,
} from './propertySearch';
import { useAppDispatch } from '../../session/storeHooks';
import { lazyRendered } from '../../ui/lazyComponent';

const SearchSummary = lazyRendered(() =>
  import(/* webpackChunkName: "search-summary" */ './SearchSummary').then((module) => module.SearchSummary),
);
const NothingFound = lazyRendered(() =>
  import(/* webpackChunkName: "search-summary" */ './NothingFound').then((module) => module.NothingFound),
);

const NearHomes = lazyRendered(() =>
  import(/* webpackChunkName: "near-homes" */ './NearHomes').then((module) => module.NearHomes),
);
const MapSwitch = lazyRendered(() =>
  import(/* webpackChunkName: "search-summary" */ './MapSwitch').then((module) => module.MapSwitch),
);
const MapPane = lazyRendered(() =>
  import(/* webpackChunkName: "search-summary" */ './MapPane').then((module) => module.MapPane),
);

/** Loads what the server renders with the results and the browser loads after them. */
export async function resultPartsReady(): Promise<void> {
  if (!__BROWSER__)
    await Promise.all(
      [SearchSummary, MoreFields, NothingFound, NearHomes, MapSwitch, MapPane].map((part) => part.ready()),
    );
}

/** What the sentence says, as labels by field. */
function saidOf(read: ReadSentence | undefined): Record<string, string> {
  const said: Record<string, string> = {};
  for (const { field, label } of read?.chips ?? []) said[field] = said[field] ? `${said[field]}, ${label}` : label;
  return said;
}

/** Search, filters, order and pages of the listings. Its whole state is in the URL. */
export function PropertyResults({ SaveSearch }: { SaveSearch: SaveSearchButton }) {
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const search = readPropertySearch(new URLSearchParams(query));
  const results = useListPropertiesQuery(toListQuery(search));
  const dispatch = useAppDispatch();
  const { data: types = [] } = useListPropertyTypesQuery();
  const { data: cities = [] } = useListCitiesQuery();
  const { data: amenities = [] } = useListAmenitiesQuery();
  const { data } = useParseSentenceQuery(search.search ?? '', { skip: !search.search });
  const read = search.search ? data : undefined;
  const { data: counts } = useCountListingsQuery(toFilterQuery(search));
  const addressOf = (wanted: PropertySearch) => `/properties${writePropertySearch(wanted)}`;
  // repeating the same search adds no history entry
  const go = (next: PropertySearch) =>
    void navigate(addressOf(next), { preventScrollReset: true, replace: addressOf(next) === addressOf(search) });
  /** A sentence that was just typed replaces filters that say something else about the same thing. */
  const searchFor = async (next: PropertySearch) => {
    if (next.search === undefined || next.search === search.search || countFilters(next) === 0) return go(next);
    const { typedSearch } = await import(/* webpackChunkName: "search-summary" */ './preloadSearch');
    return go(await typedSearch(dispatch, next));
  };
  // while the next results load, the previous ones are not shown
  const found = results.currentData;
  const few = isFew(search, found?.total);
  const failure = results.isFetching && !results.isError ? undefined : shownError(results.error);
  return (
    <>
      <PropertyFilters
        search={search}
        types={types}
        cities={cities}
        amenities={amenities}
        said={saidOf(read)}
        counts={counts}
        example={exampleOf(found?.rows)}
        onSearch={(next) => void searchFor(next)}
      >
        <SearchSummary />
      </PropertyFilters>
      <ResultBar
        total={found?.total}
        failed={!found && failure !== undefined}
        exact={found?.exact ?? true}
        search={search}
        ordering={search.ordering ?? read?.filters.ordering ?? ''}
        onSearch={go}
      >
        <SaveSearch />
        <MapSwitch />
      </ResultBar>
      <div data-results="">
        <div>
          <QueryView
            what={messages.theListings}
            data={found}
            failure={failure}
            onRetry={() => void results.refetch()}
            skeleton={<PropertyGridSkeleton />}
          >
            {({ rows, total }) => (
              <>
                {rows.length === 0 ? (
                  <NothingFound total={total} SaveSearch={SaveSearch} />
                ) : (
                  <>
                    {few && <GroupHeading>{messages.whatFits}</GroupHeading>}
                    <PropertyGrid key={query} properties={rows} level={few ? 'h3' : 'h2'} leads />
                    <Pages
                      page={Number(search.page ?? 1)}
                      count={Math.ceil(total / pageSize)}
                      to={(page) => addressOf({ ...search, page: page === 1 ? '' : String(page) })}
                    />
                  </>
                )}
                {few && <NearHomes />}
              </>
            )}
          </QueryView>
        </div>
        <MapPane />
      </div>
    </>
  );
}
