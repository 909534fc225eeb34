import { placeLabel } from '@contract/placeLabel';
import type { PropertyCard } from '@contract/properties';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, font, from, radius, size, space } from '../../../theme/tokens';
import { Money } from '../../../ui/Money';
import { Picture } from '../../../ui/Picture';
import { Badge } from './Badge';
import { badgesOf } from './badges';
import { CardCorner } from './CardCorner';
import { factsLabel } from './factsLabel';
import { placeholderPicture } from '../parts/placeholderPicture';
import { priceInPaise, pricePeriod, pricePerSquareFoot } from '../propertyLabels';

interface PropertyTileProps {
  property: PropertyCard;
  /** The CSS `sizes` of its picture. */
  sizes: string;
  /** Loads its picture before others. */
  first?: boolean;
  /** The level of its heading. */
  level?: 'h2' | 'h3';
  /** Why it stands here, or in what it differs. */
  note?: string | undefined;
  /** When the list was answered, in milliseconds: what is new then is marked. */
  now?: number | undefined;
}

/**
 * A listing in a grid: its picture, price, facts, place and title. The whole card is one link, named by the title; its
 * buttons are outside that link. Lists render more often than their listings change.
 */
export const PropertyTile = memo(function PropertyTile({
  property,
  sizes,
  first = false,
  level: Title = 'h2',
  note,
  now = Infinity,
}: PropertyTileProps) {
  const per = pricePeriod(property);
  const rate = pricePerSquareFoot(property);
  const badges = badgesOf(property, now);
  return (
    <Card>
      <div data-pictures="">
        <Picture picture={property.cover ?? placeholderPicture} sizes={sizes} first={first} alt="" />
        <CardCorner property={property}>
          {badges.length > 0 && badges.map((badge) => <Badge key={badge}>{badge}</Badge>)}
        </CardCorner>
      </div>
      <div>
        <p data-price="">
          <Money amountInPaise={priceInPaise(property)} brief {...(per && { per })} />
          {rate && <small>{rate}</small>}
        </p>
        <p>{factsLabel(property)}</p>
        <p>{placeLabel(property)}</p>
        <Title>
          <Link to={`/properties/${property.id}`}>{property.title}</Link>
        </Title>
        {note && <p data-note="">{note}</p>}
      </div>
    </Card>
  );
});

/** One style for all parts, because a list has dozens of cards and each styled component costs at hydration. */
const Card = styled.article`
  /* a swipe turns the pictures */
  touch-action: pan-y pinch-zoom;
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
  background: ${color.raised};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.picture};
  &:has(a:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  & > :first-child {
    position: relative;
    aspect-ratio: 4 / 3;
    overflow: hidden;
    ${from.phone} {
      aspect-ratio: 3 / 2;
    }
  }
  picture {
    height: 100%;
    border-radius: ${radius.picture} ${radius.picture} 0 0;
  }
  & > :last-child {
    display: grid;
    gap: ${space[4]};
    align-content: start;
    min-width: 0;
    padding: ${space[12]} ${space[12]} ${space[16]};
  }
  p {
    color: ${color.ink500};
    font-size: ${size[14]};
    line-height: 1.4;
  }
  h2,
  h3 {
    overflow: hidden;
    font: 600 ${size[18]} / 1.4 ${font.display};
    text-overflow: ellipsis;
    text-wrap: nowrap;
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
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 ${space[8]};
    color: inherit;
    font: 600 ${size[22]} / 1.2 ${font.display};
  }
  [data-note] {
    margin-top: ${space[8]};
    padding-top: ${space[8]};
    border-top: 1px solid ${color.sand200};
    color: ${color.ink900};
    font-weight: 600;
  }
  [data-price] > small {
    color: ${color.ink500};
    font: 400 ${size[14]} ${font.site};
    white-space: nowrap;
  }
`;
