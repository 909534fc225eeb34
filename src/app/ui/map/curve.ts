import type { World } from './projection';

const distance = (one: World, other: World) => Math.max(1e-6, Math.hypot(one.x - other.x, one.y - other.y)) ** 0.5;
const text = ({ x, y }: World) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The handle of a curve at `near`, on its way from `far` on one side to `next` on the other. */
function handle(far: World, near: World, next: World, before: number, after: number): World {
  if (before <= 0.01 || after <= 0.01) return near;
  const along = (one: number, other: number, here: number) =>
    (before * before * one -
      after * after * other +
      (2 * before * before + 3 * before * after + after * after) * here) /
    (3 * before * (before + after));
  return { x: along(next.x, far.x, near.x), y: along(next.y, far.y, near.y) };
}

/** The SVG path of a centripetal Catmull-Rom curve through points: it has no loops however uneven their spacing is. */
export function curveThrough(points: readonly World[], closed = false): string {
  const [first] = points;
  if (!first) return '';
  const count = points.length;
  if (count < 3) return `M${points.map(text).join('L')}`;
  const at = (index: number): World =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? first;
  let path = `M${text(first)}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const [lead, middle, tail] = [distance(before, from), distance(from, to), distance(to, after)];
    path += `C${text(handle(before, from, to, lead, middle))} ${text(handle(after, to, from, tail, middle))} ${text(to)}`;
  }
  return closed ? `${path}Z` : path;
}
