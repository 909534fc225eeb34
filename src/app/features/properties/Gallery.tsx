import type { Picture as PictureData } from '@contract/shared';
import { Suspense, lazy, useEffect, useState } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/tokens';
import { Picture } from '../../ui/Picture';
import { Frame, Row, gallerySizes } from './parts/galleryFrame';

interface GalleryProps {
  pictures: readonly PictureData[];
  title: string;
}

/** The carousel and its styles come in a chunk of their own, after the page is alive. */
const GalleryCarousel = lazy(() => (__BROWSER__ ? import(/* webpackChunkName: "gallery" */ './parts/GalleryCarousel').then((module) => ({ default: module.GalleryCarousel })) : new Promise<never>(() => {})));

/** A listing's pictures. The first is drawn by the server; with scripts they turn, without them they stand in a row of links. */
export function Gallery({ pictures, title }: GalleryProps) {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const still = <StillGallery pictures={pictures} title={title} />;
  if (pictures.length === 0) return <Frame><Missing>Pictures of this property follow</Missing></Frame>;
  return alive && pictures.length > 1 ? <Suspense fallback={still}><GalleryCarousel pictures={pictures} title={title} /></Suspense> : still;
}

function StillGallery({ pictures, title }: GalleryProps) {
  const [first, ...others] = pictures;
  return (
    <section aria-label={`Pictures of ${title}`}>
      <Frame>{first && <Picture picture={first} sizes={gallerySizes} first />}</Frame>
      <Row>{others.map((picture) => <li key={picture.image}><a href={picture.image}><Picture picture={picture} sizes="120px" /></a></li>)}</Row>
    </section>
  );
}

const Missing = styled.p`display: grid; place-items: center; height: 100%; color: ${color.onNightSoft};`;
