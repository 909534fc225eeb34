// addOnOrderEmails
export const dear = (name: string) => `Dear ${name},`;
export const addOn = 'Add-on';
export const listing = 'Listing';
export const when = 'When';
export const before = 'Before';
export const photographer = 'Photographer';
export const address = 'Address';
export const links = 'Posts';
export const reason = 'Reason';
export const yourAddOns = 'Your add-ons';
export const calendarTitle = (name: string, brand: string) => `${name}, ${brand}`;
export const isScheduled = (name: string, moment: string) => `${name}: ${moment}`;
export const visitIsScheduled =
  'We have scheduled a visit to your property. Please make sure that someone can open the door.';
export const postsAreScheduled = 'We have scheduled the posts about your listing.';
export const attachedEntryAdds =
  'The attached entry adds it to your calendar. Reply to this email if the time does not suit you.';
export const hasMoved = (name: string, moment: string) => `${name} moved to ${moment}`;
export const weMovedIt = 'We had to move the appointment.';
export const attachedEntryMoves =
  'The attached entry changes the one in your calendar. Reply to this email if the new time does not suit you.';
export const detailsChanged = 'The details of the appointment have changed.';
export const isDelivered = (name: string) => `${name}: done`;
export const photosAreOnline = (count: number) =>
  count === 1 ? 'We added a picture to your listing.' : `We added ${count} pictures to your listing.`;
export const tourIsOnline = 'The tour is on your listing.';
export const postsAreOnline = 'We have posted your listing.';
export const featuredUntil = (day: string) => `Your listing is featured until ${day}.`;
export const yourListing = 'Your listing';
export const isCancelled = (name: string) => `${name}: cancelled`;
export const weCancelledIt = 'We are sorry: we cannot deliver this add-on.';
export const weWillContactYouAboutMoney = 'We refund what you paid for it. You get an email when we have.';
export const refundCancelsIt = 'Your payment was refunded, so the appointment is cancelled.';
export const attachedEntryRemoves = 'The attached entry removes it from your calendar.';

// addOnOrdersRules
export const thisOrder = 'This order';
export const alreadyFinished = (status: string) => `This order is already ${status}. Nothing was changed.`;
export const featuredNeedsNoAppointment =
  'This add-on needs no appointment: it starts when the owner chooses a listing.';
export const enterTheTime = 'Enter the date and time.';
export const timeIsOver = 'This time is over. Enter a later one.';
export const enterThePhotographer = 'Enter who visits the property.';
export const enterTheAddress = 'Enter the address of the property.';
export const chooseTheListing = 'Choose the listing that this is for.';
export const chooseAListingOfTheOwner = 'Choose a listing of this owner.';
export const uploadThePictures = 'Upload the pictures to the listing first.';
export const picturesAreNotOfTheListing = 'Some of these pictures are not of the listing. Reload and choose again.';
export const publishTheTour = 'Publish the tour of the listing first.';
export const addTheLinks = 'Add the address of at least one post.';
export const ownerChoosesTheListing = 'The owner chooses the listing under Payments. Then the days begin.';
export const enterTheReason = 'Enter the reason. The owner reads it.';
