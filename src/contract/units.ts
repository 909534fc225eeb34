/** Exact, as numerator and denominator, because floating point would lose paise. */
export type Fraction = readonly [bigint, bigint];

/** What one of each is worth in rupees. */
export const moneyUnits = {
  billion: [1_000_000_000n, 1n],
  crore: [10_000_000n, 1n],
  million: [1_000_000n, 1n],
  lakh: [100_000n, 1n],
  thousand: [1_000n, 1n],
} as const satisfies Readonly<Record<string, Fraction>>;

/** Their square feet. A foot is 0.3048 m by definition, so a square metre is 1/0.09290304 square feet. */
export const areaUnits = {
  hectare: [1_000_000_000_000n, 9_290_304n],
  acre: [43_560n, 1n],
  guntha: [1_089n, 1n],
  are: [10_000_000_000n, 9_290_304n],
  cent: [4_356n, 10n],
  sqm: [100_000_000n, 9_290_304n],
  sqyd: [9n, 1n],
  sqft: [1n, 1n],
} as const satisfies Readonly<Record<string, Fraction>>;

export type MoneyUnit = keyof typeof moneyUnits;
export type AreaUnit = keyof typeof areaUnits;
export type MeasureUnit = MoneyUnit | AreaUnit;

/** ½, ¼, ¾ and how they are written in digits. */
export const vulgarFractions: ReadonlyMap<string, Fraction> = new Map([
  ['½', [1n, 2n]],
  ['1/2', [1n, 2n]],
  ['¼', [1n, 4n]],
  ['1/4', [1n, 4n]],
  ['¾', [3n, 4n]],
  ['3/4', [3n, 4n]],
]);

/** The sides of a plot in feet that "30x50" may give; other numbers beside an x are no plot. */
export const plotSide = { min: 10, max: 500 };
