// resultMarks
export const onRequest = 'On request';
export const andMore = (lowest: string) => `${lowest}+`;
export const titleAndPrice = (title: string, price: string) => `${title}, ${price}`;
export const severalHomes = (count: string, isExact: boolean, lowest: string | undefined, isRent: boolean) =>
  `${isExact ? '' : 'About '}${count} homes${lowest ? ` from ${lowest}${isRent ? ' a month' : ''}` : ''}`;

// ResultsMap
export const mapOfTheListings = 'Map of the listings';
export const searchThisArea = 'Search this area';
export const homesIn = (city: string, count: string, isExact: boolean) =>
  `${city}: ${isExact ? '' : 'about '}${count} ${count === '1' ? 'home' : 'homes'}`;
export const searchEverywhere = 'Clear area';
export const noHomesHere = 'No homes in this part of the map.';
export const tryAgain = 'Try again';
export const withoutPlace = (count: string, isOne: boolean) =>
  isOne ? '1 listing is not shown on the map.' : `${count} listings are not shown on the map.`;

// OpenedMark
export const homesHere = (count: string) => `${count} homes here`;
export const close = 'Close';
export const loadingHomes = 'Loading homes';

// AreaTools
export const drawAnArea = 'Draw an area';
export const drawAroundThePlaces = 'Draw around an area, or press Enter to add points.';
export const corners = (count: number) => (count === 1 ? '1 point' : `${count} points`);
export const setACorner = 'Add a point';
export const useWhatIsShown = 'Use this view';
export const searchInside = 'Search inside';
export const cancel = 'Cancel';
/** On a mark: a rent for each month. */
export const aMonthShort = (rent: string) => `${rent}/mo`;
