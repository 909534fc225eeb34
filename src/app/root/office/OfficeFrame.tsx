import { brand } from '@contract/brand';
import { mayUse } from '@contract/roles';
import * as messages from '@messages/app/officeFrame';
import { ExternalLink, Keyboard, Menu, Search } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link, NavLink, ScrollRestoration, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { ProofGate } from '../../features/auth/ProofGate';
import { OfficeSearch } from '../../features/office-search/OfficeSearch';
import { GlobalStyle } from '../../theme/GlobalStyle';
import { color, font, from, layer, radius, size, space } from '../../theme/tokens';
import { Button, IconButton } from '../../ui/Button';
import { Announcer } from '../parts/Announcer';
import { Boundary } from '../parts/Boundary';
import { OfficeLoginDialog } from './OfficeLoginDialog';
import { ReportProblem } from '../parts/ReportProblem';
import { SessionRestorer } from '../parts/SessionRestorer';
import { SkipLink } from '../parts/SkipLink';
import { useReporting } from '../reporting/useReporting';
import { type OfficeLink, officeLinks } from './officeNav';
import { officeKeys, useOfficeKeys } from './useOfficeKeys';

interface OfficeFrameProps {
  account: Parameters<typeof mayUse>[1];
  name: string;
  children: ReactNode;
}

/** The layout of every office screen: navigation at the side on wide screens, at the bottom on narrow ones. */
export function OfficeFrame({ account, name, children }: OfficeFrameProps) {
  const { pathname, search } = useLocation();
  const { dialog, setDialog } = useOfficeKeys();
  useReporting();
  const closeDialog = () => setDialog(undefined);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const links = officeLinks.filter(({ access }) => mayUse(access, account));
  useEffect(() => {
    document.documentElement.dataset.alive = 'true';
  }, []);
  return (
    <Frame>
      <GlobalStyle />
      <SkipLink href="#main">{messages.skipToTheContent}</SkipLink>
      <Side>
        <Brand to="/office">{brand}</Brand>
        <SearchButton onClick={() => setDialog('search')}>
          <Search size={18} strokeWidth={1.5} aria-hidden /> {messages.search} <kbd aria-hidden>/</kbd>
        </SearchButton>
        <Nav aria-label={messages.office}>
          <OfficeLinks links={links} />
          <button type="button" aria-haspopup="dialog" onClick={() => setMenuOpen(true)}>
            <Menu size={20} strokeWidth={1.5} aria-hidden />
            {messages.more}
          </button>
        </Nav>
        <Foot>
          <Who>{name}</Who>
          <SiteLink />
          <IconButton aria-label={messages.keyboardShortcuts} onClick={() => setDialog('shortcuts')}>
            <Keyboard size={20} strokeWidth={1.5} aria-hidden />
          </IconButton>
        </Foot>
      </Side>
      <Main id="main" tabIndex={-1}>
        <Boundary at={pathname + search}>{children}</Boundary>
      </Main>
      {isMenuOpen && <MenuSheet links={links} name={name} onClose={() => setMenuOpen(false)} />}
      {dialog === 'shortcuts' && <Shortcuts onClose={closeDialog} />}
      {dialog === 'search' && <OfficeSearch onClose={closeDialog} />}
      <OfficeLoginDialog />
      <ProofGate />
      <Announcer />
      <SessionRestorer />
      <ScrollRestoration />
    </Frame>
  );
}

function OfficeLinks({ links, onFollow }: { links: readonly OfficeLink[]; onFollow?: () => void }) {
  return links.map(({ to, name, icon: Icon }) => (
    <NavLink key={to} to={to} end={to === '/office'} {...(onFollow && { onClick: onFollow })}>
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      {name}
    </NavLink>
  ));
}

function SiteLink() {
  return (
    <Link to="/">
      <ExternalLink size={20} strokeWidth={1.5} aria-hidden /> {messages.goToTheSite}
    </Link>
  );
}

interface MenuSheetProps {
  links: readonly OfficeLink[];
  name: string;
  onClose: () => void;
}

/** Every screen, on phones, whose bar has room for four. */
function MenuSheet({ links, name, onClose }: MenuSheetProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <Sheet ref={dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{messages.office}</h2>
      <MenuList aria-label={messages.allScreens}>
        <OfficeLinks links={links} onFollow={onClose} />
        <SiteLink />
      </MenuList>
      <Who>{name}</Who>
      <ReportProblem look={QuietButton} />
      <Button onClick={() => dialog.current?.close()}>{messages.close}</Button>
    </Sheet>
  );
}

