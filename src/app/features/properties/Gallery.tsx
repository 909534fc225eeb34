import type { Picture as PictureData } from '@contract/shared';
import * as messages from '@messages/app/properties';
import styled from 'styled-components';
import { color, radius, size, space } from '../../theme/tokens';
import { Picture } from '../../ui/Picture';
import { lazyComponent } from '../../ui/lazyComponent';
import { Frame, Mosaic, Tiles, stageSizes, tileSizes, tilesAtMost, wholeSizes } from './parts/galleryFrame';
import { placeholderPicture } from './parts/placeholderPicture';

interface GalleryProps {
  pictures: readonly PictureData[];
  title: string;
}

/** The carousel and its styles are a chunk of their own, loaded after hydration. */
const Turning = lazyComponent<GalleryProps>(
  () => import(/* webpackChunkName: "gallery" */ './parts/GalleryCarousel').then((module) => module.GalleryCarousel),
  StillGallery,
);

/**
 * A listing's pictures, or a drawing if there are none. The server renders the first and, beside it, links to the next;
 * scripts make the first a carousel and let the others open in full screen.
 */
export function Gallery({ pictures, title }: GalleryProps) {
  if (pictures.length === 0) return <NoPhotographs title={title} />;
  return pictures.length > 1 ? (
    <Turning pictures={pictures} title={title} />
  ) : (
    <StillGallery pictures={pictures} title={title} />
  );
}

/** One drawing that says what it is, and nothing to turn. */
function NoPhotographs({ title }: Pick<GalleryProps, 'title'>) {
  return (
    <Mosaic $count={0} aria-label={messages.picturesOf(title)}>
      <Frame>
        <Picture picture={placeholderPicture} sizes={wholeSizes} first />
        <Note>{messages.noPhotographsYet}</Note>
      </Frame>
    </Mosaic>
  );
}

function StillGallery({ pictures, title }: GalleryProps) {
  const [first, ...others] = pictures;
  const tiles = others.slice(0, tilesAtMost);
  return (
    <Mosaic $count={pictures.length} aria-label={messages.picturesOf(title)}>
      <Frame>{first && <Picture picture={first} sizes={stageSizes(pictures.length)} first />}</Frame>
      {tiles.length > 0 && (
        <Tiles $count={tiles.length}>
          {tiles.map((picture) => (
            <li key={picture.image}>
              <a href={picture.image}>
                <Picture picture={picture} sizes={tileSizes} />
              </a>
            </li>
          ))}
        </Tiles>
      )}
    </Mosaic>
  );
}

const Note = styled.p`
  position: absolute;
  bottom: ${space[16]};
  left: var(--gutter);
  padding: ${space[4]} ${space[12]};
  border-radius: ${radius.control};
  background: ${color.night};
  color: ${color.onNight};
  font-size: ${size[14]};
`;
