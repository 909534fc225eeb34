import { brand } from '@contract/brand';
import { mayUse } from '@contract/roles';
import * as messages from '@messages/app/officeFrame';
import { ExternalLink, Keyboard, Menu, Search } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, NavLink, ScrollRestoration, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useGetOfficeTodayQuery } from '../../api/endpoints/officeApi';
import { ProofGate } from '../../features/auth/ProofGate';
import { OfficeSearch } from '../../features/office-search/OfficeSearch';
import { type TodayCounter, todayQueues } from '../../features/office-today/todayQueues';
import { GlobalStyle } from '../../theme/GlobalStyle';
import { color, font, from, layer, radius, size, space } from '../../theme/tokens';
import { Button, IconButton } from '../../ui/Button';
import { TitledDialog } from '../../ui/TitledDialog';
import { lazyComponent } from '../../ui/lazyComponent';
import { fullTitle } from '../head';
import { Announcer } from '../parts/Announcer';
import { Boundary } from '../parts/Boundary';
import { OfficeLoginDialog } from './OfficeLoginDialog';
import { ReportProblem } from '../parts/ReportProblem';
import { SessionRestorer } from '../parts/SessionRestorer';
import { SkipLink } from '../parts/SkipLink';
import { useReporting } from '../reporting/useReporting';
import { type OfficeScreen, addressOf, officeScreens, screenAt } from './screens';
import { useOfficeKeys } from './useOfficeKeys';
import { useOfficeLive } from './useOfficeLive';

const OfficeHelp = lazyComponent(() =>
  import(/* webpackChunkName: "office-help" */ './OfficeHelp').then((module) => module.OfficeHelp),
);

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
  useOfficeLive();
  const waiting = useWaiting();
  const closeDialog = () => setDialog(undefined);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const screens = officeScreens.filter(({ access }) => mayUse(access, account));
  const screen = screenAt(pathname);
  const title = messages.titleInTheOffice(screen?.title ?? '');
  const sum = sumOf(screens, waiting);
  // after the announcer, which sets and speaks the title alone
  useEffect(() => {
    document.title = fullTitle({ title: sum > 0 ? messages.counted(sum, title) : title }, brand);
  }, [title, sum]);
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
          <OfficeLinks screens={screens} waiting={waiting} />
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
      {isMenuOpen && <MenuSheet screens={screens} waiting={waiting} name={name} onClose={() => setMenuOpen(false)} />}
      {dialog === 'shortcuts' && screen && <OfficeHelp title={screen.title} name={screen.help} onClose={closeDialog} />}
      {dialog === 'search' && <OfficeSearch screens={screens.map(linkOf)} onClose={closeDialog} />}
      <OfficeLoginDialog />
      <ProofGate />
      <Announcer title={title} />
      <SessionRestorer />
      <ScrollRestoration />
    </Frame>
  );
}

const linkOf = ({ path, title }: OfficeScreen) => ({ to: addressOf({ path }), title });

type Waiting = Partial<Record<TodayCounter, number | null>>;

const useWaiting = (): Waiting => useGetOfficeTodayQuery().data ?? {};

/** How much waits on these screens altogether. */
const sumOf = (screens: readonly OfficeScreen[], waiting: Waiting) =>
  screens.reduce((sum, { counter }) => sum + ((counter && waiting[counter]) || 0), 0);

interface OfficeLinksProps {
  screens: readonly OfficeScreen[];
  waiting: Waiting;
  onFollow?: () => void;
}

/** Every screen, and beside it what waits there: a press opens exactly that. */
function OfficeLinks({ screens, waiting, onFollow }: OfficeLinksProps) {
  const follow = onFollow && { onClick: onFollow };
  return screens.map(({ path, title, icon: Icon, counter }) => (
    <Item key={path}>
      <NavLink to={addressOf({ path })} end={path === ''} {...follow}>
        <Icon size={20} strokeWidth={1.5} aria-hidden />
        {title}
      </NavLink>
      {counter && waiting[counter] ? (
        <Count
          data-count
          to={todayQueues[counter].to}
          aria-label={messages.countOf(waiting[counter], todayQueues[counter].name)}
          {...follow}
        >
          {waiting[counter]}
        </Count>
      ) : null}
    </Item>
  ));
}

function SiteLink() {
  return (
    <Link to="/">
      <ExternalLink size={20} strokeWidth={1.5} aria-hidden /> {messages.goToTheSite}
    </Link>
  );
}

interface MenuSheetProps extends Omit<OfficeLinksProps, 'onFollow'> {
  name: string;
  onClose: () => void;
}

/** Every screen, on phones, whose bar has room for four. */
function MenuSheet({ screens, waiting, name, onClose }: MenuSheetProps) {
  return (
    <TitledDialog title={messages.office} onClose={onClose}>
      <MenuList aria-label={messages.allScreens}>
        <OfficeLinks screens={screens} waiting={waiting} onFollow={onClose} />
        <SiteLink />
      </MenuList>
      <Who>{name}</Who>
      <ReportProblem look={QuietButton} />
    </TitledDialog>
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
  /* on paper the open screen alone */
  @media print {
    display: block;
    aside,
    nav {
      display: none;
    }
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
const Item = styled.div`
  position: relative;
`;
const Count = styled(Link)`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  min-width: 2.75rem;
  color: ${color.brass700};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
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
  > ${Item} {
    flex: 1 1 0;
    min-width: 0;
  }
  > ${Item}:nth-of-type(n + 5),
  ${Count} {
    display: none;
  }
  ${Item} > a:first-child,
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
  ${Item} > a[aria-current] {
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
    > ${Item}:nth-of-type(n) {
      display: block;
    }
    ${Count} {
      display: grid;
    }
    ${Item} > a:first-child {
      flex-direction: row;
      gap: ${space[12]};
      justify-content: start;
      min-height: 2.5rem;
      padding: 0 ${space[12]};
      border-radius: ${radius.control};
      font-size: inherit;
    }
    ${Item} > a:hover {
      color: ${color.ink900};
    }
    ${Item} > a[aria-current] {
      background: ${color.raised};
    }
  }
`;
const MenuList = styled.nav`
  padding-bottom: ${space[16]};
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[4]} ${space[16]};
  ${Item} > a:first-child,
  > a {
    display: flex;
    gap: ${space[12]};
    align-items: center;
    min-height: 2.75rem;
    color: inherit;
    text-decoration: none;
  }
  ${Item} > a[aria-current] {
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
