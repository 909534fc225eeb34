import styled from 'styled-components';
import { color, radius, size, space } from '../../../theme/tokens';

/** "Featured" on a card. */
export const Badge = styled.span`
  padding: ${space[4]} ${space[12]};
  border-radius: ${radius.control};
  background: ${color.night};
  color: ${color.brassOnNight};
  font-size: ${size[14]};
  line-height: 1.4;
  white-space: nowrap;
`;
