import styled from 'styled-components';
import { color, font, size, space } from '../theme/tokens';

/** The part of the rail's width that the container's own margin does not cover. */
export const besideRail = 'calc(var(--rail, 0px) - max(0px, (100vw - 1200px - 2 * var(--gutter)) / 2))';

/** Content at most 1200 px wide plus the screen's gutter, with space for the rail's buttons on its right. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(1200px + 2 * var(--gutter));
  margin: 0 auto;
  padding: 0 var(--gutter);
  @media screen {
    padding-right: max(var(--gutter), ${besideRail});
  }
`;

/** Text at most 68 characters wide. */
export const Prose = styled.div`
  max-width: 68ch;
  display: grid;
  gap: ${space[16]};
`;

/** A full-width section with vertical padding. */
export const Section = styled.section<{ $tone?: 'plain' | 'sand' | 'night' }>`
  padding: var(--section) 0;
  ${({ $tone = 'plain' }) => ($tone === 'sand' ? `background: ${color.sand100};` : $tone === 'night' ? `background: ${color.night}; color: ${color.onNight};` : '')}
`;

export const Display1 = styled.h1`
  font: 500 ${size[56]} / 1.08 ${font.display};
  letter-spacing: -0.01em;
  /* a title may be one long word */
`;
export const Display2 = styled.h2`
  font: 500 ${size[40]} / 1.12 ${font.display};
  letter-spacing: -0.005em;
`;
export const Display3 = styled.h3`
  font: 600 ${size[22]} / 1.25 ${font.display};
`;

/** The small line above a heading. */
export const Overline = styled.p`
  color: ${color.brass700};
  font: 500 ${size[14]} / 1.4 ${font.site};
  letter-spacing: 0.08em;
  text-transform: uppercase;
`;

export const Soft = styled.p`
  color: ${color.ink500};
`;

/** Stacks its children with one gap. */
export const Stack = styled.div<{ $gap?: keyof typeof space }>`
  display: grid;
  gap: ${({ $gap = 16 }) => space[$gap]};
  align-content: start;
`;

/** For screen readers only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
