import type { ShortlistHome } from '@contract/shortlists';
import { placeLabel } from '@contract/placeLabel';
import * as messages from '@messages/app/shortlists';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, font, from, radius, size, space } from '../../../theme/tokens';
import { Money, toPaise } from '../../../ui/Money';
import { Picture } from '../../../ui/Picture';
import { wholeNumber } from '../../../ui/wholeNumber';

const stateLabels = { available: '', sold: messages.sold, unavailable: messages.noLongerAvailable } as const;

interface HomeCardProps {
  home: Pick<ShortlistHome, 'property' | 'state' | 'listing'>;
  children?: ReactNode;
}

/** A home of a list: its picture, its facts, and what the page adds. */
export function HomeCard({ home: { listing, state, property }, children }: HomeCardProps) {
  const id = useId();
  const title = titleOf(listing);
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
        {children}
      </Text>
    </Card>
  );
}

/** What a home is called; one that is hidden has no title. */
export const titleOf = (listing: ShortlistHome['listing']): string => listing?.title ?? messages.aHomeThatIsGone;

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
export const Soft = styled.p`
  color: ${color.ink500};
  font-size: ${size[14]};
  font-variant-numeric: tabular-nums;
`;
const Price = styled.p`
  font: 600 ${size[18]} / 1.3 ${font.display};
`;
