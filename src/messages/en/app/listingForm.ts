// PropertyEditForm
export const yourAccount = 'your account';
export const thisProperty = 'this property';
export const propertyNotFound = 'Property not found.';
export const seeYourListings = 'See your listings';
export const theLinkMayBeWrong = 'The link may be wrong, or the listing may have been removed.';
export const thisIsNotYourListing = 'This is not your listing.';
export const seeTheListing = 'See the listing';
export const onlyTheOwnerCanEdit =
  'Only the owner can edit this listing. If it’s yours, log in with the account you used to post it.';

// PropertyForm
export const theForm = 'the form';
export const editProperty = 'Edit property';
export const postAProperty = 'Post a property';
export const skipAnythingThatDoesNotApply = 'Skip anything that does not apply to a plot or commercial space.';
export const theyUploadWhileYouKeepWriting = 'Photos upload while you keep writing. The first one is the cover.';
export const theyStayInThisBrowser =
  'Photos stay in this browser and upload once you log in. The first one is the cover.';
export const saveChanges = 'Save changes';
export const postProperty = 'Post property';
export const yesItIsRight = 'Yes, it’s right';

// PropertyFormSkeleton
export const loadingTheForm = 'Loading the form';

// DiscardButton
export const yourDraftIsSavedInMy = 'Your draft is saved in My listings.';
export const discardChanges = 'Discard changes';
export const startAnotherOne = 'Start a new draft';
export const clearForm = 'Clear form';
export const continueEditing = 'Continue editing';
export const unsavedChangesWillBeLost = 'Unsaved changes will be lost.';
export const everythingYouEnteredWillBeLost = 'Everything you entered will be lost, including photos.';

// DraftOffer
export const continueOneOfYourDrafts = (count: number) =>
  count === 1 ? 'Continue your draft' : `Continue one of your ${count} drafts`;
export const pickUpWhereYouLeftOff = 'Pick up where you left off, or start a new one.';
export const startANewOne = 'Start a new one';
export const seeAllDrafts = 'See all drafts';
export const untitledDraft = 'Untitled draft';
export const changedDay = (day: string) => `changed ${day}`;

// FeaturedField
export const forAdministrators = 'For administrators';
export const featured = 'Featured';

// FormContents
export const sectionsOfTheForm = 'Sections of the form';
export const done = ', done';

// FormEnd
export const somePhotosDidNotUpload = 'Some photos did not upload. Retry or remove them above, then post your listing.';
export const oneMoment = 'One moment…';
export const stillUploading = (photosLeft: number) =>
  `${photosLeft === 1 ? 'One photo is' : `${photosLeft} photos are`} still uploading.`;
export const postWithoutWaiting = 'Post without waiting';
export const waysToImprove = 'Improve your listing';
export const allDone = 'All done';
export const yourListingHasWhatBuyersLook = 'Your listing has what buyers look for.';

// LeaveDialog
export const leaveWithoutSaving = 'Leave without saving?';
export const leave = 'Leave';
export const stay = 'Stay';
export const theyStayInThisBrowserWith = (photos: number) =>
  `${photos > 0 ? `${photos === 1 ? 'One photo has' : `${photos} photos have`} not uploaded yet. ` : 'Your latest changes are not saved yet. '}Everything stays in this browser and will be here when you come back.`;

// NotSaved
export const notSavedField = 'Not saved: {fields}. See the message under the field.';
export const notSavedFields = 'Not saved: {fields}. See the messages under the fields.';

// PhotoAdd
export const choosePhotos = 'Choose photos';
export const takeAPhoto = 'Take a photo';
export const orDropOrPasteThemHere = (bytes: number, count: number, perListing: number) =>
  `Or drop or paste them here. JPEG, PNG, WebP or HEIC; we resize photos over ${bytes} MB. ${count} of ${perListing} so far.`;

// PhotoList
export const movedToPlace = (to: number, count: number, to2: number) =>
  `Moved to position ${to} of ${count}${to2 === 0 ? ' (cover)' : ''}.`;
export const arrowKeys = 'arrow keys';
export const photosInOrder = 'Photos in order';

// PhotoTile
export const which = (at: number) => `photo ${at}`;
export const photoOf = (at: number, count: number, at2: number) =>
  `Photo ${at} of ${count}${at2 === 0 ? ' (cover)' : ''}`;
