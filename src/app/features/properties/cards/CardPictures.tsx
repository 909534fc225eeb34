import type { PropertyCard } from '@contract/properties';
import * as messages from '@messages/app/properties';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styled, { keyframes } from 'styled-components';
import { propertiesApi } from '../../../api/endpoints/propertiesApi';
import { useAppDispatch } from '../../../session/storeHooks';
import { color, duration, easing, size, space } from '../../../theme/tokens';
import { Picture, type PictureSource } from '../../../ui/Picture';

export interface CardPicturesProps {
  /** The list with the cards. */
  list: RefObject<HTMLElement | null>;
  properties: readonly PropertyCard[];
  sizes: string;
}

/** Shorter movements of a finger are no swipes. */
const shortest = 32;
/** From here on, a finger moves the pictures and not the page. */
const slack = 8;

interface Touched {
  id: number;
  place: HTMLElement;
}

function cardAt(target: EventTarget | null): Touched | undefined {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-listing]') : null;
  const place = card?.querySelector<HTMLElement>('[data-pictures]');
  return place ? { id: Number(card?.dataset.listing), place } : undefined;
}

/**
 * The photographs of the cards: a card shows its first one until somebody turns it, by a swipe, the buttons that appear on
 * it, or the arrow keys on its link. Only then are the others of that card requested. One component serves the whole list, so
 * that cards stay small.
 */
export function CardPictures({ list, properties, sizes }: CardPicturesProps) {
  const dispatch = useAppDispatch();
  const [touched, setTouched] = useState<Touched>();
  const [photos, setPhotos] = useState<ReadonlyMap<number, readonly PictureSource[]>>(new Map());
  const [shown, setShown] = useState<ReadonlyMap<number, number>>(new Map());
  const turn = async ({ id, place }: Touched, step: number) => {
    setTouched({ id, place });
    let all = photos.get(id);
    if (!all) {
      const { data } = await dispatch(propertiesApi.endpoints.getProperty.initiate(`${id}`, { subscribe: false }));
      if (!data) return;
      const found = data.images.filter(({ kind }) => kind === 'photo');
      setPhotos((known) => new Map(known).set(id, found));
      all = found;
    }
    const count = all.length;
    if (count > 1) setShown((now) => new Map(now).set(id, ((now.get(id) ?? 0) + step + count) % count));
  };
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  useEffect(() => {
    const cards = list.current;
    if (!cards) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    let began: (Touched & { x: number; y: number }) | undefined;
    let isSwipe = false;
    const notice = ({ target }: Event) => {
      const card = cardAt(target);
      if (card) setTouched((now) => (now?.place === card.place ? now : card));
    };
    // a card may have been focused before this code arrived
    if (document.activeElement && cards.contains(document.activeElement)) {
      const card = cardAt(document.activeElement);
      if (card) setTouched(card);
    }
    cards.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && notice(event), { signal });
    cards.addEventListener('focusin', notice, { signal });
    cards.addEventListener(
      'pointerdown',
      ({ target, pointerType, clientX: x, clientY: y }) => {
        const card = cardAt(target);
        const box = card?.place.getBoundingClientRect();
        began = card && box && pointerType !== 'mouse' && y <= box.bottom ? { ...card, x, y } : undefined;
        isSwipe = false;
      },
      { signal },
    );
    cards.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        if (began && Math.abs(clientX - began.x) > Math.max(slack, Math.abs(clientY - began.y))) isSwipe = true;
      },
      { signal },
    );
    cards.addEventListener(
      'pointerup',
      ({ clientX }) => {
        const way = began ? clientX - began.x : 0;
        if (began && isSwipe && Math.abs(way) > shortest) void latest.current(began, way < 0 ? 1 : -1);
        began = undefined;
      },
      { signal },
    );
    // a swipe opens nothing
    cards.addEventListener(
      'click',
      (event) => {
        if (!isSwipe) return;
        isSwipe = false;
        event.preventDefault();
        event.stopPropagation();
      },
      { signal, capture: true },
    );
    cards.addEventListener(
      'keydown',
      (event) => {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        const card = step && !event.altKey && !event.ctrlKey && !event.metaKey ? cardAt(event.target) : undefined;
        if (!card || !step) return;
        event.preventDefault();
        void latest.current(card, step);
      },
      { signal },
    );
    return () => stopping.abort();
  }, [list]);
  const places = new Map([...shown.keys()].flatMap((id) => placeOf(list.current, id) ?? []));
  return (
    <>
      {[...places].map(([id, place]) => {
        const at = shown.get(id) ?? 0;
        const photo = photos.get(id)?.[at];
        return (
          photo &&
          createPortal(<Shown picture={photo} sizes={sizes} first alt="" key={photo.image} />, place, `shown-${id}`)
        );
      })}
      {touched?.place.isConnected &&
        createPortal(
          <Turn
            title={properties.find(({ id }) => id === touched.id)?.title ?? ''}
            at={shown.get(touched.id) ?? 0}
            count={photos.get(touched.id)?.length}
            onTurn={(step) => void turn(touched, step)}
          />,
          touched.place,
          `turn-${touched.id}`,
        )}
    </>
  );
}

function placeOf(list: HTMLElement | null, id: number): [[number, HTMLElement]] | undefined {
  const place = list?.querySelector<HTMLElement>(`[data-listing="${id}"] [data-pictures]`);
  return place ? [[id, place]] : undefined;
}

interface TurnProps {
  title: string;
  at: number;
  /** Undefined until they are loaded. */
  count: number | undefined;
  onTurn: (step: number) => void;
}

/** The buttons of a card and where it stands. A card with one photograph has none once that is known. */
function Turn({ title, at, count, onTurn }: TurnProps) {
  if (count !== undefined && count < 2) return null;
  return (
    <Buttons>
      <button type="button" aria-label={messages.previousPictureOf(title)} onClick={() => onTurn(-1)}>
        <ChevronLeft size={18} strokeWidth={1.5} aria-hidden />
      </button>
      <span role="status">{count !== undefined && messages.ofAtCount(at + 1, count)}</span>
      <button type="button" aria-label={messages.nextPictureOf(title)} onClick={() => onTurn(1)}>
        <ChevronRight size={18} strokeWidth={1.5} aria-hidden />
      </button>
    </Buttons>
  );
}

const appear = keyframes`from { opacity: 0; }`;
/** Over the first picture, which stays below it. */
const Shown = styled(Picture)`
  position: absolute;
  inset: 0;
  animation: ${appear} ${duration.panel}ms ${easing};
`;
const Buttons = styled.div`
  position: absolute;
  z-index: 2;
  inset: auto ${space[8]} ${space[8]};
  display: flex;
  justify-content: space-between;
  align-items: center;
  pointer-events: none;
  button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: 0;
    border-radius: 50%;
    background: ${color.raised};
    color: ${color.ink900};
    pointer-events: auto;
  }
  span:not(:empty) {
    padding: 0 ${space[8]};
    border-radius: 999px;
    background: ${color.raised};
    color: ${color.ink900};
    font-size: ${size[14]};
    font-variant-numeric: tabular-nums;
  }
  @media print {
    display: none;
  }
`;
