import styled from 'styled-components';
import { color, font, size, space } from '../../theme/tokens';

export const Heading = styled.h2`
  padding-block: ${space[8]};
  font: 600 ${size[18]} / 1.3 ${font.display};
`;

/** Rows of a time, what happens then in two lines, and what one can do. */
export const TimedRows = styled.ul`
  border-top: 1px solid ${color.sand200};
  li {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr) auto;
    gap: ${space[4]} ${space[16]};
    align-items: center;
    padding: ${space[8]} 0;
    border-bottom: 1px solid ${color.sand200};
  }
  time {
    font-variant-numeric: tabular-nums;
  }
  [data-urgent='true'] time {
    color: ${color.claret700};
    font-weight: 600;
  }
`;
export const TwoLines = styled.div`
  display: grid;
  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  a {
    font-weight: 600;
  }
`;
