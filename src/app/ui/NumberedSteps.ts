import styled from 'styled-components';
import { color, font, size, space } from '../theme/tokens';

/** An ordered list with large numbers. */
export const NumberedSteps = styled.ol`
  display: grid;
  gap: ${space[16]};
  counter-reset: step;
  li {
    display: grid;
    grid-template-columns: 2.5rem 1fr;
    align-items: baseline;
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    color: ${color.brass700};
    font: 500 ${size[28]} / 1 ${font.display};
    font-variant-numeric: lining-nums;
  }
`;