function Shortcuts({ onClose }: { onClose: () => void }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <Sheet ref={dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{messages.keyboardShortcuts}</h2>
      <dl>
        {officeKeys.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <ReportProblem look={QuietButton} />
      <Button onClick={() => dialog.current?.close()}>{messages.close}</Button>
    </Sheet>
  );
}

const QuietButton = styled(Button).attrs({ $kind: 'quiet' })``;
const sideWidth = '13rem';
const Frame = styled.div`
  --bar: 0px;
  font-size: ${size[14]};
  line-height: 1.45;
  padding-bottom: calc(3.75rem + env(safe-area-inset-bottom));
  ${from.tablet} {
    display: grid;
    grid-template-columns: ${sideWidth} minmax(0, 1fr);
    min-height: 100dvh;
    padding-bottom: 0;
  }
`;
const Side = styled.aside`
  ${from.tablet} {
    position: sticky;
    top: 0;
    display: flex;
    flex-direction: column;
    height: 100dvh;
    overflow-y: auto;
    padding: ${space[16]} ${space[12]};
    background: ${color.sand100};
    border-right: 1px solid ${color.sand200};
  }
`;
const Brand = styled(Link)`
  display: none;
  ${from.tablet} {
    display: block;
    padding: ${space[8]} ${space[12]} ${space[16]};
    font: 600 ${size[18]} / 1.2 ${font.display};
    text-decoration: none;
  }
`;
const SearchButton = styled.button.attrs({ type: 'button' })`
  display: flex;
  gap: ${space[8]};
  align-items: center;
  width: calc(100% - 2 * ${space[16]});
  min-height: 2.75rem;
  margin: ${space[16]} ${space[16]} 0;
  padding: 0 ${space[12]};
  border: 1px solid ${color.ink500};
  border-radius: ${radius.control};
  background: ${color.raised};
  color: ${color.ink500};
  text-align: left;
  kbd {
    margin-left: auto;
  }
  ${from.tablet} {
    width: 100%;
    min-height: 2.5rem;
    margin: 0 0 ${space[12]};
  }
  @media (hover: none) {
    kbd {
      display: none;
    }
  }
`;
const Nav = styled.nav`
  position: var(--pinned);
  z-index: ${layer.bar};
  inset: auto 0 0;
  display: flex;
  justify-content: space-around;
  padding-bottom: env(safe-area-inset-bottom);
  background: ${color.raised};
  border-top: 1px solid ${color.sand200};
  a,
  button {
    display: flex;
    flex: 1 1 0;
    flex-direction: column;
    gap: 2px;
    align-items: center;
    justify-content: center;
    min-width: 0;
    min-height: 3.5rem;
    border: 0;
    background: none;
    color: ${color.ink500};
    font-size: 0.75rem;
    text-decoration: none;
  }
  a:nth-of-type(n + 5) {
    display: none;
  }
  a[aria-current] {
    color: ${color.brass700};
    font-weight: 600;
  }
  ${from.tablet} {
    position: static;
    display: grid;
    justify-content: stretch;
    gap: ${space[4]};
    background: none;
    border: 0;
    button {
      display: none;
    }
    a:nth-of-type(n) {
      display: flex;
      flex-direction: row;
      gap: ${space[12]};
      justify-content: start;
      min-height: 2.5rem;
      padding: 0 ${space[12]};
      border-radius: ${radius.control};
      font-size: inherit;
    }
    a:hover {
      color: ${color.ink900};
    }
    a[aria-current] {
      background: ${color.raised};
    }
  }
`;
const MenuList = styled.nav`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[4]} ${space[16]};
  a {
    display: flex;
    gap: ${space[12]};
    align-items: center;
    min-height: 2.75rem;
    color: inherit;
    text-decoration: none;
  }
  a[aria-current] {
    color: ${color.brass700};
    font-weight: 600;
  }
`;
const Foot = styled.div`
  display: none;
  ${from.tablet} {
    display: grid;
    gap: ${space[8]};
    margin-top: auto;
    padding: ${space[12]};
    border-top: 1px solid ${color.sand200};
    a {
      display: inline-flex;
      gap: ${space[8]};
      align-items: center;
    }
  }
`;
const Who = styled.p`
  color: ${color.ink500};
`;
const Main = styled.main`
  min-width: 0;
  padding: ${space[16]};
  outline: none;
  ${from.tablet} {
    padding: ${space[24]} ${space[32]} ${space[48]};
  }
`;
const Sheet = styled.dialog`
  width: min(24rem, calc(100vw - 2rem));
  margin: auto;
  padding: ${space[24]};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.control};
  background: ${color.ivory50};
  color: ${color.ink900};
  h2 {
    padding-bottom: ${space[16]};
    font: 600 ${size[22]} / 1.2 ${font.display};
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    padding: ${space[8]} 0;
    border-bottom: 1px solid ${color.sand200};
  }
  kbd {
    padding: 0 ${space[8]};
    border: 1px solid ${color.ink500};
    border-radius: 4px;
  }
  dd {
    margin: 0;
  }
  button {
    margin-top: ${space[16]};
  }
`;
