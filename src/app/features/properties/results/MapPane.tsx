import { useNavigate, useLocation } from 'react-router-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { color, space } from '../../../theme/tokens';
import { lazyComponent } from '../../../ui/lazyComponent';
import { type PropertySearch, readPropertySearch, writePropertySearch } from '../propertySearch';

const ResultsMap = lazyComponent(() =>
  import(/* webpackChunkName: "map" */ '../ResultsMap').then((module) => module.ResultsMap),
);

/** From this width on, list and map are side by side; below, the map takes the list's place. */
const wide = '@media (min-width: 1200px)';

/** The place of the map beside the list. Its code is not in the first load of the results, so it takes everything from the address. */
export function MapPane() {
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const search = readPropertySearch(new URLSearchParams(query));
  const onSearch = (next: PropertySearch) =>
    void navigate(`/properties${writePropertySearch(next)}`, { preventScrollReset: true });
  return (
    search.view === 'map' && (
      <>
        <SideBySide />
        <Pane>
          <ResultsMap search={search} onSearch={onSearch} />
        </Pane>
      </>
    )
  );
}

/** Without scripts there is no map, and the list stays as it is. */
const SideBySide = createGlobalStyle`
  @media screen and (scripting: enabled) {
    [data-results] > :first-child {
      display: none;
    }
    ${wide} {
      [data-results] {
        display: grid;
        gap: ${space[24]};
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        align-items: start;
        /* wider than the page's text */
        margin-inline: min(0px, 50% - 50vw + 4.5rem);
      }
      [data-results] > :first-child {
        display: block;
      }
      /* two cards beside each other */
      [data-results] ul:has(> [data-listing]) {
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
      }
    }
    [data-lit] > article {
      border-color: ${color.brass500};
      box-shadow: 0 0 0 1px ${color.brass500};
    }
  }
`;
const Pane = styled.div`
  height: calc(100dvh - var(--bar) - ${space[96]});
  min-height: 22rem;
  ${wide} {
    position: sticky;
    top: calc(var(--bar) + ${space[16]});
    height: calc(100dvh - var(--bar) - ${space[32]});
  }
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;
