import { placeLabel } from '@contract/placeLabel';
import type { PropertyCard } from '@contract/properties';
import * as messages from '@messages/app/properties';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, font, radius, size, space } from '../../theme/tokens';
import { Money } from '../../ui/Money';
import { Picture } from '../../ui/Picture';
import { Badge } from './parts/Badge';
import { CardCorner } from './parts/CardCorner';
import { FactLine } from './parts/FactLine';
import { placeholderPictures } from './parts/placeholderPictures';
import { priceInPaise, pricePeriod, pricePerSquareFoot } from './propertyLabels';

interface PropertyTileProps {
  property: PropertyCard;
  /** The CSS `sizes` of its picture. */
  sizes: string;
  /** Loads its picture before others. */
  first?: boolean;
  /** The level of its heading. */
  level?: 'h2' | 'h3';
}

/** A listing in a grid. The whole card is one link, named by the title; its buttons are outside that link. */
export function PropertyTile({ property, sizes, first = false, level: Title = 'h2' }: PropertyTileProps) {
  const per = pricePeriod(property);
  const rate = pricePerSquareFoot(property);
  return (
    <Card>
      <Frame>
        <Picture picture={property.cover ?? placeholderPictures[0]} sizes={sizes} first={first} alt="" />
        <CardCorner property={property}>{property.featured && <Badge>{messages.featured}</Badge>}</CardCorner>
      </Frame>
      <Text>
        <Kind>
          {property.property_type.name || messages.property} ·{' '}
          {property.purpose === 'rent'
            ? messages.forRent
            : property.purpose === 'invest'
              ? messages.investment
              : messages.forSale}
        </Kind>
        <Heading as={Title}>
          <Whole to={`/properties/${property.id}`}>{property.title}</Whole>
        </Heading>
        <Place>{placeLabel(property)}</Place>
        <Price>
          <Money amountInPaise={priceInPaise(property)} brief {...(per && { per })} />
          {rate && <Rate>{rate}</Rate>}
        </Price>
        <FactLine property={property} />
      </Text>
    </Card>
  );
}

const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
  background: ${color.raised};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.picture};
  picture img {
    transition: transform 600ms;
  }
  &:hover picture img {
    transform: scale(1.03);
  }
  &:has(a:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;
const Frame = styled.div`
  position: relative;
  aspect-ratio: 3 / 2;
  overflow: hidden;
  picture {
    height: 100%;
    border-radius: ${radius.picture} ${radius.picture} 0 0;
  }
`;
const Text = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  padding: ${space[16]} ${space[16]} ${space[24]};
`;
const Kind = styled.p`
  color: ${color.brass700};
  font-size: ${size[14]};
`;
const Heading = styled.h2`
  font: 600 ${size[22]} / 1.2 ${font.display};
`;
const Whole = styled(Link)`
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
`;
const Place = styled.p`
  color: ${color.ink500};
  font-size: ${size[14]};
`;
const Price = styled.p`
  font: 600 ${size[22]} / 1.3 ${font.display};
  padding: ${space[4]} 0;
`;
/** On the same line as the price, so that all cards have the same height. */
const Rate = styled.small`
  margin-left: ${space[8]};
  color: ${color.ink500};
  font: 400 ${size[14]} ${font.site};
  white-space: nowrap;
`;
