import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

interface Lifted {
  id: string;
  /** The drop position. */
  to: number;
}

/** The position of the item under a point: items carry it as `data-place`. */
function placeAt(x: number, y: number): number | undefined {
  const item = document
    .elementsFromPoint(x, y)
    .find((element) => element instanceof HTMLElement && element.dataset.place !== undefined);
  return item instanceof HTMLElement ? Number(item.dataset.place) : undefined;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * Orders a list by dragging their handles with mouse, pen or touch, and by the arrow keys on them. Escape cancels a
 * drag.
 */
export function useMoving(ids: readonly string[], move: (id: string, to: number) => void) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const handle = useRef<Element | null>(null);
  const letGo = (pointerId: number, put: boolean) => {
    handle.current?.releasePointerCapture(pointerId);
    handle.current = null;
    if (put && lifted && ids.indexOf(lifted.id) !== lifted.to) move(lifted.id, lifted.to);
    setLifted(null);
  };
  const handleOf = (id: string, at: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      handle.current = event.currentTarget;
      setLifted({ id, to: at });
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (!handle.current) return;
      const to = placeAt(clientX, clientY);
      if (to !== undefined) setLifted({ id, to });
    },
    onPointerUp: ({ pointerId }: PointerEvent) => letGo(pointerId, true),
    onPointerCancel: ({ pointerId }: PointerEvent) => letGo(pointerId, false),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && lifted) {
        handle.current = null;
        setLifted(null);
      }
      const step = steps[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const to = Math.min(ids.length - 1, Math.max(0, at + step));
      if (to !== at) move(id, to);
    },
  });
  return { lifted, handleOf };
}
