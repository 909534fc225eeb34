import styled from 'styled-components';
import { color, layer, space } from '../../theme/tokens';

/** The first link of a page; seen once it has the focus. */
export const SkipLink = styled.a`
  position: fixed;
  z-index: ${layer.toast};
  top: ${space[8]};
  left: ${space[8]};
  padding: ${space[12]} ${space[16]};
  background: ${color.raised};
  color: ${color.ink900};
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
  @media print {
    display: none;
  }
`;
