import type { ForeignCurrency } from '@contract/currencies';
import { type Amount, moneyUnits } from './amounts';
import { type Sentence, isParted, means } from './pieces';

/** The currency of joined amounts, and what one unit is worth; 0 where that is not known. */
interface ForeignMoney {
  currency: ForeignCurrency;
  rupees: number;
}

/**
 * The other money of joined amounts ("£300,000 to £400,000"); null if none of them is named. Several currencies, and one
 * beside rupees ("$300k or 4 crore"), are not told apart, so they are worth nothing.
 */
export function foreignMoneyOf(sentence: Sentence, amounts: readonly Amount[]): ForeignMoney | null {
  const money = amounts.filter(({ unit }) => unit === null || unit in moneyUnits);
  const [currency, ...others] = new Set(money.flatMap((amount) => amount.currency ?? []));
  if (!currency) return null;
  const isRupees = (place: number) => !isParted(sentence, place) && means(sentence.pieces[place], 'rupees');
  const isMixed = money.some(
    ({ currency: own, unit, from, to }) =>
      !own && (unit === 'crore' || unit === 'lakh' || isRupees(to + 1) || means(sentence.pieces[from - 1], 'rupees')),
  );
  return { currency, rupees: others.length > 0 || isMixed ? 0 : (sentence.rates[currency]?.rupees ?? 0) };
}
