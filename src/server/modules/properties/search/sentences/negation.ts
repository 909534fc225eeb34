import type { Bonds } from './bonds';
import { type Sentence, beside, isParted, means } from './pieces';

/** The pieces that are negated together with this one: a quantity with its bound, a place with its near-word. */
function groupOf({ quantityAt, nearOf }: Bonds, sentence: Sentence, at: number, step: 1 | -1): number[] {
  const quantity = quantityAt.get(at);
  if (quantity) {
    const own = Array.from({ length: quantity.to - quantity.from + 1 }, (_, place) => quantity.from + place);
    return [...own, ...quantity.attachedAt];
  }
  const near = nearOf.get(at);
  if (near !== undefined) return [at, near];
  // a near-word without a locality is negated with whatever stands beside it: "not near a school"
  if (means(sentence.pieces[at], 'nearBefore', 'nearAfter')) {
    const place = beside(sentence, at, step);
    return place < 0 ? [at] : [at, place];
  }
  return [at];
}

/** The next piece after an "or" or "nor", fillers left out; -1 if none joins it. */
function joinedTo(sentence: Sentence, at: number, step: 1 | -1): number {
  const { pieces } = sentence;
  let isJoined = false;
  for (let next = at + step; next >= 0 && next < pieces.length; next += step) {
    sentence.work.count += 1;
    if (isParted(sentence, step === 1 ? next : next + 1)) return -1;
    if (means(pieces[next], 'or', 'nor')) isJoined = true;
    else if (pieces[next]?.fate !== 'open' || !means(pieces[next], 'filler', 'rupees')) return isJoined ? next : -1;
  }
  return -1;
}

/** A negator and what is beside it are text: a negation never turns a filter round. Returns the negated pieces. */
export function readNegations(sentence: Sentence, bonds: Bonds): ReadonlySet<number> {
  const { pieces } = sentence;
  const negated = new Set<number>();
  for (const [at, piece] of pieces.entries()) {
    if (piece.fate !== 'open') continue;
    const ahead = means(piece, 'notBefore') ? beside(sentence, at, 1) : -1;
    const back = ahead < 0 && means(piece, 'notAfter') ? beside(sentence, at, -1) : -1;
    if (means(piece, 'notBefore', 'notAfter')) negated.add(at);
    const step = ahead >= 0 ? 1 : -1;
    for (let next = ahead >= 0 ? ahead : back; next >= 0 && !negated.has(next);) {
      const group = groupOf(bonds, sentence, next, step);
      for (const one of group) negated.add(one);
      next = joinedTo(sentence, step === 1 ? Math.max(...group) : Math.min(...group), step);
    }
  }
  for (const at of negated) {
    const piece = pieces[at];
    if (piece) piece.fate = 'unread';
  }
  return negated;
}
