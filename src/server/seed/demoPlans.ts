import type { PlanDrawing } from '@contract/tours';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import type { DemoListing, DemoPlanName } from './shapes';

/** A room as its corners in units of the plan, from the lower left. */
type Room = readonly [name: string, left: number, bottom: number, right: number, top: number];
/** A gap in a wall from one point to another, in units; a door hangs at its first point and opens to the left of it. */
type Gap = readonly [kind: 'door' | 'sliding' | 'opening' | 'window', x1: number, y1: number, x2: number, y2: number];

interface PlanShape {
  rooms: readonly Room[];
  gaps: readonly Gap[];
}

const outdoors = new Set(['Balcony', 'Terrace']);

/** Flats by their bedrooms, as an architect's sketch would arrange them. */
const shapes = {
  two: {
    rooms: [
      ['Balcony', 0, 0, 5, 1],
      ['Living and dining', 0, 1, 5, 5.5],
      ['Kitchen', 0, 5.5, 3, 8],
      ['Foyer', 3, 5.5, 5, 8],
      ['Main bedroom', 5, 0, 10, 3.8],
      ['Passage', 5, 3.8, 10, 4.8],
      ['Main bath', 5, 4.8, 6.8, 6.4],
      ['Bath', 5, 6.4, 6.8, 8],
      ['Bedroom', 6.8, 4.8, 10, 8],
    ],
    gaps: [
      ['sliding', 1, 1, 4, 1],
      ['opening', 3.4, 5.5, 4.6, 5.5],
      ['door', 1, 5.5, 1.8, 5.5],
      ['door', 3.6, 8, 4.5, 8],
      ['opening', 5, 4, 5, 4.6],
      ['door', 8.4, 3.8, 9.2, 3.8],
      ['door', 5.4, 4.8, 6.1, 4.8],
      ['door', 6.8, 7.4, 6.8, 6.7],
      ['door', 8, 4.8, 8.8, 4.8],
      ['window', 6.2, 0, 8.8, 0],
      ['window', 7.6, 8, 9.2, 8],
      ['window', 0.8, 8, 2.2, 8],
    ],
  },
  three: {
    rooms: [
      ['Balcony', 0, 0, 6, 1],
      ['Living and dining', 0, 1, 6, 6],
      ['Kitchen', 0, 6, 3, 9],
      ['Utility', 3, 6, 4.2, 9],
      ['Foyer', 4.2, 6, 6, 9],
      ['Main bedroom', 6, 0, 9, 4],
      ['Main bath', 9, 0, 10.2, 4],
      ['Second bedroom', 10.2, 0, 13, 4],
      ['Passage', 6, 4, 13, 5],
      ['Second bath', 6, 5, 7.6, 7],
      ['Third bath', 6, 7, 7.6, 9],
      ['Third bedroom', 7.6, 5, 11.4, 9],
      ['Store', 11.4, 5, 13, 9],
    ],
    gaps: [
      ['sliding', 1.4, 1, 4.6, 1],
      ['door', 1.2, 6, 2, 6],
      ['door', 3, 7.3, 3, 6.6],
      ['opening', 4.6, 6, 5.6, 6],
      ['door', 4.7, 9, 5.6, 9],
      ['opening', 6, 4.2, 6, 4.8],
      ['door', 7.2, 4, 8, 4],
      ['door', 9, 3.2, 9, 2.5],
      ['door', 11.2, 4, 12, 4],
      ['door', 6.4, 5, 7.1, 5],
      ['door', 7.6, 8.4, 7.6, 7.7],
      ['door', 9, 5, 9.8, 5],
      ['door', 11.9, 5, 12.6, 5],
      ['window', 6.8, 0, 8.4, 0],
      ['window', 10.8, 0, 12.4, 0],
      ['window', 8.6, 9, 10.4, 9],
      ['window', 0.8, 9, 2.2, 9],
    ],
  },
  four: {
    rooms: [
      ['Terrace', 0, 0, 7, 1.4],
      ['Living and dining', 0, 1.4, 7, 6],
      ['Kitchen', 0, 6, 3.4, 10],
      ['Store', 3.4, 6, 4.8, 10],
      ['Foyer', 4.8, 6, 7, 10],
      ['Main bedroom', 7, 0, 10.4, 4.4],
      ['Main bath', 10.4, 0, 11.8, 4.4],
      ['Second bedroom', 11.8, 0, 15, 4.4],
      ['Passage', 7, 4.4, 15, 5.6],
      ['Second bath', 7, 5.6, 8.6, 7.8],
      ['Third bath', 7, 7.8, 8.6, 10],
      ['Third bedroom', 8.6, 5.6, 11.4, 10],
      ['Fourth bath', 11.4, 5.6, 12.6, 10],
      ['Fourth bedroom', 12.6, 5.6, 15, 10],
    ],
    gaps: [
      ['sliding', 1.4, 1.4, 5.6, 1.4],
      ['door', 1.4, 6, 2.2, 6],
      ['door', 3.4, 7.4, 3.4, 6.6],
      ['opening', 5.3, 6, 6.5, 6],
      ['door', 5.4, 10, 6.4, 10],
      ['opening', 7, 4.6, 7, 5.4],
      ['door', 8.4, 4.4, 9.2, 4.4],
      ['door', 10.4, 3.4, 10.4, 2.7],
      ['door', 12.8, 4.4, 13.6, 4.4],
      ['door', 7.4, 5.6, 8.1, 5.6],
      ['door', 8.6, 9.4, 8.6, 8.7],
      ['door', 9.6, 5.6, 10.4, 5.6],
      ['door', 12.6, 9.4, 12.6, 8.7],
      ['door', 13.4, 5.6, 14.2, 5.6],
      ['window', 7.8, 0, 9.8, 0],
      ['window', 12.4, 0, 14.4, 0],
      ['window', 9.2, 10, 10.8, 10],
      ['window', 13, 10, 14.6, 10],
      ['window', 0.8, 10, 2.6, 10],
    ],
  },
} as const satisfies Record<DemoPlanName, PlanShape>;

