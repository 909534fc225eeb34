import styled from 'styled-components';
import { color, from, radius, space } from '../../../theme/tokens';
import { besideRail } from '../../../ui/Layout';

/** How many photographs stand beside the large one on wide screens. */
export const tilesAtMost = 4;

/** The CSS `sizes` of the large photograph, and of those beside it. */
export const stageSizes = (count: number) => (count > 1 ? '(min-width: 900px) 620px, 100vw' : wholeSizes);
export const wholeSizes = '(min-width: 1440px) 1440px, 100vw';
export const tileSizes = '300px';

/**
 * A listing's photographs: on phones one at a time over the whole width, on wide screens a large one with up to four
 * beside it. One alone, or a drawing in its place, is as wide as the screen everywhere.
 */
export const Mosaic = styled.section<{ $count: number }>`
  position: relative;
  ${from.tablet} {
    display: grid;
    gap: ${space[8]};
    height: min(30rem, 54vh);
    ${({ $count }) =>
      $count > 1 &&
      `grid-template-columns: ${$count === 3 ? '2fr 1fr' : '1fr 1fr'};
      max-width: calc(1200px + 2 * var(--gutter));
      margin-inline: auto;
      padding: 0 max(var(--gutter), ${besideRail}) 0 var(--gutter);`}
  }
  @media print {
    display: block;
    height: auto;
  }
`;

/** The large photograph. */
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
    height: 100%;
    min-height: 0;
  }
  @media print {
    height: 7.5cm;
    max-height: none;
    break-inside: avoid;
    background: none;
  }
`;

/** Those beside it. Phones, where one swipes, leave them out; without scripts they are a row of links there. */
export const Tiles = styled.ul<{ $count: number }>`
  display: none;
  gap: ${space[8]};
  li,
  li > * {
    min-width: 0;
    min-height: 0;
    height: 100%;
  }
  picture {
    height: 100%;
    border-radius: ${radius.picture};
  }
  ${from.tablet} {
    display: grid;
    grid-template-columns: ${({ $count }) => ($count > 2 ? '1fr 1fr' : '1fr')};
    grid-auto-rows: minmax(0, 1fr);
    min-height: 0;
    ${({ $count }) => $count === 2 && 'grid-template-columns: 1fr;'}
    ${({ $count }) => $count === 3 && 'li:first-child { grid-column: 1 / -1; }'}
  }
  @media (scripting: none) and (max-width: 899px) {
    display: flex;
    overflow-x: auto;
    padding: ${space[8]} var(--gutter);
    li {
      flex: none;
      width: 7.5rem;
      height: 5rem;
    }
  }
  @media print {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    height: 2.6cm;
    margin-top: ${space[8]};
    padding: 0;
    li:first-child {
      grid-column: auto;
    }
  }
`;
