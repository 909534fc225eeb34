import type { PlanDrawing } from './tours';

/** x to the right and y upwards, in metres. */
type PlanPoint = readonly number[];
type Opening = PlanDrawing['openings'][number];

/** What a drawing covers, with a margin around it. */
export interface PlanBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

const margin = 1;

export function boxOf({ walls, rooms }: PlanDrawing): PlanBox {
  const points = [...walls.flatMap((wall) => wall.points), ...rooms.flatMap((room) => room.polygon)];
  const xs = points.map(([x = 0]) => x);
  const ys = points.map(([, y = 0]) => y);
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  if (points.length === 0) return { left: 0, top: 0, width: 1, height: 1 };
  return {
    left: left - margin,
    top: top + margin,
    width: right - left + 2 * margin,
    height: top - bottom + 2 * margin,
  };
}

/** A point of the plan in the SVG's coordinates, whose y points down. */
export const toSvg = ({ left, top }: PlanBox, [x = 0, y = 0]: PlanPoint): [number, number] => [x - left, top - y];

export const pathOf = (box: PlanBox, points: readonly PlanPoint[], isClosed = false): string =>
  `M${points
    .map((point) =>
      toSvg(box, point)
        .map((value) => value.toFixed(3))
        .join(' '),
    )
    .join('L')}${isClosed ? 'Z' : ''}`;

/** Where a door stands when it is open by a quarter, seen from its hinge. */
export function leafOf({ from, to, hinge, swing_deg: swing = 0 }: Opening): PlanPoint | null {
  if (!hinge || swing === 0) return null;
  const [hx = 0, hy = 0] = hinge;
  const free = Math.hypot((from[0] ?? 0) - hx, (from[1] ?? 0) - hy) < 1e-6 ? to : from;
  const [dx, dy] = [(free[0] ?? 0) - hx, (free[1] ?? 0) - hy];
  const angle = (Math.sign(swing) * Math.PI) / 2;
  return [hx + dx * Math.cos(angle) - dy * Math.sin(angle), hy + dx * Math.sin(angle) + dy * Math.cos(angle)];
}

/** Whether a point lies in a polygon. */
export function isInside([x = 0, y = 0]: PlanPoint, polygon: readonly PlanPoint[]): boolean {
  let inside = false;
  polygon.forEach(([ax = 0, ay = 0], at) => {
    const [bx = 0, by = 0] = polygon[(at + polygon.length - 1) % polygon.length] ?? [];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** The box around a polygon. */
export function around(polygon: readonly PlanPoint[]) {
  const xs = polygon.map(([x = 0]) => x);
  const ys = polygon.map(([, y = 0]) => y);
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { left, top, width: right - left, height: top - bottom };
}
