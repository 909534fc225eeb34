// OfficeListings
export const listing = 'Listing';
export const status = 'Status';
export const price = 'Price';
export const where = 'Where';
export const owner = 'Owner';
export const photos = 'Photos';
export const enquiries = 'Enquiries';
export const atLeast = (count: string) => `${count}+`;
export const changed = 'Changed';
export const listings = 'Listings';
export const theListings = 'the listings';
export const loadingListings = 'Loading listings';
export const allDone = 'All done.';
export const noListingsMatch = 'No listings match.';
export const noListingWaitsForAReview = 'No listings are waiting for review.';
export const changeTheFilterToSeeOthers = 'Change the filter to see others.';

// BulkBar
export const selectedListings = 'Selected listings';
export const selectedCount = (count: string) => `${count} selected`;
export const allThatFit = (count: string) => `All ${count} that match the filter`;
export const selectAll = (count: string) => `Select all ${count}`;
export const whatChanges = 'What should change?';
export const changes = {
  published: 'Publish',
  sold: 'Mark as sold or let',
  archived: 'Archive',
  price: 'Change the price',
  agent: 'Assign to an agent',
  featured: 'Feature',
  notFeatured: 'Stop featuring',
} as const;
export const percent = 'By what percentage?';
export const percentHelp =
  'Such as 5, or -2.5 to lower prices. New prices of ₹1 lakh or more are rounded to the nearest thousand.';
export const wrongPercent = 'Enter a number from -90 to 900, such as 5 or -2.5.';
export const whoAnswers = 'Which agent?';
export const nobody = 'Nobody';
export const seeTheChanges = 'See the changes';
export const nothingYet = 'You’ll see each listing before and after. Nothing changes until you confirm.';
export const clearSelection = 'Clear selection';
export const choose = 'Choose';

// listingLabels
export const notConfirmedForThreeWeeks = 'Not confirmed for three weeks';
export const noPhotos = 'No photos';
export const noPrice = 'No price';
export const unusualValues = 'Unusual values';
const unusualFields = {
  price: 'Price unlike similar homes, or below the minimum',
  size: 'Size too small',
  latitude: 'Map point far from its city',
} as const;
export const unusualField = (field: keyof typeof unusualFields, confirmed: boolean) =>
  `${unusualFields[field]}${confirmed ? ' (confirmed)' : ''}`;
export const featured = 'Featured';
export const listingId = (id: number) => `Listing ${id}`;
export const onRequest = 'On request';
export const aMonth = ' a month';
export const returnedBecause = 'Returned because';
export const archivedBecause = 'Archived because';
export const featuredUntil = 'Featured until';

// LifecycleActions
export const publish = 'Publish';
export const markAsSoldOrLet = 'Mark as sold or let';
export const archive = 'Archive';
export const published = 'Published.';
export const markedAsSoldOrLet = 'Marked as sold or let.';
export const archivedSentence = 'Archived.';
export const publishAgain = 'Publish again';
export const itIsNotFeaturedAnyMore = 'This listing is no longer featured.';
export const itIsFeatured = 'This listing is now featured.';
export const stopFeaturing = 'Stop featuring';
export const feature = 'Feature';
export const saving = 'Saving…';
export const undone = 'Undone.';
export const undo = 'Undo';
export const yesPublishIt = 'Yes, publish it';

// ListingFilters
export const thisOwner = 'this owner';
export const all = 'All';
export const searchByTitle = 'Search by title, place, type or number';
export const city = 'City';
export const only = 'Show only';
export const onlyOf = (ownerName: string) => `Only ${ownerName}’s listings: show all`;

// ListingHistory
export const history = 'History';
export const theHistory = 'the history';
export const loadingTheHistory = 'Loading the history';
export const nothingHasChangedSinceItWas = 'No changes since the listing was posted.';
export const automatically = 'automatically';
export const showEarlierChanges = 'Show earlier changes';

// ListingPanel
export const theOpenListing = 'Listing details';
export const closeThisListing = 'Close this listing';
export const thisListing = 'this listing';
export const loadingTheListing = 'Loading the listing';
export const openItsPage = 'Open listing page';
export const editTextAndPhotos = 'Edit text and photos';
export const documents = 'Documents on request';
export const paidUntil = (day: string) => `Paid until ${day}`;
export const byUs = 'By us';
export const number = 'Number';
export const type = 'Type';
export const toCheck = 'To check';
export const none = 'None';
export const submitted = 'Submitted';
export const confirmed = 'Confirmed';
export const moreThanThreeWeeksAgo = ', more than three weeks ago';
export const posted = 'Posted';

// ReviewActions
export const isPublished = 'has been published';
export const isReturned = 'has been returned';
export const getsAnEmail = (title: string, what: string, name: string) => `${title} ${what}. We’ve emailed ${name}.`;
export const approve = 'Approve';
export const approveAndPublish = 'Approve and publish';
export const returnLabel = 'Return';
export const returnToItsOwner = 'Return to the owner';
export const whatShouldItsOwnerChange = 'What should the owner change?';
export const readsThisBesideTheForm = (name: string) => `${name} will see this next to the form and in an email.`;
