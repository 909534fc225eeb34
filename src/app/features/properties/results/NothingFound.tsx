import * as messages from '@messages/app/properties';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { Rich } from '../../../ui/Rich';
import { pageSize, writePropertySearch } from '../propertySearch';
import { useReadSearch } from './useReadSearch';

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
 * An empty list: what else to do.
 * @param total how many listings the search finds on other pages
 */
export function NothingFound({ total, SaveSearch }: { total: number; SaveSearch: SaveSearchButton }) {
  return total > 0 ? <PastTheEnd pages={Math.ceil(total / pageSize)} /> : <NoMatch SaveSearch={SaveSearch} />;
}

function NoMatch({ SaveSearch }: { SaveSearch: SaveSearchButton }) {
  const { search, cities } = useReadSearch();
  return (
    <Notice
      title={messages.nothingFits}
      actions={
        <>
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
