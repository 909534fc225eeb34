import { plainNumber } from '@contract/plainNumber';

/**
 * A search as a text search query of whole words, of which the last may be a beginning: `meera & kul:*`. Beginnings
 * cost more, and people finish a word before they type the next. `weights` (such as `AB`) restricts where the words
 * must stand. Null without a word.
 */
export function prefixQuery(search: string, weights = ''): string | null {
  const words = search.split(/[\s!-/:-@[-`{-~]+/).filter(Boolean);
  const last = words.pop();
  if (last === undefined) return null;
  return [...words.map((word) => (weights ? `${word}:${weights}` : word)), `${last}:*${weights}`].join(' & ');
}

/** The digits of a search that can be part of a phone number, without India's code; null for anything else. */
export function searchedDigits(search: string): string | null {
  const plain = plainNumber(search);
  if (/[^\d\s+().-]/.test(plain)) return null;
  const digits = plain
    .replace(/^\s*(\+\s*91|0)/, '')
    .replace(/\D/g, '')
    .slice(-10);
  return digits.length < 4 ? null : digits;
}

const greatestId = 2_147_483_647;

/** The id that a search names: `45` or `#45`; null for anything else. */
export function searchedId(search: string): number | null {
  const number = /^#?(\d{1,10})$/.exec(plainNumber(search).trim())?.[1];
  return number === undefined || Number(number) > greatestId ? null : Number(number);
}

/** The patterns for `like` that match a phone number's beginning and, reversed, its end. */
export const phonePatterns = (digits: string) => ({
  start: `${digits}%`,
  reversedEnd: `${[...digits].reverse().join('')}%`,
});

/** A pattern for `like` that matches a text anywhere, its own wildcards escaped. */
export const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
