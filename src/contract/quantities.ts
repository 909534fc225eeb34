import { beginningOf } from './beginningOf';
import { limits } from './limits';
import { decimalRupees } from './money';
import { plainNumber } from './plainNumber';

/**
 * The value, or why there is none: not an amount or area, a unit without a fixed size, or outside a listing's limits.
 */
export type Reading = { value: number } | { wrong: 'unreadable' | 'unclearUnit' | 'tooSmall' | 'tooLarge' };

/** Exact, as numerator and denominator, because floating point would lose paise. */
type Fraction = readonly [bigint, bigint];
interface Unit {
  /** A regular expression of its lower-case spellings; those in Devanagari without the dot below a letter. */
  spelling: string;
  worth: Fraction;
}
interface Part {
  amount: Fraction;
  unit: Unit | undefined;
}

/** In paise, largest first. */
const moneyUnits: readonly Unit[] = [
  { spelling: 'billions?|bn', worth: [100_000_000_000n, 1n] },
  { spelling: 'crores?|crs?\\.?|करोड|कोटी', worth: [1_000_000_000n, 1n] },
  { spelling: 'millions?|mn', worth: [100_000_000n, 1n] },
  { spelling: 'lakhs?|lacs?|l|लाख', worth: [10_000_000n, 1n] },
  { spelling: 'thousands?|k|हजार', worth: [100_000n, 1n] },
];

const square = '(?:square|sq)[. ]{0,2}';
const squareInDevanagari = '(?:वर्ग|चौरस) ?';
/** In square feet, largest first. A foot is 0.3048 m by definition, so a square metre is 1/0.09290304 square feet. */
const areaUnits: readonly Unit[] = [
  { spelling: 'hectares?|ha|हेक्टेयर|हेक्टर', worth: [1_000_000_000_000n, 9_290_304n] },
  { spelling: 'acres?|ac|एकड|एकर', worth: [43_560n, 1n] },
  { spelling: 'gunth?as?|गुंठा|गुंठे', worth: [1_089n, 1n] },
  { spelling: 'ares?', worth: [10_000_000_000n, 9_290_304n] },
  { spelling: 'cents?', worth: [4_356n, 10n] },
  {
    spelling: `${square}(?:met(?:er|re)s?|mtrs?|mts?|m)\\.?|m ?[2²]|㎡|${squareInDevanagari}(?:मीटर|मी)`,
    worth: [100_000_000n, 9_290_304n],
  },
  { spelling: `${square}(?:yards?|yds?)\\.?|yds? ?[2²]|gaj|गज|${squareInDevanagari}(?:गज|यार्ड)`, worth: [9n, 1n] },
  {
    spelling: `${square}(?:feet|foot|ft)\\.?|sft|(?:feet|ft) ?[2²]|${squareInDevanagari}(?:फुट|फीट|फूट)`,
    worth: [1n, 1n],
  },
];
/** Their size differs between districts. */
const localUnits =
  /\d\s*(?:(?:big(?:h|gh)?as?|beeghas?|biswas?|katt?has?|kanals?|marlas?)\b|बीघा|बिस्वा|कट्ठा|कनाल|मरला)/;

/** A comma is accepted only as a thousands separator: "2,75" is not 275. */
const grouped = /^\d{1,3}(?:[ ,]\d{2,3})*[ ,]\d{3}$/;

/** "1,25,000.5" → 1250005/10. */
function readNumber(text: string): Fraction | undefined {
  const [whole = '', places = ''] = text.split('.');
  if (!/^\d*$/.test(whole) && !grouped.test(whole)) return undefined;
  return [BigInt(`${whole.replace(/[ ,]/g, '')}${places}`), 10n ** BigInt(places.length)];
}

/** "1 crore 25 lakh" → its parts; undefined if there is anything else between or after them. */
function readParts(text: string, units: readonly Unit[]): readonly Part[] | undefined {
  const parts: Part[] = [];
  const unit = units.map(({ spelling }) => `(${spelling})(?![a-z\\u0900-\\u097f])`).join('|');
  const part = new RegExp(`(\\d+(?:[ ,]\\d+)*(?:\\.\\d*)?|\\.\\d+)\\s*(?:${unit})?(?:\\s*(?:,|and|&)?\\s+|$)`, 'y');
  while (part.lastIndex < text.length) {
    const [, number, ...spelled] = part.exec(text) ?? [];
    const amount = number === undefined ? undefined : readNumber(number);
    if (!amount) return undefined;
    parts.push({ amount, unit: units[spelled.findIndex((found) => found !== undefined)] });
  }
  return parts;
}

const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
const isLess = ([a, b]: Fraction, [c, d]: Fraction) => a * d < c * b;

/** Adds several parts only if each has a unit smaller than the previous one and is less than one of that unit. */
function sumOf(parts: readonly Part[], bare: Fraction): Fraction | undefined {
  let sum: Fraction = [0n, 1n];
  for (const [at, { amount, unit }] of parts.entries()) {
    const value = times(amount, unit?.worth ?? bare);
    const before = parts[at - 1]?.unit;
    if (parts.length > 1 && !unit) return undefined;
    if (before && !isLess(value, before.worth)) return undefined;
    if (at < parts.length - 1 && amount[0] % amount[1] !== 0n) return undefined;
    sum = plus(sum, value);
  }
  return parts.length > 0 ? sum : undefined;
}

const plain = (text: string) =>
  beginningOf(
    plainNumber(text)
      .normalize('NFD')
      .replace(/\u093c/g, '')
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .trim(),
    80,
  );

/**
 * Parses rupees as people write them, to paise: "2.75 Cr", "65 lakh", "₹1,50,00,000", "1 crore 25 lakh", "45,000/-".
 * Fractions of a paisa are invalid.
 */
export function readRupees(text: string): Reading {
  const amount = plain(text)
    .replace(/^(?:₹|rs\.?|inr|rupees|रु\.?|रुपये|रुपए) ?/, '')
    .replace(/ ?(?:\/-|only)$/, '')
    .replace(/ ?(?:\/-|₹|(?<![a-z])(?:rs\.?|inr|rupees)|रु\.?|रुपये|रुपए)$/, '');
  const sum = sumOf(readParts(amount, moneyUnits) ?? [], [100n, 1n]);
  if (!sum || sum[0] % sum[1] !== 0n) return { wrong: 'unreadable' };
  const paise = sum[0] / sum[1];
  return paise > BigInt(limits.rupees.max) * 100n ? { wrong: 'tooLarge' } : { value: Number(paise) };
}

/** Parses an area as people write it, to whole square feet: "1,450", "120 sq m", "200 gaj", "2 acre 10 guntha". */
export function readSquareFeet(text: string): Reading {
  const area = plain(text);
  if (localUnits.test(area)) return { wrong: 'unclearUnit' };
  const sum = sumOf(readParts(area, areaUnits) ?? [], [1n, 1n]);
  if (!sum) return { wrong: 'unreadable' };
  const squareFeet = (2n * sum[0] + sum[1]) / (2n * sum[1]);
  if (squareFeet < BigInt(limits.size.min)) return { wrong: 'tooSmall' };
  return squareFeet > BigInt(limits.size.max) ? { wrong: 'tooLarge' } : { value: Number(squareFeet) };
}

/** Formats paise as requests contain them, a decimal string of rupees: "27500000", "4500.50". */
export function plainRupees(amountInPaise: number): string {
  return decimalRupees(amountInPaise).replace(/\.00$/, '');
}
