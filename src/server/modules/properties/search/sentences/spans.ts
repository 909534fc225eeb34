import type { Sentence } from './pieces';

/** A stretch of the sentence, `end` exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** From the first of these pieces to the last. */
export function spanOf({ words, pieces }: Sentence, from: number, to: number): Span {
  return { start: words[pieces[from]?.first ?? 0]?.start ?? 0, end: words[pieces[to]?.last ?? 0]?.end ?? 0 };
}

export const spanOfBoth = (one: Span, other: Span): Span => ({
  start: Math.min(one.start, other.start),
  end: Math.max(one.end, other.end),
});
