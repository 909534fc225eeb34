import * as messages from '@messages/app/properties';
import { List, Map } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { ButtonLink } from '../../../ui/Button';
import { readPropertySearch, writePropertySearch } from '../propertySearch';

/** Shows the map of the results, or the list alone. */
export function MapSwitch() {
  const { search: query } = useLocation();
  const search = readPropertySearch(new URLSearchParams(query));
  const isMap = search.view === 'map';
  const Icon = isMap ? List : Map;
  return (
    <Switch
      to={`/properties${writePropertySearch({ ...search, view: isMap ? '' : 'map' })}`}
      $kind="quiet"
      preventScrollReset
    >
      <Icon size={18} strokeWidth={1.5} aria-hidden /> {isMap ? messages.showList : messages.showMap}
    </Switch>
  );
}

/** Without scripts there is no map. */
const Switch = styled(ButtonLink)`
  padding-inline: 1rem;
  @media (scripting: none) {
    display: none;
  }
`;
