/** What a loan is reckoned from. */
export interface Loan {
  amountInPaise: number;
  /** Percent a year. */
  rate: number;
  years: number;
}

export interface Instalments {
  /** Of each month. */
  monthlyInPaise: number;
  /** All interest over the whole time. */
  interestInPaise: number;
  /** All that is paid back. */
  totalInPaise: number;
}

/**
 * The equated monthly instalment, P·r·(1+r)ⁿ / ((1+r)ⁿ − 1), with r a twelfth of the yearly rate and n the months: the annuity that Indian
 * banks reckon home loans by, as HDFC Bank and the State Bank of India print it beside their calculators. Rounded to the paisa.
 */
export function instalmentsOf({ amountInPaise, rate, years }: Loan): Instalments {
  const months = years * 12;
  const r = rate / 1_200;
  // (1+r)⁻ⁿ − 1 without losing digits where r is small; without interest the loan is shared out evenly
  const exact = r === 0 ? amountInPaise / months : (amountInPaise * r) / -Math.expm1(-months * Math.log1p(r));
  const monthlyInPaise = Math.round(exact);
  const totalInPaise = Math.max(amountInPaise, Math.round(exact * months));
  return { monthlyInPaise, interestInPaise: totalInPaise - amountInPaise, totalInPaise };
}

/** What can be chosen: from, to, in steps of; and where it begins. */
export const emiOptions = {
  /** Percent of the price that is paid at once. */
  down: { least: 0, most: 90, step: 1, usual: 20 },
  /** Percent a year. */
  rate: { least: 5, most: 20, step: 0.05, usual: 8.5 },
  years: { least: 1, most: 30, step: 1, usual: 20 },
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

/** The loan that is left when so much of the price is paid at once. */
export function loanFor(priceInPaise: number, { down, rate, years }: EmiChoice): Loan {
  return { amountInPaise: Math.round((priceInPaise * (100 - down)) / 100), rate, years };
}

/** Whole rupees, in paise: an estimate does not tell paise. */
export const wholeRupees = (paise: number) => Math.round(paise / 100) * 100;

/** Whether a loan can be reckoned: for a sale with a price. */
export function hasEmi({ purpose, price }: { purpose: string; price: string | null }): boolean {
  return purpose === 'sale' && price !== null && Number(price) > 0;
}
