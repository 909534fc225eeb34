import styled from 'styled-components';
import { color, radius, size, space } from '../../../theme/tokens';

/** A word on a card's picture, such as "Featured". */
export const Badge = styled.span`
  display: inline-block;
  margin-right: ${space[4]};
  padding: 2px ${space[8]};
  border-radius: ${radius.picture};
  background: ${color.ivory50};
  color: ${color.ink900};
  font-size: ${size[14]};
  font-variant-caps: all-small-caps;
  letter-spacing: 0.06em;
  line-height: 1.4;
  white-space: nowrap;
`;
