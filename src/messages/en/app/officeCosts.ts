// OfficeCostRates
export const help =
  'Listings use these rates to estimate duties, fees and taxes. Each rate applies from its start date until the next rate of the same name.';
export const theRates = 'the rates';
export const loadingRates = 'Loading rates';
export const regions = 'States and India';
export const region = 'State';
export const cities = 'Cities';
export const next = 'Next change';
export const theOpenRates = 'Rate details';
export const close = 'Close these rates';

// RegionRates
export const inForce = 'Current rates';
export const since = (day: string) => `since ${day}`;
export const from = (value: string, day: string) => `${value} from ${day}`;
export const history = 'All versions';
export const withdraw = 'Remove';
export const withdrawOf = (name: string) => `Remove the upcoming rate: ${name}`;
export const withdrawn = 'Rate removed.';

// NewRate
export const newRate = 'New rate';
export const rate = 'Rate';
export const valueAs = { share: 'Percent', paise: 'Rupees' };
export const emptyIsNone = 'Leave empty if there is none.';
export const wrongValue = {
  share: 'Enter a percentage from 0 to 100, such as 5.5.',
  paise: 'Enter rupees, such as 30000.',
};
export const effectiveFrom = 'Applies from';
export const effectiveHelp = 'Today or later, India time.';
export const source = 'Source';
export const sourceHelp = 'Where you found the rate: the notification or the department’s page, and its date.';
export const add = 'Add the rate';
export const added = 'Rate added. Listings will use it from its start date.';
