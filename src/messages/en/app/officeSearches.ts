// OfficeSearches
export const title = 'Searches';
export const help = (days: number, least: number) =>
  `What visitors searched for in the last ${days} days. We count searches, not people, and leave out any typed fewer than ${least} times.`;
export const which = 'Which searches';
export const nothingFits = 'No matches';
export const all = 'All searches';
export const theSearches = 'the searches';
export const loading = 'Loading searches';
export const none = 'No searches to show.';
export const noneWithoutFit = 'Every search typed often enough found a home.';
export const noneYet = 'Searches will appear here once they’ve been typed often enough.';
export const sentence = 'Search';
export const unread = 'Unknown words';
export const times = { none: 'Found nothing', all: 'Searched' };
export const timesOf = (times: number) => `${times}×`;
export const opened = 'Opened next';
export const last = 'Last';