/** The shape with a bath for guests beside the foyer, in place of the farther half of the room behind the kitchen. */
function withPowderRoom({ rooms, gaps }: PlanShape): PlanShape {
  const behind = rooms.find(
    ([, left, bottom, right]) =>
      rooms.some(([name, at, from]) => name === 'Foyer' && at === right && from === bottom) && left > 0,
  );
  if (!behind) throw new Error('The plan has no room beside its foyer.');
  const [name, left, bottom, right, top] = behind;
  const middle = (bottom + top) / 2;
  return {
    rooms: [
      ...rooms.map((room) => (room === behind ? ([name, left, bottom, right, middle] as const) : room)),
      ['Powder room', left, middle, right, top],
    ],
    gaps: [...gaps, ['door', right, middle + 1, right, middle + 0.3]],
  };
}

const squareMetresPerFoot = 0.09290304;
const [outer, inner] = [0.23, 0.12];
const rounded = (value: number) => Math.round(value * 100) / 100;

/** The plan of a flat whose rooms inside have `carpetArea` square feet together. */
function demoPlan(
  name: DemoPlanName,
  { carpetArea, powderRoom }: { carpetArea: number; powderRoom: boolean },
): PlanDrawing {
  const { rooms, gaps }: PlanShape = powderRoom ? withPowderRoom(shapes[name]) : shapes[name];
  const inside = rooms.filter(([room]) => !outdoors.has(room));
  const units = inside.reduce((sum, [, left, bottom, right, top]) => sum + (right - left) * (top - bottom), 0);
  const unit = Math.sqrt((carpetArea * squareMetresPerFoot) / units);
  const at = (x: number, y: number) => [rounded(x * unit), rounded(y * unit)];
  const [width, height] = [Math.max(...rooms.map((room) => room[3])), Math.max(...rooms.map((room) => room[4]))];
  const corners = (left: number, bottom: number, right: number, top: number) => [
    at(left, bottom),
    at(right, bottom),
    at(right, top),
    at(left, top),
  ];
  const thicknessAt = (x1: number, y1: number, x2: number, y2: number) =>
    (x1 === x2 && (x1 === 0 || x1 === width)) || (y1 === y2 && (y1 === 0 || y1 === height)) ? outer : inner;
  return {
    rooms: rooms.map(([room, left, bottom, right, top]) => ({
      name: room,
      polygon: corners(left, bottom, right, top),
      area_m2: Math.round((right - left) * (top - bottom) * unit * unit * 10) / 10,
      outdoor: outdoors.has(room),
    })),
    walls: [
      ...rooms.map(([, ...room]) => ({ points: [...corners(...room), at(room[0], room[1])], thickness: inner })),
      { points: [...corners(0, 0, width, height), at(0, 0)], thickness: outer },
    ],
    openings: gaps.map(([kind, x1, y1, x2, y2]) => ({
      kind,
      from: at(x1, y1),
      to: at(x2, y2),
      thickness: thicknessAt(x1, y1, x2, y2),
      ...(kind === 'door' && { hinge: at(x1, y1), swing_deg: 90 }),
    })),
    water: [],
    furniture: [],
  };
}

/** The part of a flat's size that its carpet area makes up, where that is not given. */
const carpetShare = 0.75;

/** Inserts the plans of demonstration flats: each is a tour without rooms to look around in. */
export async function loadDemoPlans(
  tx: Queryable,
  listings: readonly { id: number; listing: DemoListing }[],
  now: Date,
): Promise<void> {
  const plans = listings.flatMap(({ id, listing }) => {
    const { plan, title, size, carpet_area: carpetArea = size * carpetShare, bedrooms = 0, bathrooms = 0 } = listing;
    if (!plan) return [];
    const drawing = demoPlan(plan, { carpetArea, powderRoom: bathrooms > bedrooms });
    return [{ property: id, title, plan: { name: 'Floor plan', drawing, image: null } }];
  });
  await tx.run(sql`
    insert into tour (property_id, title, plan, changed_at)
    select property, title, plan, ${now} from json_to_recordset(${JSON.stringify(plans)}::json) as given(property int, title text, plan jsonb)`);
}
