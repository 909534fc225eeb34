// listingChanges
export const labels = {
  listing: 'Listing number',
  title: 'Title',
  price_now: 'Price now',
  price: 'New price',
  lifecycle_now: 'Status now',
  lifecycle: 'New status',
  agent_now: 'Agent now',
  agent: 'New agent',
  featured_now: 'Featured now',
  featured: 'New featured status',
} as const;
export const headings = {
  listing: 'number, listing, id, listing id, property id',
  price: 'price',
  lifecycle: 'status',
  agent: 'agent',
  featured: 'featured',
} as const;
export const statuses = { published: 'Live', sold: 'Sold or let', archived: 'Archived' } as const;
export const nobody = 'Nobody';
export const yes = 'Yes';
export const no = 'No';
export const writeItsNumber = 'Enter the number of a listing.';
export const nothingToChange = 'Nothing to change: this home’s price is on request.';
export const thereIsNoSuchListing = 'There is no listing with this number.';
export const priceHasChanged = (now: string) => `The price has changed since. It is now ${now}.`;
export const priceOnRequest = 'on request';
export const chooseAnAgent = 'Choose one of the agents.';

// listingBulk
export const noListings = 'No listings match. Choose others.';
export const tooManyListings = (most: string) => `This covers more than ${most} listings. Narrow the filter.`;
const listingsOf = (count: string, isOne: boolean) => (isOne ? '1 listing' : `${count} listings`);
export const priceOf = (percent: string) => `Price ${percent}%`;
export const agentOf = 'Agent';
export const featuredOn = 'Featured';
export const featuredOff = 'Not featured';
export const nameOf = (changes: string, count: string, isOne: boolean) => `${changes}: ${listingsOf(count, isOne)}`;
