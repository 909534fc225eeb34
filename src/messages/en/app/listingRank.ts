// ListingRank
export const title = 'Search ranking';
export const search = 'Search, as a visitor would type it';
export const searchHelp = 'Leave blank to see all listings, newest first.';
export const show = 'Show ranking';
export const theRank = 'the ranking';
export const loading = 'Loading the ranking';
export const placeOf = (place: number, total: string) => `Position ${place} of ${total}.`;
export const about = (total: string) => `about ${total}`;
export const notListed = 'This search doesn’t find the listing. No match for:';
export const beyond = (places: number) =>
  `The listing matches, but isn’t among the first ${places}. A search by words ranks only the newest ${places} matches.`;
export const decides = 'What decides the order';
export const ties = 'If listings rank equally, the newest comes first.';
export const words = 'Search words';
export const foundIn = { title: 'title', place: 'place and type', description: 'description' };
export const nowhere = 'not found';
