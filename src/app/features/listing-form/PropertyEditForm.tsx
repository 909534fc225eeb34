import type { Property } from '@contract/properties';
import * as messages from '@messages/app/listingForm';
import { Info } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { shownError } from '../../api/apiError';
import { useGetMeQuery } from '../../api/endpoints/sessionApi';
import { color, radius, space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Failed, Notice } from '../../ui/Notice';
import { DraftReasonLink } from '../../session/DraftReasonLink';
import { PropertyForm } from './PropertyForm';
import { PropertyFormSkeleton } from './PropertyFormSkeleton';
import { isListingStaff } from '../../session/listingStaff';
import { inReviewLabel, returnedLabel } from '../../session/returnedLabel';
import { useProperty } from '../../session/useProperty';

/** The form of an existing listing, for its owner or an agent; others see why they cannot edit it. */
export function PropertyEditForm({ id, onSaved }: { id: string; onSaved: (id: number) => void }) {
  const view = useProperty(id);
  const me = useGetMeQuery();
  const unknown = me.data ? undefined : shownError(me.error);
  if (unknown)
    return (
      <Failed
        what={messages.yourAccount}
        words={unknown.words}
        keepsTrying={unknown.away}
        onRetry={() => void me.refetch()}
      />
    );
  switch (view.kind) {
    case 'loading':
      return <PropertyFormSkeleton />;
    case 'failed':
      return (
        <Failed
          what={messages.thisProperty}
          words={view.failure.words}
          keepsTrying={view.failure.away}
          onRetry={view.retry}
        />
      );
    case 'missing':
      return (
        <Notice
          title={messages.propertyNotFound}
          actions={<ButtonLink to="/my-listings">{messages.seeYourListings}</ButtonLink>}
        >
          {messages.theLinkMayBeWrong}
        </Notice>
      );
    case 'gone':
      return <SomebodyElses id={id} />;
    case 'ready':
      if (!me.data) return <PropertyFormSkeleton />;
      if (view.property.owner.id !== me.data.id && !isListingStaff(me.data)) return <SomebodyElses id={id} />;
      return (
        <>
          <DraftReason property={view.property} />
          <PropertyForm key={id} property={view.property} path={`/properties/${id}/edit`} onSaved={onSaved} />
        </>
      );
  }
}

function SomebodyElses({ id }: { id: string }) {
  return (
    <Notice
      title={messages.thisIsNotYourListing}
      actions={
        <>
          <ButtonLink to={`/properties/${id}`} $kind="quiet">
            {messages.seeTheListing}
          </ButtonLink>
          <ButtonLink to="/my-listings" $kind="quiet">
            {messages.seeYourListings}
          </ButtonLink>
        </>
      }
    >
      {messages.onlyTheOwnerCanEdit}
    </Notice>
  );
}

/** Why a listing is not in the search, and what to do about it. */
function DraftReason({ property }: { property: Property }) {
  const { lifecycle, draft_reason: held, return_reason: returned, archived_reason: left } = property;
  const why = held ?? (returned && returnedLabel(returned)) ?? (lifecycle === 'in_review' ? inReviewLabel : left);
  if (!why) return null;
  return (
    <Box>
      <Info size={20} strokeWidth={1.5} aria-hidden />
      <p>
        {why} {held && <DraftReasonLink reason={held} />}
        {!held && !returned && <Link to="/my-listings">{messages.seeYourListings}</Link>}
      </p>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  gap: ${space[12]};
  align-items: start;
  margin-top: ${space[32]};
  padding: ${space[16]};
  background: ${color.sand100};
  border-left: 3px solid ${color.amber700};
  border-radius: ${radius.picture};
  svg {
    flex: none;
    color: ${color.amber700};
  }
`;
