import { type MapView, type Place, type Size, type World, toWorld, worldPixels } from './projection';

/**
 * The coordinates of everything that lies on a map: pixels from `origin` at one zoom. They stay the same while the map
 * moves, so that moving it changes one transform and lays out nothing.
 */
export interface LayerFrame {
  origin: World;
  zoom: number;
}

/** Farther from the origin, in pixels, browsers lose precision. */
const reach = 20_000;

const isNear = (frame: LayerFrame, view: MapView) => {
  const { x, y } = layerPoint(frame, view);
  return Math.abs(x) < reach && Math.abs(y) < reach;
};

/** The frame for a view: the previous one while the zoom is the same. */
export const frameFor = (view: MapView, before?: LayerFrame): LayerFrame =>
  before?.zoom === view.zoom && isNear(before, view) ? before : { origin: toWorld(view), zoom: view.zoom };

export function layerPoint({ origin, zoom }: LayerFrame, place: Place): World {
  const [{ x, y }, pixels] = [toWorld(place), worldPixels(zoom)];
  return { x: (x - origin.x) * pixels, y: (y - origin.y) * pixels };
}

/** The CSS transform that shows a frame's layer as a view: with the view's middle in the middle, and enlarged to its zoom. */
export function layerTransform(frame: LayerFrame, view: MapView, { width, height }: Size): string {
  const { x, y } = layerPoint(frame, view);
  const scale = 2 ** (view.zoom - frame.zoom);
  const move = `translate(${(width / 2 - x * scale).toFixed(2)}px, ${(height / 2 - y * scale).toFixed(2)}px)`;
  return scale === 1 ? move : `${move} scale(${scale.toFixed(5)})`;
}
