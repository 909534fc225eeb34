import * as messages from '@messages/app/properties';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useListPropertiesQuery } from '../../../api/endpoints/propertiesApi';
import { searchTrail } from '../../../platform/searchTrail';
import { color, size, space } from '../../../theme/tokens';
import { type PropertySearch, countFilters, toListQuery } from '../propertySearch';
import { ElsewhereLine } from './ElsewhereLine';
import { ImpliedLine } from './ImpliedLine';
import { SearchChips } from './SearchChips';
import { focusPill, openPanelAt } from './searchPanel';
import { useReadSearch } from './useReadSearch';

/** Filters that are changed afterwards belong to the same search. */
function useSearchTrail(search: PropertySearch): void {
  const sentence = countFilters(search) === 0 ? search.search : undefined;
  useEffect(() => {
    if (sentence) searchTrail.begin(sentence);
  }, [sentence]);
}

/** What the search asks for as chips, in a row that scrolls. */
export function SearchSummary() {
  const { search, chips } = useReadSearch();
  useSearchTrail(search);
  return <SearchChips chips={chips} onChange={openPanelAt} onEmpty={focusPill} />;
}

/** What the search does not do, in the line of the number: what it implies, places and words that find nothing. */
export function SearchNotes() {
  const { search, cities, elsewhere, inNearest } = useReadSearch();
  const { currentData: found } = useListPropertiesQuery(toListQuery(search));
  const ignored = found?.ignored ?? [];
  const words = elsewhere?.words.split(' ') ?? [];
  // a place that listings mention is one of their words, unless it finds none or homes are asked for in it
  const isNarrowed = found?.implied?.includes('city=') ?? false;
  const isAskedFor =
    isNarrowed ||
    found?.total === 0 ||
    words.every((word) => ignored.includes(word)) ||
    search.search?.toLowerCase().includes(['in', ...words].join(' ').toLowerCase());
  const place = found && isAskedFor ? elsewhere : null;
  const leftOut = place ? ignored.filter((word) => !words.includes(word)) : ignored;
  return (
    <Notes>
      {place && <ElsewhereLine place={place} cities={cities} to={inNearest} isNarrowed={isNarrowed} />}
      {leftOut.length > 0 && <p>{messages.leftOut(leftOut.map(messages.quoted).join(' '))}</p>}
      {found?.implied?.includes('purpose') && <ImpliedLine search={search} />}
    </Notes>
  );
}

const Notes = styled.div`
  display: flex;
  gap: ${space[16]};
  color: ${color.ink500};
  font-size: ${size[14]};
`;
