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
  /** Without a picture, the band itself is dark. */
  picture?: PictureSource | null | undefined;
  /** The picture is still loading: its space is reserved. */
  awaited?: boolean;
  /** Buttons or figures below the text. */
  children?: ReactNode;
}

/** A page's head with a full-width picture: above the text on phones, behind it under a gradient on wider screens. */
export function PictureHead({ overline, title, lead, trail, picture, awaited = false, children }: PictureHeadProps) {
  const pictured = Boolean(picture) || awaited;
  return (
    <Band $tall={pictured}>
      {pictured && <Behind>{picture && <Picture picture={picture} sizes="100vw" first alt="" />}</Behind>}
      <Foot $fades={pictured}>
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
  position: relative;
  display: grid;
  background: ${color.night};
  color: ${color.onNight};
  ${from.tablet} {
    min-height: ${({ $tall }) => ($tall ? 'clamp(32rem, 48vw, 42rem)' : 'auto')};
  }
  @media print {
    min-height: 0;
    background: none;
    color: inherit;
  }
`;
const Behind = styled.div`
  aspect-ratio: 3 / 2;
  margin-top: var(--bar);
  overflow: hidden;
  background: ${color.nightRaised};
  picture {
    width: 100%;
    height: 100%;
    border-radius: 0;
  }
  ${from.phone} {
    aspect-ratio: 2 / 1;
  }
  ${from.tablet} {
    position: absolute;
    inset: var(--bar) 0 0;
    aspect-ratio: auto;
    margin-top: 0;
  }
  @media print {
    display: none;
  }
`;
/**
 * Darkens the picture behind the text, whatever it shows: on white, brass text is readable at 0.8 and a title at 0.5.
 */
const Foot = styled.div<{ $fades: boolean }>`
  position: relative;
  align-self: end;
  padding-top: ${({ $fades }) => ($fades ? space[16] : `calc(var(--bar) + ${space[48]})`)};
  --words: 85%;
  ${from.desktop} {
    --words: 58%;
  }
  ${({ $fades }) =>
    $fades &&
    `${from.tablet} {
    padding-top: calc(var(--bar) + ${space[96]});
    &::before {
      content: ''; position: absolute; inset: 0; mask-image: linear-gradient(to top, #000 calc(100% - var(--bar) - ${space[96]}), transparent);
      background: linear-gradient(to right, rgba(12, 15, 19, 0.88), rgba(12, 15, 19, 0.82) var(--words), rgba(12, 15, 19, 0.3)), linear-gradient(to top, rgba(12, 15, 19, 0.6), rgba(12, 15, 19, 0) 40%);
    }
  }`}
  @media print {
    &::before {
      display: none;
    }
  }
`;
const Words = styled(Container)`
  position: relative;
  display: grid;
  gap: ${space[12]};
  padding-bottom: ${space[48]};
  ${from.tablet} {
    padding-bottom: ${space[64]};
  }
  nav ol {
    color: ${color.onNightSoft};
  }
  nav a:hover {
    color: ${color.brassOnNight};
  }
`;
const OnNight = styled(Overline)`
  padding-top: ${space[12]};
  color: ${color.brassOnNight};
`;
const Lead = styled.p`
  max-width: 60ch;
  font-size: ${size[18]};
  color: ${color.onNight};
`;
const After = styled.div`
  display: grid;
  gap: ${space[32]};
  padding-top: ${space[16]};
`;
