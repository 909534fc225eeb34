import * as messages from '@messages/app/layout';
import { Plus, Star } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { loginRequired, selectIsLoggedIn } from '../../session/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../session/storeHooks';
import { breakpoint, color, duration, easing, from, layer, radius, shortScreen, size, space } from '../../theme/tokens';
import { useScrolledPast } from './useScrolledPast';

/** The specification's numbers: Rate Us shrinks after five seconds and when the page is scrolled past 80 px. */
const collapseAfter = 5_000;
const scrollThreshold = 80;

/** Pages that hide a button because it would lead to themselves. */
const homes = { rate: ['/rate-us', '/reviews'], post: ['/property-form'] } as const;
const isAt = (pages: readonly string[], pathname: string) => pages.includes(pathname.replace(/(?<=.)\/$/, ''));

/**
 * Post A Property and Rate Us, on every page but their own. Visitors log in first and then continue. The buttons cover
 * no content: they sit in a bar at the bottom of narrow screens, above a listing's own bar, and at the right edge of
 * wide ones.
 */
export function FloatingActions() {
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const waited = useWaited(collapseAfter);
  const collapsed = useScrolledPast(scrollThreshold) || waited;
  const orLogin = (target: string) => (event: MouseEvent) => {
    if (loggedIn) return;
    event.preventDefault();
    dispatch(loginRequired({ target }));
  };
  return (
    <Dock data-testid="floating">
      {!isAt(homes.rate, pathname) && (
        <Action
          to="/reviews"
          onClick={orLogin('/reviews')}
          aria-label={messages.rateUs}
          data-collapsed={collapsed}
          $collapsed={collapsed}
        >
          <Star size={20} strokeWidth={1.5} aria-hidden />
          <Label>{messages.rateUs}</Label>
        </Action>
      )}
      {!isAt(homes.post, pathname) && (
        <Post to="/property-form" onClick={orLogin('/property-form')} aria-label={messages.postAProperty}>
          <Plus size={20} strokeWidth={1.5} aria-hidden />
          <Label>{messages.postAProperty}</Label>
        </Post>
      )}
      <i data-read hidden />
    </Dock>
  );
}

function useWaited(milliseconds: number): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return waited;
}

const opened = `max-inline-size: 9rem; padding-inline-start: ${space[8]};`;
const closed = 'max-inline-size: 0; padding-inline-start: 0;';
/** Styles for narrow screens on which a listing has a bar of its own. */
const onListing = (styles: string) =>
  `@media (max-width: ${breakpoint.tablet - 1}px) { body:has([data-dock]) & { ${styles} } }`;
/** Hidden until the browser has parsed all of it: aligned to the bottom, it would move while the page streams in. */
const Dock = styled.aside.attrs({ 'aria-label': 'Quick actions' })`
  position: var(--pinned);
  z-index: ${layer.floating};
  inset: auto 0 0;
  min-height: var(--dock);
  padding: 0 var(--gutter);
  display: flex;
  gap: ${space[8]};
  align-items: center;
  justify-content: space-between;
  background: ${color.raised};
  border-top: 1px solid ${color.sand200};
  ${onListing(`inset: auto var(--gutter) calc(var(--dock) + ${space[8]}) auto; min-height: 0; padding: 0; background: none; border: 0;`)}
  ${shortScreen} {
    margin: ${space[8]} var(--gutter);
  }
  ${from.tablet} {
    margin: 0;
    inset: auto 0 ${space[24]} auto;
    flex-direction: column;
    align-items: end;
    justify-content: end;
    position: fixed;
    min-height: 0;
    padding: 0;
    background: none;
    border: 0;
    pointer-events: none;
  }
  &:not(:has(> [data-read])) {
    visibility: hidden;
  }
  @media print {
    display: none;
  }
`;
/** Selected as a component, because browsers style every `span` of the page again when `body:has(…) span` may change. */
const Label = styled.span`
  overflow: hidden;
  transition:
    max-inline-size ${duration.panel}ms ${easing},
    padding ${duration.panel}ms ${easing};
`;
/** Upright at the edge, its text running down, so that it never covers the page. */
const Action = styled(Link)<{ $collapsed?: boolean }>`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  padding-inline: 0.75rem;
  overflow: hidden;
  white-space: nowrap;
  border: 1px solid ${color.sand200};
  border-radius: 999px;
  background: ${color.raised};
  color: ${color.ink900};
  font-size: ${size[14]};
  font-weight: 500;
  text-decoration: none;
  pointer-events: auto;
  svg {
    flex: none;
  }
  ${Label} {
    ${({ $collapsed = false }) => ($collapsed ? closed : opened)}
  }
  &:hover ${Label}, &:focus-visible ${Label} {
    ${opened}
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  @media (max-width: 379px) {
    body:has([data-dock]) & ${Label} {
      ${closed}
    }
  }
  ${from.tablet} {
    writing-mode: vertical-rl;
    border-right: 0;
    border-radius: ${radius.control} 0 0 ${radius.control};
    box-shadow: 0 8px 24px ${color.shadow};
  }
`;
const Post = styled(Action)`
  border-color: transparent;
  background: ${color.brassButton};
  color: ${color.onBrass};
  &:hover {
    background: ${color.brassButtonHover};
  }
  ${onListing(`${Label} { ${closed} }`)}
`;
