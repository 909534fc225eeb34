// FeaturedBand
export const featured = 'Featured';

// FeaturedGroups
export const theFeaturedListings = 'the featured listings';
export const nothingIsFeaturedToday = 'No featured listings today.';
export const theGroupsBelowShowWhat = 'See the newest listings below.';
export const allListings = (title: string) => `All ${title} listings`;

// FeaturedSection
export const selectedFor = 'Selected for you';
export const featuredProperties = 'Featured Properties';
export const viewAll = 'View All';
export const loadingFeaturedListings = 'Loading featured listings';

// FeaturedStar
export const failedToUpdateFeaturedStatus = 'Failed to update featured status.';
export const featuredTitle = (title: string) => `Featured: ${title}`;

// Gallery
export const picturesOf = (title: string) => `Pictures of ${title}`;

// ImpliedLine
export const showingHomesToBuy = 'Showing homes to buy. Rentals are listed separately.';
export const seeRentsInstead = 'See rents instead';

// ListingStrip
export const theyAreNoLongerAvailable = 'These listings are no longer available.';

// MyListings
export const yourListings = 'your listings';
export const listings = 'Listings';
export const youHaveNoLiveListings = 'You have no live listings.';
export const liveListingsAppearInSearch = 'Live listings appear in search, and you receive their enquiries.';
export const youHaveNoDrafts = 'You have no drafts.';
export const listingsSaveAsDraftsWhile =
  'Listings are saved as drafts while you write, and stay here until you post them.';
export const nothingIsInReview = 'No listings in review.';
export const listingsThatWeCheckBefore = 'We check listings before we publish them. Yours will wait here until then.';
export const noClosedDealsYet = 'No closed deals yet.';
export const whenAListingIsSold = 'When a listing is sold or let, mark it here. Its page then shows similar listings.';
export const noArchivedListings = 'No archived listings.';
export const listingsYouTakeOffTheMarket = 'Listings you take off the market stay here. You can publish them again.';
export const postAProperty = 'Post a property';
export const loadingYourListings = 'Loading your listings';

// OwnerBar
export const thisIsADraft = 'This is a draft. Only you can see it.';
export const thisIsYourListing = 'This is your listing.';
export const markedAsSoldOrLet = 'Marked as sold or let. Visitors see this listing as unavailable.';
export const archivedVisitorsSeeThisAs = 'Archived. Visitors see this listing as unavailable.';
export const thisBelongs = (isLifecyclePublished: boolean, name: string) =>
  `This ${isLifecyclePublished ? 'listing' : 'unpublished listing'} belongs to ${name || 'someone else'}.`;
export const yourListing = 'Your listing';
export const youHaveNotConfirmedThisListing = (hiddenOn: string | null) =>
  `You have not confirmed this listing for three weeks. ${hiddenOn ? `It will be hidden from search on ${hiddenOn}.` : 'Is it still available?'}`;
export const stillAvailable = 'Still available';
export const edit = 'Edit';
export const documents = 'Documents';
export const myListings = 'My listings';

// PriceCard
export const priceAndEnquiry = 'Price and enquiry';

// PropertyFacts
export const facts = 'Facts';
export const description = 'Description';
export const amenities = 'Amenities';

// SearchBar
export const properties = 'Properties';
export const what = 'What';
export const where = 'Where';
export const budget = 'Budget';
export const anyHome = 'Any home';
export const anyPrice = 'Any price';
export const anyHomeAnywhere = 'Any home, anywhere';
export const searchBy = 'Search:';
export const searchAndFilters = 'Search and filters';
export const clearAll = 'Clear all';
export const showHomes = 'Show homes';
export const showCountOfHomes = (count: string, isOne: boolean) => `Show ${count} ${isOne ? 'home' : 'homes'}`;
export const searchListings = 'Search listings';
export const search = 'Search';
export const city = 'City';
export const allCities = 'All cities';
export const type = 'Type';
export const allTypes = 'All types';
export const purpose = 'Purpose';
export const buyRentOrInvest = 'Buy, rent or invest';
export const buy = 'Buy';
export const rent = 'Rent';
export const invest = 'Invest';
export const moreFilters = 'More filters';

