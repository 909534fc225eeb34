import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Direction, type View, dragged, fovLimits, limitView, wrapYaw } from './projection';

/** Moves the view by drags, pinches, the wheel, keys and code; tells each change. */
export interface Looking {
  /** The view now. */
  view: () => View;
  /** Looks somewhere at once. */
  set: (view: Partial<View>) => void;
  /** The same, and ends every movement. */
  jump: (view: Partial<View>) => void;
  /** Turns there smoothly, or at once with reduced motion. */
  turnTo: (to: Direction) => void;
  turnBy: (yaw: number, pitch: number) => void;
  zoomBy: (degrees: number) => void;
}

/** Degrees for one press of an arrow key, or of plus and minus. */
const keyStep = 15;
const zoomStep = 10;
/** What is left of a drag's speed after each frame. */
const inertia = 0.92;

export const stillMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Pointers, wheel and keys on an element become a view. `changed` runs after each change, before the next frame. */
export function useLooking(
  target: RefObject<HTMLElement | null>,
  changed: (view: View) => void,
  start: Partial<View> = {},
): Looking {
  const tell = useRef(changed);
  useEffect(() => {
    tell.current = changed;
  });
  const [looking] = useState(() => createLooking(start, (view) => tell.current(view)));
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const stop = listen(element, looking);
    return () => {
      stop();
      looking.halt();
    };
  }, [target, looking]);
  return looking;
}

function createLooking(start: Partial<View>, changed: (view: View) => void) {
  let view = limitView({ yaw: 0, pitch: 0, fov: fovLimits.usual, ...start });
  let frame = 0;
  /** Where it turns to, so that quick presses add up. */
  let target: Direction | null = null;
  const set = (more: Partial<View>) => {
    view = limitView({ ...view, ...more });
    changed(view);
  };
  const halt = () => {
    target = null;
    cancelAnimationFrame(frame);
  };
  /** Runs a step for each frame until it returns false. */
  const animate = (step: (elapsed: number) => boolean) => {
    halt();
    let began = 0;
    const next = (now: number) => {
      began ||= now;
      if (step(now - began)) frame = requestAnimationFrame(next);
    };
    frame = requestAnimationFrame(next);
  };
  const turnTo = (to: Direction) => {
    const from = view;
    const by = { yaw: wrapYaw(to.yaw - from.yaw), pitch: to.pitch - from.pitch };
    if (stillMotion()) return set(to);
    animate((elapsed) => {
      const part = Math.min(1, elapsed / 320);
      const eased = 1 - (1 - part) ** 3;
      set({ yaw: from.yaw + by.yaw * eased, pitch: from.pitch + by.pitch * eased });
      if (part === 1) target = null;
      return part < 1;
    });
    target = to;
  };
  return {
    view: () => view,
    set,
    jump: (more: Partial<View>) => {
      halt();
      set(more);
    },
    halt,
    turnTo,
    animate,
    turnBy: (yaw: number, pitch: number) => {
      const from = target ?? view;
      turnTo({ yaw: from.yaw + yaw, pitch: from.pitch + pitch });
    },
    zoomBy: (degrees: number) => set({ fov: view.fov + degrees }),
  };
}

type Controls = ReturnType<typeof createLooking>;

function listen(element: HTMLElement, looking: Controls): () => void {
  const stops = new AbortController();
  const on = <Kind extends keyof HTMLElementEventMap>(kind: Kind, run: (event: HTMLElementEventMap[Kind]) => void) =>
    element.addEventListener(kind, run, { signal: stops.signal, passive: false });
  const pointers = new Map<number, { x: number; y: number }>();
  let speed = { x: 0, y: 0 };
  let spread = 0;
  const sizeOf = () => ({ width: element.clientWidth, height: element.clientHeight });
  const spreadOf = () => {
    const [one, other] = [...pointers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };
  on('pointerdown', (event) => {
    if (event.button !== 0 || (event.target as Element).closest('button, a, input')) return;
    looking.halt();
    element.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    speed = { x: 0, y: 0 };
    spread = spreadOf();
  });
  on('pointermove', (event) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    pointers.set(event.pointerId, now);
    if (pointers.size === 2) {
      const wider = spreadOf();
      if (spread > 0 && wider > 0) looking.set({ fov: looking.view().fov * (spread / wider) });
      spread = wider;
      return;
    }
    speed = { x: now.x - before.x, y: now.y - before.y };
    looking.set(dragged(looking.view(), speed, sizeOf()));
  });
  const lift = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId) || pointers.size > 0) return;
    if (event.type === 'pointercancel' || stillMotion() || Math.hypot(speed.x, speed.y) < 2) return;
    looking.animate(() => {
      speed = { x: speed.x * inertia, y: speed.y * inertia };
      looking.set(dragged(looking.view(), speed, sizeOf()));
      return Math.hypot(speed.x, speed.y) > 0.3;
    });
  };
  on('pointerup', lift);
  on('pointercancel', lift);
  on('wheel', (event) => {
    // a pinch of a touchpad arrives as the wheel with Ctrl; the plain wheel belongs to the page
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    looking.zoomBy(event.deltaY / 8);
  });
  on('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if ((event.target as Element).closest('input, select, textarea')) return;
    const moves: Record<string, (() => void) | undefined> = {
      ArrowLeft: () => looking.turnBy(-keyStep, 0),
      ArrowRight: () => looking.turnBy(keyStep, 0),
      ArrowUp: () => looking.turnBy(0, keyStep),
      ArrowDown: () => looking.turnBy(0, -keyStep),
      '+': () => looking.zoomBy(-zoomStep),
      '=': () => looking.zoomBy(-zoomStep),
      '-': () => looking.zoomBy(zoomStep),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  });
  return () => stops.abort();
}
