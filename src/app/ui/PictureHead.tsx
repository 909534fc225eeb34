import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, from, size, space } from '../theme/tokens';
import { Breadcrumb } from './Breadcrumb';
import { Container, Display1, Overline } from './Layout';
import { Picture, type PictureSource } from './Picture';

interface PictureHeadProps {
  overline: string;
  title: string;
  lead?: ReactNode;
  trail: readonly { name: string; to?: string }[];
  /** Without one the band is dark by itself. */
  picture?: PictureSource | null | undefined;
  /** Below the words: buttons, figures. */
  children?: ReactNode;
}

/** The head of a page that begins with a picture from edge to edge, its words on a gradient. */
export function PictureHead({ overline, title, lead, trail, picture, children }: PictureHeadProps) {
  return (
    <Band $tall={Boolean(picture)}>
      {picture && <Behind><Picture picture={picture} sizes="100vw" first alt="" /></Behind>}
      <Foot $fades={Boolean(picture)}>
        <Words>
          <Breadcrumb trail={trail} />
          <OnNight>{overline}</OnNight>
          <Display1>{title}</Display1>
          {lead && <Lead>{lead}</Lead>}
          {children && <After>{children}</After>}
        </Words>
      </Foot>
    </Band>
  );
}

const Band = styled.header<{ $tall: boolean }>`
  position: relative; display: grid; background: ${color.night}; color: ${color.onNight};
  min-height: ${({ $tall }) => ($tall ? 'clamp(32rem, 48vw, 42rem)' : 'auto')};
  @media print { min-height: 0; background: none; color: inherit; }
`;
const Behind = styled.div`
  position: absolute; inset: var(--bar) 0 0; overflow: hidden;
  picture { width: 100%; height: 100%; border-radius: 0; }
  @media print { display: none; }
`;
/** Dark as far up as there are words, whatever the picture: brass stays readable on white at 0.8. */
const Foot = styled.div<{ $fades: boolean }>`
  position: relative; align-self: end; padding-top: ${({ $fades }) => ($fades ? `calc(var(--bar) + ${space[96]})` : `calc(var(--bar) + ${space[48]})`)};
  ${({ $fades }) => $fades && `background: linear-gradient(to top, rgba(12, 15, 19, 0.94), rgba(12, 15, 19, 0.8) calc(100% - var(--bar) - ${space[96]}), rgba(12, 15, 19, 0));`}
  @media print { background: none; }
`;
const Words = styled(Container)`
  display: grid; gap: ${space[12]}; padding-bottom: ${space[48]};
  ${from.tablet} { padding-bottom: ${space[64]}; }
  nav ol { color: ${color.onNightSoft}; }
  nav a:hover { color: ${color.brassOnNight}; }
`;
const OnNight = styled(Overline)`padding-top: ${space[12]}; color: ${color.brassOnNight};`;
const Lead = styled.p`max-width: 60ch; font-size: ${size[18]}; color: ${color.onNight};`;
const After = styled.div`display: grid; gap: ${space[32]}; padding-top: ${space[16]};`;
