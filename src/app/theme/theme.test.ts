import { type ColorName, dark, light, textPairs } from './palette';

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** WCAG's relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const cases = (
  [
    ['light', light],
    ['dark', dark],
  ] as const
).flatMap(([scheme, palette]: readonly [string, Record<ColorName, string>]) =>
  textPairs.map(
    ([text, ground, needed]) =>
      [`${text} on ${ground} reads in the ${scheme} scheme`, palette[text], palette[ground], needed] as const,
  ),
);

it.each(cases)('%s', (_promise, text, ground, needed) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(needed);
});
