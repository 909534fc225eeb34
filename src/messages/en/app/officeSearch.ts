// OfficeSearch
export const searchTheOffice = 'Search the office';
export const close = 'Close';
export const nameNumberPageOrAction = 'Name, number, phone, email, page or action';
export const typeOrChoose = 'Type to search, or choose an action or a page.';
export const onThisPage = 'On this page';
export const goTo = 'Go to';
export const enterAtLeastCharacters = (shortestSearch: number) => `Enter at least ${shortestSearch} characters.`;
export const searching = 'Searching…';
export const nothingMatches = 'Nothing matches. Check the spelling, or try a part of the name or number.';
export const firstOfEachKind = 'Showing the first five of each kind. Type more to narrow the results.';
export const resultsCount = (count: number) => (count === 1 ? '1 result' : `${count} results`);

// foundGroups
export const draft = 'Draft';
export const inReview = 'In review';
export const live = 'Live';
export const sold = 'Sold';
export const archived = 'Archived';
export const leads = 'Leads';
export const visits = 'Visits';
export const listings = 'Listings';
export const listingId = (id: number) => `Listing ${id}`;
export const articles = 'Articles';
export const people = 'People';

// openCommands
export const call = (number: string) => `Call ${number}`;
export const emailTo = (address: string) => `Email ${address}`;
