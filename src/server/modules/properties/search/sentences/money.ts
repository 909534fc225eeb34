import { type Amount, mostWithoutUnit, sizeUnits } from './amounts';
import { type Piece, type Sentence, beside, headOf, isParted, means, valueOf } from './pieces';

/** Whether a number without a unit is money, by its length or by what is beside it, with fillers or without between. */
export function isMoney(
  sentence: Sentence,
  { from, to, value, digits, hasCommas }: Amount,
  isInRange: boolean,
): boolean {
  const { pieces } = sentence;
  const before = pieces[beside(sentence, from, -1)];
  const after = pieces[beside(sentence, to, 1)];
  const directlyAfter = isParted(sentence, to + 1) ? undefined : pieces[to + 1];
  const directlyBefore = isParted(sentence, from) ? undefined : pieces[from - 1];
  if (digits === null) return false;
  if (means(directlyBefore, 'rupees') || means(directlyAfter, 'rupees') || /^\d{7,9}$/.test(digits)) return true;
  if (value < mostWithoutUnit.scaled) return false;
  const isRent = (piece: Piece | undefined) => valueOf(piece, 'purpose') === 'rent' || means(piece, 'monthly');
  return (
    hasCommas ||
    isInRange ||
    means(before, 'boundBefore') ||
    means(after, 'boundAfter') ||
    isRent(before) ||
    isRent(after) ||
    isMonthly(sentence, to + 1) ||
    isNamedBudget(sentence, from, -1) ||
    isNamedBudget(sentence, to, 1)
  );
}

/** "budget" and "price" are fillers, so they are looked for among those. */
function isNamedBudget(sentence: Sentence, at: number, step: 1 | -1): boolean {
  for (let next = at + step; next >= 0 && next < sentence.pieces.length; next += step) {
    sentence.work.count += 1;
    if (isParted(sentence, step === 1 ? next : next + 1)) return false;
    if (means(sentence.pieces[next], 'budget')) return true;
    if (!means(sentence.pieces[next], 'filler', 'rupees')) return false;
  }
  return false;
}

/** "monthly", "a month", "/month". */
export const isMonthly = (sentence: Sentence, at: number): boolean =>
  !isParted(sentence, at) &&
  (means(sentence.pieces[at], 'monthly') ||
    (means(sentence.pieces[at], 'month') && headOf(sentence, at)?.joint === 'slash'));

/** The piece at which "per sq ft" ends, if it starts here; otherwise -1. */
export function endOfPerArea(sentence: Sentence, after: number): number {
  const { pieces } = sentence;
  const at = means(pieces[after], 'rupees') && !isParted(sentence, after) ? after + 1 : after;
  const isArea = (place: number) => {
    const unit = isParted(sentence, place) ? undefined : valueOf(pieces[place], 'unit');
    return unit !== undefined && unit in sizeUnits;
  };
  if (means(pieces[at], 'each') && !isParted(sentence, at) && isArea(at + 1)) return at + 1;
  return isArea(at) && headOf(sentence, at)?.joint === 'slash' ? at : -1;
}
