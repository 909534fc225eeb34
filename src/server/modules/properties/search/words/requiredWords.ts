import type { Queryable } from '../../../../db/database';
import { quoted } from './lexemes';
import { type Token, mostLonger, readTokens } from './tokens';
import { likelyWords } from './typingErrors';
import { singularOf } from './wordForms';

/** A required word: the known words that count as it. */
export interface KnownForms {
  lexemes: readonly string[];
}

/** The words that a listing must contain. */
export interface RequiredWords {
  /** A `tsquery`. */
  query: string;
  /** For each required word, the known words that count as it; words without known forms are left out. */
  indexed: readonly KnownForms[];
  /** Each required word alone, as it was typed. */
  each: readonly { typed: string; query: string }[];
}

const mostWords = 8;

/** The known words that a typed one begins or may be a typing error of, with their singulars. `isPrefix`: a single letter, or more than 16 words begin with it; then all that begin with it count. */
function lexemesOf({ word, longer, similar }: Token): { lexemes: string[]; isPrefix: boolean } {
  const isPrefix = longer.length > mostLonger || (word.length === 1 && !/\d/.test(word));
  const meant = longer.length > 0 ? longer : likelyWords(word, similar);
  // "villas" also finds "villa", which does not begin with it
  const lexemes = new Set([
    ...(isPrefix ? [] : meant),
    ...(longer.length > 0 ? [singularOf(word)] : meant.map(singularOf)),
  ]);
  // the prefix finds it
  if (isPrefix) lexemes.delete(word);
  return { lexemes: [...lexemes], isPrefix };
}

/** What a word requires; null if no published listing has it. A number matches titles and places only (weights A and B): descriptions are full of them. */
function pieceOf(
  token: Token,
  among: 'published' | 'own',
): { typed: string; query: string; indexedWords: KnownForms[] } | null {
  const { lexemes, isPrefix } = lexemesOf(token);
  if (!isPrefix && lexemes.length === 0) {
    // the vocabulary has no words of one letter, and none of drafts
    if (among === 'published' && token.word.length > 1) return null;
    lexemes.push(token.word);
  }
  const inName = /^\d+$/.test(token.word) ? 'AB' : '';
  const queries = [
    ...(isPrefix ? [`${quoted(token.word)}:*${inName}`] : []),
    ...lexemes.map((lexeme) => quoted(lexeme) + (inName && `:${inName}`)),
  ];
  return { typed: token.word, query: `(${queries.join(' | ')})`, indexedWords: isPrefix ? [] : [{ lexemes }] };
}

/**
 * The requirements of a text: every word must match as itself, as the start of a word, or with one typing error. Words that no listing
 * has are `ignored`, except among one's own, which include drafts. Takes two queries of the vocabulary at most, whatever the number of words; only the first eight count. `words` is
 * null if nothing is required.
 */
export async function readRequiredWords(
  queryable: Queryable,
  text: string,
  among: 'published' | 'own' = 'published',
): Promise<{ words: RequiredWords | null; ignored: string[] }> {
  // control characters and half characters, which PostgreSQL rejects
  const clean = text.replace(/[\p{Cc}\p{Cs}]/gu, ' ');
  const tokens = clean.trim() ? await readTokens(queryable, clean) : [];
  // single letters count only where there is nothing else
  const withoutLetters = tokens.filter(({ word }) => word.length > 1 || /\d/.test(word));
  const counted = (withoutLetters.length > 0 ? withoutLetters : tokens).slice(0, mostWords);
  const pieces = counted.map((token) => pieceOf(token, among));
  const required = pieces.filter((piece) => piece !== null);
  return {
    words:
      required.length > 0
        ? {
            query: required.map(({ query }) => query).join(' & '),
            indexed: required.flatMap(({ indexedWords }) => indexedWords),
            each: required.map(({ typed, query }) => ({ typed, query })),
          }
        : null,
    ignored: counted.flatMap(({ word }, at) => (pieces[at] ? [] : [word])),
  };
}
