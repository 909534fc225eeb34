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
  'We have scheduled a visit to your property. Please make sure someone is there to let us in.';
export const postsAreScheduled = 'We have scheduled the posts about your listing.';
export const attachedEntryAdds =
  'The attached invite adds the appointment to your calendar. If the time doesn’t suit you, reply to this email.';
export const hasMoved = (name: string, moment: string) => `${name} moved to ${moment}`;
export const weMovedIt = 'We had to move the appointment.';
export const attachedEntryMoves =
  'The attached invite updates your calendar. If the new time doesn’t suit you, reply to this email.';
export const detailsChanged = 'The details of the appointment have changed.';
export const isDelivered = (name: string) => `${name}: done`;
export const photosAreOnline = (count: number) =>
  count === 1 ? 'We added a picture to your listing.' : `We added ${count} pictures to your listing.`;
export const tourIsOnline = 'The 360° tour is now on your listing.';
export const postsAreOnline = 'We have posted about your listing.';
export const featuredUntil = (day: string) => `Your listing is now featured until ${day}.`;
export const yourListing = 'Your listing';
export const isCancelled = (name: string) => `${name}: cancelled`;
export const weCancelledIt = 'We’re sorry, but we can’t deliver this add-on.';
export const weWillContactYouAboutMoney = 'We’ll refund what you paid for it, and email you once we have.';
export const refundCancelsIt = 'Your payment was refunded, so the appointment has been cancelled.';
export const attachedEntryRemoves = 'The attached invite removes the appointment from your calendar.';

// addOnOrdersRules
export const thisOrder = 'This order';
export const alreadyFinished = (status: string) => `This order is already ${status}. Nothing was changed.`;
export const featuredNeedsNoAppointment =
  'This add-on needs no appointment: it starts when the owner chooses a listing.';
export const enterTheTime = 'Enter the date and time.';
export const timeIsOver = 'This time has passed. Enter a later one.';
export const enterThePhotographer = 'Enter who will visit the property.';
export const enterTheAddress = 'Enter the address of the property.';
export const chooseTheListing = 'Choose the listing this order is for.';
export const chooseAListingOfTheOwner = 'Choose one of this owner’s listings.';
export const uploadThePictures = 'Upload the pictures to the listing first.';
export const picturesAreNotOfTheListing =
  'Some of these pictures don’t belong to this listing. Reload the page and choose again.';
export const publishTheTour = 'Publish the listing’s tour first.';
export const addTheLinks = 'Add a link to at least one post.';
export const ownerChoosesTheListing = 'The owner chooses the listing under Payments. The days are counted from then.';
export const enterTheReason = 'Enter the reason. The owner will see it.';
