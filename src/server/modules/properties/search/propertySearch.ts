import type { Queryable } from '../../../db/database';
import { facet, quoted } from './lexemes';
import type { Meaning } from './lexicon/lexicon';
import { readPhrases, slipWords } from './lexicon/phrases';
import { type Piece, type IndexedWord, lookUpWords, pieceOf } from './searchMeanings';
import { type Token, mostLonger, readTokens } from './searchTokens';
import { isOneErrorAway, likelyWords } from './typingErrors';
import { singularOf } from './wordForms';

/** The requirements of a search text. */
export interface Search {
  /** A `tsquery`. */
  query: string;
  /** A narrower `tsquery` whose matches fit best and are cheapest to find; absent when it would be the same. */
  exact?: string;
  /** For each required word, the known words that count as it; words without known forms are left out. */
  words: readonly IndexedWord[];
  /** Whether the words name a purpose. */
  saysPurpose: boolean;
}

const mostWords = 8;

/** Extracts "3 bhk", "2bhk", "4 bedrooms" from a search: at least that many (nine means more), or the words themselves. Drops control characters and half characters, which PostgreSQL rejects. */
function readBedrooms(search: string): { left: string; bedrooms: string[] } {
  const clean = search.replace(/[\p{Cc}\p{Cs}]/gu, ' ');
  const [matched, number, unit] =
    /(?<![\p{L}\p{N}])([1-9]\d?)[\s-]*(bhk|bed|beds|bedroom|bedrooms|br)(?![\p{L}\p{N}])/iu.exec(clean) ?? [];
  if (!matched || !number || !unit) return { left: clean, bedrooms: [] };
  const word = unit.toLowerCase();
  return {
    left: clean.replace(matched, ' '),
    bedrooms: [
      `(${facet('r', [Math.min(Number(number), 9)])} | ${quoted(number + word)} | (${quoted(number)}:AB & ${quoted(word)}))`,
    ],
  };
}

/** The meaning of a typing error, as far as the tables know; nothing when two meanings fit. */
function slipOf({ word, longer }: Token): Meaning[] {
  if (longer.length > 0 || word.length < 4) return [];
  const near = slipWords.filter((listed) => listed.word[0] === word[0] && isOneErrorAway(word, listed.word));
  const meanings = new Map(near.map(({ meaning }) => [JSON.stringify(meaning), meaning]));
  return meanings.size === 1 ? [...meanings.values()].filter(({ kind }) => kind !== 'elsewhere') : [];
}

/** One word of the search: the known words it begins or may be a typing error of, with their singulars. `open`: all that begin with it. */
function lexemesOf({ word, longer, similar }: Token): { lexemes: string[]; open: boolean } {
  const open = longer.length > mostLonger || (word.length === 1 && !/\d/.test(word));
  const meant = longer.length > 0 ? longer : [word, ...likelyWords(word, similar)];
  const lexemes = new Set([
    ...(open ? [] : meant),
    ...(longer.length > 0 ? [singularOf(word)] : meant.map(singularOf)),
  ]);
  if (open) lexemes.delete(word);
  return { lexemes: [...lexemes], open };
}

/** A word that is in no table, and what it may be a typing error of. A number matches only a listing's name: descriptions are full of them. */
function pieceOfToken(token: Token, slips: readonly Piece[]): Piece {
  const { lexemes, open } = lexemesOf(token);
  const place = /^\d+$/.test(token.word) ? 'AB' : '';
  const queries = [
    ...(open ? [`${quoted(token.word)}:*${place}`] : []),
    ...lexemes.map((lexeme) => quoted(lexeme) + (place && `:${place}`)),
    ...slips.map(({ query }) => query),
  ];
  const type = slips.flatMap(({ indexedWords }) => indexedWords).find((word) => word.type !== undefined)?.type;
  const isUnindexed = open || slips.some(({ indexedWords }) => indexedWords.length === 0);
  return {
    query: `(${queries.join(' | ')})`,
    indexedWords: isUnindexed
      ? []
      : [
          {
            lexemes: [...lexemes, ...slips.flatMap(({ indexedWords }) => indexedWords.flatMap((word) => word.lexemes))],
            ...(type !== undefined && { type }),
          },
        ],
  };
}

/**
 * The requirements of a search: every word must match by its meaning in the tables, as itself, as the start of a word, or with one typing
 * error. Takes two queries of the vocabulary, whatever the number of words; only the first eight count. Null for an empty search.
 */
export async function planSearch(queryable: Queryable, search: string): Promise<Search | null> {
  const { left: rest, bedrooms } = readBedrooms(search);
  const { phrases, left } = readPhrases(rest);
  const asked = phrases.filter(({ meaning }) => meaning.kind !== 'filler').slice(0, mostWords);
  const tokens = left.trim() ? await readTokens(queryable, left) : [];
  const telling = tokens.filter(({ word }) => word.length > 1 || /\d/.test(word));
  const counted = (telling.length + bedrooms.length + asked.length > 0 ? telling : tokens).slice(
    0,
    mostWords - asked.length,
  );
  const slips = counted.map(slipOf);
  const looked = await lookUpWords(queryable, asked, slips.flat());
  const pieces = [
    ...asked.flatMap((phrase) => pieceOf(phrase, looked) ?? []),
    ...counted.map((token, at) =>
      pieceOfToken(
        token,
        (slips[at] ?? []).flatMap((meaning) => pieceOf({ text: '', meaning }, looked) ?? []),
      ),
    ),
  ];
  const query = [...pieces.map((piece) => piece.query), ...bedrooms].join(' & ');
  const exact = [...pieces.map((piece) => piece.exact ?? piece.query), ...bedrooms].join(' & ');
  const saysPurpose = [...asked.map(({ meaning }) => meaning), ...slips.flat()].some(({ kind }) => kind === 'purpose');
  const words = pieces.flatMap(({ indexedWords }) => indexedWords);
  return query ? { query, ...(exact !== query && { exact }), words, saysPurpose } : null;
}
