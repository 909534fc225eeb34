import { beginningOf } from './beginningOf';
import { limits } from './limits';
import { decimalRupees } from './money';
import { plainNumber } from './plainNumber';
import { type QuantityWords, quantityWords } from './quantityWords';
import { type Fraction, type MeasureUnit, areaUnits, moneyUnits, plotSide, vulgarFractions } from './units';
import { keyOfWord } from './wordKey';

/**
 * The value, or why there is none: not an amount or area, a unit without a fixed size, or outside a listing's limits.
 */
export type Reading = { value: number } | { wrong: 'unreadable' | 'unclearUnit' | 'tooSmall' | 'tooLarge' };

interface Part {
  amount: Fraction;
  unit: Fraction | undefined;
}

const languages: readonly QuantityWords[] = Object.values(quantityWords);
const listOf = (words = '') => words.split(', ').filter(Boolean).map(keyOfWord);

/** What is clear in a field of its own, but not in a sentence. */
const fieldUnits: Readonly<Partial<Record<MeasureUnit, string>>> = {
  acre: 'ac',
  are: 'are',
  sqm: '㎡',
};

function unitsByWord(units: Readonly<Partial<Record<MeasureUnit, Fraction>>>): ReadonlyMap<string, Fraction> {
  const found = new Map<string, Fraction>();
  for (const spellings of [...languages.map((language) => language.units), fieldUnits])
    for (const [unit, phrases] of Object.entries(spellings) as [MeasureUnit, string][]) {
      const worth = units[unit];
      if (!worth) continue;
      for (const phrase of listOf(phrases)) {
        found.set(phrase, worth);
        if (/[a-z]{2}$/.test(phrase)) found.set(`${phrase}s`, worth);
      }
    }
  return found;
}

const moneyWords = unitsByWord(moneyUnits);
const areaWords = unitsByWord(areaUnits);

/** Eighths are all that words say. */
const exactly = (value: number): Fraction => [BigInt(value * 8), 8n];
const numbers = new Map(
  languages.flatMap((language) =>
    Object.entries(language.numbers).map(([word, value]) => [keyOfWord(word), exactly(value)] as const),
  ),
);
const shifts = new Map(
  languages.flatMap(({ andAHalf, andAQuarter, lessAQuarter }) => [
    ...listOf(andAHalf?.before).map((word) => [word, exactly(0.5)] as const),
    ...listOf(andAQuarter).map((word) => [word, exactly(0.25)] as const),
    ...listOf(lessAQuarter).map((word) => [word, exactly(-0.25)] as const),
  ]),
);

const halvesAfter = languages.flatMap(({ andAHalf }) => listOf(andAHalf?.after)).map((half) => half.split(' '));

/** Their size differs between districts. */
const localUnits =
  /\d\s*(?:(?:big(?:h|gh)?as?|beeghas?|biswas?|katt?has?|kanals?|marlas?)\b|बीघा|बिस्वा|कट्ठा|कनाल|मरला)/;

/** A comma is accepted only as a thousands separator: "2,75" is not 275. */
const grouped = /^\d{1,3}(?:[ ,]\d{2,3})*[ ,]\d{3}$/;

/** "1,25,000.5" → 1250005/10. */
function readDigits(text: string): Fraction | undefined {
  const [whole = '', places = ''] = text.split('.');
  if (!/^\d*$/.test(whole) && !grouped.test(whole)) return undefined;
  return [BigInt(`${whole.replace(/[ ,]/g, '')}${places}`), 10n ** BigInt(places.length)];
}

const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
const isLess = ([a, b]: Fraction, [c, d]: Fraction) => a * d < c * b;

/** Fractions, numbers, units and other words, and single signs. */
const tokens =
  /(?:\d+ )?[13]\/[24](?!\d)|\d* ?[½¼¾]|\d+(?:[ ,]\d+)*(?:\.\d*)?|\.\d+|(?:yd|ft|m)[2²](?!\d)|[\p{L}\p{M}㎡]+\.?|\S/gu;

/** A number in digits or words at this token, and the token after it. */
function numberAt(words: readonly string[], at: number): { amount: Fraction; next: number } | undefined {
  const word = words[at] ?? '';
  const shift = shifts.get(word);
  const shifted = shift && !shifts.has(words[at + 1] ?? '') ? numberAt(words, at + 1) : undefined;
  if (shift && shifted) return { amount: plus(shifted.amount, shift), next: shifted.next };
  const [, whole = '', fraction = ''] = /^(\d*) ?([13]\/[24]|[½¼¾])$/.exec(word) ?? [];
  const part = vulgarFractions.get(fraction);
  const amount = part ? plus([BigInt(whole || '0'), 1n], part) : (numbers.get(word) ?? readDigitsOf(word));
  if (!amount) return undefined;
  const ones = numbers.get(words[at + 1] ?? '');
  const isTens = numbers.has(word) && amount[0] >= 20n * amount[1] && amount[0] % (10n * amount[1]) === 0n;
  if (isTens && ones && isLess(ones, [10n, 1n]) && ones[0] % ones[1] === 0n)
    return { amount: plus(amount, ones), next: at + 2 };
  const half = halvesAfter.find((after) => after.every((part, place) => words[at + 1 + place] === part));
  return half ? { amount: plus(amount, [1n, 2n]), next: at + 1 + half.length } : { amount, next: at + 1 };
}

