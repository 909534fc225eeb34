import { placeLabel } from '@contract/placeLabel';
import type { OwnPropertyCard } from '@contract/properties';
import * as language from '@messages/language';
import * as messages from '@messages/app/properties';
import { Info } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { color, font, from, radius, size, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Picture } from '../../../ui/Picture';
import { ownDay } from '../../../ui/days';
import { transitionLabel, transitionsFrom } from '../ownListings';
import { priceLabel } from '../propertyLabels';
import { useListingActions } from '../useListingActions';
import { DraftReasonLink } from '../../../session/DraftReasonLink';
import { inReviewLabel, returnedLabel } from '../../../session/returnedLabel';

/** One of an account's listings: its status, views and enquiries, and its actions. */
export function OwnListingRow({ listing }: { listing: OwnPropertyCard }) {
  const { id, title, lifecycle, cover } = listing;
  const actions = useListingActions(listing);
  const name = title || messages.untitledDraft;
  return (
    <Row aria-busy={actions.busy}>
      <Cover to={`/properties/${id}`} tabIndex={-1} aria-hidden>
        {cover ? <Picture picture={cover} sizes="(min-width: 640px) 220px, 34vw" alt="" /> : <span />}
      </Cover>
      <Text>
        <Title>
          <Link to={lifecycle === 'draft' ? `/properties/${id}/edit` : `/properties/${id}`}>{name}</Link>
        </Title>
        <Place>{[placeLabel(listing), priceLabel(listing)].filter(Boolean).join(' · ')}</Place>
        <Counts listing={listing} />
        {(!actions.refusal || actions.refusal.message !== listing.draft_reason) && <Status listing={listing} />}
        {actions.refusal && (
          <Note role="alert" $tone="bad">
            {actions.refusal.message}{' '}
            {actions.refusal.way === 'waiting' && <DraftReasonLink reason={actions.refusal.message} />}
            {actions.refusal.way === 'confirm' && (
              <Button $kind="quiet" onClick={() => actions.publish(true)}>
                {messages.yesPublishIt}
              </Button>
            )}
            {actions.refusal.way === 'edit' && <Link to={`/properties/${id}/edit`}>{messages.continueEditing}</Link>}
          </Note>
        )}
        <Actions listing={listing} name={name} actions={actions} />
      </Text>
    </Row>
  );
}

function Counts({
  listing: { id, lifecycle, views, enquiries, new_enquiries: fresh, changed_at: changed },
}: {
  listing: OwnPropertyCard;
}) {
  const shown = (count: number) => count.toLocaleString(language.tag);
  const isShown = lifecycle !== 'draft' && lifecycle !== 'in_review';
  return (
    <Facts>
      {isShown && <li>{messages.viewsOf(views, shown(views))}</li>}
      {enquiries > 0 && (
        <li>
          <Link to={`/my-enquiries?property=${id}`}>
            {messages.enquiriesOf(enquiries, shown(enquiries))}
            {fresh > 0 && <strong>{messages.newFresh(fresh)}</strong>}
          </Link>
        </li>
      )}
      {enquiries === 0 && isShown && <li>{messages.noEnquiriesYet}</li>}
      <li>{messages.changedDay(ownDay(changed))}</li>
    </Facts>
  );
}

/** Why it is not in the search, or soon will not be. */
function Status({
  listing: {
    lifecycle,
    stale,
    hidden_at: hidden,
    confirmed_at: confirmed,
    draft_reason: held,
    return_reason: returned,
    archived_reason: left,
  },
}: {
  listing: OwnPropertyCard;
}) {
  if (stale)
    return <Note $tone="wait">{messages.youLastConfirmed(ownDay(confirmed), hidden ? ownDay(hidden) : null)}</Note>;
  if (held)
    return (
      <Note $tone="wait">
        {held} <DraftReasonLink reason={held} />
      </Note>
    );
  if (lifecycle === 'in_review') return <Note $tone="wait">{inReviewLabel}</Note>;
  if (returned) return <Note $tone="wait">{returnedLabel(returned)}</Note>;
  return left ? <Note $tone="wait">{left}</Note> : null;
}

function Note({ $tone, children, ...rest }: { $tone: 'bad' | 'wait'; children: ReactNode; role?: 'alert' }) {
  return (
    <Box $tone={$tone} {...rest}>
      <Info size={18} strokeWidth={1.5} aria-hidden />
      <span>{children}</span>
    </Box>
  );
}

interface ActionsProps {
  listing: OwnPropertyCard;
  /** A name that distinguishes it from others. */
  name: string;
  actions: ReturnType<typeof useListingActions>;
}

