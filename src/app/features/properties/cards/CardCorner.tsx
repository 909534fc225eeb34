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
  const buttons = tools?.(property);
  if (!children && !own && !buttons) return null;
  return (
    <Edge>
      {children && <div>{children}</div>}
      {(own || buttons) && (
        <div data-tools="">
          {own}
          {buttons}
        </div>
      )}
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
  [data-tools] {
    display: flex;
    gap: ${space[8]};
    margin-left: auto;
    @media print {
      display: none;
    }
  }
`;
