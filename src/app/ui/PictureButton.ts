import styled from 'styled-components';
import { color, from } from '../theme/tokens';
import { IconButton } from './Button';

/** An icon button on a picture, readable on any of them; brass when pressed. */
export const PictureButton = styled(IconButton)`
  border-radius: 50%;
  ${from.tablet} {
    width: 2.25rem;
    height: 2.25rem;
  }
  background: rgba(12, 15, 19, 0.72);
  color: ${color.onNight};
  &:hover {
    background: ${color.night};
  }
  &[aria-pressed='true'] {
    color: ${color.brassOnNight};
  }
`;
