// ListingRank
export const title = 'Where it stands in a search';
export const search = 'Search as a visitor types it';
export const searchHelp = 'Empty: all listings, the newest first.';
export const show = 'Show its place';
export const theRank = 'its place';
export const loading = 'Loading its place';
export const placeOf = (place: number, total: string) => `Number ${place} of ${total}.`;
export const about = (total: string) => `about ${total}`;
export const notListed = 'Not in this list. It does not fit:';
export const beyond = (places: number) =>
  `It fits, but is not among the first ${places}. By words, only the newest ${places} matches are ranked.`;
export const decides = 'What decides the order';
export const ties = 'Listings that are equal by this: the newest first.';
export const words = 'Words of the search';
export const foundIn = { title: 'title', place: 'place and type', description: 'description' };
export const nowhere = 'not found';
