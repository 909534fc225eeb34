import { dayInMs, indiaOffsetInMs } from '@contract/durations';
import { decimalRupees } from '@contract/money';
import type { Property } from '@contract/properties';

/** A change of a listing's price as it is stored; null is a price on request. */
export interface PriceChange {
  /** ISO 8601. */
  at: string;
  before: number | null;
  after: number | null;
}

/** India has no daylight saving time. */
const dayInIndia = (at: Date) => Math.floor((at.getTime() + indiaOffsetInMs) / dayInMs);
const toRupees = (paise: number | null) => (paise === null ? null : decimalRupees(paise));

/**
 * The prices of a listing, oldest first: the one it was listed with, then each change. Of several prices on one day in
 * India the last counts, so that a corrected slip is not history. Empty if the price never changed.
 *
 * @param changes in the order in which they happened
 */
export function priceHistory(listedAt: Date, changes: readonly PriceChange[]): Property['price_history'] {
  const first = changes[0];
  if (!first) return [];
  const prices = [{ at: listedAt, price: first.before }];
  for (const { at, after } of changes) {
    const change = { at: new Date(at), price: after };
    const last = prices.at(-1);
    if (last && dayInIndia(last.at) === dayInIndia(change.at)) prices.pop();
    if (prices.at(-1)?.price !== change.price) prices.push(change);
  }
  return prices.length === 1 ? [] : prices.map(({ at, price }) => ({ date: at.toISOString(), price: toRupees(price) }));
}
