// OfficeCostRates
export const help =
  'Listings use these rates to estimate duties, fees and taxes. A rate applies from its day until the next rate of the same name.';
export const theRates = 'the rates';
export const loadingRates = 'Loading the rates';
export const regions = 'States and India';
export const region = 'State';
export const cities = 'Cities';
export const next = 'Next change';
export const theOpenRates = 'The open rates';
export const close = 'Close these rates';

// RegionRates
export const inForce = 'In force';
export const since = (day: string) => `since ${day}`;
export const from = (value: string, day: string) => `${value} from ${day}`;
export const history = 'All versions';
export const withdraw = 'Remove';
export const withdrawOf = (name: string) => `Remove the coming rate: ${name}`;
export const withdrawn = 'The rate is removed.';

// NewRate
export const newRate = 'New rate';
export const rate = 'Rate';
export const valueAs = { share: 'Percent', paise: 'Rupees' };
export const emptyIsNone = 'Leave it empty if there is none.';
export const wrongValue = {
  share: 'Enter a percentage from 0 to 100, such as 5.5.',
  paise: 'Enter rupees, such as 30000.',
};
export const effectiveFrom = 'In force from';
export const effectiveHelp = 'Today or later, by the date in India.';
export const source = 'Source';
export const sourceHelp = 'Where you found it: the notification or the department’s page, and its date.';
export const add = 'Add the rate';
export const added = 'The rate is added. Listings use it from that day.';
