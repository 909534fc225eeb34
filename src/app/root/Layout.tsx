import * as messages from '@messages/app/layout';
import { type ReactNode, useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import { Splash } from '../features/splash/Splash';
import { GlobalStyle } from '../theme/GlobalStyle';
import { color, layer } from '../theme/tokens';
import { lazyRendered } from '../ui/lazyComponent';
import { Announcer } from './parts/Announcer';
import { Boundary } from './parts/Boundary';
import { DeferredUi } from './parts/DeferredUi';
import { FloatingActions } from './parts/FloatingActions';
import { LazyLoginDialog } from './parts/LazyLoginDialog';
import { NavBar } from './parts/NavBar';
import { SessionRestorer } from './parts/SessionRestorer';
import { SkipLink } from './parts/SkipLink';
import { useStaggeredSections } from './useStaggeredSections';
import { prefetchLinks } from './prefetchLinks';

/** Below the first screen of every page, so its code loads after the page's. */
export const PageFooter = lazyRendered(() =>
  import(/* webpackChunkName: "footer" */ './parts/Footer').then((module) => module.Footer),
);

/** The layout around every page. If a page fails, its navigation still works. */
export function Layout({ children = <Outlet /> }: { children?: ReactNode }) {
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  useStaggeredSections();
  useEffect(() => {
    document.documentElement.dataset.alive = 'true';
    findNamedPlace();
    return prefetchLinks();
  }, []);
  return (
    <>
      <GlobalStyle />
      <SkipLink href="#main">{messages.skipToTheContent}</SkipLink>
      <NavBar />
      <OnItsWay role="progressbar" aria-label={messages.loadingThePage} hidden={state !== 'loading'} />
      <DeferredUi>
        <main id="main" tabIndex={-1}>
          <Boundary at={pathname + search}>{children}</Boundary>
        </main>
      </DeferredUi>
      <PageFooter />
      <FloatingActions />
      <LazyLoginDialog />
      <Announcer />
      <SessionRestorer />
      <Splash />
      <ScrollRestoration />
    </>
  );
}

/**
 * Scrolls to the address's fragment again, because sections above it may have changed their height since. The browser
 * restores the position itself after going back or reloading.
 */
function findNamedPlace(): void {
  const place = document.getElementById(window.location.hash.slice(1));
  if (!place) return;
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type === 'navigate') place.scrollIntoView();
}

const grow = keyframes`from { transform: scaleX(0.02); } to { transform: scaleX(0.85); }`;
const OnItsWay = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  inset: 0 0 auto;
  height: 3px;
  background: ${color.brass500};
  transform-origin: left;
  animation: ${grow} 4s cubic-bezier(0.1, 0.7, 0.3, 1) forwards;
`;
