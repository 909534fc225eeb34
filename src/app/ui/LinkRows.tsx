import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, size, space } from '../theme/tokens';

/** A list of rows that are links. */
export const LinkRows = styled.ul`
  border-top: 1px solid ${color.sand200};
  li {
    border-bottom: 1px solid ${color.sand200};
  }
`;
/** A row: a name in bold, its state, and small lines below. */
export const RowLink = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[4]} ${space[16]};
  padding: ${space[12]} ${space[8]};
  text-decoration: none;
  strong {
    font-weight: 500;
  }
  &:hover {
    background: ${color.sand100};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
export const RowSmall = styled.span`
  grid-column: 1 / -1;
  color: ${color.ink500};
  font-size: ${size[14]};
  font-variant-numeric: tabular-nums;
`;
