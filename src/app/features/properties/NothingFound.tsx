import * as messages from '@messages/app/properties';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { useLoosenSearchQuery } from '../../api/endpoints/searchHelpApi';
import { ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Rich } from '../../ui/Rich';
import { pageSize, toFilterQuery, writePropertySearch } from './propertySearch';
import { countLabel } from './ResultBar';
import { useReadSearch } from './SearchSummary';

/** `nothing`: the search found none. */
export type SaveSearchButton = ComponentType<{ nothing?: true }>;

/** A page after the last one, which comes from a link of when there were more listings. */
function PastTheEnd({ pages }: { pages: number }) {
  const { search } = useReadSearch();
  const last = `/properties${writePropertySearch({ ...search, page: pages === 1 ? '' : String(pages) })}`;
  return (
    <Notice title={messages.noSuchPage} actions={<ButtonLink to={last}>{messages.showTheLastPage}</ButtonLink>}>
      {messages.pagesOfTheseListings(pages)}
    </Notice>
  );
}

/**
 * An empty list: what to leave out to find most, or what else to do.
 * @param total how many listings the search finds on other pages
 */
export function NothingFound({ total, SaveSearch }: { total: number; SaveSearch: SaveSearchButton }) {
  return total > 0 ? <PastTheEnd pages={Math.ceil(total / pageSize)} /> : <NoMatch SaveSearch={SaveSearch} />;
}

function NoMatch({ SaveSearch }: { SaveSearch: SaveSearchButton }) {
  const { search, cities, chips, withoutWords } = useReadSearch();
  const { data: loosened } = useLoosenSearchQuery(toFilterQuery(search));
  const chip = chips.find(({ field, value }) => field === loosened?.field && value === loosened?.value);
  const to = loosened?.field === 'search' ? withoutWords : chip?.without;
  return (
    <Notice
      title={messages.noPropertiesMatch(search.search)}
      actions={
        <>
          {loosened && to && (
            <ButtonLink to={to}>
              {messages.withoutChip(loosened.label, countLabel(loosened.total, loosened.exact))}
            </ButtonLink>
          )}
          <SaveSearch nothing />
          <ButtonLink to="/properties" $kind="quiet">
            {messages.showAllListings}
          </ButtonLink>
        </>
      }
    >
      {cities.length > 0 && messages.weListProperties(cities.map(({ name }) => name).join(messages.and))}
      <Rich
        text={search.search ? messages.tryFewerWords : messages.removeAFilter}
        contact={(inside) => <Link to="/contact">{inside}</Link>}
      />
    </Notice>
  );
}
