import type { OfficeProperty } from '@contract/officeProperties';
import { placeLabel } from '@contract/placeLabel';
import * as messages from '@messages/app/officeListings';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, type To } from 'react-router-dom';
import styled from 'styled-components';
import { shownError } from '../../../api/apiError';
import { useGetOfficePropertyQuery } from '../../../api/endpoints/officePropertiesApi';
import { color, space } from '../../../theme/tokens';
import { Stack } from '../../../ui/Layout';
import { QueryView } from '../../../ui/QueryView';
import { Skeleton } from '../../../ui/Skeleton';
import { ownDay, ownMoment } from '../../../ui/days';
import { CloseLink, Detail, DetailHead, Facts } from '../../../ui/office/OfficePage';
import { Status } from '../../../ui/office/Status';
import { exactPrice, lifecycleLabels, lifecycleTones, titleOf } from '../listingLabels';
import { LifecycleActions } from './LifecycleActions';
import { ListingHistory } from './ListingHistory';
import { ReviewActions } from './ReviewActions';

/** One listing: what it is, the review, its status, and what changed in it. */
export function ListingPanel({ id, close }: { id: number; close: To }) {
  const { currentData, error, refetch } = useGetOfficePropertyQuery(id, { refetchOnMountOrArgChange: true });
  const panel = useRef<HTMLElement>(null);
  const state = currentData?.lifecycle;
  // a button that was pressed may be gone after a change
  useEffect(() => panel.current?.focus({ preventScroll: true }), [id, state]);
  return (
    <Detail ref={panel} tabIndex={-1} aria-label={messages.theOpenListing}>
      <CloseLink to={close} label={messages.closeThisListing} />
      <QueryView
        what={messages.thisListing}
        data={currentData}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="16rem" role="status" aria-label={messages.loadingTheListing} />}
      >
        {(listing) => (
          <Stack $gap={24}>
            <DetailHead>
              <h2>{titleOf(listing)}</h2>
              <Status tone={lifecycleTones[listing.lifecycle]}>{lifecycleLabels[listing.lifecycle]}</Status>
            </DetailHead>
            <Links>
              <Link to={`/properties/${id}`}>{messages.openItsPage}</Link>
              <Link to={`/properties/${id}/edit`}>{messages.editTextAndPhotos}</Link>
            </Links>
            <ListingFacts listing={listing} />
            {listing.lifecycle === 'in_review' && <ReviewActions listing={listing} />}
            <LifecycleActions listing={listing} />
            <ListingHistory id={id} />
          </Stack>
        )}
      </QueryView>
    </Detail>
  );
}

function featuredLabel({ featured, featured_until: until }: OfficeProperty): string | null {
  if (!featured) return null;
  return until ? messages.paidUntil(ownDay(until)) : messages.byUs;
}

function ListingFacts({ listing }: { listing: OfficeProperty }) {
  const { id, owner, property_type: type, pictures, enquiries, submitted_at: submitted } = listing;
  const facts: [string, ReactNode][] = [
    [messages.number, id],
    [messages.owner, <Link to={`/office/listings?owner=${owner.id}`}>{owner.name}</Link>],
    [messages.price, exactPrice(listing)],
    [messages.type, type.name],
    [messages.where, placeLabel(listing)],
    [messages.photos, pictures || messages.none],
    [messages.enquiries, enquiries || messages.none],
    [messages.submitted, submitted && ownMoment(submitted)],
    [messages.returnedBecause, listing.return_reason],
    [messages.archivedBecause, listing.archived_reason],
    [
      messages.confirmed,
      listing.lifecycle === 'published' &&
        !listing.is_office &&
        `${ownDay(listing.confirmed_at)}${listing.unconfirmed ? messages.moreThanThreeWeeksAgo : ''}`,
    ],
    [messages.featured, featuredLabel(listing)],
    [messages.posted, ownMoment(listing.created_at)],
  ];
  return (
    <Facts>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </Facts>
  );
}

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: ${color.brass700};
  }
`;
