import { type MapView, pannedBy, zoomedTo } from './projection';

/** Pixels of one press of an arrow key. */
const step = 90;

const moves: Readonly<Record<string, (view: MapView) => MapView>> = {
  ArrowLeft: (view) => pannedBy(view, -step, 0),
  ArrowRight: (view) => pannedBy(view, step, 0),
  ArrowUp: (view) => pannedBy(view, 0, -step),
  ArrowDown: (view) => pannedBy(view, 0, step),
  '+': (view) => zoomedTo(view, view.zoom + 1),
  '=': (view) => zoomedTo(view, view.zoom + 1),
  '-': (view) => zoomedTo(view, view.zoom - 1),
  _: (view) => zoomedTo(view, view.zoom - 1),
};

/** The view after a key; undefined for a key that moves no map. */
export const viewAfterKey = (view: MapView, key: string): MapView | undefined => moves[key]?.(view);
