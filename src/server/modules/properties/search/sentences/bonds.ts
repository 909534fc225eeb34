import { filterNamed } from '@contract/listingFilters';
import { isMonthly } from './money';
import type { Quantity } from './quantity';
import { type Sentence, beside, isParted, means, senseOf, valueOf } from './pieces';

/** What belongs together: each quantity with its bound, each locality with its near-word. */
export interface Bonds {
  quantities: readonly Quantity[];
  /** The quantity that a piece is in or bounds. */
  quantityAt: ReadonlyMap<number, Quantity>;
  /** From a near-word to the locality beside it, and from that locality back to the word. */
  nearOf: ReadonlyMap<number, number>;
  /** The months that say that a price or a rent is meant. */
  months: readonly number[];
}

/** What has been bound so far. */
interface Binding {
  sentence: Sentence;
  quantityAt: Map<number, Quantity>;
  nearOf: Map<number, number>;
}

/** "Garden Heights", "pool view": a type or an amenity that is part of a name. */
export function readNames(sentence: Sentence): void {
  const { pieces } = sentence;
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1];
    if (!before || !means(piece, 'ofNames') || isParted(sentence, at) || !means(before, 'type', 'amenity')) continue;
    if (before.fate === 'open') before.fate = 'unread';
  }
}

function bindNear({ sentence, nearOf, quantityAt }: Binding, at: number): boolean {
  const { pieces } = sentence;
  const piece = pieces[at];
  const [ahead, behind] = [beside(sentence, at, 1), beside(sentence, at, -1)];
  const isPlace = (place: number) =>
    pieces[place]?.fate === 'open' && means(pieces[place], 'locality') && !quantityAt.has(place);
  const place =
    means(piece, 'nearBefore') && isPlace(ahead) ? ahead : means(piece, 'nearAfter') && isPlace(behind) ? behind : -1;
  if (place < 0) return false;
  nearOf.set(at, place);
  nearOf.set(place, at);
  return true;
}

function bindBound({ sentence, quantityAt }: Binding, at: number): boolean {
  const { pieces } = sentence;
  const piece = pieces[at];
  const next = pieces[at + 1];
  const isAnd = sentence.words[piece?.first ?? -1]?.key === '+' || senseOf(piece, 'filler');
  // "3 bhk + study"
  if (isAnd && means(piece, 'boundAfter') && next && !isParted(sentence, at + 1) && means(next, 'amenity'))
    return false;
  const bind = (sense: 'boundBefore' | 'boundAfter', quantity: Quantity | undefined) => {
    const bound = senseOf(piece, sense);
    if (!bound || !quantity) return false;
    if (!quantity.isRange) quantity.bound = { way: bound.value, beyondCount: bound.beyondCount };
    quantity.attachedAt.push(at);
    quantityAt.set(at, quantity);
    return true;
  };
  const [ahead, behind] = [beside(sentence, at, 1), beside(sentence, at, -1)];
  const [quantityAhead, quantityBehind] = [quantityAt.get(ahead), quantityAt.get(behind)];
  return (
    bind('boundBefore', quantityAhead?.from === ahead ? quantityAhead : undefined) ||
    bind('boundAfter', quantityBehind?.to === behind ? quantityBehind : undefined)
  );
}

/** "between" and "ke beech" around a range. */
function bindRange({ sentence, quantityAt }: Binding, at: number): void {
  const piece = sentence.pieces[at];
  const after = means(piece, 'rangeBefore') ? beside(sentence, at, 1) : -1;
  const before = means(piece, 'rangeAfter') ? beside(sentence, at, -1) : -1;
  const quantity = [quantityAt.get(after), quantityAt.get(before)].find((one) => one?.isRange);
  if (!quantity) return;
  quantity.attachedAt.push(at);
  quantityAt.set(at, quantity);
}

/** A near-word beside no locality says nothing, and a type or an amenity there is a place: "near office", "garden ke paas". */
function dropNear({ sentence, quantityAt }: Binding, at: number): void {
  const { pieces } = sentence;
  const piece = pieces[at];
  if (!piece) return;
  const ahead = means(piece, 'nearBefore') ? beside(sentence, at, 1) : -1;
  const place = ahead >= 0 ? ahead : means(piece, 'nearAfter') ? beside(sentence, at, -1) : -1;
  const beyond = pieces[place];
  if (beyond?.fate === 'open' && means(beyond, 'type', 'amenity') && !quantityAt.has(place)) beyond.fate = 'unread';
  piece.fate = 'read';
}

function monthsOf({ sentence, quantityAt }: Binding): number[] {
  const { pieces } = sentence;
  return [...pieces.keys()].filter((at) => {
    const isMonth = means(pieces[at], 'monthly') || isMonthly(sentence, at);
    return (
      isMonth &&
      ([-1, 1] as const).some((step) => {
        const place = beside(sentence, at, step);
        return quantityAt.get(place)?.kind === 'price' || valueOf(pieces[place], 'purpose') === 'rent';
      })
    );
  });
}

/** "1200 sq ft carpet": the size of another filter, with the word that says so. */
function bindMeasure({ sentence, quantityAt }: Binding, quantity: Quantity): void {
  if (quantity.kind !== 'size') return;
  const { pieces } = sentence;
  const places = [quantity.from, quantity.to, ...quantity.attachedAt];
  const sides = [beside(sentence, Math.min(...places), -1), beside(sentence, Math.max(...places), 1)];
  for (const at of sides) {
    const piece = pieces[at];
    const name = piece?.fate === 'open' ? valueOf(piece, 'measure') : undefined;
    if (!piece || !name) continue;
    // "plot area" is a plot's own size; it is another filter's only beside another type: "villa, plot area 2000 sq ft"
    const { sizeOf } = filterNamed(name);
    const typesNamed = pieces.flatMap((one) => (one.fate === 'open' && valueOf(one, 'type')) || []);
    if (sizeOf && !typesNamed.some((type) => type !== sizeOf)) continue;
    piece.fate = 'read';
    quantity.kind = name;
    quantity.attachedAt.push(at);
    quantityAt.set(at, quantity);
    return;
  }
}

/** Binds bounds, near-words and months to what is beside them. */
export function bind(sentence: Sentence, quantities: readonly Quantity[]): Bonds {
  const quantityAt = new Map<number, Quantity>();
  for (const quantity of quantities) {
    for (let at = quantity.from; at <= quantity.to; at += 1) quantityAt.set(at, quantity);
    for (const at of quantity.attachedAt) quantityAt.set(at, quantity);
  }
  const binding: Binding = { sentence, quantityAt, nearOf: new Map() };
  // the words of a quantity are no fillers any more
  for (const at of quantityAt.keys()) {
    const piece = sentence.pieces[at];
    if (piece) piece.fate = 'read';
  }
  const months = monthsOf(binding);
  for (const at of months) {
    const piece = sentence.pieces[at];
    if (piece) piece.fate = 'read';
  }
  for (const [at, piece] of sentence.pieces.entries()) {
    if (piece.fate !== 'open') continue;
    const isNear = means(piece, 'nearBefore', 'nearAfter');
    if (isNear && bindNear(binding, at)) continue;
    if (means(piece, 'boundBefore', 'boundAfter') && bindBound(binding, at)) continue;
    if (means(piece, 'rangeBefore', 'rangeAfter')) bindRange(binding, at);
    else if (isNear) dropNear(binding, at);
  }
  for (const quantity of quantities) bindMeasure(binding, quantity);
  return { quantities, quantityAt, nearOf: binding.nearOf, months };
}
