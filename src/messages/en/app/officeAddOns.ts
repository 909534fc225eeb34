// OfficeAddOns
export const status = 'Status';
export const board = 'Board';
export const toDeliver = 'To deliver';
export const everythingIsDelivered = 'Everything is delivered.';
export const theAddOns = 'the add-ons';
export const loadingAddOns = 'Loading add-ons';
export const noAddOnWaits = 'No add-ons are waiting to be scheduled.';
export const nothingIsScheduled = 'Nothing is scheduled.';
export const nothingIsDeliveredYet = 'Nothing is delivered yet.';
export const nothingWasCancelled = 'Nothing was cancelled.';
export const andMore = (count: number) => `and ${count} more`;
export const test = 'Test payment';
export const noListingChosen = 'No listing chosen';

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
export const theOpenAddOn = 'The open add-on';
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
export const refundHint = 'The owner expects the money back. Refund it in {payment}.';
export const askASuperuser = 'The owner expects the money back. Ask a superuser to refund the payment.';
export const ownerChooses =
  'The owner has to choose a listing under Payments, or publish the one already chosen. The featured days start then.';

// ListingChoice
export const chooseTheListing = 'Choose the listing';
export const saveTheListing = 'Save the listing';
export const listingIsSaved = 'The listing is saved.';
export const choose = 'Choose';
export const ownerHasNoListing = 'This owner has no listing yet. Ask them to post one.';
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
export const ownerGetsTheEntry = 'The owner gets an email with a calendar entry.';
export const itIsScheduled = 'Scheduled. The owner gets an email with a calendar entry.';

// Delivery
export const deliver = 'Deliver';
export const deliverIt = 'Deliver it';
export const markDelivered = 'Mark as delivered and email the owner';
export const itIsDelivered = 'Delivered. The owner gets an email.';
export const uploadPhotos = 'Upload photos to the listing';
export const uploadingPhoto = (at: number, of: number) => `Uploading ${at} of ${of}…`;
export const notUploaded = (name: string, why: string) => `${name}: ${why}`;
export const photosOfThisOrder = 'Photos taken for this order';
export const noPhotosYet = 'The listing has no photos yet.';
export const tickThePhotos = 'Tick the photos that were taken for this order. New ones are already ticked.';
export const arrangePhotos = 'Arrange and describe the photos';
export const rooms = 'Rooms of the tour';
export const deliverTour = 'Deliver the tour';
export const publishTheTourFirst =
  'Upload the panoramas in the tour editor and publish the tour. Then deliver it here.';
export const tourIsPublished = (rooms: readonly string[]) => `The tour is published: ${rooms.join(', ')}.`;
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
  'The owner will read this in the cancellation email. Cancelling does not refund the payment.';
export const itIsCancelled = 'Cancelled. The owner gets an email; refund the payment now.';
export const cancelTitle = (name: string) => `Cancel ${name}?`;
export const cancelText = 'The owner gets an email with the reason. This cannot be undone.';