function Actions({ listing: { id, lifecycle, stale, enquiries }, name, actions }: ActionsProps) {
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const draft = lifecycle === 'draft';
  const transitions = transitionsFrom[lifecycle].filter((way) => way !== 'publish');
  const opens = transitionsFrom[lifecycle].includes('publish');
  return (
    <ActionRow>
      {stale && (
        <First disabled={actions.busy} onClick={actions.confirm}>
          {messages.stillAvailable}
        </First>
      )}
      {opens && (
        <First
          $kind={draft ? 'primary' : 'quiet'}
          disabled={actions.busy}
          onClick={() => actions.publish()}
          aria-label={`${transitionLabel('publish', lifecycle)}: ${name}`}
        >
          {transitionLabel('publish', lifecycle)}
        </First>
      )}
      <EditLink
        to={`/properties/${id}/edit`}
        aria-label={`${draft ? messages.continueEditing : messages.edit}: ${name}`}
      >
        {draft ? messages.continueEditing : messages.edit}
      </EditLink>
      <EditLink to={`/documents/${id}`} aria-label={`${messages.documents}: ${name}`}>
        {messages.documents}
      </EditLink>
      {transitions.map((way) => (
        <Plain
          key={way}
          disabled={actions.busy}
          onClick={() => actions.mark(way as 'sold' | 'archived')}
          aria-label={`${transitionLabel(way, lifecycle)}: ${name}`}
        >
          {transitionLabel(way, lifecycle)}
        </Plain>
      ))}
      <Plain
        disabled={actions.busy}
        onClick={() => actions.duplicate((copy) => void navigate(`/properties/${copy}/edit`))}
        aria-label={messages.duplicateName(name)}
      >
        {messages.duplicate}
      </Plain>
      <Plain disabled={actions.busy} onClick={() => setDeleting(true)} aria-label={messages.deleteName(name)}>
        {messages.deleteLabel}
      </Plain>
      {deleting && (
        <ConfirmDialog
          title={messages.deleteThisListing}
          action={messages.deleteLabel}
          wayBack={messages.keepIt}
          busy={actions.busy}
          onConfirm={() => {
            setDeleting(false);
            actions.remove();
          }}
          onClose={() => setDeleting(false)}
        >
          {messages.andItsPhotosWillBePermanently(name)}
          {enquiries > 0 && messages.itsEnquiriesStay}
          {!draft && lifecycle !== 'in_review' && messages.toTakeItOffTheMarket}
        </ConfirmDialog>
      )}
    </ActionRow>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: ${space[12]};
  padding: ${space[16]} 0;
  border-bottom: 1px solid ${color.sand200};
  ${from.phone} {
    grid-template-columns: 11rem minmax(0, 1fr);
    gap: ${space[24]};
  }
`;
const Cover = styled(Link)`
  display: block;
  picture,
  span {
    display: block;
    width: 100%;
    aspect-ratio: 3 / 2;
    background-color: ${color.sand100};
    border-radius: ${radius.picture};
  }
`;
const Text = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  min-width: 0;
`;
const Title = styled.h2`
  font: 600 ${size[22]} / 1.25 ${font.display};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    text-decoration: none;
  }
  a:hover {
    color: ${color.brass700};
    text-decoration: underline;
  }
`;
const Place = styled.p`
  color: ${color.ink500};
`;
const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[16]};
  color: ${color.ink500};
  font-size: ${size[14]};
  font-variant-numeric: tabular-nums;
  li {
    display: inline-flex;
    align-items: center;
    min-height: 2rem;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: ${color.brass700};
    white-space: pre;
  }
`;
const Box = styled.p<{ $tone: 'bad' | 'wait' }>`
  display: flex;
  gap: ${space[8]};
  align-items: start;
  padding: ${space[8]} ${space[12]};
  background: ${color.sand100};
  border-left: 3px solid ${({ $tone }) => ($tone === 'bad' ? color.claret700 : color.amber700)};
  font-size: ${size[14]};
  svg {
    flex: none;
    margin-top: 0.2em;
    color: ${({ $tone }) => ($tone === 'bad' ? color.claret700 : color.amber700)};
  }
`;
const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[8]};
  align-items: center;
  padding-top: ${space[8]};
  margin-left: -${space[8]};
`;
const First = styled(Button)`
  margin: 0 ${space[4]} 0 ${space[8]};
`;
const plain = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0 ${space[8]};
  border: 0;
  background: none;
  color: ${color.brass700};
  font-weight: 500;
  text-decoration: underline;
  text-decoration-color: transparent;
  text-underline-offset: 0.25em;
  &:hover:not(:disabled) {
    text-decoration-color: currentColor;
  }
  &:disabled {
    opacity: 0.55;
  }
`;
const EditLink = styled(Link)`
  ${plain}
`;
const Plain = styled.button.attrs({ type: 'button' })`
  ${plain}
`;
