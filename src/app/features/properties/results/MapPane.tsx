import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { whenIdle } from '../../../platform/whenIdle';
import { color, duration, easing, layer, space } from '../../../theme/tokens';
import { lazyComponent } from '../../../ui/lazyComponent';
import type { ResultsMapProps } from '../ResultsMap';
import { readPropertySearch } from '../propertySearch';
import { useChangeSearch } from '../useChangeSearch';
import { HomesSheet } from './HomesSheet';

const ResultsMap = lazyComponent<ResultsMapProps>(() =>
  import(/* webpackChunkName: "map" */ '../ResultsMap').then((module) => module.ResultsMap),
);

/** From this width on, list and map are side by side; below, the map takes the screen. */
const wide = '(min-width: 1200px)';
/** A screen with room for a map and a sheet; a window at 400 % scrolls instead. */
const covering = '@media screen and (scripting: enabled) and (max-width: 1199px) and (min-height: 500px)';

/** Whether the screen is wide, once the browser is idle: nobody waits for the map beside the list. */
function useIsWide(): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const media = matchMedia(wide);
    const read = () => setWide(media.matches);
    const cancel = whenIdle(read);
    media.addEventListener('change', read);
    return () => {
      cancel();
      media.removeEventListener('change', read);
    };
  }, []);
  return isWide;
}

/**
 * The place of the map beside the list, or, if it was chosen on a narrow screen, in its place. Its code is not in the first
 * load of the results, so it takes everything from the address.
 */
export function MapPane() {
  const { search: query } = useLocation();
  const changeSearch = useChangeSearch();
  const isWide = useIsWide();
  const search = readPropertySearch(new URLSearchParams(query));
  const isChosen = search.view === 'map';
  if (search.view === 'list') return null;
  return (
    <>
      <CardLight />
      {isChosen && <MapAlone />}
      <Pane data-map-pane="">
        {(isChosen || isWide) && <ResultsMap search={search} onSearch={(change) => changeSearch(change, true)} />}
      </Pane>
      {isChosen && <HomesSheet />}
    </>
  );
}

const CardLight = createGlobalStyle`
  [data-lit] > article {
    border-color: ${color.brass500};
    box-shadow: 0 0 0 1px ${color.brass500};
  }
`;
/** On narrow screens the map fills what is below the pill, and the homes are a sheet over it. Without scripts the list stays. */
const MapAlone = createGlobalStyle`
  @media screen and (scripting: enabled) and (max-width: 1199px) {
    [data-results] > :first-child { display: none; }
    [data-results] > [data-map-pane] { display: block; }
  }
  ${covering} {
    html:has([data-results]) { overflow: hidden; }
    footer { display: none; }
    [data-result-line] { position: absolute; clip-path: inset(50%); }
    [data-results] { --sheet: 0px; }
    [data-results][data-sheet='half'] { --sheet: 19rem; }
    [data-results][data-sheet='full'] { --sheet: calc(100dvh - var(--bar) - 7.5rem - 3rem - var(--dock, 0px)); }
    [data-results] > :first-child {
      position: fixed;
      z-index: ${layer.sticky + 1};
      inset: auto 0 var(--dock, 0);
      display: block;
      height: var(--sheet);
      overflow-y: auto;
      overscroll-behavior: contain;
      padding: 0 var(--gutter);
      background: ${color.ivory50};
      transition: height ${duration.panel}ms ${easing};
    }
    [data-results]:not([data-sheet]) > :first-child { visibility: hidden; }
    [data-results] > [data-map-pane] {
      position: fixed;
      z-index: ${layer.sticky};
      inset: calc(var(--bar) + 7.5rem) 0 calc(var(--dock, 0px) + 3rem);
      height: auto;
      min-height: 0;
    }
  }
`;
const Pane = styled.div`
  display: none;
  height: calc(100dvh - var(--bar) - ${space[96]});
  min-height: 22rem;
  @media ${wide} {
    display: block;
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
