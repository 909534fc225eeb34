import type { Picture as PictureData } from '@contract/shared';
import * as messages from '@messages/app/properties';
import { ChevronLeft, ChevronRight, Maximize2, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Carousel } from 'react-responsive-carousel';
import { useLocation, useNavigate } from 'react-router-dom';
import carouselStyles from 'react-responsive-carousel/lib/styles/carousel.min.css';
import styled, { createGlobalStyle } from 'styled-components';
import { color, duration, font, layer, radius, size, space } from '../../../theme/tokens';
import { IconButton } from '../../../ui/Button';
import { Picture } from '../../../ui/Picture';
import { Frame, Mosaic, Tiles, stageSizes, tileSizes, tilesAtMost, wholeSizes } from './galleryFrame';

interface GalleryCarouselProps {
  pictures: readonly PictureData[];
  title: string;
}

/** Full screen is a history entry of its own, so that a phone's Back button closes it and stays on the listing. */
function useWholeScreen() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  return {
    whole: (state as { wholeScreen?: boolean } | null)?.wholeScreen === true,
    show: () => void navigate({ pathname, search }, { state: { wholeScreen: true }, preventScrollReset: true }),
    leave: () => void navigate(-1),
  };
}

/**
 * The gallery as a carousel: arrows, keys and swipes; it wraps around, announces the picture's number and total, and
 * opens in full screen.
 */
export function GalleryCarousel({ pictures, title }: GalleryCarouselProps) {
  const [at, setAt] = useState(0);
  const { whole, show, leave } = useWholeScreen();
  const first = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasWhole = useRef(whole);
  useEffect(() => {
    if (wasWhole.current && !whole) (opener.current ?? first.current)?.focus({ preventScroll: true });
    wasWhole.current = whole;
  }, [whole]);
  const openFrom = (button: HTMLButtonElement) => {
    opener.current = button;
    show();
  };
  const tiles = pictures.slice(1, 1 + tilesAtMost);
  const more = pictures.length - 1 - tiles.length;
  return (
    <Mosaic $count={pictures.length} aria-roledescription={messages.carousel} aria-label={messages.picturesOf(title)}>
      <Stage pictures={pictures} sizes={stageSizes(pictures.length)} at={at} onTurn={setAt}>
        <Open ref={first} onClick={({ currentTarget }) => openFrom(currentTarget)} aria-label={messages.viewFullScreen}>
          <Maximize2 size={20} strokeWidth={1.5} aria-hidden />
        </Open>
      </Stage>
      <Tiles $count={tiles.length}>
        {tiles.map((picture, index) => (
          <li key={picture.image}>
            <Tile
              onClick={({ currentTarget }) => {
                setAt(index + 1);
                openFrom(currentTarget);
              }}
              aria-label={messages.pictureIndexAlt(index + 2, picture.alt)}
            >
              <Picture picture={picture} sizes={tileSizes} alt="" />
              {more > 0 && index === tiles.length - 1 && <More aria-hidden>{messages.morePhotos(more)}</More>}
            </Tile>
          </li>
        ))}
      </Tiles>
      {whole && <WholeScreen pictures={pictures} title={title} at={at} onTurn={setAt} onClose={leave} />}
    </Mosaic>
  );
}

interface StageProps {
  pictures: readonly PictureData[];
  sizes: string;
  at: number;
  onTurn: (index: number) => void;
  children?: React.ReactNode;
}

function Stage({ pictures, sizes, at, onTurn, children }: StageProps) {
  const turn = (step: number) => onTurn((at + step + pictures.length) % pictures.length);
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    turn(step);
  };
  return (
    <Dressed onKeyDown={keys}>
      <CarouselStyles />
      <Carousel
        selectedItem={at}
        onChange={onTurn}
        infiniteLoop
        swipeable
        emulateTouch
        preventMovementUntilSwipeScrollTolerance
        swipeScrollTolerance={24}
        showThumbs={false}
        showStatus={false}
        showIndicators={false}
        showArrows={false}
        transitionTime={duration.panel}
        useKeyboardArrows={false}
      >
        {pictures.map((picture, index) => (
          <Picture key={picture.image} picture={picture} sizes={sizes} first={index === 0} />
        ))}
      </Carousel>
      <Arrow $side="left" onClick={() => turn(-1)} aria-label={messages.previousPicture}>
        <ChevronLeft size={28} strokeWidth={1.5} aria-hidden />
      </Arrow>
      <Arrow $side="right" onClick={() => turn(1)} aria-label={messages.nextPicture}>
        <ChevronRight size={28} strokeWidth={1.5} aria-hidden />
      </Arrow>
      <Counter role="status">{messages.ofAtCount(at + 1, pictures.length)}</Counter>
      {children}
    </Dressed>
  );
}

