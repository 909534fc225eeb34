import type { Property } from '@contract/properties';
import * as messages from '@messages/app/properties';
import { Pencil } from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { searchTrail } from '../../platform/searchTrail';
import { useMe } from '../../session/useMe';
import { color, from, layer, size, space } from '../../theme/tokens';
import { Button, ButtonLink } from '../../ui/Button';
import { Container } from '../../ui/Layout';
import { ownDay } from '../../ui/days';
import { useCountViewMutation } from '../../api/endpoints/ownPropertiesApi';
import { isListingStaff } from '../../session/listingStaff';
import { inReviewLabel, returnedLabel } from '../../session/returnedLabel';
import { DraftReasonLink } from '../../session/DraftReasonLink';
import { useListingActions } from './useListingActions';

const lifecycleLabels = {
  draft: messages.thisIsADraft,
  in_review: inReviewLabel,
  published: messages.thisIsYourListing,
  sold: messages.markedAsSoldOrLet,
  archived: messages.archivedVisitorsSeeThisAs,
} as const;

/**
 * On a listing's page: counts the view, and shows its owner and agents its status with a link to edit it. Renders
 * nothing for others.
 */
export function OwnerBar({ property }: { property: Property }) {
  const [count] = useCountViewMutation();
  const { id } = property;
  useEffect(() => void count({ id, searched: searchTrail.take() }), [count, id]);
  const me = useMe();
  const isTheirs = me !== undefined && (me.id === property.owner.id || isListingStaff(me));
  return isTheirs ? <Bar property={property} mine={me.id === property.owner.id} /> : null;
}

function Bar({ property, mine }: { property: Property; mine: boolean }) {
  const {
    id,
    lifecycle,
    stale,
    hidden_at: hidden,
    draft_reason: held,
    return_reason: returned,
    archived_reason: left,
  } = property;
  const actions = useListingActions(property);
  const why = actions.refusal?.message ?? held ?? (returned && returnedLabel(returned)) ?? left;
  const toWait = held ?? (actions.refusal?.way === 'waiting' ? actions.refusal.message : undefined);
  const message =
    mine || lifecycle === 'sold' || lifecycle === 'archived'
      ? lifecycleLabels[lifecycle]
      : messages.thisBelongs(lifecycle === 'published', property.owner.name);
  return (
    <Band aria-label={messages.yourListing}>
      <Container>
        <Row>
          <p>
            {stale ? messages.youHaveNotConfirmedThisListing(hidden ? ownDay(hidden) : null) : message}
            {why && ` ${why}`} {toWait && <DraftReasonLink reason={toWait} />}
          </p>
          {stale && (
            <Button disabled={actions.busy} onClick={actions.confirm}>
              {messages.stillAvailable}
            </Button>
          )}
          <ButtonLink to={`/properties/${id}/edit`} $kind="quiet">
            <Pencil size={18} strokeWidth={1.5} aria-hidden /> {messages.edit}
          </ButtonLink>
          {mine && (
            <ButtonLink to="/my-listings" $kind="quiet">
              {messages.myListings}
            </ButtonLink>
          )}
        </Row>
      </Container>
    </Band>
  );
}

/** Overlays the pictures, because it loads late and must not shift the layout. */
const Band = styled.aside`
  position: absolute;
  z-index: ${layer.sticky};
  top: var(--bar);
  left: 0;
  right: 0;
  background: ${color.sand100};
  border-bottom: 1px solid ${color.sand200};
  @media print {
    display: none;
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[12]};
  align-items: center;
  padding: ${space[8]} 0;
  font-size: ${size[14]};
  p {
    flex: 1 1 20rem;
  }
  a,
  button {
    padding-inline: ${space[16]};
  }
  p a,
  p button {
    padding: 0;
  }
  ${from.tablet} {
    padding: ${space[12]} 0;
    font-size: ${size[16]};
  }
`;
