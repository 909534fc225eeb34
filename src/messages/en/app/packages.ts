// PackageShop
export const updateTheTotal = 'Update the total';
export const loadingPackages = 'Loading packages';
export const packages = 'Packages';

// packageChoice
export const packageNameCountListed = (name: string, count: number, listed: string) =>
  `${name} package${count > 0 ? ` with ${listed}` : ''}`;
export const helloIHaveAQuestionAbout = (brand: string) =>
  `Hello ${brand}, I have a question about your packages and add-ons.`;
export const helloIWouldLikeThePackage = (brand: string, name: string, duration: string, amount: string) =>
  `Hello ${brand}, I would like the ${name} package for ${duration} (${amount}).`;
export const addOns = 'Add-ons';
export const helloIWouldLikeTheseAdd = (brand: string) =>
  `Hello ${brand}, I would like these add-ons without a package`;
export const totalAmount = (amount: string) => `Total: ${amount}.`;

// AddOnListing
export const whichListingAreTheAddOns = 'Which listing are the add-ons for?';
export const aFeaturedListingStartsAsSoon =
  'Your listing is featured as soon as you pay. For other add-ons, we’ll contact you to arrange them.';
export const chooseAListing = 'Choose a listing';
export const addOnsNeedAListing =
  'Add-ons need a listing, and you don’t have one yet. Buy them with a package, or post a listing first.';
export const postAListing = 'Post a listing';
export const chooseTheListing = 'Choose the listing the add-ons are for.';
export const illSayLater = 'I’ll choose later';

// PackageCards
export const noPackage = 'No package';
export const buyAddOnsAlone = 'Buy add-ons on their own. You don’t need a new package for another tour or more photos.';
export const mostPopular = 'Most popular';
export const forDuration = (duration: string) => `for ${duration}`;
export const isChosen = (name: string) => `${name} selected`;
export const chooseName = (name: string) => `Choose ${name}`;

// PackageTotal
export const yourChoice = 'Your order';
export const removeThePackage = (name: string) => `Remove the ${name} package`;
export const total = 'Total';
export const payAmount = (amount: string) => `Pay ${amount}`;
export const chooseAPackageOrAnAdd = 'Choose a package or an add-on first.';
export const pricesIncludeGst =
  'Prices include GST. You’ll get an invoice right away. If you renew an active package, the new days are added to those you have left.';
export const askOnWhatsApp = 'Ask on WhatsApp';
export const turnOnJavaScriptToPay =
  'Turn on JavaScript to pay, or ask us on WhatsApp: your selection is included in the message.';

// builtInPackages
export const basicName = 'Basic';
export const basicDuration = '30 days';
export const basicDescription = 'For an owner with one or two homes to sell or let.';
export const basicFeatures = ['2 property listings', '50 buyer contacts', 'Valid for 30 days from payment'];
export const premiumName = 'Premium';
export const premiumDuration = '60 days';
export const premiumDescription = 'For owners with several homes and time to find the right buyer.';
export const premiumFeatures = ['5 property listings', '200 buyer contacts', 'Valid for 60 days from payment'];
export const enterpriseName = 'Enterprise';
export const enterpriseDuration = '90 days';
export const enterpriseDescription = 'For developers and agencies with many listings.';
export const enterpriseFeatures = [
  'Unlimited property listings',
  'Unlimited buyer contacts',
  'Valid for 90 days from payment',
];
export const photographyName = 'Professional photography';
export const photographyDescription = 'A photographer visits the property and prepares the pictures for its listing.';
export const virtualTourName = 'Virtual tour';
export const virtualTourDescription = 'A 360° tour of the property, room by room.';
export const featuredListingName = 'Featured listing';
export const featuredListingDescription = 'We feature one of your listings.';
export const socialMediaPromotionName = 'Social media promotion';
export const socialMediaPromotionDescription = 'We post about one of your listings on our social media.';
