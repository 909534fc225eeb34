/** The terms of a loan. */
export interface Loan {
  amountInPaise: number;
  /** Percent per year. */
  rate: number;
  years: number;
}

export interface Instalments {
  /** Per month. */
  monthlyInPaise: number;
  /** The total interest. */
  interestInPaise: number;
  /** The total repayment. */
  totalInPaise: number;
}

/**
 * The equated monthly instalment, P·r·(1+r)ⁿ / ((1+r)ⁿ − 1), with r a twelfth of the yearly rate and n the months: the
 * annuity formula that Indian banks use for home loans, as HDFC Bank and the State Bank of India publish it with their
 * calculators. Rounded to the paisa.
 */
export function instalmentsOf({ amountInPaise, rate, years }: Loan): Instalments {
  const months = years * 12;
  const r = rate / 1_200;
  // (1+r)⁻ⁿ − 1 without losing digits for small r; a loan without interest is divided evenly
  const exact = r === 0 ? amountInPaise / months : (amountInPaise * r) / -Math.expm1(-months * Math.log1p(r));
  const monthlyInPaise = Math.round(exact);
  const totalInPaise = Math.max(amountInPaise, Math.round(exact * months));
  return { monthlyInPaise, interestInPaise: totalInPaise - amountInPaise, totalInPaise };
}

/** The calculator's ranges, steps and initial values. */
export const emiOptions = {
  /** Percent of the price paid up front. */
  down: { min: 0, max: 90, step: 1, usual: 20 },
  /** Percent per year. */
  rate: { min: 5, max: 20, step: 0.05, usual: 8.5 },
  years: { min: 1, max: 30, step: 1, usual: 20 },
} as const;

export interface EmiChoice {
  down: number;
  rate: number;
  years: number;
}

export const defaultEmi: EmiChoice = {
  down: emiOptions.down.usual,
  rate: emiOptions.rate.usual,
  years: emiOptions.years.usual,
};

/** The loan that remains after the down payment. */
export function loanFor(priceInPaise: number, { down, rate, years }: EmiChoice): Loan {
  return { amountInPaise: Math.round((priceInPaise * (100 - down)) / 100), rate, years };
}

/** Paise rounded to whole rupees, because an estimate has no paise. */
export const wholeRupees = (paise: number) => Math.round(paise / 100) * 100;

/** Whether a loan can be calculated: for a sale with a price. */
export function hasEmi({ purpose, price }: { purpose: string; price: string | null }): boolean {
  return purpose === 'sale' && price !== null && Number(price) > 0;
}
