/** The currencies of the table of exchange rates; rupees are their own measure. */
export const currencies = ['INR', 'USD', 'AED', 'GBP', 'EUR'] as const;
export type Currency = (typeof currencies)[number];
export type ForeignCurrency = Exclude<Currency, 'INR'>;

/** What one unit is worth in rupees, and on which day (YYYY-MM-DD); a currency without a rate is absent. */
export type ExchangeRates = Readonly<Partial<Record<ForeignCurrency, { rupees: number; day: string }>>>;

/** Rupees per unit, with at most four decimals. */
export const mostRupeesPerUnit = 99_999;
