import styled, { keyframes } from 'styled-components';
import { color, radius } from '../theme/tokens';

const pulse = keyframes`50% { opacity: 0.55; }`;

/** A plain placeholder of the content's size. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true })<{
  $height?: string;
  $width?: string;
  $ratio?: string;
}>`
  background: ${color.sand200};
  border-radius: ${radius.picture};
  animation: ${pulse} 1.6s ease-in-out infinite;
  height: ${({ $height = 'auto' }) => $height};
  width: ${({ $width = '100%' }) => $width};
  ${({ $ratio }) => $ratio && `aspect-ratio: ${$ratio};`}
`;
