import { Menu, Phone, ShoppingBag } from 'lucide-react';
import { type MouseEvent, Suspense, lazy, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { useGetCompanyQuery } from '../../api/endpoints/contentApi';
import { FavouritesLink } from '../../features/favourites/FavouritesLink';
import { brand } from '@contract/brand';
import * as messages from '@messages/app/layout';
import { color, duration, easing, font, from, layer, radius, shortScreen, size, space } from '../../theme/tokens';
import { AccountMenu } from './AccountMenu';
import { barLinks } from './siteLinks';
import { useScrolledPast } from './useScrolledPast';
import { phoneHref } from '../../ui/phoneHref';

/** Loaded when the browser is idle, so that it opens at once. */
const NavSheet = lazy(() =>
  import(/* webpackChunkName: "extras" */ './NavSheet').then((module) => ({ default: module.NavSheet })),
);

/** The specification's scroll distance after which the bar turns opaque, in pixels. */
const opaqueAfter = 50;

/** The fixed bar: translucent over the home page's picture, opaque past 50 px and on other pages. */
export function NavBar() {
  const { pathname } = useLocation();
  const scrolled = useScrolledPast(opaqueAfter);
  const { data: company } = useGetCompanyQuery();
  const [open, setOpen] = useState(false);
  const home = pathname === '/';
  const toTop = (event: MouseEvent) => {
    if (!home) return;
    event.preventDefault();
    window.scrollTo({ top: 0, behavior: 'smooth' });
  };
  return (
    <Bar data-testid="bar" data-glass={home && !scrolled}>
      <Inner>
        <Brand to="/" onClick={toTop}>
          <Mark />
          {brand}
        </Brand>
        <nav aria-label={messages.main}>
          <Links>
            {barLinks.map(({ name, to }) => (
              <li key={to}>
                <Item to={to} end={to === '/'} onClick={to === '/' ? toTop : undefined}>
                  {name}
                </Item>
              </li>
            ))}
          </Links>
        </nav>
        <Tools>
          <IconAnchor
            href={phoneHref(company?.phone ?? '')}
            aria-label={messages.callNumber(company?.phone ?? messages.us)}
          >
            <Phone size={20} strokeWidth={1.5} aria-hidden />
          </IconAnchor>
          <FavouritesLink />
          <Icon to="/packages" aria-label={messages.listingPackages}>
            <ShoppingBag size={20} strokeWidth={1.5} aria-hidden />
          </Icon>
          <AccountMenu />
          <MenuButton
            href="#site-links"
            aria-label={messages.menu}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={(event) => {
              event.preventDefault();
              setOpen(true);
            }}
          >
            <Menu size={24} strokeWidth={1.5} aria-hidden />
          </MenuButton>
        </Tools>
      </Inner>
      {open && (
        <Suspense>
          <NavSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Bar>
  );
}

/** The logo: a courtyard in one line. */
function Mark() {
  return (
    <svg
      width="30"
      height="24"
      viewBox="0 0 120 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="5"
      aria-hidden="true"
    >
      <path d="M8 92V36L60 6l52 30v56H84V52H36v40H8M48 92V72a12 12 0 0 1 24 0v20" />
    </svg>
  );
}

const Bar = styled.header`
  position: fixed;
  z-index: ${layer.bar};
  inset: 0 0 auto;
  height: var(--bar);
  color: ${color.ink900};
  background: ${color.ivory50};
  border-bottom: 1px solid ${color.sand200};
  transition:
    background-color ${duration.panel}ms ${easing},
    color ${duration.panel}ms ${easing};
  &[data-glass='true'] {
    color: ${color.onNight};
    background: transparent;
    border-color: transparent;
  }
  ${shortScreen} {
    position: absolute;
  }
  @media print {
    display: none;
  }
`;
const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  height: 100%;
  max-width: calc(1200px + 2 * var(--gutter));
  margin: 0 auto;
  padding: 0 var(--gutter);
  nav {
    margin: 0 auto;
    display: none;
    ${from.desktop} {
      display: block;
    }
  }
`;
const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[12]};
  min-height: 2.75rem;
  font: 600 ${size[22]} / 1 ${font.display};
  text-decoration: none;
  white-space: nowrap;
  svg {
    color: ${color.brass500};
    flex: none;
  }
  @media (max-width: 420px) {
    font-size: 1.125rem;
    svg {
      display: none;
    }
  }
`;
const Links = styled.ul`
  display: flex;
  gap: ${space[4]};
`;
const Item = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding: 0 ${space[12]};
  text-decoration: none;
  border-radius: ${radius.control};
  white-space: nowrap;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.35em;
  }
  &.active {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.35em;
    text-decoration-color: ${color.brass500};
  }
`;
const Tools = styled.div`
  display: flex;
  align-items: center;
  margin-left: auto;
  ${from.phone} {
    gap: ${space[4]};
  }
  ${from.desktop} {
    margin-left: 0;
  }
`;
const square = css`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${radius.control};
`;
const Icon = styled(Link)`
  ${square}
`;
const IconAnchor = styled.a`
  ${square}
`;
const MenuButton = styled.a`
  ${square} ${from.desktop} {
    display: none;
  }
`;
