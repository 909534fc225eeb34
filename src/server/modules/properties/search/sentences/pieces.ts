import type { ExchangeRates } from '@contract/currencies';
import { longestPhrase, sensesOf } from './lexicon';
import type { Mark, Sense } from './sense';
import { type WorkCounter, meantWords } from './slips';
import type { Word } from './splitWords';

/** A phrase of the tables, or one word that is in none. */
export interface Piece {
  senses: readonly Sense[];
  /** Its first and last word. */
  first: number;
  last: number;
  /**
   * What became of it: each reader takes open pieces and marks them as read, or as unread where they are text after all. An
   * open one that has no sense by the end is text.
   */
  fate: 'open' | 'read' | 'unread';
}

/** A sentence while it is read. */
export interface Sentence {
  words: readonly Word[];
  pieces: Piece[];
  /** What other money is worth. */
  rates: ExchangeRates;
  work: WorkCounter;
}

type ValueOf<Is extends Sense['is']> = Extract<Sense, { is: Is }> extends { value: infer Value } ? Value : never;

export const senseOf = <Is extends Sense['is']>(
  piece: Piece | undefined,
  is: Is,
): Extract<Sense, { is: Is }> | undefined =>
  piece?.senses.find((sense): sense is Extract<Sense, { is: Is }> => sense.is === is);
export const valueOf = <Is extends Exclude<Sense['is'], Mark>>(
  piece: Piece | undefined,
  is: Is,
): ValueOf<Is> | undefined => (senseOf(piece, is) as { value: ValueOf<Is> } | undefined)?.value;
export const means = (piece: Piece | undefined, ...kinds: readonly Sense['is'][]): boolean =>
  piece !== undefined && piece.senses.some(({ is }) => kinds.includes(is));

/** The first word of a piece. */
export const headOf = ({ words, pieces }: Sentence, at: number): Word | undefined => words[pieces[at]?.first ?? -1];
/** Whether a comma or the like parts a piece from the one before it. */
export const isParted = (sentence: Sentence, at: number): boolean => headOf(sentence, at)?.afterBreak ?? true;

/** The phrase of so many words from here, one of which may be mistyped. */
function phraseOf(
  words: readonly Word[],
  from: number,
  many: number,
  meant: readonly (readonly string[])[],
  work: WorkCounter,
) {
  const keys = words.slice(from, from + many).map(({ key }) => key);
  work.count += 1;
  const exact = sensesOf(keys.join(' '));
  if (exact) return exact;
  const strange = keys.flatMap((_, at) => ((meant[from + at]?.length ?? 0) > 0 ? [at] : []));
  const [place] = strange;
  if (strange.length !== 1 || place === undefined) return undefined;
  const found = new Map<string, readonly Sense[]>();
  for (const word of meant[from + place] ?? []) {
    work.count += 1;
    const senses = sensesOf(keys.with(place, word).join(' '));
    if (senses) found.set(JSON.stringify(senses), senses);
  }
  return found.size === 1 ? [...found.values()][0] : undefined;
}

/** How many words from here can belong to one phrase: nothing parts them. */
function reachOf(words: readonly Word[], from: number): number {
  let many = 1;
  while (many < longestPhrase) {
    const next = words[from + many];
    if (!next || next.afterBreak || next.isQuoted || next.joint === 'slash') break;
    many += 1;
  }
  return many;
}

/** The longest phrases of a sentence from left to right; each word is used once. */
export function piecesOf(words: readonly Word[], work: WorkCounter): Piece[] {
  const meant = words.map(({ key, isQuoted }) => (isQuoted ? [] : meantWords(key, work)));
  const pieces: Piece[] = [];
  for (let from = 0; from < words.length;) {
    const word = words[from];
    let many = word?.isQuoted ? 0 : reachOf(words, from);
    let senses: readonly Sense[] | undefined;
    for (; many > 0; many -= 1) {
      senses = phraseOf(words, from, many, meant, work);
      if (senses) break;
    }
    const isEnding = word?.isGlued === true && word.typed === '';
    pieces.push({
      senses: senses ?? (isEnding ? [{ is: 'filler' }] : []),
      first: from,
      last: from + Math.max(many, 1) - 1,
      fate: word?.isQuoted || senses?.some(({ is }) => is === 'unread') ? 'unread' : 'open',
    });
    from += Math.max(many, 1);
  }
  return pieces;
}

/** The piece beside another one, fillers left out; -1 where a comma, a full stop or the end is in between. */
export function beside(sentence: Sentence, at: number, step: 1 | -1): number {
  for (let next = at + step; next >= 0 && next < sentence.pieces.length; next += step) {
    sentence.work.count += 1;
    if (isParted(sentence, step === 1 ? next : next + 1)) return -1;
    const piece = sentence.pieces[next];
    if (piece?.fate === 'open' && means(piece, 'filler', 'rupees')) continue;
    return next;
  }
  return -1;
}
