// FavouriteButton
export const favouriteTitle = (title: string) => `Favourite: ${title}`;
/** Begins with what the button shows, which people say to press it. */
export const ofListing = (shown: string, title: string) => `${shown}: ${title}`;
export const saved = 'Saved';
export const save = 'Save';

// FavouritesLink
export const favouritesSaved = (length: number) => `Favourites, ${length} saved`;
export const favourites = 'Favourites';

// accountFavourites
export const yourFavouriteWasNot = (wish: boolean, reason: string) =>
  `We could not ${wish ? 'save' : 'remove'} your favourite. ${reason}`;

// favouritesListener
export const notReached = 'We could not reach the server. Check your connection and try again.';
export const youCanSaveUpToFavourites = (max: number) =>
  `You can save up to ${max} favourites in this browser. Remove one, or log in to save as many as you like.`;
export const thisBrowserBlocksStorage =
  'Your browser does not let this site save favourites. Log in to save this home.';
export const weCouldNotReachTheServer =
  'We could not reach the server, so your favourite was not changed. Check your connection and try again.';
