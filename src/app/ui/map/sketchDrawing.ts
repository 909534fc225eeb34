import { curveThrough } from './curve';
import { type LayerFrame, layerPoint } from './layerFrame';
import { type Sketch, placeOf, pointsOf } from './sketch';
import { toWorld } from './projection';

/** The zoom at which a sketch's paths are drawn; other zooms enlarge them. */
export const drawnAt = 13;

export interface SketchDrawing {
  frame: LayerFrame;
  hills: string;
  greens: string;
  lakes: string;
  /** By width: streams, rivers, main rivers. */
  rivers: readonly [string, string, string];
  rail: string;
  roads: Readonly<Record<'arterial' | 'ring' | 'highway', string>>;
  runway: string;
}

/** The paths of a sketch, in pixels from its north-western corner. */
export function drawSketch(sketch: Sketch): SketchDrawing {
  const [west = 0, , , north = 0] = sketch.bounds;
  const frame: LayerFrame = { origin: toWorld(placeOf([west, north])), zoom: drawnAt };
  const path = (steps: readonly number[], closed = false) =>
    curveThrough(
      pointsOf(steps).map((place) => layerPoint(frame, place)),
      closed,
    );
  const rings = (areas: readonly { ring: readonly number[] }[]) => areas.map(({ ring }) => path(ring, true)).join('');
  const lines = (ways: readonly { line: readonly number[] }[]) => ways.map(({ line }) => path(line)).join('');
  const riversOf = (width: number) => lines(sketch.rivers.filter((river) => river.width === width));
  const roadsOf = (kind: string) => lines(sketch.roads.filter((road) => road.kind === kind));
  return {
    frame,
    hills: rings(sketch.hills),
    greens: rings(sketch.greens),
    lakes: rings(sketch.lakes),
    rivers: [riversOf(1), riversOf(2), riversOf(3)],
    rail: lines(sketch.rail),
    roads: { arterial: roadsOf('arterial'), ring: roadsOf('ring'), highway: roadsOf('highway') },
    runway: path(sketch.runway),
  };
}
