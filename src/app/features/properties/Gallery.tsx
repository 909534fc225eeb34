import type { Picture as PictureData } from '@contract/shared';
import * as messages from '@messages/app/properties';
import styled from 'styled-components';
import { color, radius, size, space } from '../../theme/tokens';
import { Picture } from '../../ui/Picture';
import { lazyComponent } from '../../ui/lazyComponent';
import { Frame, Row, gallerySizes } from './parts/galleryFrame';
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
 * A listing's pictures, or a drawing if there are none. The server renders the first; scripts turn them into a carousel,
 * and without scripts they are a row of links.
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
    <section aria-label={messages.picturesOf(title)}>
      <Frame>
        <Picture picture={placeholderPicture} sizes={gallerySizes} first />
        <Note>{messages.noPhotographsYet}</Note>
      </Frame>
    </section>
  );
}

function StillGallery({ pictures, title }: GalleryProps) {
  const [first, ...others] = pictures;
  return (
    <section aria-label={messages.picturesOf(title)}>
      <Frame>{first && <Picture picture={first} sizes={gallerySizes} first />}</Frame>
      <Row>
        {others.map((picture) => (
          <li key={picture.image}>
            <a href={picture.image}>
              <Picture picture={picture} sizes="120px" />
            </a>
          </li>
        ))}
      </Row>
    </section>
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
