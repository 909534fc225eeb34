import type { PropertyCard } from '@contract/properties';
import * as messages from '@messages/app/properties';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, font, size, space } from '../../theme/tokens';
import { Money } from '../../ui/Money';
import { Picture } from '../../ui/Picture';
import { placeholderPicture } from './parts/placeholderPicture';
import { priceInPaise, pricePeriod } from './propertyLabels';
import { useListingsByIds } from './useListingsByIds';

/** A row of small listing cards that scrolls sideways. Listings that are gone are left out. */
export function ListingStrip({ ids, label }: { ids: readonly number[]; label: string }) {
  const { listings, failure } = useListingsByIds(ids);
  const cards = listings?.flatMap(({ card }) => card ?? []);
  if (failure) return <p role="status">{failure.words}</p>;
  if (cards?.length === 0) return <p>{messages.theyAreNoLongerAvailable}</p>;
  return (
    <Scroll role="region" aria-label={label} tabIndex={0} aria-busy={!cards}>
      <Row>
        {cards ? cards.map((card) => <SmallCard key={card.id} card={card} />) : ids.map((id) => <Blank key={id} />)}
      </Row>
    </Scroll>
  );
}

function SmallCard({ card }: { card: PropertyCard }) {
  const per = pricePeriod(card);
  return (
    <Card>
      <Picture picture={card.cover ?? placeholderPicture} sizes="224px" alt="" />
      <Title to={`/properties/${card.id}`}>{card.title}</Title>
      <p>
        <Money amountInPaise={priceInPaise(card)} brief {...(per && { per })} />
      </p>
    </Card>
  );
}

const Scroll = styled.div`
  overflow-x: auto;
  padding: 3px;
  margin: -3px;
  scroll-snap-type: x proximity;
  scroll-padding: 3px;
`;
const Row = styled.ul`
  display: flex;
  gap: ${space[16]};
  padding-bottom: ${space[8]};
`;
const Card = styled.li`
  position: relative;
  flex: none;
  width: 14rem;
  height: 14.5rem;
  display: grid;
  gap: ${space[4]};
  align-content: start;
  scroll-snap-align: start;
  font-size: ${size[14]};
  picture {
    aspect-ratio: 3 / 2;
  }
`;
const Blank = styled(Card)`
  background: ${color.sand200};
  opacity: 0.5;
`;
const Title = styled(Link)`
  overflow: hidden;
  padding-top: ${space[4]};
  font: 600 ${size[18]} / 1.25 ${font.display};
  text-decoration: none;
  white-space: nowrap;
  text-overflow: ellipsis;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    color: ${color.brass700};
  }
`;
