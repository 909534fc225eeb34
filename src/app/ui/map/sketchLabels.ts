import { type LayerFrame, layerPoint } from './layerFrame';
import type { World } from './projection';
import { type Sketch, placeOf, pointsOf } from './sketch';

export type LabelKind = 'city' | 'main' | 'locality' | 'minor' | 'landmark' | 'water' | 'hill';

export interface SketchLabel extends World {
  kind: LabelKind;
  text: string;
  anchor: 'start' | 'middle' | 'end';
  /** The point that it names, for those that have a dot. */
  dot?: World;
}

interface Wish {
  kind: LabelKind;
  text: string;
  at: World;
}

/** Font sizes in pixels, and the mean width of a letter as a part of it. */
export const labelSizes: Readonly<Record<LabelKind, number>> = {
  city: 20,
  main: 14,
  locality: 12,
  minor: 11,
  landmark: 12,
  water: 12,
  hill: 12,
};
const isCapitals = (kind: LabelKind) => !['landmark', 'water', 'hill'].includes(kind);
const widthOf = ({ kind, text }: Pick<Wish, 'kind' | 'text'>) =>
  text.length * labelSizes[kind] * (isCapitals(kind) ? 0.74 : 0.5);

interface Held {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const overlaps = (one: Held, other: Held) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether labels of this kind are shown at this zoom, and which are closer than others. */
const shownFrom: Readonly<Record<LabelKind, number>> = {
  city: 0,
  main: 9.6,
  water: 10.8,
  locality: 11,
  hill: 11,
  minor: 12.1,
  landmark: 12.6,
};
/** The city's own name gives way to those of its localities. */
const cityUntil = 9.6;

const middleOf = (steps: readonly number[]) => {
  const points = pointsOf(steps);
  return points[Math.floor(points.length / 2)] ?? { longitude: 0, latitude: 0 };
};

/** Where a far map has the city's name: the marks are in its middle. */
const aboveSheet = ({ centre: [longitude = 0], bounds: [, , , north = 0] }: Sketch) => [longitude, north + 0.06];

/** Everything that has a name, the most important first. */
function wishesOf(sketch: Sketch, frame: LayerFrame): Wish[] {
  const at = (point: readonly number[]) => layerPoint(frame, placeOf(point));
  const ranked = (rank: number, kind: LabelKind): Wish[] =>
    sketch.localities
      .filter((locality) => locality.rank === rank)
      .map((locality) => ({ kind, text: locality.name, at: at(locality.at) }));
  const named = new Set<string>();
  const once = ({ name }: { name: string }) => name !== '' && !named.has(name) && Boolean(named.add(name));
  const water: Wish[] = [
    ...sketch.lakes.filter(once).map(({ name, ring }) => ({ text: name, at: layerPoint(frame, middleOf(ring)) })),
    ...sketch.rivers.filter(once).map(({ name, line }) => ({ text: name, at: layerPoint(frame, middleOf(line)) })),
  ].map((wish) => ({ ...wish, kind: 'water' as const }));
  const hills = sketch.hills.filter(once).map((hill): Wish => ({ kind: 'hill', text: hill.name, at: at(hill.at) }));
  const landmarks = sketch.landmarks.map((one): Wish => ({ kind: 'landmark', text: one.name, at: at(one.at) }));
  return [
    ...(frame.zoom < cityUntil ? [{ kind: 'city' as const, text: sketch.name, at: at(aboveSheet(sketch)) }] : []),
    ...ranked(1, 'main'),
    ...ranked(2, 'locality'),
    ...landmarks,
    ...water,
    ...ranked(3, 'minor'),
    ...hills,
  ].filter(({ kind }) => frame.zoom >= shownFrom[kind]);
}

/** The places of a label around its point, the best first: right, left, above, below. */
function placesOf({ kind, at, text }: Wish): SketchLabel[] {
  const size = labelSizes[kind];
  const label = { kind, text };
  if (kind === 'city' || kind === 'water' || kind === 'hill')
    return [{ ...label, x: at.x, y: at.y + size * 0.3, anchor: 'middle' }];
  const dot = at;
  return [
    { ...label, dot, x: at.x + 7, y: at.y + size * 0.32, anchor: 'start' },
    { ...label, dot, x: at.x - 7, y: at.y + size * 0.32, anchor: 'end' },
    { ...label, dot, x: at.x, y: at.y - 7, anchor: 'middle' },
    { ...label, dot, x: at.x, y: at.y + size + 5, anchor: 'middle' },
  ];
}

/** The space that a label takes. */
export function spaceOf(label: SketchLabel): Held {
  const [width, size] = [widthOf(label), labelSizes[label.kind]];
  const left = label.x - (label.anchor === 'start' ? 0 : label.anchor === 'end' ? width : width / 2);
  return { left: left - 3, right: left + width + 3, top: label.y - size, bottom: label.y + size * 0.3 };
}

/** The labels of a sketch that have room at this zoom; none covers another. */
export function layLabels(sketch: Sketch, frame: LayerFrame): SketchLabel[] {
  const laid: SketchLabel[] = [];
  const held: Held[] = [];
  for (const wish of wishesOf(sketch, frame)) {
    const free = placesOf(wish).find((place) => {
      const space = spaceOf(place);
      return held.every((other) => !overlaps(space, other));
    });
    if (!free) continue;
    laid.push(free);
    held.push(spaceOf(free));
    if (free.dot)
      held.push({ left: free.dot.x - 4, right: free.dot.x + 4, top: free.dot.y - 4, bottom: free.dot.y + 4 });
  }
  return laid;
}
