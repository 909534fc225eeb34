import { placeLabel } from '@contract/placeLabel';
import type { PropertyCard } from '@contract/properties';
import * as messages from '@messages/app/properties';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, duration, easing, font, from, radius, size, space, reducedMotion } from '../../theme/tokens';
import { Money } from '../../ui/Money';
import { Picture } from '../../ui/Picture';
import { Badge } from './cards/Badge';
import { CardCorner } from './cards/CardCorner';
import { FactLine } from './FactLine';
import { placeholderPicture } from './parts/placeholderPicture';
import { featuredQuery } from './featuredQueries';
import { priceInPaise, pricePeriod } from './propertyLabels';

/** The specification's height of a featured card, in pixels. */
const cardHeight = 400;

interface FeaturedBandProps {
  properties: readonly PropertyCard[];
  /** A superuser's action on a card, next to its link. */
  actionFor?: (property: PropertyCard) => ReactNode;
}

/** Up to three featured listings in a row; on desktops the hovered card grows and the others shrink. */
export function FeaturedBand({ properties, actionFor }: FeaturedBandProps) {
  return (
    <Row>
      {properties.slice(0, featuredQuery.limit).map((property) => {
        const per = pricePeriod(property);
        return (
          <Card key={property.id}>
            <Picture picture={property.cover ?? placeholderPicture} sizes="(min-width: 900px) 600px, 94vw" alt="" />
            <CardCorner property={property} own={actionFor?.(property)}>
              {property.featured && <Badge>{messages.featured}</Badge>}
            </CardCorner>
            <Text>
              <Heading>
                <Whole to={`/properties/${property.id}`}>{property.title}</Whole>
              </Heading>
              <p>{placeLabel(property)}</p>
              <Price>
                <Money amountInPaise={priceInPaise(property)} brief {...(per && { per })} />
              </Price>
              <FactLine property={property} />
            </Text>
          </Card>
        );
      })}
    </Row>
  );
}

const Row = styled.ul`
  display: grid;
  gap: ${space[16]};
  ${from.tablet} {
    display: flex;
    height: ${cardHeight}px;
  }
`;
const Card = styled.li`
  position: relative;
  height: ${cardHeight}px;
  overflow: hidden;
  border-radius: ${radius.picture};
  background: ${color.night};
  color: ${color.onNight};
  picture {
    position: absolute;
    inset: 0;
  }
  &:has(a:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  ${from.tablet} {
    flex: 1 1 0;
    min-width: 0;
    transition: flex-grow ${duration.panel}ms ${easing};
    @media (hover: hover) {
      &:hover {
        flex-grow: 1.7;
      }
    }
    &:focus-within {
      flex-grow: 1.7;
    }
  }
  ${reducedMotion} {
    transition: none;
  }
`;
const Text = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: grid;
  gap: ${space[4]};
  padding: ${space[96]} ${space[24]} ${space[24]};
  background: linear-gradient(transparent, rgba(12, 15, 19, 0.6) 38%, rgba(12, 15, 19, 0.9));
`;
const Heading = styled.h3`
  font: 600 ${size[28]} / 1.15 ${font.display};
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
const Price = styled.p`
  font: 600 ${size[22]} / 1.3 ${font.display};
`;
