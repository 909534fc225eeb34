// OfficeAddOns
export const status = 'Status';
export const board = 'Board';
export const toDeliver = 'To deliver';
export const everythingIsDelivered = 'No add-ons to deliver.';
export const theAddOns = 'the add-ons';
export const loadingAddOns = 'Loading add-ons';
export const noAddOnWaits = 'No add-ons are waiting to be scheduled.';
export const nothingIsScheduled = 'No add-ons are scheduled.';
export const nothingIsDeliveredYet = 'No add-ons have been delivered yet.';
export const nothingWasCancelled = 'No add-ons have been cancelled.';
export const andMore = (count: number) => `and ${count} more`;
export const test = 'Test payment';
export const noListingChosen = 'No listing selected';

// addOnLabels
export const ordered = 'Ordered';
export const scheduled = 'Scheduled';
export const delivered = 'Delivered';
export const cancelled = 'Cancelled';
export const orderedOn = (day: string) => `Ordered ${day}`;
export const deliveredOn = (day: string) => `Delivered ${day}`;
export const cancelledOn = (day: string) => `Cancelled ${day}`;
export const daysLeft = (days: number) => (days === 1 ? '1 day left' : `${days} days left`);
export const daysAreOver = 'No days left';

// AddOnPanel
export const theOpenAddOn = 'Add-on details';
export const closeThisAddOn = 'Close this add-on';
export const thisAddOn = 'this add-on';
export const loadingTheAddOn = 'Loading the add-on';
export const owner = 'Owner';
export const email = 'Email';
export const phone = 'Phone';
export const listing = 'Listing';
export const payment = 'Payment';
export const paymentNumber = (id: number, test: boolean) => `Payment ${id}${test ? ' (test)' : ''}`;
export const appointment = 'Appointment';
export const photographer = 'Photographer';
export const address = 'Address';
export const byPerson = (moment: string, name: string) => `${moment} by ${name}`;
export const reason = 'Reason';
export const paymentWasRefunded = 'The payment was refunded.';
export const pictures = 'Photos added';
export const posts = 'Posts';
export const featuredUntil = 'Featured until';
export const refundHint = 'The owner is expecting a refund. Issue it under {payment}.';
export const askASuperuser = 'The owner is expecting a refund. Ask a superuser to issue it.';
export const ownerChooses =
  'The owner needs to choose a listing under Payments, or publish the one they’ve already picked. The featured days start then.';

// ListingChoice
export const chooseTheListing = 'Choose the listing';
export const saveTheListing = 'Save the listing';
export const listingIsSaved = 'Listing saved.';
export const choose = 'Choose';
export const ownerHasNoListing = 'This owner has no listings yet. Ask them to post one.';
export const untitled = (id: number) => `Listing ${id}`;

// Scheduling
export const schedule = 'Schedule';
export const scheduleIt = 'Schedule the appointment';
export const moveIt = 'Move the appointment';
export const scheduleAndEmail = 'Schedule and email the owner';
export const move = 'Move';
export const moveAndEmail = 'Move and email the owner';
export const date = 'Date';
export const timeInIndia = 'Time in India';
export const ownerGetsTheEntry = 'The owner will get an email with a calendar invite.';
export const itIsScheduled = 'Scheduled. We’ve emailed the owner a calendar invite.';

// Delivery
export const deliver = 'Deliver';
export const deliverIt = 'Deliver the add-on';
export const markDelivered = 'Mark as delivered and email the owner';
export const itIsDelivered = 'Delivered. We’ve emailed the owner.';
export const uploadPhotos = 'Upload photos to the listing';
export const uploadingPhoto = (at: number, of: number) => `Uploading ${at} of ${of}…`;
export const notUploaded = (name: string, why: string) => `${name}: ${why}`;
export const photosOfThisOrder = 'Photos taken for this order';
export const noPhotosYet = 'The listing has no photos yet.';
export const tickThePhotos = 'Tick the photos taken for this order. New ones are already ticked.';
export const arrangePhotos = 'Arrange and describe the photos';
export const rooms = 'Rooms in the tour';
export const deliverTour = 'Deliver the tour';
export const publishTheTourFirst =
  'Upload the panoramas in the tour editor and publish the tour. Then deliver it here.';
export const tourIsPublished = (rooms: readonly string[]) => `Rooms in the published tour: ${rooms.join(', ')}.`;
export const makeTheTour = 'Open the tour editor';
export const editTheTour = 'Edit the tour';
export const keepIt = 'Keep it';
export const linkOfPost = (number: number) => `Link to post ${number}`;
export const anotherLink = 'Add another link';

// Cancelling
export const cancel = 'Cancel';
export const cancelTheAddOn = 'Cancel this add-on';
export const reasonForCancelling = 'Reason for cancelling';
export const ownerReadsTheReason =
  'The owner will see this in the cancellation email. Cancelling doesn’t refund the payment.';
export const itIsCancelled = 'Cancelled. We’ve emailed the owner. Refund the payment now.';
export const cancelTitle = (name: string) => `Cancel ${name}?`;
export const cancelText = 'The owner will get an email with the reason. This cannot be undone.';
