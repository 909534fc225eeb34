import { type CSSProperties, use } from 'react';
import styled from 'styled-components';
import { color, radius } from '../theme/tokens';
import { FirstPicture } from './firstPicture';

/** A picture as the server describes it: its true size, its variants by width, a tiny one of its colours. */
export interface PictureSource {
  image: string;
  width: number;
  height: number;
  alt: string;
  /** Empty for a drawing, which has one file of any size. */
  srcset: { avif: string; webp: string; jpeg: string };
  placeholder: string;
}

interface PictureProps {
  picture: PictureSource;
  /** The slot's width as CSS tells it, such as `(min-width: 900px) 33vw, 100vw`. */
  sizes: string;
  /** The first picture of a screen: asked for at once, before everything else. The others leave the line to it. */
  first?: boolean;
  /** Overrides the picture's own text; empty where the words beside it say the same. */
  alt?: string;
  className?: string;
  style?: CSSProperties;
}

/** The right size for the slot in the best format the browser reads; its space is reserved and shows the picture's colours until it comes, and no frame waits for its decoding. */
export function Picture({ picture, sizes, first = false, alt = picture.alt, className, style }: PictureProps) {
  const { avif, webp, jpeg } = picture.srcset;
  const tell = use(FirstPicture);
  if (first && avif) tell?.({ srcset: avif, sizes, type: 'image/avif' });
  return (
    <Frame
      className={className}
      style={{ ...style, ...(picture.placeholder && { backgroundImage: `url("${picture.placeholder}")` }) }}
    >
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        src={picture.image}
        srcSet={jpeg || undefined}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={first ? 'high' : 'low'}
      />
    </Frame>
  );
}

const Frame = styled.picture`
  display: block;
  overflow: hidden;
  border-radius: ${radius.picture};
  background: ${color.sand200} center / cover no-repeat;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
