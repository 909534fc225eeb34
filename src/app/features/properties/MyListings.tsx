import type { Activity } from '@contract/auth';
import type { OwnPropertyCard } from '@contract/properties';
import * as messages from '@messages/app/properties';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { shownError } from '../../api/apiError';
import { useGetActivityQuery } from '../../api/endpoints/sessionApi';
import { space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Pages } from '../../ui/Pages';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { TabLinks } from '../../ui/TabLinks';
import { OwnListingRow } from './parts/OwnListingRow';
import { type OwnTab, staleFirst, firstFilledTab, ownTabAddress, ownTabs, readOwnTab } from './ownListings';
import { ownPageSize, useListOwnPropertiesQuery } from '../../api/endpoints/ownPropertiesApi';

/** An account's own listings by lifecycle; those that need its attention come first. */
export function MyListings() {
  const [params] = useSearchParams();
  const activity = useGetActivityQuery(undefined, { refetchOnMountOrArgChange: true });
  const first = useFirstTab(activity);
  const { tab: requested, page } = readOwnTab(params);
  const tab = requested ?? first;
  const query = tab ? { lifecycle: tab.lifecycle, page } : skipToken;
  const { currentData, error, refetch } = useListOwnPropertiesQuery(query, { refetchOnMountOrArgChange: true });
  const pages = Math.ceil((currentData?.total ?? 0) / ownPageSize);
  return (
    <Parts>
      <TabLinks
        name={messages.nameOfTabs}
        open={tab?.id ?? ''}
        tabs={ownTabs.map((one) => ({ ...one, to: ownTabAddress(one), count: activity.data?.listings[one.lifecycle] }))}
      />
      <QueryView
        what={messages.yourListings}
        data={currentData?.rows}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Waiting />}
        {...(tab && { empty: <Empty tab={tab} /> })}
      >
        {(rows) => <Rows key={tab?.id} listings={staleFirst(rows)} />}
      </QueryView>
      <Pages page={page} count={pages} to={(number) => ownTabAddress(tab ?? ownTabs[0], number)} />
    </Parts>
  );
}

/**
 * The tab for an address without one. It is chosen once, so that removing the last listing of a tab does not switch
 * tabs.
 */
function useFirstTab({ data, isFetching }: { data?: Activity | undefined; isFetching: boolean }): OwnTab | undefined {
  const [first, setFirst] = useState<OwnTab>();
  useEffect(() => {
    if (!isFetching) setFirst((before) => before ?? firstFilledTab(data?.listings));
  }, [data, isFetching]);
  return first;
}

function Rows({ listings }: { listings: readonly OwnPropertyCard[] }) {
  const list = useRef<HTMLUListElement>(null);
  const count = useRef(listings.length);
  useEffect(() => {
    // a removed row would lose the focus
    if (
      listings.length < count.current &&
      !document.querySelector('dialog[open]') &&
      (document.activeElement === document.body || !document.activeElement)
    )
      list.current?.focus();
    count.current = listings.length;
  }, [listings.length]);
  return (
    <List ref={list} tabIndex={-1} aria-label={messages.listings}>
      {listings.map((listing) => (
        <OwnListingRow key={listing.id} listing={listing} />
      ))}
    </List>
  );
}

const emptyTexts: Readonly<Record<OwnTab['id'], readonly [title: string, text: string]>> = {
  published: [messages.youHaveNoLiveListings, messages.liveListingsAppearInSearch],
  drafts: [messages.youHaveNoDrafts, messages.listingsSaveAsDraftsWhile],
  review: [messages.nothingIsInReview, messages.listingsThatWeCheckBefore],
  sold: [messages.noClosedDealsYet, messages.whenAListingIsSold],
  archived: [messages.noArchivedListings, messages.listingsYouTakeOffTheMarket],
};

function Empty({ tab }: { tab: OwnTab }) {
  const [title, text] = emptyTexts[tab.id];
  return (
    <Notice title={title} actions={<ButtonLink to="/property-form">{messages.postAProperty}</ButtonLink>}>
      {text}
    </Notice>
  );
}

function Waiting() {
  return (
    <List as="div" role="status" aria-label={messages.loadingYourListings}>
      {[1, 2, 3].map((at) => (
        <Skeleton key={at} $height="10.5rem" />
      ))}
    </List>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  padding-top: ${space[32]};
  min-height: 32rem;
  align-content: start;
`;
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  outline: none;
`;
