import { type FilterParam, type ParamKind, filterNamed } from '@contract/listingFilters';
import type { Bonds } from './bonds';
import type { Mention, ReadField, SentenceFilters } from '@contract/sentenceFilters';
import { type Sentence, headOf, means } from './pieces';
import type { Quantity, QuantityKind } from './quantity';
import { type Span, spanOf, spanOfBoth } from './spans';

/** A parameter that is a number. */
type WholeParam = { [Param in FilterParam]: ParamKind<Param> extends 'whole' ? Param : never }[FilterParam];
type End = 'min' | 'max';
type Ends = Partial<Record<End, number>>;

/** "About" a number: a tenth less to a tenth more. */
const about = { least: 0.9, most: 1.1 };
/** Half up, without the last bit's error of 2152.78 × 0.9. */
const rounded = (value: number) => Math.floor(value + 0.5 + 1e-6);

/** Whether a filter has a least number only, and no most. */
const hasLeastOnly = (kind: QuantityKind) => kind !== 'none' && filterNamed(kind).kind === 'least';
/** Whether it is the area of a part, such as the carpet's, which has a least number only. */
const isPartArea = (kind: QuantityKind) => hasLeastOnly(kind) && kind !== 'none' && filterNamed(kind).holds === 'area';

/** Whether a quantity says more than its filter can: "at most" where that has a least number only, a range where it takes one number. */
function saysTooMuch({ kind, low, bound, isRange }: Quantity): boolean {
  if (kind === 'none') return true;
  const { kind: compares, limits } = filterNamed(kind);
  if (compares === 'mark') return isRange || bound !== null || !Number.isInteger(low) || low > limits.max;
  if (compares === 'recent') return isRange || bound !== null || low < 1 || low > limits.max;
  return compares === 'least' && bound?.way === 'most' && !isRange;
}

/** What a quantity says about its two ends. */
function endsOf({ kind, low, high, isRange, isStudio, bound }: Quantity): Ends {
  if (isPartArea(kind)) return !isRange && bound?.way === 'about' ? { min: low * about.least } : { min: low };
  if (kind !== 'price' && kind !== 'size') {
    const [least, most] = [Math.floor(low), Math.ceil(high)];
    if (isStudio) return { max: most };
    const way = isRange ? undefined : bound?.way;
    // "more than 3 rooms" are 4
    const excluded = bound?.beyondCount ? 1 : 0;
    if (way === 'most') return { max: Math.max(most - excluded, 0) };
    if (way === 'least') return { min: least + excluded };
    return hasLeastOnly(kind) ? { min: least } : { min: least, max: most };
  }
  if (isRange) return { min: low, max: high };
  if (bound?.way === 'most' || (!bound && kind === 'price')) return { max: high };
  if (bound?.way === 'least') return { min: low };
  return { min: low * about.least, max: high * about.most };
}

/** How many "or" and slashes come before each piece. */
function countOr(sentence: Sentence): number[] {
  let count = 0;
  return sentence.pieces.map((piece, at) => {
    const isSlash = headOf(sentence, at)?.joint === 'slash' && !means(piece, 'month', 'monthly');
    if (isSlash || means(piece, 'or')) count += 1;
    return count;
  });
}

/** The parameters of the least and the most, and what they may be. */
function namesOf(kind: Exclude<QuantityKind, 'none'>) {
  const { params, limits } = filterNamed(kind);
  const [least, most] = params as readonly [WholeParam, WholeParam?];
  return { least, most, limit: limits.max };
}

/** What the sentence has said of one filter so far, each end with where it was said. */
interface SaidSoFar {
  last: Quantity;
  ends: Ends;
  said: Partial<Record<End, Span>>;
}

/** The last one said holds, or the wider one where "or" is between; of two that contradict each other, the later. */
function join(earlier: SaidSoFar | undefined, quantity: Quantity, said: Span, isWider: boolean): SaidSoFar {
  const ends = endsOf(quantity);
  const next: SaidSoFar = { last: quantity, ends: { ...earlier?.ends }, said: { ...earlier?.said } };
  for (const key of ['min', 'max'] as const satisfies End[]) {
    const [value, before] = [ends[key], next.ends[key]];
    if (value === undefined) continue;
    const isKept = isWider && before !== undefined;
    next.ends[key] = isKept ? Math[key](value, before) : value;
    const place = next.said[key];
    next.said[key] = isKept && place ? spanOfBoth(place, said) : said;
  }
  const { min, max } = next.ends;
  if (min !== undefined && max !== undefined && min > max) {
    const dropped = ends.min === undefined ? 'min' : 'max';
    delete next.ends[dropped];
    delete next.said[dropped];
  }
  return next;
}

/** Turns quantities into filters. */
export function applyQuantities(
  sentence: Sentence,
  { quantities }: Bonds,
  into: { filters: SentenceFilters; mentions: Mention[] },
): void {
  const ors = countOr(sentence);
  const saidOf = new Map<Exclude<QuantityKind, 'none'>, SaidSoFar>();
  for (const quantity of quantities) {
    const { kind, from, to, attachedAt } = quantity;
    if (sentence.pieces[from]?.fate === 'unread') continue;
    const places = [from, to, ...attachedAt];
    const isUnread = saysTooMuch(quantity);
    const fate = isUnread ? 'unread' : 'read';
    for (let at = from; at <= to; at += 1) setFate(sentence, at, fate);
    for (const at of attachedAt) setFate(sentence, at, fate);
    if (isUnread || kind === 'none') continue;
    const earlier = saidOf.get(kind);
    const isWider = earlier !== undefined && (quantity.isJoined || (ors[from] ?? 0) > (ors[earlier.last.to] ?? 0));
    const said = spanOf(sentence, Math.min(...places), Math.max(...places));
    saidOf.set(kind, join(earlier, quantity, said, isWider));
  }
  for (const [kind, { ends, said, last }] of saidOf) {
    const { currency } = last;
    const { least, most, limit } = namesOf(kind);
    if (ends.min !== undefined) into.filters[least] = Math.min(rounded(ends.min), limit);
    if (ends.max !== undefined && most) into.filters[most] = Math.min(rounded(ends.max), limit);
    const spans = [said.min, said.max].filter((one) => one !== undefined);
    const [first] = spans;
    if (first)
      into.mentions.push({ field: kind as ReadField, ...spans.reduce(spanOfBoth), ...(currency && { currency }) });
  }
}

function setFate(sentence: Sentence, at: number, fate: 'read' | 'unread'): void {
  const piece = sentence.pieces[at];
  if (piece) piece.fate = fate;
}
