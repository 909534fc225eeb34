// OfficeCatalogue
export const whatIsSold = 'What is sold';
export const packages = 'Packages';
export const addOns = 'Add-ons';
export const thePrices = 'the prices';
export const loadingPrices = 'Loading prices';
export const newPackage = 'New package';
export const newAddOn = 'New add-on';
export const name = 'Name';
export const price = 'Price';
export const status = 'Status';
export const onSale = 'On sale';
export const retired = 'Retired';
export const next = 'Next';
export const fromDay = (price: string, moment: string) => `${price} from ${moment}`;

// CataloguePanel
export const theOpenOffer = 'Offer details';
export const closeThisOffer = 'Close this offer';
export const versions = 'Price history';
export const past = 'Past';
export const current = 'Current';
export const coming = 'Upcoming';
export const fromTheStart = 'From the start';
export const withdraw = 'Remove this price';
export const withdrawn = 'Price removed.';
export const newPrice = 'New price';
export const offerIt = 'Set the new price';
export const offered = 'New price set. Orders already placed keep their old price.';
export const priceInRupees = 'Price in rupees';
export const days = 'Days';
export const slots = 'Listings';
export const contacts = 'Buyer contacts';
export const unlimitedIfEmpty = 'Leave empty for unlimited.';
export const featureDays = 'Featured days';
export const beginsOn = 'Starts on';
export const beginsAt = 'Starts at, India time';
export const nowIfEmpty = 'Leave the date and time empty to start now.';
export const texts = 'Text';
export const saveTexts = 'Save the text';
export const textsAreSaved = 'Saved. It’s live on the site.';
export const description = 'Description';
export const features = 'What it includes';
export const onePerLine = (most: number) => `One point per line, up to ${most}.`;
export const colour = 'Colour';
export const icon = 'Icon';
export const popular = 'Mark as most popular';
export const colours = { leaf: 'Green', brass: 'Brass', ink: 'Dark' };
export const icons = { home: 'House', star: 'Star', building: 'Building' };
export const delivery = 'How we deliver it';
export const deliveries = {
  photos: 'Photos in the listing',
  tour: '360° tour',
  posts: 'Posts with links',
  featured: 'Featured days',
};
export const retire = 'Take off sale';
export const retireTitle = (name: string) => `Take ${name} off sale?`;
export const retireText =
  'No one will be able to buy it. People who’ve bought it keep it, and open orders can still be paid.';
export const keepIt = 'Keep it on sale';
export const isRetired = 'Taken off sale.';
export const unretire = 'Put on sale again';
export const isOnSale = 'Back on sale.';
export const add = 'Add and put on sale';
export const added = 'Added. It’s now on sale.';
export const packageTerms = (days: number, slots: string, contacts: string) =>
  `${days} days, ${slots} listings, ${contacts} contacts`;
export const unlimited = 'unlimited';
export const featuresFor = (days: number) => `features a listing for ${days} days`;
