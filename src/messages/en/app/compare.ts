// CompareButton
export const compareTitle = (title: string) => `Compare: ${title}`;
/** Begins with what the button shows, which people say to press it. */
export const ofListing = (shown: string, title: string) => `${shown}: ${title}`;
export const inComparison = 'Comparing';
export const compare = 'Compare';

// CompareTable
export const showDifferencesOnly = 'Show differences only';
export const comparison = 'Comparison';
export const differs = '(differs)';
export const none = 'none';

// CompareTray
/** Narrow screens leave out what stands between the tags. */
export const someOfMaxChosen = '{some} of {max}<wide> chosen</wide>';
export const removeFromTheComparison = (title: undefined | string, id: number) =>
  `Remove ${title ?? `listing ${id}`} from the comparison`;
export const clearTheComparison = 'Clear the comparison';
export const clear = 'Clear';

// useCompared
export const youCanCompareUpToListings = (max: number) =>
  `You can compare up to ${max} listings at a time. Remove one to add another.`;
