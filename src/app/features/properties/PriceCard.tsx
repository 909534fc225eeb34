import type { Property } from '@contract/properties';
import * as messages from '@messages/app/properties';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { breakpoint, color, font, from, layer, shortScreen, size, space } from '../../theme/tokens';
import { Money } from '../../ui/Money';
import { priceInPaise, pricePeriod, pricePerSquareFoot } from './propertyLabels';

interface PriceCardProps {
  property: Property;
  /** Next to the price, such as the monthly instalment. */
  aside?: ReactNode;
  /** Contact buttons. */
  children: ReactNode;
  /** Below the buttons, where there is room: other ways to reach us. */
  below?: ReactNode;
}

/** Price and contact buttons: sticky beside the facts, or a bar at the bottom on phones. */
export function PriceCard({ property, aside, children, below }: PriceCardProps) {
  const per = pricePeriod(property);
  const rate = pricePerSquareFoot(property);
  return (
    <Card aria-label={messages.priceAndEnquiry} data-dock>
      <Top>
        <Price>
          <Money amountInPaise={priceInPaise(property)} {...(per && { per })} />
        </Price>
        {rate && <Rate>{rate}</Rate>}
        {aside}
      </Top>
      <Actions>{children}</Actions>
      {below && <Below>{below}</Below>}
    </Card>
  );
}

const Card = styled.aside`
  position: var(--pinned);
  z-index: ${layer.sticky};
  inset: auto 0 0;
  display: grid;
  gap: ${space[4]};
  align-content: center;
  min-height: var(--dock);
  padding: 0 var(--gutter);
  background: ${color.raised};
  border-top: 1px solid ${color.sand200};
  /* the price belongs to the first screens, wherever the bar is */
  ${shortScreen} {
    order: -1;
    padding-block: ${space[8]};
  }
  ${from.tablet} {
    order: 0;
    position: var(--stuck);
    top: calc(var(--bar) + ${space[24]});
    inset-inline: auto;
    align-self: start;
    height: auto;
    gap: ${space[16]};
    justify-content: stretch;
    padding: ${space[24]};
    border: 1px solid ${color.sand200};
  }
  @media print {
    display: none;
  }
`;
const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[16]};
  min-height: 2.75rem;
  white-space: nowrap;
  /* the site's floating buttons are on its right */
  @media (max-width: ${breakpoint.tablet - 1}px) {
    padding-right: 11rem;
  }
  /* the link next to the price moves below it and covers both; the narrowest phones find it further down the page */
  @media (max-width: ${breakpoint.phone - 1}px) {
    position: relative;
    align-items: start;
    min-height: 3rem;
    padding-right: 6.5rem;
    & > p {
      line-height: 1.15;
      pointer-events: none;
    }
    & > a {
      position: absolute;
      inset: 0 6.5rem 0 0;
      align-items: end;
      line-height: 1.25;
    }
  }
  @media (max-width: 379px) {
    & > a {
      display: none;
    }
  }
  ${from.tablet} {
    flex-wrap: wrap;
    white-space: normal;
  }
`;
const Price = styled.p`
  font: 600 ${size[28]} / 1.2 ${font.display};
`;
/** Phones show it among the facts, because their bar has one line for the price. */
const Rate = styled.p`
  display: none;
  color: ${color.ink500};
  font-size: ${size[14]};
  ${from.tablet} {
    display: block;
    width: 100%;
  }
`;
const Actions = styled.div`
  display: flex;
  flex: 1;
  gap: ${space[8]};
  justify-content: end;
  & > * {
    flex: 1;
    padding-inline: ${space[12]};
    white-space: nowrap;
  }
  @media (max-width: 379px) {
    & > * {
      padding-inline: ${space[8]};
      font-size: ${size[14]};
    }
  }
  ${from.tablet} {
    display: grid;
    justify-content: stretch;
  }
`;
/** Phones have it in their bar at the top and in the footer. */
const Below = styled.div`
  display: none;
  ${from.tablet} {
    display: grid;
    gap: ${space[4]};
    padding-top: ${space[16]};
    border-top: 1px solid ${color.sand200};
    color: ${color.ink500};
    font-size: ${size[14]};
  }
  a {
    justify-self: start;
    color: ${color.ink900};
    font-weight: 600;
    font-size: ${size[18]};
    line-height: 2.75rem;
  }
`;
