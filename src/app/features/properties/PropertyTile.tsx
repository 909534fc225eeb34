import { placeLabel } from '@contract/placeLabel';
import type { PropertyCard } from '@contract/properties';
import * as messages from '@messages/app/properties';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, font, radius, size, space } from '../../theme/tokens';
import { Money } from '../../ui/Money';
import { Picture } from '../../ui/Picture';
import { Badge } from './parts/Badge';
import { CardCorner } from './parts/CardCorner';
import { FactLine } from './FactLine';
import { placeholderPicture } from './parts/placeholderPicture';
import { priceInPaise, pricePeriod, pricePerSquareFoot } from './propertyLabels';

interface PropertyTileProps {
  property: PropertyCard;
  /** The CSS `sizes` of its picture. */
  sizes: string;
  /** Loads its picture before others. */
  first?: boolean;
  /** The level of its heading. */
  level?: 'h2' | 'h3';
  /** In what it differs from a search that it does not fit. */
  differs?: string | undefined;
}

/**
 * A listing in a grid. The whole card is one link, named by the title; its buttons are outside that link. Lists render
 * more often than their listings change.
 */
export const PropertyTile = memo(function PropertyTile({
  property,
  sizes,
  first = false,
  level: Title = 'h2',
  differs,
}: PropertyTileProps) {
  const per = pricePeriod(property);
  const rate = pricePerSquareFoot(property);
  return (
    <Card>
      <div>
        <Picture picture={property.cover ?? placeholderPicture} sizes={sizes} first={first} alt="" />
        <CardCorner property={property}>{property.featured && <Badge>{messages.featured}</Badge>}</CardCorner>
      </div>
      <div>
        <p>
          {property.property_type.name || messages.property} ·{' '}
          {property.purpose === 'rent'
            ? messages.forRent
            : property.purpose === 'invest'
              ? messages.investment
              : messages.forSale}
        </p>
        <Title>
          <Link to={`/properties/${property.id}`}>{property.title}</Link>
        </Title>
        <p>{placeLabel(property)}</p>
        <p data-price="">
          <Money amountInPaise={priceInPaise(property)} brief {...(per && { per })} />
          {rate && <small>{rate}</small>}
        </p>
        <FactLine property={property} />
        {differs && <p data-differs="">{differs}</p>}
      </div>
    </Card>
  );
});

/** One style for all parts, because a list has dozens of cards and each styled component costs at hydration. */
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
  & > :first-child {
    position: relative;
    aspect-ratio: 3 / 2;
    overflow: hidden;
  }
  picture {
    height: 100%;
    border-radius: ${radius.picture} ${radius.picture} 0 0;
  }
  & > :last-child {
    display: grid;
    gap: ${space[4]};
    align-content: start;
    padding: ${space[16]} ${space[16]} ${space[24]};
  }
  p {
    color: ${color.ink500};
    font-size: ${size[14]};
  }
  p:first-child {
    color: ${color.brass700};
  }
  h2,
  h3 {
    font: 600 ${size[22]} / 1.2 ${font.display};
  }
  a {
    text-decoration: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    &:focus-visible {
      outline: none;
    }
  }
  [data-price] {
    color: inherit;
    font: 600 ${size[22]} / 1.3 ${font.display};
    padding: ${space[4]} 0;
  }
  /* the rate: on the same line as the price, so that all cards have the same height */
  [data-price] > small {
    margin-left: ${space[8]};
    color: ${color.ink500};
    font: 400 ${size[14]} ${font.site};
    white-space: nowrap;
  }
`;
