import type { ShortlistHome, WholeShortlist } from '@contract/shortlists';
import { placeLabel } from '@contract/placeLabel';
import * as messages from '@messages/app/shortlists';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useRemoveFromShortlistMutation } from '../../../api/endpoints/shortlistsApi';
import { color, font, from, radius, size, space } from '../../../theme/tokens';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Money, toPaise } from '../../../ui/Money';
import { Picture } from '../../../ui/Picture';
import { TextButton } from '../../../ui/TextButton';
import { useReport } from '../useReport';
import { Opinions } from './Opinions';
import { wholeNumber } from '../../../ui/wholeNumber';

interface HomeRowProps {
  list: WholeShortlist;
  home: ShortlistHome;
  isChosen: boolean;
  /** Whether one more can be chosen to compare. */
  canChoose: boolean;
  onChoose: () => void;
}

const stateLabels = { available: '', sold: messages.sold, unavailable: messages.noLongerAvailable } as const;

/** A home of a list: what it is, what the members think of it, and what this member may do with it. */
export function HomeRow({ list, home, isChosen, canChoose, onChoose }: HomeRowProps) {
  const id = useId();
  const { listing, state, property } = home;
  const title = listing?.title ?? messages.aHomeThatIsGone;
  const facts = listing && [
    listing.property_type,
    listing.bedrooms && messages.beds(listing.bedrooms),
    listing.bathrooms && messages.baths(listing.bathrooms),
    listing.size && messages.squareFeet(wholeNumber.format(listing.size)),
  ];
  return (
    <Card aria-labelledby={id} data-state={state}>
      <Frame>
        {listing?.cover && <Picture picture={listing.cover} sizes="(min-width: 640px) 12rem, 100vw" alt="" />}
      </Frame>
      <Text>
        {state !== 'available' && <State>{stateLabels[state]}</State>}
        <Title id={id}>{listing ? <Link to={`/properties/${property}`}>{title}</Link> : title}</Title>
        {listing && (
          <>
            <Soft>{placeLabel(listing)}</Soft>
            <Price>
              <Money
                amountInPaise={listing.price === null ? null : toPaise(listing.price)}
                {...(listing.purpose === 'rent' && { per: messages.aMonth })}
              />
            </Price>
            <Soft>{(facts ?? []).filter(Boolean).join(' · ')}</Soft>
          </>
        )}
        {home.added_by && list.members.length > 1 && <Soft>{messages.addedBy(home.added_by)}</Soft>}
        <Opinions list={list} home={home} title={title} />
        <Tools>
          {state === 'available' && list.homes.length > 1 && (
            <Tick>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={!isChosen && !canChoose}
                onChange={onChoose}
                aria-label={messages.compareTitle(title)}
              />{' '}
              {messages.compare}
            </Tick>
          )}
          {list.role !== 'view' && <RemoveHome list={list.id} property={property} title={title} />}
        </Tools>
      </Text>
    </Card>
  );
}

function RemoveHome({ list, property, title }: { list: number; property: number; title: string }) {
  const [asking, setAsking] = useState(false);
  const [remove] = useRemoveFromShortlistMutation();
  const report = useReport();
  const confirm = () => {
    setAsking(false);
    void report(remove({ id: list, property }).unwrap(), messages.homeWasNotRemoved);
  };
  return (
    <>
      <TextButton onClick={() => setAsking(true)} aria-label={messages.removeTitle(title)}>
        <Trash2 size={18} strokeWidth={1.5} aria-hidden />
        &nbsp;{messages.remove}
      </TextButton>
      {asking && (
        <ConfirmDialog
          title={messages.removeThisHome}
          action={messages.remove}
          wayBack={messages.keepIt}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          {messages.votesGoWithIt(title)}
        </ConfirmDialog>
      )}
    </>
  );
}

const Card = styled.article`
  display: grid;
  gap: ${space[16]};
  padding: ${space[16]};
  background: ${color.raised};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.picture};
  ${from.phone} {
    grid-template-columns: 12rem minmax(0, 1fr);
  }
  @media print {
    grid-template-columns: 8rem minmax(0, 1fr);
    break-inside: avoid;
  }
`;
const Frame = styled.div`
  aspect-ratio: 3 / 2;
  align-self: start;
  background: ${color.sand200};
  border-radius: ${radius.picture};
  overflow: hidden;
  picture {
    height: 100%;
  }
  [data-state='available'] > & {
    filter: none;
  }
  :is([data-state='sold'], [data-state='unavailable']) > & {
    filter: grayscale(1);
  }
`;
const Text = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  min-width: 0;
`;
const State = styled.p`
  justify-self: start;
  padding: 0 ${space[8]};
  border: 1px solid ${color.claret700};
  border-radius: ${radius.picture};
  color: ${color.claret700};
  font-weight: 500;
  font-size: ${size[14]};
`;
const Title = styled.h2`
  font: 600 ${size[22]} / 1.25 ${font.display};
  a {
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }
`;
const Soft = styled.p`
  color: ${color.ink500};
  font-size: ${size[14]};
  font-variant-numeric: tabular-nums;
`;
const Price = styled.p`
  font: 600 ${size[18]} / 1.3 ${font.display};
`;
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[24]};
  align-items: center;
  @media print {
    display: none;
  }
`;
const Tick = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-height: 2.75rem;
  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${color.brass700};
  }
`;
