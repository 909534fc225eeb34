// RecentlySeen
export const yourRecentlySeenListings = 'Your recently seen listings are cleared.';
export const recentlySeen = 'Recently seen';
export const clear = 'Clear';
