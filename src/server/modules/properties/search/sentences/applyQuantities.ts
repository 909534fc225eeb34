import { type FilterParam, type ParamKind, filterNamed } from '@contract/listingFilters';
import type { Bonds } from './beside';
import type { Mention, ReadField, SentenceFilters } from '@contract/sentenceFilters';
import { type Sentence, headOf, means } from './pieces';
import type { Quantity, QuantityKind } from './quantities';
import { type Span, spanOf, spanOfBoth } from './spans';

/** A parameter that is a number. */
type WholeParam = { [Param in FilterParam]: ParamKind<Param> extends 'whole' ? Param : never }[FilterParam];
type Key = 'min' | 'max';
type Known = Partial<Record<Key, number>>;

const part = { least: 0.9, most: 1.1 };
/** Half up, without the last bit's error of 2152.78 × 0.9. */
const rounded = (value: number) => Math.floor(value + 0.5 + 1e-6);

/** Whether a filter has no most. */
const isLeast = (kind: QuantityKind) => kind !== 'none' && filterNamed(kind).kind === 'least';
/** Whether it is a size of another kind, of which only the least is read. */
const isMeasure = (kind: QuantityKind) => isLeast(kind) && kind !== 'none' && filterNamed(kind).holds === 'area';

/** Whether a quantity says what its filter cannot: a most of one without, a range or a part of one exact number. */
function isBeyond({ kind, low, bound, isRange }: Quantity): boolean {
  if (kind === 'none') return true;
  const { kind: compares, limits } = filterNamed(kind);
  if (compares === 'mark') return isRange || bound !== null || !Number.isInteger(low) || low > limits.max;
  if (compares === 'recent') return isRange || bound !== null || low < 1 || low > limits.max;
  return compares === 'least' && bound?.way === 'most' && !isRange;
}

/** What a quantity says about its two ends. */
function endsOf({ kind, low, high, isRange, isStudio, bound }: Quantity): Known {
  if (isMeasure(kind)) return !isRange && bound?.way === 'about' ? { min: low * part.least } : { min: low };
  if (kind !== 'price' && kind !== 'size') {
    const [least, most] = [Math.floor(low), Math.ceil(high)];
    if (isStudio) return { max: most };
    const beyond = bound?.beyondCount ? 1 : 0;
    if (!isRange && bound?.way === 'most') return { max: Math.max(most - beyond, 0) };
    if ((!isRange && bound?.way === 'least') || isLeast(kind))
      return { min: least + (bound?.way === 'least' && !isRange ? beyond : 0) };
    return { min: least, max: most };
  }
  if (isRange) return { min: low, max: high };
  if (bound?.way === 'most' || (!bound && kind === 'price')) return { max: high };
  if (bound?.way === 'least') return { min: low };
  return { min: low * part.least, max: high * part.most };
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

/** The ends of one kind as far as the sentence is read, each with where it was said. */
interface Standing {
  last: Quantity;
  ends: Known;
  said: Partial<Record<Key, Span>>;
}

/** The last one said holds, or the wider one where "or" is between; of two that contradict each other, the later. */
function join(standing: Standing | undefined, quantity: Quantity, said: Span, isWider: boolean): Standing {
  const ends = endsOf(quantity);
  const next: Standing = { last: quantity, ends: { ...standing?.ends }, said: { ...standing?.said } };
  for (const key of ['min', 'max'] as const) {
    const [value, before] = [ends[key], next.ends[key]];
    if (value === undefined) continue;
    const isKept = isWider && before !== undefined;
    next.ends[key] = isKept ? Math[key](value, before) : value;
    const earlier = next.said[key];
    next.said[key] = isKept && earlier ? spanOfBoth(earlier, said) : said;
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
  const standings = new Map<Exclude<QuantityKind, 'none'>, Standing>();
  for (const quantity of quantities) {
    const { kind, from, to, boundAt } = quantity;
    if (sentence.pieces[from]?.fate === 'unread') continue;
    const places = [from, to, ...boundAt];
    const isUnread = isBeyond(quantity);
    const fate = isUnread ? 'unread' : 'read';
    for (let at = from; at <= to; at += 1) setFate(sentence, at, fate);
    for (const at of boundAt) setFate(sentence, at, fate);
    if (isUnread || kind === 'none') continue;
    const standing = standings.get(kind);
    const isWider = standing !== undefined && (quantity.isJoined || (ors[from] ?? 0) > (ors[standing.last.to] ?? 0));
    const said = spanOf(sentence, Math.min(...places), Math.max(...places));
    standings.set(kind, join(standing, quantity, said, isWider));
  }
  for (const [kind, { ends, said, last }] of standings) {
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
