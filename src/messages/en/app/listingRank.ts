// ListingRank
export const title = 'Where it stands in a search';
export const search = 'Search, as a visitor would type it';
export const searchHelp = 'Leave it empty for all listings, newest first.';
export const show = 'Show its place';
export const theRank = 'its place';
export const loading = 'Loading its place';
export const placeOf = (place: number, total: string) => `Number ${place} of ${total}.`;
export const about = (total: string) => `about ${total}`;
export const notListed = 'Not found by this search. It does not match:';
export const beyond = (places: number) =>
  `It matches, but is not among the first ${places}. A search by words ranks only the newest ${places} matches.`;
export const decides = 'What decides the order';
export const ties = 'Where listings are equal, the newest comes first.';
export const words = 'Words of the search';
export const foundIn = { title: 'title', place: 'place and type', description: 'description' };
export const nowhere = 'not found';
