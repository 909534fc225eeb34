import type { ListingCounts } from '@contract/properties';

/** What a count among a sample stands for. */
export const scaled = (count: number, each: number) => (each === 1 ? count : Number((count * each).toPrecision(2)));

/** Where a half octave begins: 2, 2.8, 4, 5.7, 8 … */
const amountOf = (octave: number, unit: number) => Math.ceil(2 ** (octave / 2) / unit);

/** Of all listings, so many are left out at either end of a diagram. */
const cut = 0.01;
/** A single listing is left out, too, if it is so many half octaves away from the others: at eight times as much. */
const faraway = 6;

/** The first half octave that a diagram shows, of those in the order from one of its ends: a few odd listings would stretch it. */
function firstShown(octaves: readonly (readonly [octave: number, count: number])[]): number | undefined {
  const all = octaves.reduce((sum, [, count]) => sum + count, 0);
  let passed = 0;
  for (const [at, [octave, count]] of octaves.entries()) {
    passed += count;
    const next = octaves[at + 1]?.[0];
    const isOdd = passed === 1 && next !== undefined && Math.abs(next - octave) > faraway && all > 2;
    if (passed > all * cut && !isOdd) return octave;
  }
  return undefined;
}

/**
 * Bars from the first to the last half octave, the empty ones in between included, between the first and the last percentile:
 * one odd listing does not press all others into one bar.
 */
export function barsOf(
  counted: readonly { value: string; count: number }[],
  unit: number,
  each: number,
): ListingCounts['prices'] {
  const octaves = counted
    .map(({ value, count }) => [Number(value), count] as const)
    .sort(([one], [other]) => one - other);
  const counts = new Map(octaves.map(([octave, count]) => [octave, scaled(count, each)]));
  const [first, last] = [firstShown(octaves), firstShown([...octaves].reverse())];
  return first === undefined || last === undefined
    ? []
    : Array.from({ length: last - first + 1 }, (_, at) => ({
        from: amountOf(first + at, unit),
        to: amountOf(first + at + 1, unit),
        count: counts.get(first + at) ?? 0,
      }));
}
