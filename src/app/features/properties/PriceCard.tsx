import type { Property } from '@contract/properties';
import * as messages from '@messages/app/properties';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, from, layer, shortScreen, size, space } from '../../theme/tokens';
import { Money } from '../../ui/Money';
import { priceInPaise, pricePeriod, pricePerSquareFoot } from './propertyLabels';

interface PriceCardProps {
  property: Property;
  /** Next to the price, such as the monthly instalment. */
  aside?: ReactNode;
  /** Contact buttons. */
  children: ReactNode;
  /** Who answers for it, below the buttons; on phones, where those are a bar, below the title. */
  answers?: ReactNode;
  /** At the end, where there is room: other ways to reach us. */
  below?: ReactNode;
}

/**
 * Price and contact buttons: a card beside the facts that stays in view; on phones the price stands above the title, and
 * the buttons are a bar at the bottom.
 */
export function PriceCard({ property, aside, children, answers, below }: PriceCardProps) {
  const per = pricePeriod(property);
  const rate = pricePerSquareFoot(property);
  return (
    <Card aria-label={messages.priceAndEnquiry}>
      <Top>
        <Price>
          <Money amountInPaise={priceInPaise(property)} {...(per && { per })} />
        </Price>
        {rate && <Rate>{rate}</Rate>}
        {aside}
      </Top>
      <Actions id="below-price" data-dock>
        {children}
      </Actions>
      {answers && <Answers>{answers}</Answers>}
      {below && <Below>{below}</Below>}
    </Card>
  );
}

const Card = styled.aside`
  display: contents;
  ${from.tablet} {
    display: grid;
    grid-area: 1 / 2 / 3 / 3;
    position: var(--stuck);
    top: calc(var(--bar) + ${space[24]});
    align-self: start;
    gap: ${space[16]};
    padding: ${space[24]};
    border: 1px solid ${color.sand200};
    background: ${color.raised};
  }
  @media print {
    display: none;
  }
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[16]};
  /* photograph, price, title */
  order: -1;
  ${from.tablet} {
    order: 0;
    justify-content: space-between;
  }
`;
const Price = styled.p`
  font: 600 ${size[28]} / 1.2 ${font.display};
`;
const Rate = styled.p`
  color: ${color.ink500};
  font-size: ${size[14]};
  ${from.tablet} {
    width: 100%;
  }
`;
const Actions = styled.div`
  position: var(--pinned);
  z-index: ${layer.sticky};
  inset: auto 0 0;
  display: flex;
  gap: ${space[8]};
  align-items: center;
  min-height: var(--dock);
  padding: 0 var(--gutter);
  background: ${color.raised};
  border-top: 1px solid ${color.sand200};
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
  ${shortScreen} {
    padding-block: ${space[8]};
    border: 0;
  }
  ${from.tablet} {
    position: static;
    display: grid;
    min-height: 0;
    padding: 0;
    border: 0;
    background: none;
  }
`;
const Answers = styled.div`
  padding-top: ${space[12]};
  border-top: 1px solid ${color.sand200};
  ${from.tablet} {
    padding-top: ${space[16]};
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
