// checkRera
export const enterTheReraNumber = 'Enter the RERA number, or choose another status.';
export const sayWhyReraIsNotRequired = 'Say why RERA is not required.';

// confirmationEmails
export const weHaveNotHeardFromYou = (count: number) =>
  `We haven’t heard from you for three weeks about ${count === 1 ? 'this listing' : 'these listings'}:`;
export const confirmOrItLeaves = (count: number, on: string) =>
  count === 1
    ? `If it is still available, confirm it under “My listings”. Otherwise we’ll remove it from search on ${on}. You can bring it back there at any time.`
    : `If they are still available, confirm each one under “My listings”. Otherwise we’ll remove them from search on ${on}. You can bring them back there at any time.`;
export const isItStillAvailable = (title: string) => `Is “${title}” still available?`;
export const areTheyStillAvailable = (count: number) => `Are your ${count} listings still available?`;
export const dear = (name: string) => `Dear ${name},`;
export const yourListings = 'My listings';

// confirmationRules
export const weHidThisListingFromSearch =
  'We hid this listing from search because its availability was not confirmed. Publish it again to bring it back.';

// listingCatalogue
export const unknownName = (given: string, choices: string) => `We don’t recognise "${given}". Choose ${choices}.`;

// listingReviewEmails
export const isPublished = (title: string) => `“${title}” is now published`;
export const weHavePublishedYourListing = (title: string) =>
  `We have reviewed your listing “${title}” and published it. It now appears in search, and enquiries will come to you.`;
export const yourListing = 'Your listing';
export const needsAChange = (title: string) => `“${title}” needs a change before we publish it`;
export const pleaseChangeThis = (title: string) =>
  `We have reviewed your listing “${title}”. Please make this change, then publish it again:`;
export const editYourListing = 'Edit your listing';

// officePropertiesRoutes
export const thisProperty = 'This property';

// propertiesRules
export const thisPropertyIsNoLongerAvailable = 'This home is no longer listed.';
export const onlyTheOwnerCanEditThisListing = 'Only the owner can edit this listing.';
export const onlyTheOwnerCanDelete = 'Only the owner or a superuser can delete this listing. Archive it instead.';
export const publishThisDraftFirstOrDeleteIt = 'Publish this draft first, or delete it.';
export const weAreReviewingThisListing =
  'We are reviewing this listing. You can mark it as sold or archive it once it is published.';
const lifecycles = {
  draft: 'a draft',
  in_review: 'in review',
  published: 'published',
  sold: 'sold',
  archived: 'archived',
} as const;
export const cannotGoBack = (from: keyof typeof lifecycles, to: keyof typeof lifecycles) =>
  `This listing is ${lifecycles[from]}. It cannot go back to ${lifecycles[to]}.`;
export const draftForAllowance = (published: number, allowed: number) => {
  const used =
    allowed === 0
      ? 'You need a package to publish a listing.'
      : `You already have ${published} published ${published === 1 ? 'listing' : 'listings'}, and your allowance is ${allowed}.`;
  return `${used} This one has been saved as a draft. Choose a package, or archive a listing you no longer need, then publish the draft.`;
};
export const thisFieldIsRequired = 'This field is required.';
export const someRequiredFieldsAreMissing = 'Some required fields are missing.';
export const onlyFieldsThatMayBeEmpty = 'Only optional fields can be cleared.';
export const tooManyDrafts = (drafts: number) =>
  `You have ${drafts} drafts. Publish or delete one before you start another.`;
export const onlyAPublishedListing = 'Only a published listing can be confirmed. Publish it first.';
export const thisListingIsNotInReviewAnyMore = 'This listing is no longer in review. Reload the page.';
export const chooseAPropertyTypeFromTheList = 'Choose a property type from the list.';
export const chooseACityFromTheList = 'Choose a city from the list.';
export const chooseAmenitiesFromTheList = 'Choose amenities from the list.';
export const someFieldsCannotBeRead = 'Some fields need correcting.';
export const giveBothHalvesOfAPoint = 'Enter both latitude and longitude, or neither.';
export const chooseACity = 'Choose a city.';
export const tooManyPictures = (most: number) => `A listing can have up to ${most} pictures.`;
export const oneOfThesePicturesIsNoLongerPart = 'One of these pictures is no longer part of the listing.';
export const listEveryPictureOnce = 'List every remaining picture exactly once.';

// unusualRules
export const thisPointIsFarFrom = (km: number, city: string, most: number) =>
  `This point is ${km} km from the centre of ${city}. Choose one within ${most} km, or another city.`;
export const thisPriceIsTooLow = (least: string) =>
  `The price must be at least ${least}. Correct it, or leave it empty for “Price on request”.`;
export const thisSizeIsTooSmall = (least: number) =>
  `The size must be at least ${least} sq ft. Correct it, or leave it empty.`;
export const isThisPriceRight = (price: string, usual: string, isRent: boolean, isLess: boolean) =>
  `${price}${isRent ? ' a month' : ''} is far ${isLess ? 'less' : 'more'} than similar homes cost here (about ${usual}). Is this right?`;

// propertyImageWrites
export const chooseAPicture = 'Choose a picture.';
export const thisPicture = 'This picture';

// propertyRows
export const pictureOf = (title: string, place: number) => `${title || 'Untitled listing'}, picture ${place}`;
export const floorPlanOf = (title: string, place: number) => `${title || 'Untitled listing'}, floor plan ${place}`;

// propertyConditions
export const weDoNotKnow = (name: string) => `We don’t recognise "${name}".`;
export const onlyOwnListingsCanBeChosen = 'Only your own listings can be filtered by this: add owner=me.';

// propertyCursor
export const thisPageLinkHasExpired = 'This page link has expired. Start from the first page.';

// propertyList
export const useCursorOrOffsetNotBoth = 'Use cursor or offset, not both.';
export const thisFloorIsTooHigh = (floors: number) =>
  `The building has only ${floors} ${floors === 1 ? 'floor' : 'floors'} above ground.`;

// officePropertiesCsv
export const csvHeadings = [
  'Number',
  'Title',
  'Status',
  'Purpose',
  'Type',
  'City',
  'Place',
  'Price (₹)',
  'Bedrooms',
  'Size (sq ft)',
  'Owner',
  'Agent',
  'Pictures',
  'Enquiries',
  'Featured',
  'Added (India time)',
  'Changed (India time)',
];
export const yes = 'Yes';