export const cover = 'Cover';
export const floorPlan = 'Floor plan';
export const isAFloorPlan = (which: string) => `${which.charAt(0).toUpperCase()}${which.slice(1)} is a floor plan`;
export const cancel = 'Cancel';
export const remove = 'Remove';
export const preparingWhich = (which: string) => `Preparing ${which}`;
export const sendingWhich = (which: string) => `Uploading ${which}`;
export const resizingSize = (size: string) => `Resizing ${size}…`;
export const savedInThisBrowser = 'Saved in this browser';
export const waiting = 'Waiting';
export const processing = 'Processing…';
export const percentOf = (percent: number, size: string) => `${percent}% of ${size}`;
export const removing = 'Removing…';
export const retryWhich = (which: string) => `Retry ${which}`;
export const retry = 'Retry';
export const wordsForPhoto = (which: string) => `Description of ${which}`;
export const describeThisPhoto = 'Describe this photo';
export const moveEarlier = (which: string) => `Move ${which} earlier`;
export const moveDragItOrUse = (which: string) => `Move ${which}: drag it, or use the arrow keys`;
export const moveLater = (which: string) => `Move ${which} later`;

// PropertyFields
export const chooseAType = 'Choose a type';
export const notStated = 'Not stated';
export const detectFromLocation = 'Detect from location';

// SaveLine
export const logIn = 'Log in';
export const tryAgain = 'Try again';
export const noChangesYet = 'No changes yet.';
export const savedAsADraft = 'Saved as a draft';
export const savedAsADraftAt = (time: string) => `Saved as a draft at ${time}`;
export const savedInThisBrowserUntil = 'Saved in this browser until you post your listing.';
export const savedInThisBrowserLogIn = 'Saved in this browser. {login} to save it as a draft.';
export const draftsSaveAutomatically = 'Drafts save automatically.';
export const notSavedYet = 'Not saved yet.';
export const notSavedYetBusy = 'Not saved yet…';
export const saving = 'Saving…';
export const waitingForYourPhotos = 'Uploading your photos…';
export const posting = 'Posting…';
export const lookingForYourDraft = 'Looking for your draft…';
export const savedAsADraftLabel = 'Saved as a draft.';
export const savedAsADraftLogIn = 'Saved as a draft. {login} to continue.';
export const yourChangesAreSaved = (reason: string) => `${reason} Your changes are saved in this browser.`;
export const weCouldNotReachTheServer = 'We could not reach the server. Your changes are saved in this browser.';
export const notPostedYet = 'Not posted yet: complete the fields marked below.';
export const notPostedYetOneQuestion = 'Not posted yet: answer the question below.';
export const notSavedYetOneQuestion = 'Not saved yet: answer the question below.';
export const notPostedYetSomePhotosDid = 'Not posted yet: some photos did not upload.';
export const notSavedWeCannotReach = 'Not saved: we can’t reach the server.';
export const notSavedWith = (reason: string) => `Not saved: ${reason}`;

// propertyFieldReading
export const areaText = (squareFeet: string) => `${squareFeet} sq ft`;
export const weCannotReadThisAmount = 'We couldn’t understand this amount. Try 2.75 Cr, 65 lakh or 1,50,00,000.';
export const enterAnAmountOfZero = 'The amount cannot be negative.';
export const theHighestAmount = (amount: string) => `Enter ${amount} or less.`;
export const weCannotReadThisArea = 'We couldn’t understand this area. Try 1,450 sq ft, 120 sq m, 200 gaj or 2 acre.';
export const thisUnitVariesByRegion = 'This unit varies by region. Enter the area in sq ft, gaj, guntha or acre.';
export const mustBeAtLeast = (areaText: string) => `Must be at least ${areaText}.`;
export const mustBeAtMost = (areaText: string) => `Must be ${areaText} or less.`;
export const enterAWholeNumber = 'Enter a whole number, digits only.';
export const mustBeAtLeastWith = (min: number) => `Must be at least ${min}.`;
export const mustBeAtMostWith = (max: number) => `Must be at most ${max}.`;
export const useAtMostCharacters = (most: string) => `Use ${most} characters or fewer.`;
export const sqM = (areaText: string, value: string) => `${areaText} · ${value} sq m`;
export const theLowestPrice = (amount: string, value: string) =>
  `The minimum price is ${amount}. Did you mean ${value} Cr or ${value} L?`;