function WholeScreen({
  pictures,
  title,
  at,
  onTurn,
  onClose,
}: GalleryCarouselProps & Omit<StageProps, 'children' | 'sizes'> & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <Whole ref={dialog} aria-label={messages.picturesOf(title)} onClose={onClose}>
      <Stage pictures={pictures} sizes={wholeSizes} at={at} onTurn={onTurn}>
        <Open onClick={() => dialog.current?.close()} aria-label={messages.close} autoFocus>
          <X size={24} strokeWidth={1.5} aria-hidden />
        </Open>
      </Stage>
    </Whole>
  );
}

const CarouselStyles = createGlobalStyle`
  ${carouselStyles}
`;
const Dressed = styled(Frame)`
  .carousel-root,
  .carousel,
  .slider-wrapper,
  .slider,
  .slide {
    height: 100%;
  }
  .carousel.carousel-slider {
    overflow: visible;
  }
  .carousel .slide {
    background: ${color.night};
  }
  .carousel .slide img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    pointer-events: none;
  }
  /* prints the first picture, whichever is shown; the one before it is a copy of the last, for wrapping around */
  @media print {
    .slider {
      display: block !important;
      transform: none !important;
    }
    .slide {
      display: none;
      min-width: 100%;
    }
    .slide:nth-child(2) {
      display: block;
    }
    & > button,
    & > p {
      display: none;
    }
  }
`;
const onPicture = `background: rgba(12, 15, 19, 0.62); color: ${color.onNight};`;
/** In the dialog, clear of the screen's edge. */
const clear = space[16];
const Arrow = styled(IconButton)<{ $side: 'left' | 'right' }>`
  position: absolute;
  z-index: 2;
  top: 50%;
  ${({ $side }) => $side}: ${clear};
  width: 3rem;
  height: 3rem;
  margin-top: -1.5rem;
  border-radius: 50%;
  ${onPicture}
`;
const Counter = styled.p`
  position: absolute;
  z-index: 2;
  bottom: ${space[16]};
  left: 50%;
  transform: translateX(-50%);
  padding: ${space[4]} ${space[12]};
  border-radius: ${radius.control};
  font: 400 ${size[14]} / 1.4 ${font.site};
  font-variant-numeric: tabular-nums;
  ${onPicture}
`;
const Open = styled(IconButton)`
  position: absolute;
  z-index: 2;
  right: ${clear};
  bottom: ${space[16]};
  ${onPicture}
`;
const Tile = styled.button.attrs({ type: 'button' })`
  position: relative;
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  border-radius: ${radius.picture};
  background: none;
  overflow: hidden;
  &:hover {
    opacity: 0.9;
  }
`;
const More = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  font: 600 ${size[28]} / 1 ${font.display};
  ${onPicture}
  @media print {
    display: none;
  }
`;
const Whole = styled.dialog`
  width: 100vw;
  height: 100dvh;
  max-width: none;
  max-height: none;
  padding: 0;
  border: 0;
  background: ${color.night};
  color: ${color.onNight};
  z-index: ${layer.dialog};
  ${Dressed} {
    height: 100%;
    max-height: none;
    aspect-ratio: auto;
  }
  .carousel .slide img {
    object-fit: contain;
  }
  /* the preview fills the photograph's place only: enlarged to the screen, its few dots are coarse blocks */
  .carousel .slide picture {
    background-color: ${color.night};
    background-size: contain;
  }
  ${Open} {
    top: ${space[16]};
    bottom: auto;
  }
`;
