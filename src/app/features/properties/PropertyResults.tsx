import * as messages from '@messages/app/properties';
import { useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { shownError } from '../../api/apiError';
import { useListPropertiesQuery } from '../../api/endpoints/propertiesApi';
import { useParseSentenceQuery } from '../../api/endpoints/searchApi';
import { font, from, size, space } from '../../theme/tokens';
import { Container } from '../../ui/Layout';
import { lazyRendered } from '../../ui/lazyComponent';
import { Pages } from '../../ui/Pages';
import { QueryView } from '../../ui/QueryView';
import { PropertyGrid, PropertyGridSkeleton } from './PropertyGrid';
import { keepsPlace } from './keepsPlace';
import {
  type PropertySearch,
  isFew,
  pageSize,
  readPropertySearch,
  toListQuery,
  writePropertySearch,
} from './propertySearch';
import { useChangeSearch } from './useChangeSearch';
import { GroupHeading } from './results/GroupHeading';
import { ResultBar, ResultLine } from './results/ResultBar';
import type { SaveSearchButton } from './results/NothingFound';

const SearchBar = lazyRendered(() =>
  import(/* webpackChunkName: "search-summary" */ './results/SearchBar').then((module) => module.SearchBar),
);
const SearchSummary = lazyRendered(() =>
  import(/* webpackChunkName: "search-summary" */ './results/SearchSummary').then((module) => module.SearchSummary),
);
const SearchNotes = lazyRendered(() =>
  import(/* webpackChunkName: "search-summary" */ './results/SearchSummary').then((module) => module.SearchNotes),
);
const NothingFound = lazyRendered(() =>
  import(/* webpackChunkName: "search-summary" */ './results/NothingFound').then((module) => module.NothingFound),
);
const NearHomes = lazyRendered(() =>
  import(/* webpackChunkName: "near-homes" */ './results/NearHomes').then((module) => module.NearHomes),
);
const MapSwitch = lazyRendered(() =>
  import(/* webpackChunkName: "search-summary" */ './results/MapSwitch').then((module) => module.MapSwitch),
);
const MapPane = lazyRendered(() =>
  import(/* webpackChunkName: "search-summary" */ './results/MapPane').then((module) => module.MapPane),
);

/** Loads what the server renders with the results and the browser loads after them. */
export async function resultPartsReady(): Promise<void> {
  if (!__BROWSER__)
    await Promise.all(
      [SearchBar, SearchSummary, SearchNotes, NothingFound, NearHomes, MapSwitch, MapPane].map((part) => part.ready()),
    );
}

/** Search, filters, order and pages of the listings. Its whole state is in the URL. */
export function PropertyResults({ SaveSearch }: { SaveSearch: SaveSearchButton }) {
  const { search: query } = useLocation();
  const changeSearch = useChangeSearch();
  const search = readPropertySearch(new URLSearchParams(query));
  const results = useListPropertiesQuery(toListQuery(search));
  const { data } = useParseSentenceQuery(search.search ?? '', { skip: !search.search });
  const said = search.search ? data?.filters.ordering : undefined;
  const addressOf = (wanted: PropertySearch) => `/properties${writePropertySearch(wanted)}`;
  const order = (ordering: string) => changeSearch(({ page: _page, ...now }) => ({ ...now, ordering }), keepsPlace());
  // while the next results load, the previous ones are not shown
  const found = results.currentData;
  const few = isFew(search, found?.total);
  const failure = results.isFetching && !results.isError ? undefined : shownError(results.error);
  return (
    <Page $beside={search.view !== 'list'}>
      <Head>
        <h1>{messages.properties}</h1>
        <SearchBar />
      </Head>
      <ResultBar search={search} ordering={search.ordering ?? said ?? ''} onOrder={order} first={<MapSwitch />}>
        <SearchSummary />
        <SaveSearch />
      </ResultBar>
      <ResultLine
        total={found?.total}
        failed={!found && failure !== undefined}
        exact={found?.exact ?? true}
        search={search}
      >
        <SearchNotes />
      </ResultLine>
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
                {rows.length > 0 && (
                  <>
                    {few && <GroupHeading>{messages.whatFits}</GroupHeading>}
                    <PropertyGrid
                      key={query}
                      properties={rows}
                      level={few ? 'h3' : 'h2'}
                      leads
                      now={results.fulfilledTimeStamp}
                    />
                    <Pages
                      page={Number(search.page ?? 1)}
                      count={Math.ceil(total / pageSize)}
                      to={(page) => addressOf({ ...search, page: page === 1 ? '' : String(page) })}
                    />
                  </>
                )}
                {few && <NearHomes />}
                {rows.length === 0 && <NothingFound total={total} SaveSearch={SaveSearch} />}
              </>
            )}
          </QueryView>
        </div>
        <MapPane />
      </div>
    </Page>
  );
}

/** The heading and the pill in one line; as high as the pill before its code is there. */
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-height: 3rem;
  padding-top: calc(var(--bar) + ${space[8]});
  box-sizing: content-box;
  h1 {
    /* its own width, unless that is more than the half */
    flex: none;
    max-width: 50%;
    font: 600 ${size[22]} / 1.2 ${font.display};
  }
  ${from.tablet} {
    gap: ${space[24]};
    min-height: 3.5rem;
    padding-top: calc(var(--bar) + ${space[16]});
    h1 {
      font-size: ${size[28]};
    }
  }
`;

/**
 * Wide screens have two columns of cards and the map beside them, up to the strip of the floating buttons. The map itself
 * comes later; its place is kept.
 */
const Page = styled(Container)<{ $beside: boolean }>`
  ${({ $beside }) =>
    $beside &&
    css`
      @media screen and (scripting: enabled) and (min-width: 1200px) {
        max-width: 110rem;
        padding-right: calc(var(--rail) + ${space[16]});
        [data-results] {
          display: grid;
          grid-template-columns: minmax(0, 1fr) calc(0.45 * min(100vw, 110rem));
          gap: ${space[24]};
          align-items: start;
        }
        [data-grid] {
          grid-template-columns: 1fr 1fr;
        }
      }
    `}
`;
