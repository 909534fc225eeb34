// contentHeads
export const blogBrand = (brand: string) => `${brand}: blog`;
export const blogCategory = (category: string) => `Blog: ${category}`;
export const blog = 'Blog';
export const articlesOnBuyingBuilding = (category: undefined | string) =>
  `${category ?? 'Market trends, luxury living, investment tips and property guides'}: articles on buying, building, letting and living in Indore and Pune.`;
export const articleNotFound = 'Article not found';
export const thereIsNoArticle = 'There is no article at this address.';
export const home = 'Home';
export const reviews = 'Reviews';
export const whatBuyers = (brand: string) => `What buyers, owners and tenants in Indore and Pune say about ${brand}.`;
export const constructionServices = 'Construction services';
export const housesInteriorsRenovation =
  'Houses, interiors, renovation, gardens, drawings and site supervision in Indore and Pune, with prices item by item.';

// contentRoutes
export const rateUs = 'Rate us';
export const rateYourExperienceWithUs = 'Rate your experience with us.';
export const aboutUs = 'About us';
export const wasFoundedInIndoreIn2025 = (brand: string) =>
  `${brand} was founded in Indore in 2025: sales, architecture and legal under one roof, in Indore and Pune.`;
export const contact = 'Contact';
export const callWhatsAppEmailOrBook =
  'Call, WhatsApp, email, or book a meeting for ₹99. Offices in Indore, Beverly Hills and Miami.';
export const newsletter = 'Newsletter';
export const confirmOrEndYourNewsletter = 'Confirm your newsletter subscription, or unsubscribe.';
export const privacyPolicy = 'Privacy Policy';
export const whatStoresAbout = (brand: string) => `What ${brand} stores about you, why, for how long, and your rights.`;
export const termsAndConditions = 'Terms and Conditions';
export const theTermsOfUsingThisWebsite =
  'The terms for using this website, and for listings, packages, payments and refunds.';
export const disclaimer = 'Disclaimer';
export const whatTheListings = 'How to read the listings, prices, areas and pictures on this website.';

// notFoundRoute
export const pageNotFound = 'Page not found';
export const weCouldNotFindThisPage = 'We could not find this page.';

// officeRoute

// ownerRoutes
export const listingPackages = 'Listing packages';
export const listingPackagesForOwners = (amount: string) =>
  `Listing packages for owners in Indore and Pune: ${amount}.`;
export const login = 'Login';
export const logInToPostListings = 'Log in to post listings, keep favourites and see your payments.';
export const postAProperty = 'Post a property';
export const postYourVilla = 'Post your villa, apartment, plot or commercial space in Indore or Pune.';
export const editProperty = 'Edit property';
export const editTour = 'Edit the tour';
export const changeYourTour = 'Upload panoramas, link the rooms and publish the tour.';
export const changeYourListing = 'Edit your listing and its photos.';
export const editProfile = 'Edit Profile';
export const yourContactDetails = 'Your contact details, listings, password and devices.';
export const myListings = 'My listings';
export const yourListingsByStatus = 'Your listings by status: published, drafts, sold, archived.';
export const myEnquiries = 'My enquiries';
export const enquiriesAboutYourListings = 'What you asked us, our answers, and enquiries about your listings.';
export const documents = 'Documents';
export const visits = 'Visits';
export const yourVisits = 'Your visits: waiting for an answer, confirmed and past.';
export const myMeetings = 'My meetings';
export const savedSearches = 'Saved searches';
export const whatYourSearchesFind = 'Your saved searches and email alerts.';
export const yourUpcomingAndPastMeetings = 'Your upcoming and past meetings with us.';
export const meeting = 'Meeting';
export const meetingTimeAndPlace = 'When and where to meet, the calendar invite, and how to move or cancel.';
export const aNewPassword = 'Set a new password';
export const setANewPassword = 'Set a new password with the link we emailed you.';
export const yourEmailAddress = 'Your email address';
export const confirmYourEmailAddress = 'Confirm your email address, or undo a change to it.';
export const payments = 'Payments';
export const yourPayments = 'Your payments, invoices, packages and billing address.';

// propertyHeads
export const villasApartmentsAndLand = 'Villas, apartments and land in Indore and Pune';
export const aLuxuryRealEstateAgency =
  'Luxury villas, apartments and land in Indore and Pune. Photos, plans, costs and visits online.';
const several = (type: string) =>
  type === 'Commercial' ? 'Commercial spaces' : `${type}${type.endsWith('x') ? 'es' : 's'}`;
/** "Villas for sale in Indore". */
export const listings = (type: string | undefined, purpose: string | undefined, city: string | undefined) =>
  `${type ? several(type) : properties}${purpose ? (purpose === 'rent' ? ' to rent' : ' for sale') : ''}${city ? ` in ${city}` : ''}`;
/** Above the title of a picture for links. */
export const homesFound = (total: number) => (total === 1 ? '1 home' : `${total} homes`);
export const indoreAndPune = 'Indore and Pune';
export const fromPrice = (price: string) => `From ${price}`;
export const searchResults = (listings: string) => `Search results: ${listings}`;
export const month = 'month';
export const properties = 'Properties';
export const villasApartmentsPenthouses =
  'Homes, land and offices in Indore and Pune, to buy, rent or invest in. Photos, prices, plans and costs.';
export const property = 'Property';
export const thisPropertyIsNoLonger = 'This home is no longer listed. See similar homes.';
export const bedsBeds = (beds: number) => `${beds} beds`;
export const bathsBaths = (baths: number) => `${baths} baths`;
export const sqFt = (sqft: string) => `${sqft} sq ft`;
export const compareProperties = (length: number) =>
  length > 1 ? `Compare ${length} properties` : 'Compare properties';
export const upToFourListingsSide = 'Up to four listings side by side: price, area, rooms, charges and amenities.';

// propertyRoutes
export const propertyList = 'Property list';
export const newestListingsInCities = 'The newest listings in Indore and Pune, with prices.';
export const featuredProperties = 'Featured properties';
export const ourTopPicks = 'Our top picks: penthouses, villas, apartments and duplexes in Indore and Pune.';
export const favourites = 'Favourites';
export const theListingsYouSaved = 'The listings you saved in this browser or with your account.';

export const packageAndPrice = (name: string, price: string, duration: string) => `${name} ${price} for ${duration}`;

// shortlists
export const myLists = 'My lists';
export const listsOfHomesYouShare = 'Lists of homes to decide on together.';
export const joinAList = 'Join a list';
export const aList = 'List of homes';
export const emailsAboutLists = 'Emails about your lists';
