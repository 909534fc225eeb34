import type { Purpose } from '@contract/properties';
import { singularOf } from '../wordForms';
import { english } from './english';
import { hindi } from './hindi';
import type { Lexicon, Meaning, Phrase } from './lexicon';
import { marathi } from './marathi';

/** Normalises spelling: lower case, no nukta, one sign for a nasal vowel. */
const normalized = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u093c\u200c\u200d]/g, '')
    .replace(/\u0901/g, '\u0902');

/** Word separators. Any other character is part of its word, which is then in no table. */
const wordPattern = /[^\s!-/:-@[-`{-~₹‘’“”–—।]+/gu;
const wordsOf = (text: string) =>
  [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    word: normalized(word),
    start: index,
    end: index + word.length,
  }));
const keyOf = (text: string) =>
  wordsOf(text)
    .map(({ word }) => word)
    .join(' ');

const listed = (phrases: string) => phrases.split(',').map(keyOf).filter(Boolean);

function* entriesOf({
  types = {},
  purposes = {},
  places = {},
  amenities = {},
  elsewhere = '',
  fillers = '',
}: Lexicon): Generator<[string, Meaning]> {
  for (const phrase of listed(fillers)) yield [phrase, { kind: 'filler' }];
  for (const phrase of listed(elsewhere)) yield [phrase, { kind: 'elsewhere' }];
  for (const [name, phrases] of Object.entries(amenities))
    for (const phrase of listed(`${name}, ${phrases}`)) yield [phrase, { kind: 'amenity', name }];
  for (const [name, phrases] of Object.entries(places))
    for (const phrase of listed(phrases)) yield [phrase, { kind: 'place', name }];
  for (const [name, phrases] of Object.entries(purposes))
    for (const phrase of listed(phrases)) yield [phrase, { kind: 'purpose', name: name as Purpose }];
  for (const [name, phrases] of Object.entries(types))
    for (const phrase of listed(phrases)) yield [phrase, { kind: 'type', name }];
}

const known = new Map<string, Meaning>([english, hindi, marathi].flatMap((lexicon) => [...entriesOf(lexicon)]));
const longest = Math.max(...[...known.keys()].map((phrase) => phrase.split(' ').length));

/** Suffixes of Marathi nouns: in, of, to, with, near. */
const marathiEnding = /^(\p{Script=Devanagari}{2,}?)(?:ातील|ामध्ये|ात|तील|मध्ये|मधील|मधे|च्या|चा|ची|चे|साठी|सह|जवळ|त|ला)$/u;
/** Plurals that usually belong to place names: "Lake Gardens". */
const names = new Set(['gardens', 'terraces']);

/** The meaning of one word or phrase by its key; undefined when no table has it. */
function meaningOf(key: string): Meaning | undefined {
  const exact = known.get(key);
  if (exact || names.has(key)) return exact;
  const singular = known.get(singularOf(key));
  if (singular && singular.kind !== 'filler') return singular;
  const stem = marathiEnding.exec(key)?.[1];
  return stem === undefined ? undefined : known.get(stem);
}

/** Single words in the tables that a typing error may have meant, with their meanings. */
export const slipWords: readonly { word: string; meaning: Meaning }[] = [...known]
  .filter(([phrase, { kind }]) => /^[a-z]{5,}$/.test(phrase) && kind !== 'filler')
  .map(([word, meaning]) => ({ word, meaning }));

/** Splits a search into known phrases, the longest first, and the remaining text. */
export function readPhrases(search: string): { phrases: Phrase[]; left: string } {
  const words = wordsOf(search);
  const phrases: Phrase[] = [];
  let left = '';
  let read = 0;
  for (let at = 0; at < words.length;) {
    const found = phraseAt(words, at);
    const [first, last] = [words[at], words[at + (found?.words ?? 1) - 1]];
    if (!first || !last) break;
    if (found) {
      phrases.push({ text: search.slice(first.start, last.end), meaning: found.meaning });
      left += `${search.slice(read, first.start)} `;
      read = last.end;
    }
    at += found?.words ?? 1;
  }
  return { phrases, left: left + search.slice(read) };
}

function phraseAt(words: readonly { word: string }[], at: number): { words: number; meaning: Meaning } | null {
  for (let many = Math.min(longest, words.length - at); many > 0; many -= 1) {
    const meaning = meaningOf(
      words
        .slice(at, at + many)
        .map(({ word }) => word)
        .join(' '),
    );
    if (meaning) return { words: many, meaning };
  }
  return null;
}
