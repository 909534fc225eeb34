// favouritesRoutes
export const thisFavourite = 'This favourite';
export const thisListing = 'This listing';

// shortlistsStore
export const favourites = 'Favourites';

// shortlistsRules
export const thisList = 'This list';
export const onlyItsOwner = 'Only the owner of this list can do this.';
export const youMayOnlyLook = 'You can view this list, but not change it. Ask its owner for a link to edit.';
export const favouritesStay = 'Your Favourites list can’t be renamed or deleted. Create another list instead.';
export const ownersStay = 'You own this list, so you can’t leave it. Delete it instead.';
export const thisLink = 'This link';
export const thisMember = 'This member';
export const thisHome = 'This home';
export const tooManyLists = (most: number) => `You can have up to ${most} lists. Delete one first.`;
export const tooManyHomes = (most: number) => `A list can have up to ${most} homes. Remove one first.`;
export const tooManyMembers = (most: number) => `A list can have up to ${most} members. Its owner can remove one.`;
export const tooManyInvitations = (most: number) => `A list can have up to ${most} links. Revoke one first.`;

// shortlistPdf
export const byMembers = (names: string) => `Shared by ${names}`;
export const homesOnDay = (count: number, day: string) => `${count} ${count === 1 ? 'home' : 'homes'}  •  ${day}`;
export const noHomes = 'This list has no homes.';
export const sold = 'Sold';
export const noLongerAvailable = 'No longer available';
export const priceOnRequest = 'Price on request';
export const rupeesAMonth = (rupees: string) => `${rupees} a month`;
export const bedrooms = (count: number) => `${count} ${count === 1 ? 'bedroom' : 'bedrooms'}`;
export const bathrooms = (count: number) => `${count} ${count === 1 ? 'bathroom' : 'bathrooms'}`;
export const squareFeet = (size: string) => `${size} sq ft`;
export const voted: Readonly<Record<'yes' | 'maybe' | 'no', (name: string) => string>> = {
  yes: (name) => `${name}: yes`,
  maybe: (name) => `${name}: maybe`,
  no: (name) => `${name}: no`,
};
export const noted = (name: string, note: string) => `${name}: ${note}`;
export const moreHomes = (left: number) =>
  `${left} older ${left === 1 ? 'home is' : 'homes are'} not in this document.`;

// shortlistNewsEmail
export const dear = (name: string) => `Dear ${name},`;
export const aHome = 'a home';
export const onList = (name: string) => `On “${name}”:`;
export const saidVote: Readonly<Record<'yes' | 'maybe' | 'no', (name: string, home: string) => string>> = {
  yes: (name, home) => `${name} voted yes on ${home}`,
  maybe: (name, home) => `${name} voted maybe on ${home}`,
  no: (name, home) => `${name} voted no on ${home}`,
};
export const saidNote = (name: string, home: string) => `${name} added a note to ${home}`;
export const moreSaid = (count: number) => `and ${count} more`;
export const newsSubject = (name: string) => `New votes and notes on “${name}”`;
export const newsOfListsSubject = (lists: number) => `New votes and notes on ${lists} of your lists`;
export const whyNewsComes = (brand: string) =>
  `You’re getting this email because you share a list at ${brand}. It comes at most once a day, and you can switch it off in each list.`;
export const openTheList = 'Open the list';
export const yourLists = 'Your lists';
export const stopNews = 'Stop emails about all lists';
