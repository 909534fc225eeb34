import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type LayerFrame, frameFor, layerPoint, layerTransform } from './layerFrame';
import { listenToGestures } from './mapGestures';
import { viewAfterKey } from './mapKeys';
import { type MapView, type Place, type Size, pannedBy } from './projection';

/** How long a hint stays, in milliseconds. */
const hintTime = 1_800;

export interface LiveMap {
  view: MapView;
  size: Size;
  onView: (view: MapView) => void;
}

/** The frame of the layers, kept while the zoom is the same. */
function useFrame(view: MapView): LayerFrame {
  const [frame, setFrame] = useState(() => frameFor(view));
  const next = frameFor(view, frame);
  if (next !== frame) setFrame(next);
  return next;
}

/**
 * Connects gestures and keys with a map's layers. While the map moves, only the transform of its layers changes; `onView`
 * is called once it stands still.
 */
export function useLiveMap({ view, size, onView }: LiveMap, movesByOneFinger = false) {
  const frame = useFrame(view);
  const map = useRef<HTMLDivElement>(null);
  const layers = useRef<HTMLDivElement>(null);
  const cover = useRef<HTMLDivElement>(null);
  const [isHanded, setHanded] = useState(movesByOneFinger);
  const [hint, setHint] = useState<'wheel' | 'finger'>();
  const live = useRef({ view, frame, size, onView, isHanded });
  useLayoutEffect(() => {
    live.current = { view, frame, size, onView, isHanded };
    if (layers.current) layers.current.style.transform = layerTransform(frame, view, size);
  });
  const show = useCallback((next: MapView) => {
    live.current.view = next;
    if (layers.current) layers.current.style.transform = layerTransform(live.current.frame, next, live.current.size);
  }, []);
  useEffect(() => {
    if (!map.current) return;
    return listenToGestures(map.current, {
      size: () => live.current.size,
      view: () => live.current.view,
      show,
      moving: (isMoving) => void cover.current?.toggleAttribute('data-moving', isMoving),
      settle: () => live.current.onView(live.current.view),
      hint: setHint,
      movesByOneFinger: () => live.current.isHanded,
    });
  }, [show]);
  useEffect(() => {
    if (!hint) return;
    const timer = setTimeout(() => setHint(undefined), hintTime);
    return () => clearTimeout(timer);
  }, [hint]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
    const next = viewAfterKey(live.current.view, event.key);
    if (!next) return;
    event.preventDefault();
    show(next);
    onView(next);
  };
  /** Brings a place that has the focus into view. It stays the same, so that marks are not rendered for it. */
  const reveal = useCallback((place: Place) => {
    const now = live.current;
    const [at, middle] = [layerPoint(now.frame, place), layerPoint(now.frame, now.view)];
    const [right, down] = [at.x - middle.x, at.y - middle.y];
    const isShown = Math.abs(right) < now.size.width / 2 - 40 && Math.abs(down) < now.size.height / 2 - 40;
    if (!isShown) now.onView(pannedBy(now.view, right, down));
  }, []);
  return { map, layers, cover, frame, hint, isHanded, setHanded, onKeyDown, reveal };
}
