import styled from 'styled-components';
import { color, from, space } from '../../../theme/tokens';

/** The gallery's CSS `sizes`. */
export const gallerySizes = '(min-width: 1440px) 1440px, 100vw';

/** The gallery's frame: full width, never taller than most of the screen. */
export const Frame = styled.div`
  position: relative;
  aspect-ratio: 3 / 2;
  max-height: min(72vh, 44rem);
  width: 100%;
  background: ${color.night};
  overflow: hidden;
  picture {
    height: 100%;
    border-radius: 0;
  }
  ${from.tablet} {
    aspect-ratio: auto;
    height: min(72vh, 44rem);
  }
  @media print {
    height: 11cm;
    max-height: none;
    break-inside: avoid;
    background: none;
  }
`;

/** The row of thumbnails below it. */
export const Row = styled.ul`
  display: flex;
  gap: ${space[8]};
  padding: ${space[12]} var(--gutter);
  overflow-x: auto;
  max-width: calc(1200px + 2 * var(--gutter));
  margin: 0 auto;
  min-height: 6.5rem;
  li {
    flex: none;
  }
  @media print {
    display: none;
  }
  picture {
    width: 7.5rem;
    height: 5rem;
  }
`;
