import type { Tour } from '@contract/tours';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '../../flow/useMachine';
import { whenIdle } from '../../platform/whenIdle';
import type { Looking } from './useLooking';
import type { Stage } from './useSphere';
import { sameHeading } from './projection';
import { loadBitmap, sharpSizeOf, sizesOf } from './roomPictures';
import { tourMachine } from './tourMachine';

interface TourParts {
  tour: Tour;
  first: number;
  canvas: RefObject<HTMLCanvasElement | null>;
  stage: () => Stage | null;
  looking: () => Looking | null;
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
const idle = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const cancel = whenIdle(resolve);
    signal.addEventListener('abort', cancel, { once: true });
  });

/** Runs a tour: loads pictures, small first and then sharp, shows them on the stage, and keeps the heading. */
export function useTour({ tour, first, canvas, stage, looking }: TourParts) {
  const parts = useRef({ tour, canvas, stage, looking });
  useEffect(() => {
    parts.current = { tour, canvas, stage, looking };
  });
  /** The small picture of the room that arrives; then the room on the stage. */
  const small = useRef<{ room: number; picture: ImageBitmap } | null>(null);
  const onStage = useRef<number | null>(null);
  /** The yaw on arrival in the next room; without it, the room's first view. */
  const arrival = useRef<number | undefined>(undefined);
  const machine = useMemo(() => {
    const sceneOf = (room: number) => parts.current.tour.scenes.find(({ id }) => id === room);
    return tourMachine.provide({
      actors: {
        load: fromPromise<unknown, { room: number }>(async ({ input: { room }, signal }) => {
          const scene = sceneOf(room);
          const url = scene && sizesOf(scene)[0]?.url;
          if (!url) throw new Error('this room has no picture');
          small.current = { room, picture: await loadBitmap(url, signal) };
        }),
        sharpen: fromPromise<unknown, { room: number }>(async ({ input: { room }, signal }) => {
          const scene = sceneOf(room);
          const { canvas: element, stage: theStage } = parts.current;
          if (!scene) return;
          const screen = {
            side: Math.max(element.current?.width ?? 0, element.current?.height ?? 0),
            widest: theStage()?.widest() ?? 0,
            savesData: savesData(),
          };
          const url = sharpSizeOf(scene, screen);
          if (url && url !== sizesOf(scene)[0]?.url) {
            const picture = await loadBitmap(url, signal);
            if (onStage.current === room) theStage()?.show(picture, true);
            picture.close();
          }
          if (savesData()) return;
          await idle(signal);
          for (const { to } of scene.links) {
            const next = sceneOf(to);
            const address = next && sizesOf(next)[0]?.url;
            if (address) await fetch(address, { signal, priority: 'low' });
          }
        }),
      },
    });
  }, []);
  const input = { rooms: tour.scenes.map(({ id }) => id), first, flat: typeof WebGL2RenderingContext === 'undefined' };
  const [{ value, context }, send] = useMachine(machine, input);
  const { shown, wanted, visits } = context;
  useEffect(() => {
    const loaded = small.current;
    if (shown === null || loaded?.room !== shown) return;
    small.current = null;
    onStage.current = shown;
    const scene = parts.current.tour.scenes.find(({ id }) => id === shown);
    parts.current.stage()?.show(loaded.picture, false);
    loaded.picture.close();
    parts.current.looking()?.jump({ yaw: arrival.current ?? scene?.initial_yaw_deg ?? 0, pitch: 0 });
    arrival.current = undefined;
  }, [shown, visits]);
  const northOf = (room: number | null) => tour.plan?.viewpoints.find(({ scene }) => scene === room)?.north_offset_deg;
  return {
    state: value as string,
    shown,
    wanted,
    send,
    /** Goes to a room; along a way, one goes on looking in the same direction. */
    go: (to: number, along?: { yaw_deg: number }) => {
      arrival.current = along && sameHeading(along.yaw_deg, northOf(shown), northOf(to));
      send({ type: 'WENT', to });
    },
  };
}
