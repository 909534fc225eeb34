import { type MapView, type Size, type World, pannedBy, zoomedTo } from './projection';

/** What gestures move. */
export interface GestureTarget {
  size: () => Size;
  /** What is shown now, while moving, too. */
  view: () => MapView;
  /** Shows a view while the map moves, without a new layout. */
  show: (view: MapView) => void;
  /** Pointers begin or stop moving the map. */
  moving: (isMoving: boolean) => void;
  /** The movement has ended. */
  settle: () => void;
  /** Tells how to move the map after an attempt that belongs to the page. */
  hint: (attempt: 'wheel' | 'finger') => void;
  /** Whether one finger moves the map, not the page. */
  movesByOneFinger: () => boolean;
}

/** A pointer that moves less is still pressing what is below it. */
const slack = 5;
/** The wheel has stopped after this pause, in milliseconds. */
const wheelPause = 180;

const middleOf = (points: readonly World[]): World => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const spreadOf = ([one, other]: readonly World[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0);

/** How much a turn of the wheel zooms: a notch of a mouse half a step, a pinch on a touchpad as far as its fingers move. */
export function wheelZoom({ deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
  const pixels = deltaMode === 0 ? deltaY : deltaY * 30;
  return Math.min(50, Math.max(-50, -pixels)) * 0.01;
}

/** The view after the pointers went from one place to another: they keep what is below them. */
export function followPointers(
  view: MapView,
  { width, height }: Size,
  before: readonly World[],
  now: readonly World[],
): MapView {
  const [from, to] = [middleOf(before), middleOf(now)];
  const panned = pannedBy(view, from.x - to.x, from.y - to.y);
  const [wide, wider] = [spreadOf(before), spreadOf(now)];
  return wide > 0 && wider > 0
    ? zoomedTo(panned, view.zoom + Math.log2(wider / wide), to.x - width / 2, to.y - height / 2)
    : panned;
}

const isControl = (target: EventTarget | null) => target instanceof Element && target.closest('[data-map-control]');

/**
 * Moves a map by mouse, pen, fingers and wheel. One finger and the plain wheel scroll the page, so that nobody is trapped
 * on the map: two fingers, or the wheel with Ctrl or ⌘, move it.
 */
export function listenToGestures(map: HTMLElement, target: GestureTarget): () => void {
  const pointers = new Map<number, World>();
  let [isMoving, isTouch, hasMoved] = [false, false, false];
  let start: World = { x: 0, y: 0 };
  let wheelTimer: ReturnType<typeof setTimeout> | undefined;
  const at = ({ clientX, clientY }: PointerEvent | WheelEvent | MouseEvent): World => {
    const { left, top } = map.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const mayMove = () => !isTouch || pointers.size > 1 || target.movesByOneFinger();

  const press = (event: PointerEvent) => {
    if (event.button !== 0 || isControl(event.target)) return;
    if (pointers.size === 0) start = at(event);
    hasMoved = false;
    isTouch = event.pointerType === 'touch';
    pointers.set(event.pointerId, at(event));
  };
  const move = (event: PointerEvent) => {
    if (!pointers.has(event.pointerId)) return;
    const before = [...pointers.values()];
    pointers.set(event.pointerId, at(event));
    if (!mayMove()) return;
    const now = [...pointers.values()];
    if (!isMoving) {
      if (pointers.size === 1 && Math.hypot(at(event).x - start.x, at(event).y - start.y) < slack) return;
      isMoving = true;
      target.moving(true);
      // it keeps moving outside the map
      for (const id of pointers.keys()) map.setPointerCapture(id);
    }
    target.show(followPointers(target.view(), target.size(), before, now));
  };
  const release = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return;
    if (event.type === 'pointercancel' && !mayMove()) target.hint('finger');
    if (pointers.size > 0 || !isMoving) return;
    isMoving = false;
    hasMoved = true;
    target.moving(false);
    target.settle();
  };
  /** The end of a movement is no press. */
  const click = (event: MouseEvent) => {
    if (hasMoved) event.stopPropagation();
    hasMoved = false;
  };
  const keepPage = (event: TouchEvent) => {
    if (event.cancelable && (event.touches.length > 1 || target.movesByOneFinger()) && !isControl(event.target))
      event.preventDefault();
  };
  const zoomBy = (event: WheelEvent | MouseEvent, steps: number) => {
    const { width, height } = target.size();
    const { x, y } = at(event);
    const view = target.view();
    target.show(zoomedTo(view, view.zoom + steps, x - width / 2, y - height / 2));
  };
  const turn = (event: WheelEvent) => {
    if (isControl(event.target)) return;
    if (!event.ctrlKey && !event.metaKey) return target.hint('wheel');
    event.preventDefault();
    zoomBy(event, wheelZoom(event));
    clearTimeout(wheelTimer);
    wheelTimer = setTimeout(target.settle, wheelPause);
  };
  const doublePress = (event: MouseEvent) => {
    if (isControl(event.target) || (event.target instanceof Element && event.target.closest('button'))) return;
    zoomBy(event, 1);
    target.settle();
  };

  const listening = new AbortController();
  const { signal } = listening;
  map.addEventListener('pointerdown', press, { signal });
  map.addEventListener('pointermove', move, { signal });
  map.addEventListener('pointerup', release, { signal });
  map.addEventListener('pointercancel', release, { signal });
  map.addEventListener('touchmove', keepPage, { signal, passive: false });
  map.addEventListener('wheel', turn, { signal, passive: false });
  map.addEventListener('click', click, { signal, capture: true });
  map.addEventListener('dblclick', doublePress, { signal });
  return () => {
    listening.abort();
    clearTimeout(wheelTimer);
  };
}
