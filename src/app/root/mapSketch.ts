import { lightMap } from '../ui/map/mapColors';
import { type Place, type Size, isInside, offsetOf, boxOf } from '../ui/map/projection';
import { loadSketch, placeOf, sketchesIn } from '../ui/map/sketch';
import { type SketchDrawing, drawSketch, drawnAt } from '../ui/map/sketchDrawing';
import { layerPoint } from '../ui/map/layerFrame';

/** Closer than the whole city, wider than a street: about six kilometres across. */
const zoom = 12.4;
const size: Size = { width: 467, height: 304 };
/** How far apart two names must be, in points. */
const apart = { x: 78, y: 15 };

const drawings = new Map<number, SketchDrawing>();

function layersOf({ hills, greens, lakes, rivers, rail, roads, runway }: SketchDrawing) {
  const { hill, green, water, shore, arterial, ring, highway, rail: railColor } = lightMap;
  return [
    { path: hills, fill: hill },
    { path: greens, fill: green },
    ...rivers.map((path, at) => ({ path, stroke: water, lineWidth: 1.5 + at * 1.5 })),
    { path: lakes, fill: water, stroke: shore, lineWidth: 0.75 },
    { path: rail, stroke: railColor, lineWidth: 0.75 },
    { path: roads.arterial, stroke: arterial, lineWidth: 1.25 },
    { path: roads.ring, stroke: ring, lineWidth: 1.75 },
    { path: roads.highway, stroke: highway, lineWidth: 2.25 },
    { path: runway, stroke: railColor, lineWidth: 3 },
  ];
}

/** The part of a city's sketch around a place, for a document; undefined where nothing is drawn. */
export async function mapSketch(place: Place) {
  const view = { ...place, zoom };
  const [at] = sketchesIn(boxOf(view, size));
  if (at === undefined) return undefined;
  const sketch = await loadSketch(at);
  const drawing = drawings.get(at) ?? drawSketch(sketch);
  drawings.set(at, drawing);
  const scale = 2 ** (zoom - drawnAt);
  const corner = layerPoint(drawing.frame, place);
  const names: { text: string; x: number; y: number }[] = [];
  const shown = boxOf(view, size);
  for (const { name, at: point } of [...sketch.localities].sort((one, other) => one.rank - other.rank)) {
    const there = placeOf(point);
    if (!isInside(shown, there)) continue;
    const { x, y } = offsetOf(view, there);
    const from = { x: x + size.width / 2 - 24, y: y + size.height / 2 - 8 };
    const collides = names.some(
      (other) => Math.abs(other.x - from.x) < apart.x && Math.abs(other.y - from.y) < apart.y,
    );
    const covers = Math.abs(x) < 50 && Math.abs(y) < 24;
    if (collides || covers || from.x < 4 || from.x > size.width - 70 || from.y < 4 || from.y > size.height - 16)
      continue;
    names.push({ text: name, x: from.x, y: from.y });
  }
  return {
    ...size,
    x: size.width / 2 - corner.x * scale,
    y: size.height / 2 - corner.y * scale,
    scale,
    layers: layersOf(drawing),
    paper: lightMap.paper,
    names,
    nameColour: lightMap.label,
  };
}
