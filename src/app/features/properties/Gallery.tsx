import type { Picture as PictureData } from '@contract/shared';
import { Picture } from '../../ui/Picture';
import { lazyComponent } from '../../ui/lazyComponent';
import { Frame, Row, gallerySizes } from './parts/galleryFrame';
import { placeholderPictures } from './parts/placeholderPictures';

interface GalleryProps {
  pictures: readonly PictureData[];
  title: string;
}

/** The carousel and its styles come in a chunk of their own, after the page is alive. */
const Turning = lazyComponent<GalleryProps>(
  () => import(/* webpackChunkName: "gallery" */ './parts/GalleryCarousel').then((module) => module.GalleryCarousel),
  StillGallery,
);

/** A listing's pictures, or drawings in their place while there are none. The first is drawn by the server; with scripts they turn, without them they stand in a row of links. */
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
    <section aria-label={`Pictures of ${title}`}>
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
