import type { ListingCounts } from '@contract/properties';

/** What a count among a sample stands for. */
export const scaled = (count: number, each: number) => (each === 1 ? count : Number((count * each).toPrecision(2)));

/** Half octaves as amounts: 2, 2.8, 4, 5.7, 8 … */
const amountOf = (step: number, unit: number) => Math.ceil(2 ** (step / 2) / unit);

/** Of all listings, so many are left out at either end of a diagram. */
const cut = 0.01;
/** A single listing is left out, too, if it is so many empty steps away from the others: those of eight times as much. */
const faraway = 6;

/** The steps without the ends that a few odd listings would stretch: `ends` goes inwards. */
function withoutEnd(ends: readonly (readonly [step: number, count: number])[]): number | undefined {
  const all = ends.reduce((sum, [, count]) => sum + count, 0);
  let passed = 0;
  for (const [at, [step, count]] of ends.entries()) {
    passed += count;
    const next = ends[at + 1]?.[0];
    const isOdd = passed === 1 && next !== undefined && Math.abs(next - step) > faraway && all > 2;
    if (passed > all * cut && !isOdd) return step;
  }
  return undefined;
}

/**
 * Bars from the first to the last step, the empty ones in between included, between the first and the last percentile:
 * one odd listing does not press all others into one bar.
 */
export function barsOf(
  counted: readonly { value: string; count: number }[],
  unit: number,
  each: number,
): ListingCounts['prices'] {
  const steps = counted
    .map(({ value, count }) => [Number(value), count] as const)
    .sort(([one], [other]) => one - other);
  const counts = new Map(steps.map(([step, count]) => [step, scaled(count, each)]));
  const [first, last] = [withoutEnd(steps), withoutEnd([...steps].reverse())];
  return first === undefined || last === undefined
    ? []
    : Array.from({ length: last - first + 1 }, (_, place) => ({
        from: amountOf(first + place, unit),
        to: amountOf(first + place + 1, unit),
        count: counts.get(first + place) ?? 0,
      }));
}
