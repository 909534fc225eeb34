import type { ForeignCurrency } from '@contract/currencies';
import { plotSide } from '@contract/units';
import { type Amount, type Link, amountAt, linkOf, moneyUnits, most, sizeUnits, takesUnit } from './amounts';
import { type FilterName, listingFilters } from '@contract/listingFilters';
import { type Piece, type Sentence, beside, headOf, isParted, means, valueOf } from './pieces';
import { foreignMoneyOf } from './foreignMoney';
import type { BoundWay } from './sense';
import type { Unit } from './words/wordTable';

/** The filter that it is for; `none`: it is none. */
export type QuantityKind = FilterName | 'none';

/** An amount, a range or a list of amounts, with the piece numbers it spans. */
export interface Quantity {
  kind: QuantityKind;
  low: number;
  high: number;
  isRange: boolean;
  isStudio: boolean;
  /** It counts only with a word of its filter beside it: "3 cars" is parking where "parking" is beside it. */
  isThing: boolean;
  /** Only "and" or a comma joins it to the one before: "2 bhk, 3 bhk". */
  isJoined: boolean;
  from: number;
  to: number;
  bound: { way: BoundWay; beyondCount: boolean } | null;
  /** What it was converted from. */
  currency?: ForeignCurrency;
  /** The pieces of its bound, and the word of its filter. */
  boundAt: number[];
}

const kindByUnit: Readonly<Partial<Record<Unit, QuantityKind>>> = {
  bathroom: 'bathrooms',
  bedroom: 'bedrooms',
  studio: 'bedrooms',
  bigha: 'none',
};

const kindOf = (unit: Unit): QuantityKind =>
  unit in moneyUnits ? 'price' : unit in sizeUnits ? 'size' : (kindByUnit[unit] ?? (unit as FilterName));

/** Filters that take one exact number. */
const exactFilters: ReadonlySet<string> = new Set(
  listingFilters.filter(({ kind }) => kind === 'mark').map(({ name }) => name),
);

const factorOf = (unit: Unit) => moneyUnits[unit] ?? sizeUnits[unit] ?? 1;

