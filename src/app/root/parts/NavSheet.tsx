import * as messages from '@messages/app/layout';
import { Heart, X } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import { color, duration, easing, font, size, space } from '../../theme/tokens';
import { IconButton } from '../../ui/Button';
import { sheetLinks } from './siteLinks';
import { useWentBack } from './useWentBack';

/**
 * The menu on phones: a sheet from the right that traps the focus and closes on Escape, on a click outside, or when a
 * link is followed.
 */
export function NavSheet({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => dialog.current?.close(), []);
  useEffect(() => dialog.current?.showModal(), []);
  useWentBack(close);
  return (
    <Sheet
      ref={dialog}
      aria-label={messages.menu}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <Inner>
        <IconButton onClick={close} aria-label={messages.closeMenu}>
          <X size={24} strokeWidth={1.5} aria-hidden />
        </IconButton>
        <nav aria-label={messages.menu}>
          <ul>
            {sheetLinks.map(({ name, to }) => (
              <li key={to}>
                <Item to={to} onClick={close}>
                  {name}
                </Item>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={messages.saved}>
          <Link to="/favourites" onClick={close}>
            <Heart size={20} strokeWidth={1.5} aria-hidden /> {messages.favourites}
          </Link>
        </nav>
      </Inner>
    </Sheet>
  );
}

const enter = keyframes`from { transform: translateX(100%); }`;
const Sheet = styled.dialog`
  position: fixed;
  inset: 0 0 0 auto;
  width: min(20rem, 88vw);
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${color.ivory50};
  color: ${color.ink900};
  animation: ${enter} ${duration.panel}ms ${easing};
  &::backdrop {
    background: rgba(12, 15, 19, 0.5);
  }
`;
const Inner = styled.div`
  display: grid;
  gap: ${space[24]};
  padding: ${space[12]} ${space[24]};
  justify-items: end;
  nav {
    width: 100%;
  }
  nav > a {
    display: inline-flex;
    align-items: center;
    gap: ${space[12]};
    min-height: 2.75rem;
    text-decoration: none;
  }
`;
const Item = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 3.5rem;
  border-bottom: 1px solid ${color.sand200};
  font: 500 ${size[28]} / 1.2 ${font.display};
  text-decoration: none;
`;
