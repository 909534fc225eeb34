import type { ForeignCurrency } from '@contract/currencies';
import type { FilterName } from '@contract/listingFilters';
import { type Amount, moneyUnits, sizeUnits } from './amounts';
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
  /** The other pieces that belong to it: its bound, the word of its filter, "between". */
  attachedAt: number[];
}

const kindByUnit: Readonly<Partial<Record<Unit, QuantityKind>>> = {
  bathroom: 'bathrooms',
  bedroom: 'bedrooms',
  studio: 'bedrooms',
  bigha: 'none',
};

export const kindOf = (unit: Unit): QuantityKind =>
  unit in moneyUnits ? 'price' : unit in sizeUnits ? 'size' : (kindByUnit[unit] ?? (unit as FilterName));

const factorOf = (unit: Unit) => moneyUnits[unit] ?? sizeUnits[unit] ?? 1;

/** The quantity that an amount alone is. */
export function quantityOf(amount: Amount, kind: QuantityKind, isJoined: boolean): Quantity {
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
    attachedAt: [],
  };
}
