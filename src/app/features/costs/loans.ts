import { type Rates, shareOf } from '@contract/costEstimates';
import { type Loan, instalmentsOf } from './emi';

/*
 * Loans and yields of a home, in integer paise. Sources, as read in November 2026: Reserve Bank of India, circular of 8
 * October 2015: at most 90 % of the price for loans up to ₹30 lakh, 80 % up to ₹75 lakh, 75 % above. FOIR, the share of the
 * income that instalments may take, is the banks' own rule.
 */

/** What is owed at the start and after each year of a loan; the last is 0. Calculated from the unrounded instalment. */
export function balancesOf({ amountInPaise, rate, years }: Loan): number[] {
  const r = rate / 1_200;
  const left = (year: number) => {
    if (r === 0) return amountInPaise * (1 - year / years);
    // L·((1+r)ⁿ − (1+r)ᵏ) / ((1+r)ⁿ − 1), after k of n months
    const growth = (months: number) => Math.expm1(months * Math.log1p(r));
    return (amountInPaise * (growth(years * 12) - growth(year * 12))) / growth(years * 12);
  };
  return Array.from({ length: years + 1 }, (_, year) => Math.round(left(year)));
}

/** The largest loan that a bank gives on a price. */
export function mostLent(priceInPaise: number, rates: Rates): number {
  return Math.max(
    Math.min(shareOf(priceInPaise, rates.loan_to_30_lakh), 30_00_000_00),
    Math.min(shareOf(priceInPaise, rates.loan_to_75_lakh), 75_00_000_00),
    shareOf(priceInPaise, rates.loan_above),
  );
}

export interface Household {
  /** Per month, after tax. */
  incomeInPaise: number;
  /** Instalments of other loans, per month. */
  otherInPaise: number;
}

/** The largest loan whose instalment the income allows: what FOIR leaves, less other instalments. */
export function affordableLoan(
  { incomeInPaise, otherInPaise }: Household,
  { rate, years }: Pick<Loan, 'rate' | 'years'>,
  rates: Rates,
): { monthlyInPaise: number; amountInPaise: number } {
  const monthlyInPaise = Math.max(0, shareOf(incomeInPaise, rates.foir) - otherInPaise);
  const r = rate / 1_200;
  const months = years * 12;
  const factor = r === 0 ? months : -Math.expm1(-months * Math.log1p(r)) / r;
  return { monthlyInPaise, amountInPaise: Math.floor(monthlyInPaise * factor) };
}

export interface Letting {
  priceInPaise: number;
  /** Duties, fees and brokerage on top of the price. */
  costsInPaise: number;
  /** Per month. */
  rentInPaise: number;
  /** Society charges, tax and repairs, per year. */
  chargesInPaise: number;
}

/**
 * Yields in percent: gross is a year's rent by the price; net is eleven months' rent (one stays empty) less a year's
 * charges, by the price with its costs. Before income tax.
 */
export function yieldsOf({ priceInPaise, costsInPaise, rentInPaise, chargesInPaise }: Letting) {
  const netInPaise = rentInPaise * 11 - chargesInPaise;
  return {
    gross: ((rentInPaise * 12) / priceInPaise) * 100,
    net: (netInPaise / (priceInPaise + costsInPaise)) * 100,
    netInPaise,
  };
}

/** The interest paid over the whole term, for a line under the chart. */
export const interestOf = (loan: Loan): number => instalmentsOf(loan).interestInPaise;

/** The median of similar rents per square foot, for this size; undefined for fewer than three. Rounded to ₹500. */
export function similarRent(
  listings: readonly { rentInPaise: number | null; size: number | null }[],
  size: number | null,
): { rentInPaise: number; count: number } | undefined {
  if (!size) return undefined;
  const rates = listings
    .flatMap((one) => (one.rentInPaise && one.size ? [one.rentInPaise / one.size] : []))
    .sort((one, other) => one - other);
  if (rates.length < 3) return undefined;
  const middle =
    ((rates[Math.floor((rates.length - 1) / 2)] ?? 0) + (rates[Math.ceil((rates.length - 1) / 2)] ?? 0)) / 2;
  return { rentInPaise: Math.round((middle * size) / 500_00) * 500_00, count: rates.length };
}
