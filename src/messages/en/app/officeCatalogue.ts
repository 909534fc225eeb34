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
export const theOpenOffer = 'The open offer';
export const closeThisOffer = 'Close this offer';
export const versions = 'Prices over time';
export const past = 'Over';
export const current = 'In force';
export const coming = 'Coming';
export const fromTheStart = 'From the start';
export const withdraw = 'Remove this price';
export const withdrawn = 'The price is removed.';
export const newPrice = 'New price';
export const offerIt = 'Set the new price';
export const offered = 'The new price is set. Orders already placed keep their price.';
export const priceInRupees = 'Price in rupees';
export const days = 'Days';
export const slots = 'Listings';
export const contacts = 'Buyer contacts';
export const unlimitedIfEmpty = 'Empty means unlimited.';
export const featureDays = 'Days a listing is featured';
export const beginsOn = 'Begins on';
export const beginsAt = 'Begins at, time in India';
export const nowIfEmpty = 'Leave date and time empty to begin now.';
export const texts = 'Texts';
export const saveTexts = 'Save the texts';
export const textsAreSaved = 'Saved. It’s live on the site.';
export const description = 'Description';
export const features = 'What it includes';
export const onePerLine = (most: number) => `One point per line, at most ${most}.`;
export const colour = 'Colour';
export const icon = 'Icon';
export const popular = 'Marked as most popular';
export const colours = { leaf: 'Green', brass: 'Brass', ink: 'Dark' };
export const icons = { home: 'House', star: 'Star', building: 'Building' };
export const delivery = 'How we deliver it';
export const deliveries = {
  photos: 'Photos in the listing',
  tour: 'Tour of panoramas',
  posts: 'Posts with links',
  featured: 'Days as a featured listing',
};
export const retire = 'Take off sale';
export const retireTitle = (name: string) => `Take ${name} off sale?`;
export const retireText =
  'Nobody can buy it from now on. People who bought it keep it, and open orders can still be paid.';
export const keepIt = 'Keep it on sale';
export const isRetired = 'It is no longer on sale.';
export const unretire = 'Put on sale again';
export const isOnSale = 'It is on sale.';
export const add = 'Add and put on sale';
export const added = 'Added. It is on sale now.';
export const packageTerms = (days: number, slots: string, contacts: string) =>
  `${days} days, ${slots} listings, ${contacts} contacts`;
export const unlimited = 'unlimited';
export const featuresFor = (days: number) => `features a listing for ${days} days`;