const readDigitsOf = (word: string) => (/^[\d.]/.test(word) ? readDigits(word) : undefined);

/** "1 crore 25 lakh" → its parts; undefined if there is anything else between or after them. */
function readParts(text: string, units: ReadonlyMap<string, Fraction>): readonly Part[] | undefined {
  const words = [...text.matchAll(tokens)].map(([word]) => keyOfWord(word).replace(/(?<=\D)\.$/, ''));
  const parts: Part[] = [];
  for (let at = 0; at < words.length;) {
    const number = numberAt(words, at);
    if (!number) return undefined;
    at = number.next;
    const many = [2, 1].find((length) => units.has(words.slice(at, at + length).join(' '))) ?? 0;
    parts.push({ amount: number.amount, unit: units.get(words.slice(at, at + many).join(' ')) });
    at += many;
    if (words[at] === ',') at += 1;
    if (/^(?:and|&)$/.test(words[at] ?? '') && at < words.length - 1) at += 1;
  }
  return parts;
}

/** Adds several parts only if each has a unit smaller than the previous one and is less than one of that unit. */
function sumOf(parts: readonly Part[]): Fraction | undefined {
  let sum: Fraction = [0n, 1n];
  for (const [at, { amount, unit }] of parts.entries()) {
    const value = unit ? times(amount, unit) : amount;
    const before = parts[at - 1]?.unit;
    if (parts.length > 1 && !unit) return undefined;
    if (before && !isLess(value, before)) return undefined;
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
 * Parses rupees as people write them, to paise: "2.75 Cr", "65 lakh", "₹1,50,00,000", "1 crore 25 lakh", "45,000/-",
 * "paune do crore". Fractions of a paisa are invalid.
 */
export function readRupees(text: string): Reading {
  const amount = plain(text)
    .replace(/^(?:₹|rs\.?|inr|rupees|रु\.?|रुपये|रुपए) ?/, '')
    .replace(/ ?(?:\/-|only)$/, '')
    .replace(/ ?(?:\/-|₹|(?<![a-z])(?:rs\.?|inr|rupees)|रु\.?|रुपये|रुपए)$/, '');
  const sum = sumOf(readParts(amount, moneyWords) ?? []);
  const paise = sum && times(sum, [100n, 1n]);
  if (!paise || paise[0] % paise[1] !== 0n) return { wrong: 'unreadable' };
  const whole = paise[0] / paise[1];
  return whole > BigInt(limits.rupees.max) * 100n ? { wrong: 'tooLarge' } : { value: Number(whole) };
}

/** "30 x 50 ft": the sides of a plot. */
function readSides(area: string): Fraction | undefined {
  const [, one = '', other = ''] = /^(\d{2,3}) ?[x×*] ?(\d{2,3}) ?(?:ft\.?|feet)?$/.exec(area) ?? [];
  const isSide = (side: string) => side !== '' && Number(side) >= plotSide.min && Number(side) <= plotSide.max;
  return isSide(one) && isSide(other) ? [BigInt(one) * BigInt(other), 1n] : undefined;
}

/** Parses an area as people write it, to whole square feet: "1,450", "120 sq m", "200 gaj", "2 acre 10 guntha", "30x50". */
export function readSquareFeet(text: string): Reading {
  const area = plain(text);
  if (localUnits.test(area)) return { wrong: 'unclearUnit' };
  const sum = readSides(area) ?? sumOf(readParts(area, areaWords) ?? []);
  if (!sum) return { wrong: 'unreadable' };
  const squareFeet = (2n * sum[0] + sum[1]) / (2n * sum[1]);
  if (squareFeet < BigInt(limits.size.min)) return { wrong: 'tooSmall' };
  return squareFeet > BigInt(limits.size.max) ? { wrong: 'tooLarge' } : { value: Number(squareFeet) };
}

/** Formats paise as requests contain them, a decimal string of rupees: "27500000", "4500.50". */
export function plainRupees(amountInPaise: number): string {
  return decimalRupees(amountInPaise).replace(/\.00$/, '');
}
