import type { ForeignCurrency } from '@contract/currencies';
import { plotSide } from '@contract/units';
import { type Amount, type Link, amountAt, linkOf, moneyUnits, most, sizeUnits, takesUnit } from './amounts';
import { type FilterName, listingFilters } from '@contract/listingFilters';
import { type Piece, type Sentence, beside, headOf, isParted, means, valueOf } from './pieces';
import { inRupees } from './foreignMoney';
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
  /** It says so only beside a word of its filter. */
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

const kinds: Readonly<Partial<Record<Unit, QuantityKind>>> = {
  bathroom: 'bathrooms',
  bedroom: 'bedrooms',
  studio: 'bedrooms',
  bigha: 'none',
};

const kindOf = (unit: Unit): QuantityKind =>
  unit in moneyUnits ? 'price' : unit in sizeUnits ? 'size' : (kinds[unit] ?? (unit as FilterName));

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
    sentence.steps.count += 1;
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
    (means(sentence.pieces[beside(sentence, one.from, -1)], 'between') ||
      means(sentence.pieces[beside(sentence, other.to, 1)], 'amid')));

const unitOf = ({ unit, isThing }: Amount) => ({ unit, ...(isThing && { isThing }) });

/** Amounts that are joined to each other become quantities: ranges, lists and single ones. */
function readChain(sentence: Sentence, chain: readonly Amount[], links: readonly Link[]): Quantity[] {
  const amounts = [...chain];
  const shares = amounts.map(() => false);
  const last = amounts.at(-1);
  const perArea = last ? endOfPerArea(sentence, last.to + 1) : -1;
  if (perArea >= 0 && last && (last.unit === null || last.unit in moneyUnits)) {
    let start = amounts.length - 1;
    while (start > 0 && links[start - 1] === 'to') start -= 1;
    const rest = amounts.slice(0, start);
    const whole = { ...quantityOf(last, 'none', false), from: amounts[start]?.from ?? last.from, to: perArea };
    return [...(rest.length > 0 ? readChain(sentence, rest, links.slice(0, rest.length - 1)) : []), whole];
  }
  for (let at = amounts.length - 2; at >= 0; at -= 1) {
    const [one, other] = [amounts[at], amounts[at + 1]];
    const link = links[at] ?? null;
    if (!one || !other) continue;
    const asRange = link === 'and' && isRange(sentence, one, other, link) ? 'to' : link;
    if (takesUnit(one, other.unit, asRange)) {
      const isLakhs = asRange === 'to' && other.unit === 'crore' && one.value >= 20 && one.value > other.value;
      amounts[at] = { ...one, ...unitOf(other), ...(isLakhs && { unit: 'lakh' }) };
      shares[at] = true;
    } else if (asRange === 'to' && takesUnit(other, one.unit, asRange)) amounts[at + 1] = { ...other, ...unitOf(one) };
  }
  const [lone] = amounts;
  if (lone && amounts.length === 1 && !isMoney(sentence, lone, false)) {
    const exact = numberAfterUnit(sentence, lone);
    if (exact.length > 0) return exact;
  }
  const quantities: Quantity[] = [];
  const foreign = inRupees(sentence, amounts);
  const ownKinds = amounts.map((amount, at) => {
    if (foreign && (amount.unit === null || amount.unit in moneyUnits)) {
      if (!foreign.rupees) return 'none';
      amounts[at] = { ...amount, value: amount.value * foreign.rupees, currency: foreign.currency };
      return 'price';
    }
    if (amount.unit) return kindOf(amount.unit);
    const isInRange = [links[at - 1] === 'to' && amounts[at - 1], links[at] === 'to' && amounts[at + 1]].some(
      (side) => side && (side.value >= most.unitless || (side.unit !== null && side.unit in moneyUnits)),
    );
    return isMoney(sentence, amount, isInRange) ? 'price' : null;
  });
  for (let at = 0; at < amounts.length; at += 1) {
    const [one, kind, before] = [amounts[at], ownKinds[at], quantities.at(-1)];
    if (!one) continue;
    const [other, link] = [amounts[at + 1], links[at] ?? null];
    const ends = other && isRange(sentence, one, other, link);
    // a side of a range of money that says nothing itself is money as well
    const ownKind = kind ?? (ends && ownKinds[at + 1] === 'price' && one.digits ? 'price' : null);
    if (!ownKind) continue;
    const linkBefore = links[at - 1] ?? null;
    const isJoined =
      before?.to === (amounts[at - 1]?.to ?? -2) &&
      before?.kind === ownKind &&
      (linkBefore === 'and' || linkBefore === 'comma') &&
      !/^(price|size|none)$/.test(ownKind);
    const quantity = quantityOf(one, ownKind, isJoined);
    if (
      ends &&
      (ownKinds[at + 1] === ownKind ||
        (ownKinds[at + 1] === null && ownKind === 'price' && other.digits && link === 'to'))
    ) {
      const end = quantityOf(other, ownKind, false);
      const [low, high] = [quantity.low, end.low].sort((a, b) => a - b) as [number, number];
      quantities.push({ ...quantity, low, high, isRange: true, to: other.to, isStudio: false });
      at += 1;
    } else if (
      before &&
      shares[at - 1] &&
      before.to === amounts[at - 1]?.to &&
      before.kind === ownKind &&
      !before.isRange &&
      linkBefore !== 'to'
    ) {
      before.low = Math.min(before.low, quantity.low);
      before.high = Math.max(before.high, quantity.high);
      before.to = quantity.to;
    } else quantities.push(quantity);
  }
  return quantities;
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
    sentence.steps.count += 1;
    const one = plotAt(sentence, at) ?? amountAt(sentence, at) ?? studioAt(sentence, at);
    if (one) found.push(one);
    at = one ? one.to + 1 : at + 1;
  }
  const quantities: Quantity[] = [];
  let chain: Amount[] = [];
  let links: Link[] = [];
  const close = () => {
    if (chain.length > 0) quantities.push(...readChain(sentence, chain, links));
    [chain, links] = [[], []];
  };
  for (const one of found) {
    if ('kind' in one) {
      close();
      quantities.push(one);
      continue;
    }
    const last = chain.at(-1);
    const link = last ? linkOf(sentence, last, one) : null;
    if (last && !link) close();
    if (chain.length > 0) links.push(link);
    chain.push(one);
  }
  close();
  return withWords(sentence, quantities);
}
