import type { OfficeProperty } from '@contract/officeProperties';
import { placeLabel } from '@contract/placeLabel';
import * as messages from '@messages/app/officeListings';
import * as office from '@messages/app/officeUi';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { shownError } from '../../../api/apiError';
import { useGetOfficePropertyQuery } from '../../../api/endpoints/officePropertiesApi';
import { Stack } from '../../../ui/Layout';
import { ownDay, ownMoment } from '../../../ui/days';
import { DetailHead, FactList, RowLinks } from '../../../ui/office/OfficePage';
import { OpenRow } from '../../../ui/office/OpenRow';
import { Status } from '../../../ui/office/Status';
import { enquiryCount, exactPrice, lifecycleLabels, lifecycleTones, titleOf, unusualLabel } from '../listingLabels';
import { LifecycleActions } from './LifecycleActions';
import { ListingAgent } from './ListingAgent';
import { ListingHistory } from './ListingHistory';
import { ListingPapers } from './ListingPapers';
import { ListingRank } from './ListingRank';
import { ReviewActions } from './ReviewActions';

/** One listing: what it is, the review, its status, and what changed in it. */
export function ListingPanel({ id, close }: { id: number; close: To }) {
  const { currentData, error, refetch } = useGetOfficePropertyQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <OpenRow
      label={messages.theOpenListing}
      what={messages.thisListing}
      close={close}
      closeLabel={messages.closeThisListing}
      data={currentData}
      failure={shownError(error)}
      onRetry={() => void refetch()}
      loading={messages.loadingTheListing}
      focusOn={`${id} ${currentData?.lifecycle ?? ''}`}
    >
      {(listing) => (
        <Stack $gap={24}>
          <DetailHead>
            <h2>{titleOf(listing)}</h2>
            <Status tone={lifecycleTones[listing.lifecycle]}>{lifecycleLabels[listing.lifecycle]}</Status>
          </DetailHead>
          <RowLinks>
            <Link to={`/properties/${id}`}>{messages.openItsPage}</Link>
            <Link to={`/properties/${id}/edit`}>{messages.editTextAndPhotos}</Link>
            <Link to={`/documents/${id}`}>{messages.documents}</Link>
            {listing.lifecycle === 'published' && (
              <Link to={`/office/visits?add=1&home=${id}`}>{office.bookAVisit}</Link>
            )}
          </RowLinks>
          <ListingFacts listing={listing} />
          {listing.lifecycle === 'in_review' && <ReviewActions listing={listing} />}
          <LifecycleActions listing={listing} />
          <ListingAgent listing={listing} />
          <ListingPapers id={id} />
          <ListingRank id={id} />
          <ListingHistory id={id} />
        </Stack>
      )}
    </OpenRow>
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
    [messages.toCheck, unusualLabel(listing)],
    [messages.type, type.name],
    [messages.where, placeLabel(listing)],
    [messages.photos, pictures || messages.none],
    [messages.enquiries, enquiries ? enquiryCount(listing) : messages.none],
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
  return <FactList facts={facts} />;
}
