import type { Picture as PictureData } from '@contract/shared';
import * as messages from '@messages/app/properties';
import { Picture } from '../../ui/Picture';
import { lazyComponent } from '../../ui/lazyComponent';
import { Frame, Row, gallerySizes } from './parts/galleryFrame';
import { placeholderPictures } from './parts/placeholderPictures';

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
 * A listing's pictures, or drawings if there are none. The server renders the first; scripts turn them into a carousel,
 * and without scripts they are a row of links.
 */
export function Gallery({ pictures, title }: GalleryProps) {
  const shown = pictures.length > 0 ? pictures : placeholderPictures;
  return shown.length > 1 ? (
    <Turning pictures={shown} title={title} />
  ) : (
    <StillGallery pictures={shown} title={title} />
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
