import * as messages from '@messages/app/properties';
import { List, Map } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { ButtonLink } from '../../../ui/Button';
import { readPropertySearch, writePropertySearch } from '../propertySearch';

/** Shows the map of the results, or the list alone. Unless somebody chose, wide screens show both and others the list. */
export function MapSwitch() {
  const { search: query } = useLocation();
  const search = readPropertySearch(new URLSearchParams(query));
  const to = (view: 'map' | 'list') => `/properties${writePropertySearch({ ...search, view })}`;
  return (
    <>
      {search.view !== 'map' && (
        <Switch to={to('map')} $kind="quiet" $on={search.view ? 'all' : 'narrow'} preventScrollReset>
          <Map size={18} strokeWidth={1.5} aria-hidden /> {messages.showMap}
        </Switch>
      )}
      {search.view !== 'list' && (
        <Switch to={to('list')} $kind="quiet" $on={search.view ? 'all' : 'wide'} preventScrollReset>
          <List size={18} strokeWidth={1.5} aria-hidden /> {messages.showList}
        </Switch>
      )}
    </>
  );
}

const hidden = {
  all: '@media not all',
  narrow: '@media (min-width: 1200px)',
  wide: '@media (max-width: 1199px)',
};
/** Without scripts there is no map. */
const Switch = styled(ButtonLink)<{ $on: keyof typeof hidden }>`
  padding-inline: 1rem;
  ${({ $on }) => hidden[$on]} {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;
