import { type RefObject, useEffect, useState } from 'react';
import type { View } from './projection';
import { type Sphere, createSphere } from './sphere';
import { stillMotion } from './useLooking';

/** Milliseconds that one room fades into the next. */
const fadeTime = 320;

interface Told {
  /** The browser draws no sphere, or the graphics card was taken away. */
  lost: () => void;
  restored: () => void;
  drawn: (view: View) => void;
}

export interface Stage {
  /** Shows a room's picture; `isSame` only makes the shown one sharper. */
  show: (picture: ImageBitmap, isSame: boolean) => void;
  draw: (view: View) => void;
  /** The widest picture that fits; 0 without a sphere. */
  widest: () => number;
}

/** Draws a sphere on a canvas that follows its element's size, and tells when the graphics card is lost and back. */
export function useSphere(canvas: RefObject<HTMLCanvasElement | null>, told: Told): Stage {
  const [stage] = useState(createStage);
  useEffect(() => stage.tell(told));
  useEffect(() => (canvas.current ? stage.attach(canvas.current) : undefined), [canvas, stage]);
  return stage;
}

function createStage() {
  let told: Told | null = null;
  let sphere: Sphere | null = null;
  let view: View | null = null;
  let before: View | null = null;
  let fadedAt = 0;
  let frame = 0;

  const paint = () => {
    frame = 0;
    if (!sphere || !view) return;
    const shown = Math.min(1, (performance.now() - fadedAt) / fadeTime);
    sphere.draw(view, { shown, before: before ?? view });
    told?.drawn(view);
    if (shown < 1) frame = requestAnimationFrame(paint);
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(paint);
  };

  return {
    tell: (next: Told) => {
      told = next;
    },
    attach: (canvas: HTMLCanvasElement) => {
      sphere = createSphere(canvas);
      if (!sphere) told?.lost();
      const fit = () => {
        const ratio = Math.min(window.devicePixelRatio, 2);
        canvas.width = Math.max(1, Math.round(canvas.clientWidth * ratio));
        canvas.height = Math.max(1, Math.round(canvas.clientHeight * ratio));
        paint();
      };
      const watcher = new ResizeObserver(fit);
      watcher.observe(canvas);
      const lost = (event: Event) => {
        // without this the browser never gives it back
        event.preventDefault();
        sphere = null;
        told?.lost();
      };
      const restored = () => {
        sphere = createSphere(canvas);
        if (sphere) told?.restored();
      };
      canvas.addEventListener('webglcontextlost', lost);
      canvas.addEventListener('webglcontextrestored', restored);
      return () => {
        watcher.disconnect();
        canvas.removeEventListener('webglcontextlost', lost);
        canvas.removeEventListener('webglcontextrestored', restored);
        cancelAnimationFrame(frame);
        frame = 0;
        sphere?.dispose();
        sphere = null;
      };
    },
    show: (picture: ImageBitmap, isSame: boolean) => {
      const isFirst = view === null;
      if (!isSame) before = view;
      sphere?.show(picture, isSame);
      if (!isSame && !isFirst && !stillMotion()) fadedAt = performance.now();
      schedule();
    },
    draw: (next: View) => {
      view = next;
      schedule();
    },
    widest: () => sphere?.widest ?? 0,
  };
}
