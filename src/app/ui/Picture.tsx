import { type CSSProperties, use } from 'react';
import styled from 'styled-components';
import { color, radius } from '../theme/tokens';
import { FirstPicture } from './firstPicture';

/** A picture as the server describes it: dimensions, variants by width, and a tiny preview. */
export interface PictureSource {
  image: string;
  width: number;
  height: number;
  alt: string;
  /** Empty for a vector drawing, which needs a single file. */
  srcset: { avif: string; webp: string; jpeg: string };
  placeholder: string;
}

interface PictureProps {
  picture: PictureSource;
  /** The CSS `sizes` of the slot, such as `(min-width: 900px) 33vw, 100vw`. */
  sizes: string;
  /** The first picture of a screen loads at once, with high priority; others wait. */
  first?: boolean;
  /** Overrides the picture's own text; empty if the text beside it says the same. */
  alt?: string;
  className?: string;
  style?: CSSProperties;
}

/**
 * Loads the right size for the slot in the best format that the browser supports. Its space is reserved and shows a
 * preview until it has loaded; decoding blocks no frame.
 */
export function Picture({ picture, sizes, first = false, alt = picture.alt, className, style }: PictureProps) {
  const { avif, webp, jpeg } = picture.srcset;
  const addHint = use(FirstPicture);
  if (first && avif) addHint?.({ srcset: avif, sizes, type: 'image/avif' });
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
