import { plainNumber } from '@contract/plainNumber';
import sql, { type Sql } from 'sql-template-tag';

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

/** Whether a phone number has these digits, at least four, side by side; by an index of its runs of four digits. */
export function inPhone(digits: string, phone = sql`phone`): Sql {
  const runs = Array.from({ length: digits.length - 3 }, (_, at) => digits.slice(at, at + 4));
  return sql`${phone} <> '' and phone_parts(${phone}) @> ${runs}::text[] and phone_digits(${phone}) like ${contains(digits)}`;
}

/** Whether a row's name sounds like these words, by the index of what names sound like. */
export const soundsAlike = (search: string, name = sql`name`): Sql =>
  sql`to_tsvector('simple', name_key(${name})) @@ name_query(${search})`;

/** A pattern for `like` that matches a text anywhere, its own wildcards escaped. */
export const contains = (text: string) => `%${beginningWith(text)}`;
/** A pattern for `like` that matches a beginning, its own wildcards escaped. */
export const beginningWith = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`;
