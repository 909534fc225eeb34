import { listingFilters } from '@contract/listingFilters';
import { type Amount, type Link, mostWithoutUnit, moneyUnits, takesUnit } from './amounts';
import { foreignMoneyOf } from './foreignMoney';
import { endOfPerArea, isMoney } from './money';
import { type Sentence, beside, means, valueOf } from './pieces';
import { type Quantity, type QuantityKind, kindOf, quantityOf } from './quantity';

/** Filters that take one exact number. */
const exactFilters: ReadonlySet<string> = new Set(
  listingFilters.filter(({ kind }) => kind === 'mark').map(({ name }) => name),
);

/** Whether two linked amounts are the ends of a range; "and" joins them only after "between" or before "ke beech". */
const areRangeEnds = (sentence: Sentence, one: Amount, other: Amount, link: Link): boolean =>
  link === 'to' ||
  (link === 'and' &&
    (means(sentence.pieces[beside(sentence, one.from, -1)], 'rangeBefore') ||
      means(sentence.pieces[beside(sentence, other.to, 1)], 'rangeAfter')));

const unitOf = ({ unit, isThing }: Amount) => ({ unit, ...(isThing && { isThing }) });

/** An amount in a chain of joined ones. */
export interface ChainLink {
  amount: Amount;
  /** What joins it to the next amount; null for the last. */
  linkToNext: Link;
  /** Its unit is that of the next amount: "2, 3 bhk". */
  sharesUnit: boolean;
}

/** A price for each square foot at the end of a chain, alone or as a range, is no filter: "5000 to 6000 per sq ft". */
function pricePerArea(
  sentence: Sentence,
  chain: readonly ChainLink[],
): { quantity: Quantity; linksBefore: number } | null {
  const last = chain.at(-1)?.amount;
  const end = last ? endOfPerArea(sentence, last.to + 1) : -1;
  if (end < 0 || !last || (last.unit !== null && !(last.unit in moneyUnits))) return null;
  let first = chain.length - 1;
  while (first > 0 && chain[first - 1]?.linkToNext === 'to') first -= 1;
  const from = chain[first]?.amount.from ?? last.from;
  return { quantity: { ...quantityOf(last, 'none', false), from, to: end }, linksBefore: first };
}

/** Gives numbers without a unit that of the amount they are joined to, from the last to the first. */
function shareUnits(sentence: Sentence, chain: readonly ChainLink[]): ChainLink[] {
  const shared = [...chain];
  for (let at = shared.length - 2; at >= 0; at -= 1) {
    const [one, other] = [shared[at], shared[at + 1]];
    if (!one || !other) continue;
    const { amount, linkToNext } = one;
    const link = linkToNext === 'and' && areRangeEnds(sentence, amount, other.amount, linkToNext) ? 'to' : linkToNext;
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

interface AmountWithKind extends ChainLink {
  /** What it is an amount of; null for a number that says nothing by itself. */
  kind: QuantityKind | null;
}

/** Whether an amount is money by itself or by its unit. */
const isLikeMoney = ({ value, unit }: Amount) =>
  value >= mostWithoutUnit.scaled || (unit !== null && unit in moneyUnits);

/** What the amounts of a chain are of; money of another currency becomes rupees, or nothing without a rate. */
function kindsOf(sentence: Sentence, chain: readonly ChainLink[]): AmountWithKind[] {
  const foreign = foreignMoneyOf(
    sentence,
    chain.map(({ amount }) => amount),
  );
  return chain.map((one, at): AmountWithKind => {
    const { amount } = one;
    if (foreign && (amount.unit === null || amount.unit in moneyUnits)) {
      if (!foreign.rupees) return { ...one, kind: 'none' };
      const inRupees = { ...amount, value: amount.value * foreign.rupees, currency: foreign.currency };
      return { ...one, amount: inRupees, kind: 'price' };
    }
    if (amount.unit) return { ...one, kind: kindOf(amount.unit) };
    const [before, after] = [chain[at - 1], chain[at + 1]];
    const isInRange =
      (before?.linkToNext === 'to' && isLikeMoney(before.amount)) ||
      (one.linkToNext === 'to' && after !== undefined && isLikeMoney(after.amount));
    return { ...one, kind: isMoney(sentence, amount, isInRange) ? 'price' : null };
  });
}

/** The two ends of a range as one quantity; null if the next amount is no other end. */
function rangeOf(quantity: Quantity, one: AmountWithKind, other: AmountWithKind): Quantity | null {
  // a number beside a price is a price, too: "50 lakh to 7500000"
  const isUnsaidPrice =
    other.kind === null && quantity.kind === 'price' && other.amount.digits !== null && one.linkToNext === 'to';
  if (other.kind !== quantity.kind && !isUnsaidPrice) return null;
  const end = quantityOf(other.amount, quantity.kind, false);
  const [low, high] = [Math.min(quantity.low, end.low), Math.max(quantity.low, end.low)];
  return { ...quantity, low, high, isRange: true, to: other.amount.to, isStudio: false };
}

/** Joins the amounts of a chain to ranges, lists and single quantities. */
function joinAmounts(sentence: Sentence, chain: readonly AmountWithKind[]): Quantity[] {
  const quantities: Quantity[] = [];
  for (let at = 0; at < chain.length; at += 1) {
    const [previous, one, other] = [chain[at - 1], chain[at], chain[at + 1]];
    if (!one) continue;
    const before = quantities.at(-1);
    const isBesideBefore = before !== undefined && before.to === previous?.amount.to;
    const areEnds = other !== undefined && areRangeEnds(sentence, one.amount, other.amount, one.linkToNext);
    // a side of a range of money that says nothing itself is money as well
    const kind = one.kind ?? (areEnds && other.kind === 'price' && one.amount.digits ? 'price' : null);
    if (!kind) continue;
    const link = previous?.linkToNext ?? null;
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
export function readChain(sentence: Sentence, chain: readonly ChainLink[]): Quantity[] {
  const perArea = pricePerArea(sentence, chain);
  if (perArea) {
    const others = chain.slice(0, perArea.linksBefore);
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

/** "floor 5": a number right after what it counts, of filters that take one exact number. */
function numberAfterUnit(sentence: Sentence, amount: Amount): Quantity[] {
  if (amount.unit || amount.digits === null) return [];
  const place = beside(sentence, amount.from, -1);
  const piece = sentence.pieces[place];
  const unit = piece?.fate === 'open' ? valueOf(piece, 'unit') : undefined;
  const name = unit && exactFilters.has(unit) ? kindOf(unit) : null;
  return name ? [{ ...quantityOf(amount, name, false), attachedAt: [place] }] : [];
}
