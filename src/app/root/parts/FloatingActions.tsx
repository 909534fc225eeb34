import { Plus, Star } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { loginRequired, selectIsLoggedIn } from '../../session/sessionSlice';
import { color, duration, easing, from, layer, size, space } from '../../theme/tokens';
import type { RootState } from '../store';
import { useScrolledPast } from './useScrolledPast';

/** The spec's numbers: Rate Us shrinks after five seconds, and when the page is scrolled past 80 px. */
const collapseAfter = 5_000;
const scrollThreshold = 80;

/** Post A Property and Rate Us, on every page; a visitor logs in first and is led on. */
export function FloatingActions() {
  const loggedIn = useSelector((state: RootState) => selectIsLoggedIn(state));
  const dispatch = useDispatch();
  const waited = useWaited(collapseAfter);
  const collapsed = useScrolledPast(scrollThreshold) || waited;
  const orLogin = (target: string) => (event: MouseEvent) => {
    if (loggedIn) return;
    event.preventDefault();
    dispatch(loginRequired({ target }));
  };
  return (
    <Dock data-testid="floating">
      <Action to="/reviews" onClick={orLogin('/reviews')} aria-label="Rate Us" data-collapsed={collapsed} $tone="quiet" $collapsed={collapsed}><Star size={20} strokeWidth={1.5} aria-hidden /><span>Rate Us</span></Action>
      <Action to="/property-form" onClick={orLogin('/property-form')} aria-label="Post A Property" $tone="brass" $collapsed={collapsed ? 'phone' : false}><Plus size={20} strokeWidth={1.5} aria-hidden /><span>Post A Property</span></Action>
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

const opened = `max-width: 9rem; padding-left: ${space[8]};`;
const closed = 'max-width: 0; padding-left: 0;';
/** At the bottom too, and so seen once it is read to its end. */
const Dock = styled.aside.attrs({ 'aria-label': 'Quick actions' })`
  position: fixed; z-index: ${layer.floating}; right: ${space[16]}; bottom: calc(${space[16]} + var(--dock, 0px) + var(--tray, 0px)); display: grid; gap: ${space[8]}; justify-items: end; pointer-events: none;
  ${from.tablet} { right: ${space[24]}; bottom: ${space[24]}; }
  &:not(:has(> [data-read])) { visibility: hidden; }
  @media print { display: none; }
`;
const Action = styled(Link)<{ $tone: 'quiet' | 'brass'; $collapsed: boolean | 'phone' }>`
  display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 0.75rem; border-radius: 999px; pointer-events: auto; overflow: hidden; white-space: nowrap;
  font-size: ${size[14]}; font-weight: 500; text-decoration: none; box-shadow: 0 8px 24px ${color.shadow};
  ${({ $tone }) => ($tone === 'brass' ? `background: ${color.brassButton}; color: ${color.onBrass};` : `background: ${color.raised}; color: ${color.ink900}; border: 1px solid ${color.sand200};`)}
  svg { flex: none; }
  span { ${({ $collapsed }) => ($collapsed ? closed : opened)} overflow: hidden; transition: max-width ${duration.panel}ms ${easing}, padding ${duration.panel}ms ${easing}; }
  ${({ $collapsed }) => $collapsed === 'phone' && `${from.tablet} { span { ${opened} } }`}
  &:hover span, &:focus-visible span { ${opened} }
`;
