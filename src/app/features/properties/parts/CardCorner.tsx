import type { PropertyCard } from '@contract/properties';
import { type ReactNode, useContext } from 'react';
import styled from 'styled-components';
import { space } from '../../../theme/tokens';
import { CardTools } from '../cardTools';

interface CardCornerProps {
  property: PropertyCard;
  /** On the left, such as a badge. */
  children?: ReactNode;
  /** Before the buttons that every card has. */
  own?: ReactNode;
}

/**
 * The top edge of a card's picture: badges on the left, buttons on the right, above the card's link and not inside it.
 */
export function CardCorner({ property, children, own }: CardCornerProps) {
  const tools = useContext(CardTools);
  return (
    <Edge>
      <div>{children}</div>
      <Tools>
        {own}
        {tools?.(property)}
      </Tools>
    </Edge>
  );
}

const Edge = styled.div`
  position: absolute;
  z-index: 2;
  inset: ${space[8]} ${space[8]} auto ${space[12]};
  display: flex;
  justify-content: space-between;
  align-items: center;
  min-height: 2.75rem;
  pointer-events: none;
  button {
    pointer-events: auto;
  }
`;
const Tools = styled.div`
  display: flex;
  gap: ${space[8]};
  @media print {
    display: none;
  }
`;
