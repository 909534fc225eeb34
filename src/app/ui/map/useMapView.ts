import { type RefCallback, useCallback, useEffect, useState } from 'react';
import { type Box, type MapView, type Margin, type Size, viewOf } from './projection';

/** The size of an element, undefined until it is known. */
function useSize(): [RefCallback<HTMLElement>, Size | undefined] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    if (!element) return;
    const watcher = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0)
        setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [element]);
  return [setElement, size];
}

export interface MapState {
  ref: RefCallback<HTMLElement>;
  /** Undefined until the map has been laid out. */
  size: Size | undefined;
  view: MapView | undefined;
  /** Whether the reader has moved the map since it was shown. */
  isMoved: boolean;
  onView: (view: MapView) => void;
}

const keyOf = ({ west, south, east, north }: Box) => [west, south, east, north].join();

interface ViewOptions {
  /** Pixels around the box. */
  margin?: Margin;
  /** The closest zoom for a small box. */
  closest?: number;
  /** What the map is about; without it the box. A new subject shows its box, whatever the reader moved to before. */
  subject?: string;
  /** A view that the reader had moved to before; read once. */
  start?: MapView | undefined;
}

/** A map that shows a box, until the reader moves it or another box is shown. */
export function useMapView(shown: Box, { margin = 0, closest, start, subject }: ViewOptions = {}): MapState {
  const [ref, size] = useSize();
  const key = subject ?? keyOf(shown);
  const [moved, setMoved] = useState(start && { from: key, view: start });
  const isMoved = moved?.from === key;
  const view = isMoved ? moved.view : size && viewOf(shown, size, margin, closest);
  const onView = useCallback((next: MapView) => setMoved({ from: key, view: next }), [key]);
  return { ref, size, view, isMoved, onView };
}
