// OfficeSearches
export const title = 'Searches';
export const help = (days: number, least: number) =>
  `What visitors typed in the last ${days} days. We count searches, not people: those typed fewer than ${least} times are not shown.`;
export const which = 'Which searches';
export const nothingFits = 'Nothing fits';
export const all = 'All searches';
export const theSearches = 'the searches';
export const loading = 'Loading the searches';
export const none = 'No searches to show.';
export const noneWithoutFit = 'Every search that was typed often enough found a home.';
export const noneYet = 'Searches appear here once they have been typed often enough.';
export const sentence = 'Search';
export const unread = 'Words not read';
export const times = { none: 'Found nothing', all: 'Searched' };
export const timesOf = (times: number) => `${times}×`;
export const opened = 'Opened next';
export const last = 'Last';
