// ExchangeRates
export const title = 'Exchange rates';
export const help =
  'Searches in other currencies (“villa under $500k”) are converted at the latest rate for that currency. The results show the rate and its date.';
export const theRates = 'the exchange rates';
export const loadingRates = 'Loading exchange rates';
export const names = {
  INR: 'Indian rupee',
  USD: 'US dollar',
  AED: 'UAE dirham',
  GBP: 'Pound sterling',
  EUR: 'Euro',
};
export const rateOf = (rupees: string, day: string) => `₹${rupees} on ${day}`;
export const earlier = 'All rates';
export const correct = 'Correct';
export const correctOf = (name: string, day: string) => `Correct the rate: ${name}, ${day}`;
export const newRate = 'New rate';
export const correctRate = (name: string, day: string) => `Correct the rate for ${day}: ${name}`;
export const currency = 'Currency';
export const rupees = 'Rupees per unit';
export const day = 'Date';
export const source = 'Source';
export const sourceHelp = 'Who published the rate, such as FBIL or the Reserve Bank of India.';
export const add = 'Add the rate';
export const save = 'Save the rate';
export const cancel = 'Cancel';
export const added = 'Rate added. Searches use the latest rate for each currency.';
export const saved = 'Rate saved.';