// SearchBox, SearchChips
export const sentenceExample = (bedrooms: string, type: string, city: string, crores: number) =>
  `${bedrooms} bhk ${type} in ${city} under ${crores} cr`;
export const asTyped = (what: string) => `As typed: ${what}`;
export const whatYouSearchFor = 'What you search for';
export const change = 'Change:';
export const removeChip = (label: string) => `Remove: ${label}`;
export const removed = (labels: string) => `Removed: ${labels}.`;
export const searchingFor = (labels: string) => `Searching for: ${labels}.`;
export const quoted = (word: string) => `“${word}”`;
export const leftOut = (words: string) =>
  `We left out ${words}: no listing mentions it, or it is something you don’t want.`;
export const withoutChip = (label: string, count: string) => `Without “${label}”: ${count}`;
export const weHaveNothingIn = (place: string) => `We have no homes in ${place} yet.`;
export const theseAreIn = (city: string, km: string) => `These homes are in ${city}, ${km} km away.`;
export const nearestCity = (city: string, km: string) => `Properties in ${city}, ${km} km away`;
export const weListPropertiesIn = (list: string) => `We list properties in ${list}.`;
export const suggestionsLabel = 'Suggestions';
export const suggestions = (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`);
export const listing = 'Listing';

// LocalityFields
export const locality = 'Locality';
export const anywhere = 'Anywhere';
export const neighbours = 'Nearby areas';
export const onlyThere = 'Not included';
export const alsoNearby = 'Included';
export const withCount = (name: string, count: string, isExact: boolean) =>
  `${name} (${isExact ? '' : 'about '}${count})`;

// Histogram
export const mostBetween = (what: string, from: string, to: string) =>
  `${what}: most listings are between ${from} and ${to}`;
export const area = 'Area';

// readSearch
export const partOfTheMap = 'Part of the map';

// ResultBar
export const showMap = 'Map';
export const showList = 'List';

// PropertyGrid
export const loadingListings = 'Loading listings';

// PropertyPageSkeleton
export const loading = 'Loading...';

// PropertyResults
export const theListings = 'the listings';
export const nothingFits = 'No home matches all of this.';
export const whatFits = 'Homes that match';
export const whatComesClose = 'Close matches';
export const eachSaysHowItDiffers = 'These aren’t exact matches. Each home shows what’s different.';
export const alsoIn = (locality: string) => `Also in ${locality}`;
export const elsewhereIn = (city: string) => `Elsewhere in ${city}`;
export const aboutTheSamePrice = 'about the same price';
export const priceMore = (amount: string) => `${amount} more`;
export const priceLess = (amount: string) => `${amount} less`;
export const sameBedrooms = (count: number) => (count === 1 ? 'also 1 bedroom' : `also ${count} bedrooms`);
export const bedroomsBeside = (more: number) => {
  const count = Math.abs(more) === 1 ? '1 bedroom' : `${Math.abs(more)} bedrooms`;
  return `${count} ${more > 0 ? 'more' : 'fewer'}`;
};
export const leaveOneOut = 'Remove one filter';
export const noSuchPage = 'This page does not exist.';
export const pagesOfTheseListings = (count: number) =>
  `There ${count === 1 ? 'is only one page' : `are only ${count} pages`} of results.`;
export const showTheLastPage = 'Show the last page';
export const showAllListings = 'Show all listings';
export const weListProperties = (list: string) => `We list properties in ${list}. `;
export const tryFewerWords =
  'Try fewer words, a different spelling, or <contact>tell us what you are looking for</contact>.';
export const removeAFilter = 'Remove a filter, or <contact>tell us what you are looking for</contact>.';
export const and = ' and ';

// PropertyTable
export const thereAreNoListingsYet = 'There are no listings yet.';
export const comeBackSoon = 'Check back soon.';
export const property = 'Property';
export const bedsBeds = (beds: number) => (beds === 1 ? 'bed' : 'beds');
export const sqftSqft = (sqft: string) => `${sqft} sqft`;

// PropertyTile
export const investment = 'Investment';
export const newListing = 'New';
export const bedsOf = (count: string, isOne: boolean) => `${count} ${isOne ? 'bed' : 'beds'}`;
export const bathsOf = (count: string, isOne: boolean) => `${count} ${isOne ? 'bath' : 'baths'}`;

// HomesSheet
export const sheetTo = { low: 'Show homes', half: 'Show more homes', full: 'Show the map' } as const;

// CardPictures
export const previousPictureOf = (title: string) => `Previous picture of ${title}`;
export const nextPictureOf = (title: string) => `Next picture of ${title}`;

/** The count is a number such as 1,000 or 1,000+. */
export const countOfListings = (count: string, isOne: boolean) => `${count} ${isOne ? 'listing' : 'listings'}`;
export const searching = 'Searching…';
export const forSearch = (search: string) => ` for “${search}”`;
export const sortBy = 'Sort by';
export const bestMatch = 'Best match';
export const newest = 'Newest';
export const priceLowestFirst = 'Price, lowest first';
export const priceHighestFirst = 'Price, highest first';
export const largestFirst = 'Largest first';
export const smallestFirst = 'Smallest first';

// SavedListings
export const yourSavedListings = 'your saved listings';
export const savedListings = (total: number) => (total === 1 ? '1 saved listing' : `${total} saved listings`);
export const noLongerAvailable = 'No longer available';
export const listingWasSold = (id: number) => `Listing ${id} was sold, rented or taken off the market.`;
export const seeSimilarOnes = 'See similar homes';
export const removeListing = (id: number) => `Remove listing ${id}`;
export const remove = 'Remove';

// SimilarProperties
export const similarProperties = 'Similar properties';
export const newListings = 'New listings';

// compareRows
export const priceOnRequest = 'Price on request';
export const yes = 'Yes';
export const price = 'Price';
export const place = 'Location';

// ownListings
export const published = 'Published';
export const drafts = 'Drafts';
export const inReview = 'In review';
export const soldOrLet = 'Sold or let';
export const archived = 'Archived';
export const markAsSoldOrLet = 'Mark as sold or let';
export const archive = 'Archive';
export const post = 'Post';
export const publishAgain = 'Publish again';

// GalleryCarousel
export const carousel = 'carousel';
export const whatWasFound = 'Search results';
export const readAll = 'Read all';
export const showLess = 'Show less';
export const viewFullScreen = 'View full screen';
export const morePhotos = (count: number) => `+${count}`;
export const pictureIndexAlt = (index: number, alt: string) => `Picture ${index}: ${alt}`;
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
export const ofAtCount = (at: number, count: number) => `${at} of ${count}`;
export const close = 'Close';

// OwnListingRow
export const viewsOf = (count: number, shown: string) => `${shown} ${count === 1 ? 'view' : 'views'}`;
export const enquiriesOf = (count: number, shown: string) => `${shown} ${count === 1 ? 'enquiry' : 'enquiries'}`;
export const untitledDraft = 'Untitled draft';
export const continueEditing = 'Continue editing';
export const yesPublishIt = 'Yes, publish it';
export const newFresh = (fresh: number) => `, ${fresh} new`;
export const noEnquiriesYet = 'No enquiries yet';
export const changedDay = (day: string) => `Changed ${day}`;
export const youLastConfirmed = (day: string, hiddenOn: string | null) =>
  `You last confirmed this listing on ${day}. Is it still available? ${hiddenOn ? `Unless you confirm, it will be hidden from search on ${hiddenOn}.` : 'Unless you confirm, it will be hidden from search soon.'}`;
export const duplicateName = (name: string) => `Duplicate: ${name}`;
export const duplicate = 'Duplicate';
export const deleteName = (name: string) => `Delete: ${name}`;
export const deleteLabel = 'Delete';
export const deleteThisListing = 'Delete this listing?';
export const keepIt = 'Keep it';
export const andItsPhotosWillBePermanently = (name: string) => `“${name}” and its photos will be permanently deleted.`;
export const itsEnquiriesStay = ' You’ll keep its enquiries.';
export const toTakeItOffTheMarket = ' To keep the listing but take it off the market, archive it instead.';

// PriceFields
export const priceFrom = 'Price from';
export const priceUp = 'Price up to';
export const any = 'Any';

// RoomAndAreaFields
export const orMore = (count: number) => `${count} or more`;
export const atMost = (count: number) => `Up to ${count}`;
export const sqFt = (sqft: string) => `${sqft} sq ft`;

// placeholderPicture
export const drawnHouse = 'No photo yet: a drawing of a house';
export const noPhotographsYet = 'No photographs yet';

// propertyFactRows
export const none = 'None';
export const sqFtSqM = (value: string, squareMetres: string) => `${value} sq ft (${squareMetres} sq m)`;
export const sinceToday = 'Since today';
export const daysDays = (days: number) => (days === 1 ? 'day' : 'days');
export const pricePerSqFt = 'Price per sq ft';
export const perSqFt = ' per sq ft';
export const onTheMarket = 'On the market';
export const priceHistory = 'Price history';

// propertyLabels
export const aMonth = 'a month';
export const perSqFtWith = (amount: string) => `${amount} per sq ft`;
export const helloIWouldLikeToKnow = (brand: string, titleWithPlace: string, price: string, pageAddress: string) =>
  `Hello ${brand}, I would like to know more about ${titleWithPlace}, ${price}. ${pageAddress}`;

// useListingActions
export const completeTheseFieldsFirst = (list: string) => `Complete these fields first: ${list}.`;
export const yourDraft = 'Your draft';
export const weReviewAndEmail = (name: string) => `We’ll review ${name} and email you.`;
export const isPublished = (name: string) => `${name} has been published.`;
export const isNameIsLifecycleSold = (name: string, isLifecycleSold: boolean) =>
  `${name} has been ${isLifecycleSold ? 'marked as sold or let' : 'archived'}.`;
export const wasNotMarkedAsSold = 'was not marked as sold';
export const wasNotArchived = 'was not archived';
export const staysInSearchForThreeMore = (name: string) => `${name} will stay in search for three more weeks.`;
export const weAddedACopy = (name: string) => `We added a copy of ${name} to your drafts.`;
export const isDeleted = (name: string) => `${name} has been deleted.`;

// MyListings
export const nameOfTabs = 'Your listings';

// FeaturedGroups
export const penthouse = 'Penthouse';
export const villa = 'Villa';
export const apartments = 'Apartments';
export const duplex = 'Duplex';

// PlaceSection
export const whereItIs = 'Location';
export const mapAround = (place: string) => `Map: around ${place}`;
export const placeIsExact = 'The pin shows the exact location.';
export const placeIsAnArea = 'Approximate location (within 300 m). Ask us for the exact address.';
export const placeOfTheLocality = (place: string) => `Approximate location: ${place}. Ask us for the exact address.`;
export const onThisPage = 'On this page';
/** Short names of a listing's parts, in its navigation. */
export const parts = {
  plan: 'Plan',
  tour: 'Tour',
  facts: 'Facts',
  story: 'Description',
  amenities: 'Amenities',
  costs: 'Costs',
  papers: 'Papers',
  place: 'Location',
  visit: 'Visit',
} as const;
export const watchTheVideo = 'Watch the video';
