import type { OfficeProperty } from '@contract/officeProperties';
import { placeLabel } from '@contract/placeLabel';
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
    <Detail ref={panel} tabIndex={-1} aria-label="The open listing">
      <CloseLink to={close} label="Close this listing" />
      <QueryView
        what="this listing"
        data={currentData}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="16rem" role="status" aria-label="Loading the listing" />}
      >
        {(listing) => (
          <Stack $gap={24}>
            <DetailHead>
              <h2>{titleOf(listing)}</h2>
              <Status tone={lifecycleTones[listing.lifecycle]}>{lifecycleLabels[listing.lifecycle]}</Status>
            </DetailHead>
            <Links>
              <Link to={`/properties/${id}`}>Open its page</Link>
              <Link to={`/properties/${id}/edit`}>Edit text and photos</Link>
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
  return until ? `Paid, until ${ownDay(until)}` : 'By us';
}

function ListingFacts({ listing }: { listing: OfficeProperty }) {
  const { id, owner, property_type: type, pictures, enquiries, submitted_at: submitted } = listing;
  const facts: [string, ReactNode][] = [
    ['Number', id],
    ['Owner', <Link to={`/office/listings?owner=${owner.id}`}>{owner.name}</Link>],
    ['Price', exactPrice(listing)],
    ['Type', type.name],
    ['Where', placeLabel(listing)],
    ['Photos', pictures || 'None'],
    ['Enquiries', enquiries || 'None'],
    ['Submitted', submitted && ownMoment(submitted)],
    ['Returned because', listing.return_reason],
    ['Archived because', listing.archived_reason],
    [
      'Confirmed',
      listing.lifecycle === 'published' &&
        !listing.is_office &&
        `${ownDay(listing.confirmed_at)}${listing.unconfirmed ? ', more than three weeks ago' : ''}`,
    ],
    ['Featured', featuredLabel(listing)],
    ['Posted', ownMoment(listing.created_at)],
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