export const priceOnRequest = 'Visitors will see “Price on request”.';

// propertyFormActors
export const thisPhotoIsNoLonger = 'This photo is no longer in this browser. Remove it and add it again.';

// propertyFormMessages
export const posted = 'Property posted successfully!';
export const updated = 'Property updated!';
export const suchAsCourtyardVilla = 'For example “Courtyard villa with a lap pool”.';
export const upToCharacters = (max: string) => `Up to ${max} characters. Leave a blank line to start a new paragraph.`;
export const forExampleReadyToMove = 'For example “Ready to move” or “Possession in May”.';
export const localityAndLandmark = 'Locality and landmark, for example “Nipania, near Advance Academy”.';
export const forExample275Cr =
  'For example 2.75 Cr, 65 lakh or 1,50,00,000. For rentals, enter the monthly rent. Leave it empty to show “Price on request”.';
export const inSquareFeet = 'In square feet, or with a unit: 120 sq m, 200 gaj or 2 acre.';
export const suchAs2Covered = 'For example “2 covered”.';
export const inRupeesPerMonth = 'In rupees per month.';
export const inRupeesPerYear = 'In rupees per year.';
export const suchAsCompleted = 'For example “Completed before the Act of 2016”. Buyers will see it.';
export const asListedInTheStateRera = 'As listed in the state RERA register.';
export const photos = 'Photos';
export const onTheSite = 'On the site';
export const uploadFailed = (reason: string) => `Upload failed: ${reason}`;

// staleListing
export const changedMeanwhile =
  'Someone else has changed this listing. We added their changes and kept yours. Check both, then save again.';
export const theySaved = (value: string) =>
  `Someone else saved “${value}”. Your entry is still here: save again to replace theirs.`;
export const theyEmptiedIt = 'Someone else cleared this field. Your entry is still here: save again to keep it.';
export const theyChoseAnother =
  'Someone else selected a different option. Yours is still here: save again to replace theirs.';

// propertyFormPhotos
export const isNotAPicture = (name: string) => `${name} is not a picture. Choose a JPEG, PNG, WebP or HEIC file.`;
export const isLargerThanMb = (name: string, chosenMegabytes: number) =>
  `${name} is larger than ${chosenMegabytes} MB. Choose a smaller copy.`;
export const hasTooManyPixels = (name: string, megapixels: number) =>
  `${name} has over ${megapixels} megapixels. Choose a smaller copy.`;
export const aListingMayHavePhotos = (perListing: number, over: number) =>
  `A listing can have up to ${perListing} photos: ${over} ${over === 1 ? 'was' : 'were'} left out.`;
export const kBValue = (value: number) => `${value} kB`;
export const mbSize = (size: string) => `${size} MB`;

// propertyFormSections
export const basics = 'Basics';
export const placeAndPrice = 'Place and price';
export const roomsAndArea = 'Rooms and area';
export const costsAndPapers = 'Costs and papers';
export const amenities = 'Amenities';
export const photosOrMoreListingsWithout = (photos: number) =>
  `Add at least ${photos} photos. Listings without photos get skipped.`;
export const moreListingsWithPlusPhotosGet = (photos: number, photos2: number) =>
  `Add ${photos} more ${photos === 1 ? 'photo' : 'photos'}: listings with ${photos2}+ photos get the most enquiries.`;
export const aTitleThatSaysWhat = 'Write a title that says what the home is and what makes it special.';
export const aDescriptionOfCharactersOrMore = (description: number, text: string, count: number) =>
  `Write a description of ${description} characters or more: the house, the light, the street.${text ? ` Yours has ${count}.` : ''}`;
export const thePrice = 'Add the price. “Price on request” brings fewer enquiries.';
export const theLocality = 'Add the locality: buyers search by it.';
export const theArea = 'Add the area.';
export const numberOfBedrooms = 'Add the number of bedrooms.';
export const amenitiesSentence = 'Add the amenities.';
export const reraNumber = 'Add the RERA number, if applicable.';

// usePhotoAdding
export const thisBrowserBlocksStorage =
  'Your browser cannot keep your photos for later. Keep this page open until they’ve uploaded.';
export const enterAMonth = 'Enter a year and a month, such as 2027-03.';
export const enterALink = 'Enter a link that begins with https://';
export const suchAsAVideo = 'A link where people can watch the video, beginning with https://.';
