import { isListedWord, slipWords } from './lexicon';

/** Counts the work of reading a sentence, for the test of its growth. */
export interface WorkCounter {
  count: number;
}

/** First letter, last letter and length: a slip changes neither letter, and the length by one at most. */
const bucketOf = (word: string, length: number) => `${word[0] ?? ''}${word.at(-1) ?? ''}${length}`;
const buckets = new Map<string, string[]>();
for (const word of slipWords) {
  const bucket = bucketOf(word, word.length);
  buckets.set(bucket, [...(buckets.get(bucket) ?? []), word]);
}
const longestWord = Math.max(...slipWords.map((word) => word.length));

/**
 * Whether a listed word was typed with one slip: a letter missing, doubled, or two neighbours swapped; in a longer word
 * also one wrong or added. Stricter than `isOneErrorAway`, which is for words that some listing has: a slip that is none
 * would turn a name into a filter.
 */
export function isSlip(typed: string, word: string): boolean {
  if (typed === word || typed[0] !== word[0] || typed.at(-1) !== word.at(-1)) return false;
  const isLong = word.length >= 6;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  if (typed.length === word.length - 1) return typed.slice(at) === word.slice(at + 1);
  if (typed.length === word.length + 1)
    return typed.slice(at + 1) === word.slice(at) && (isLong || typed[at] === typed[at - 1]);
  if (typed.length !== word.length) return false;
  const isSwapped =
    typed[at] === word[at + 1] && typed[at + 1] === word[at] && typed.slice(at + 2) === word.slice(at + 2);
  return isSwapped || (isLong && typed.slice(at + 1) === word.slice(at + 1));
}

const singularsOf = (word: string) =>
  word.length < 6
    ? []
    : [...(word.endsWith('s') ? [word.slice(0, -1)] : []), ...(word.endsWith('es') ? [word.slice(0, -2)] : [])];

/** The listed words that a Latin word in no list may have meant. */
export function meantWords(typed: string, work: WorkCounter): string[] {
  if (typed.length < 4 || typed.length > longestWord + 3 || !/^[a-z]+$/.test(typed) || isListedWord(typed)) return [];
  const meant = new Set<string>();
  for (const form of [typed, ...singularsOf(typed)])
    for (const length of [form.length - 1, form.length, form.length + 1])
      for (const word of buckets.get(bucketOf(form, length)) ?? []) {
        work.count += 1;
        if (isSlip(form, word)) meant.add(word);
      }
  return [...meant];
}
