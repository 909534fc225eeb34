// RecentlySeen
export const yourRecentlySeenListings = 'Your recently seen listings have been cleared.';
export const recentlySeen = 'Recently seen';
export const clear = 'Clear';
