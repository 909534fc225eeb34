import styled from 'styled-components';
import { font, size, space } from '../../../theme/tokens';

/** Above one of two groups of listings; low, so that the first picture stays on the first screen. */
export const GroupHeading = styled.h2`
  font: 600 ${size[18]} / 1.5rem ${font.display};
  margin-bottom: ${space[4]};
`;