/** Whether a number without a unit is money, by its length or by what is beside it. */
function isMoney(sentence: Sentence, { from, to, value, digits, hasCommas }: Amount, isInRange: boolean): boolean {
  const { pieces } = sentence;
  const before = pieces[beside(sentence, from, -1)];
  const after = pieces[beside(sentence, to, 1)];
  const next = isParted(sentence, to + 1) ? undefined : pieces[to + 1];
  const last = isParted(sentence, from) ? undefined : pieces[from - 1];
  if (digits === null) return false;
  if (means(last, 'rupees') || means(next, 'rupees') || /^\d{7,9}$/.test(digits)) return true;
  if (value < most.unitless) return false;
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
function endOfPerArea(sentence: Sentence, after: number): number {
  const { pieces } = sentence;
  const at = means(pieces[after], 'rupees') && !isParted(sentence, after) ? after + 1 : after;
  const isArea = (place: number) => {
    const unit = isParted(sentence, place) ? undefined : valueOf(pieces[place], 'unit');
    return unit !== undefined && unit in sizeUnits;
  };
  if (means(pieces[at], 'each') && !isParted(sentence, at) && isArea(at + 1)) return at + 1;
  return isArea(at) && headOf(sentence, at)?.joint === 'slash' ? at : -1;
}

function quantityOf(amount: Amount, kind: QuantityKind, isJoined: boolean): Quantity {
  const value = amount.value * (amount.unit ? factorOf(amount.unit) : 1);
  return {
    kind,
    low: value,
    high: value,
    isRange: false,
    isStudio: amount.unit === 'studio',
    isThing: amount.isThing ?? false,
    isJoined,
    from: amount.from,
    to: amount.to,
    ...(amount.currency && { currency: amount.currency }),
    bound: amount.hasPlus ? { way: 'least', beyondCount: false } : null,
    boundAt: [],
  };
}

/** Whether two linked amounts are the ends of a range; "and" joins them only after "between" or before "ke beech". */
const isRange = (sentence: Sentence, one: Amount, other: Amount, link: Link): boolean =>
  link === 'to' ||
  (link === 'and' &&
    (means(sentence.pieces[beside(sentence, one.from, -1)], 'rangeBefore') ||
      means(sentence.pieces[beside(sentence, other.to, 1)], 'rangeAfter')));

const unitOf = ({ unit, isThing }: Amount) => ({ unit, ...(isThing && { isThing }) });

/** An amount of a chain, with what joins it to the next one. */
interface ChainLink {
  amount: Amount;
  /** What joins it to the next amount; null for the last. */
  next: Link;
  /** Its unit is that of the next amount: "2, 3 bhk". */
  sharesUnit: boolean;
}

/** A price for each square foot at the end of a chain, alone or as a range, is no filter: "5000 to 6000 per sq ft". */
function pricePerArea(sentence: Sentence, chain: readonly ChainLink[]): { quantity: Quantity; before: number } | null {
  const last = chain.at(-1)?.amount;
  const end = last ? endOfPerArea(sentence, last.to + 1) : -1;
  if (end < 0 || !last || (last.unit !== null && !(last.unit in moneyUnits))) return null;
  let first = chain.length - 1;
  while (first > 0 && chain[first - 1]?.next === 'to') first -= 1;
  const from = chain[first]?.amount.from ?? last.from;
  return { quantity: { ...quantityOf(last, 'none', false), from, to: end }, before: first };
}

/** Gives numbers without a unit that of the amount they are joined to, from the last to the first. */
function shareUnits(sentence: Sentence, chain: readonly ChainLink[]): ChainLink[] {
  const shared = [...chain];
  for (let at = shared.length - 2; at >= 0; at -= 1) {
    const [one, other] = [shared[at], shared[at + 1]];
    if (!one || !other) continue;
    const { amount, next } = one;
    const link = next === 'and' && isRange(sentence, amount, other.amount, next) ? 'to' : next;
    const { unit } = other.amount;
    if (takesUnit(amount, unit, link)) {
      // "80 to 1.2 crore" begins with lakhs
      const isLakhs = link === 'to' && unit === 'crore' && amount.value >= 20 && amount.value > other.amount.value;
      const withUnit = { ...amount, ...unitOf(other.amount), ...(isLakhs && { unit: 'lakh' as const }) };
      shared[at] = { ...one, amount: withUnit, sharesUnit: true };
    } else if (link === 'to' && takesUnit(other.amount, amount.unit, link))
      shared[at + 1] = { ...other, amount: { ...other.amount, ...unitOf(amount) } };
  }
  return shared;
}

interface Counted extends ChainLink {
  /** What it is an amount of; null for a number that says nothing by itself. */
  kind: QuantityKind | null;
}

/** Whether an amount is money by itself or by its unit. */
const isLikeMoney = ({ value, unit }: Amount) => value >= most.unitless || (unit !== null && unit in moneyUnits);

/** What the amounts of a chain are of; money of another currency becomes rupees, or nothing without a rate. */
function kindsOf(sentence: Sentence, chain: readonly ChainLink[]): Counted[] {
  const foreign = foreignMoneyOf(
    sentence,
    chain.map(({ amount }) => amount),
  );
  return chain.map((one, at): Counted => {
    const { amount } = one;
    if (foreign && (amount.unit === null || amount.unit in moneyUnits)) {
      if (!foreign.rupees) return { ...one, kind: 'none' };
      const inRupees = { ...amount, value: amount.value * foreign.rupees, currency: foreign.currency };
      return { ...one, amount: inRupees, kind: 'price' };
    }
    if (amount.unit) return { ...one, kind: kindOf(amount.unit) };
    const [before, after] = [chain[at - 1], chain[at + 1]];
    const isInRange =
      (before?.next === 'to' && isLikeMoney(before.amount)) ||
      (one.next === 'to' && after !== undefined && isLikeMoney(after.amount));
    return { ...one, kind: isMoney(sentence, amount, isInRange) ? 'price' : null };
  });
}

/** The two ends of a range as one quantity; null if the next amount is no other end. */
function rangeOf(quantity: Quantity, one: Counted, other: Counted): Quantity | null {
  // a number beside a price is a price, too: "50 lakh to 7500000"
  const isUnsaidPrice =
    other.kind === null && quantity.kind === 'price' && other.amount.digits !== null && one.next === 'to';
  if (other.kind !== quantity.kind && !isUnsaidPrice) return null;
  const end = quantityOf(other.amount, quantity.kind, false);
  const [low, high] = [Math.min(quantity.low, end.low), Math.max(quantity.low, end.low)];
  return { ...quantity, low, high, isRange: true, to: other.amount.to, isStudio: false };
}

/** Joins the amounts of a chain to ranges, lists and single quantities. */
function joinAmounts(sentence: Sentence, chain: readonly Counted[]): Quantity[] {
  const quantities: Quantity[] = [];
  for (let at = 0; at < chain.length; at += 1) {
    const [previous, one, other] = [chain[at - 1], chain[at], chain[at + 1]];
    if (!one) continue;
    const before = quantities.at(-1);
    const isBesideBefore = before !== undefined && before.to === previous?.amount.to;
    const areEnds = other !== undefined && isRange(sentence, one.amount, other.amount, one.next);
    // a side of a range of money that says nothing itself is money as well
    const kind = one.kind ?? (areEnds && other.kind === 'price' && one.amount.digits ? 'price' : null);
    if (!kind) continue;
    const link = previous?.next ?? null;
    const isJoined =
      isBesideBefore &&
      before.kind === kind &&
      (link === 'and' || link === 'comma') &&
      !/^(price|size|none)$/.test(kind);
    const quantity = quantityOf(one.amount, kind, isJoined);
    const range = areEnds ? rangeOf(quantity, one, other) : null;
    if (range) {
      quantities.push(range);
      at += 1;
    } else if (isBesideBefore && previous?.sharesUnit && before.kind === kind && !before.isRange && link !== 'to') {
      before.low = Math.min(before.low, quantity.low);
      before.high = Math.max(before.high, quantity.high);
      before.to = quantity.to;
    } else quantities.push(quantity);
  }
  return quantities;
}

/** Amounts that are joined to each other become quantities: ranges, lists and single ones. */
function readChain(sentence: Sentence, chain: readonly ChainLink[]): Quantity[] {
  const perArea = pricePerArea(sentence, chain);
  if (perArea) {
    const others = chain.slice(0, perArea.before);
    return [...(others.length > 0 ? readChain(sentence, others) : []), perArea.quantity];
  }
  const shared = shareUnits(sentence, chain);
  const [lone] = shared;
  if (lone && shared.length === 1 && !isMoney(sentence, lone.amount, false)) {
    const exact = numberAfterUnit(sentence, lone.amount);
    if (exact.length > 0) return exact;
  }
  return joinAmounts(sentence, kindsOf(sentence, shared));
}

/** "rk" and "studio" without a number. */
function studioAt(sentence: Sentence, at: number): Quantity | null {
  const piece = sentence.pieces[at];
  if (piece?.fate !== 'open' || valueOf(piece, 'unit') !== 'studio') return null;
  return quantityOf({ from: at, to: at, value: 1, unit: 'studio', digits: null, hasCommas: false }, 'bedrooms', false);
}

/** "30x50", where a plot is named: its area in square feet. Elsewhere such a word is text. */
function plotAt(sentence: Sentence, at: number): Quantity | null {
  const { pieces, words } = sentence;
  const sideAt = (place: number) => {
    const word = pieces[place]?.first === pieces[place]?.last ? words[pieces[place]?.first ?? -1] : undefined;
    const side = word?.number ?? 0;
    return Number.isInteger(side) && side >= plotSide.min && side <= plotSide.max ? side : 0;
  };
  const isCross = headOf(sentence, at + 1)?.key === 'x' && !isParted(sentence, at + 1) && !isParted(sentence, at + 2);
  const [one, other] = isCross ? [sideAt(at), sideAt(at + 2)] : [0, 0];
  if (!one || !other) return null;
  const after = isParted(sentence, at + 3) ? undefined : pieces[at + 3];
  const unit = valueOf(after, 'unit');
  const isFeet = unit === 'sqft' || /^(ft|feet)$/.test(headOf(sentence, at + 3)?.key ?? '');
  const isPlot = pieces.some((piece) => valueOf(piece, 'type') === 'plot') && (isFeet || !unit);
  const to = isPlot && after && isFeet ? at + 3 : at + 2;
  const area = { from: at, to, value: one * other, unit: 'sqft' as const, digits: null, hasCommas: false };
  return quantityOf(area, isPlot ? 'size' : 'none', false);
}

/**
 * Takes a word of their filter to what counts only beside one: "parking for 3 cars", "do gaadi ki parking". What has
 * none is text.
 */
function withWords(sentence: Sentence, quantities: readonly Quantity[]): Quantity[] {
  const { pieces } = sentence;
  const isTaken = (place: number) => quantities.some(({ from, to }) => from <= place && place <= to);
  return quantities.flatMap((quantity) => {
    const { kind, isThing, from, to } = quantity;
    if (!isThing) return [quantity];
    const beyond = (at: number, step: 1 | -1) => {
      const next = beside(sentence, at, step);
      return means(pieces[next], step === 1 ? 'boundAfter' : 'boundBefore') ? beside(sentence, next, step) : next;
    };
    const place = [beyond(from, -1), beyond(to, 1)].find((at) => {
      const piece = pieces[at];
      const isWord = valueOf(piece, 'unit') === kind || valueOf(piece, 'besideThing') === kind;
      return isWord && piece?.fate === 'open' && !isTaken(at);
    });
    return place === undefined ? [] : [{ ...quantity, boundAt: [place] }];
  });
}

/** "floor 5": a number right after what it counts, of filters that take one exact number. */
function numberAfterUnit(sentence: Sentence, amount: Amount): Quantity[] {
  if (amount.unit || amount.digits === null) return [];
  const place = beside(sentence, amount.from, -1);
  const piece = sentence.pieces[place];
  const unit = piece?.fate === 'open' ? valueOf(piece, 'unit') : undefined;
  const name = unit && exactFilters.has(unit) ? kindOf(unit) : null;
  return name ? [{ ...quantityOf(amount, name, false), boundAt: [place] }] : [];
}

/** All quantities of a sentence, in order. */
export function readQuantities(sentence: Sentence): Quantity[] {
  const found: (Amount | Quantity)[] = [];
  for (let at = 0; at < sentence.pieces.length;) {
    sentence.work.count += 1;
    const one = plotAt(sentence, at) ?? amountAt(sentence, at) ?? studioAt(sentence, at);
    if (one) found.push(one);
    at = one ? one.to + 1 : at + 1;
  }
  const quantities: Quantity[] = [];
  let chain: ChainLink[] = [];
  const close = () => {
    if (chain.length > 0) quantities.push(...readChain(sentence, chain));
    chain = [];
  };
  for (const one of found) {
    if ('kind' in one) {
      close();
      quantities.push(one);
      continue;
    }
    const last = chain.at(-1);
    if (last) {
      last.next = linkOf(sentence, last.amount, one);
      if (!last.next) close();
    }
    chain.push({ amount: one, next: null, sharesUnit: false });
  }
  close();
  return withWords(sentence, quantities);
}
