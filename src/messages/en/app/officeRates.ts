// ExchangeRates
export const title = 'Exchange rates';
export const help =
  'Searches in other currencies (“villa under $500k”) are converted at the latest rate of that currency, and the results say which rate and its day.';
export const theRates = 'the exchange rates';
export const loadingRates = 'Loading the exchange rates';
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
export const correctRate = (name: string, day: string) => `Correct the rate of ${day}: ${name}`;
export const currency = 'Currency';
export const rupees = 'Rupees for one unit';
export const day = 'Day';
export const source = 'Source';
export const sourceHelp = 'Who published it, such as FBIL or the Reserve Bank of India.';
export const add = 'Add the rate';
export const save = 'Save the rate';
export const cancel = 'Cancel';
export const added = 'The rate is added. Searches use the latest rate of each currency.';
export const saved = 'The rate is saved.';
