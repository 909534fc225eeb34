// OfficeMeetings
export const view = 'View';
export const week = 'Week';
export const day = 'Day';
export const dates = 'Dates';
export const earlier = 'Earlier';
export const today = 'Today';
export const later = 'Later';
export const indiaTime = (isViewDay: boolean, day: string, day2: string) =>
  `${isViewDay ? day : `${day} to ${day2}`}, India time`;
export const theMeetings = 'the meetings';
export const loadingMeetings = 'Loading meetings';
export const noMeetings = 'No meetings';
export const overlapsAnother = 'Double-booked';

// calendarDays
export const atTheOffice = 'At the office';
export const video = 'Video';
export const phone = 'Phone';
export const cancelled = 'Cancelled';
export const notPaidYet = 'Not paid yet';
export const confirmed = 'Confirmed';
export const toConfirm = 'To confirm';

// MeetingPanel
export const theOpenMeeting = 'Meeting details';
export const closeThisMeeting = 'Close this meeting';
export const thisMeeting = 'this meeting';
export const loadingTheMeeting = 'Loading the meeting';
export const when = 'When';
export const how = 'How';
export const link = 'Link';
export const about = 'About';
export const property = 'Property';
export const email = 'Email';
export const payment = 'Payment';
export const notPaid = 'Not paid';
export const rupees99Paid = '₹99 paid';
export const rupees99Returned = '₹99 refunded';
export const getsAnEmail = (email: string) => `We’ve emailed ${email}.`;
export const confirm = 'Confirm';
export const sendTheNewLink = 'Send the new link';
export const confirmAndEmailTheBuyer = 'Confirm and email the buyer';
export const linkOfTheVideoMeeting = 'Link to the video meeting';
export const theMeetingIsMoved = 'Meeting moved. We’ve emailed the buyer.';
export const move = 'Move';
export const moveAndEmailTheBuyer = 'Move and email the buyer';
export const newDate = 'New date';
export const newTimeInIndia = 'New time in India';
export const noTimeIsFree = 'No times are free on this day. Choose another day.';
export const freeTimesInOfficeHours = 'Free times during office hours.';
export const choose = 'Choose';
export const theMeetingIsCancelled = 'Meeting cancelled. We’ve emailed the buyer. Refund the ₹99 now.';
export const cancel = 'Cancel';
export const cancelTheMeeting = 'Cancel the meeting';
export const reasonForCancelling = 'Reason for cancelling';
export const itsBuyerReads =
  'The buyer will see this in the email. The office will get an email reminder to refund the ₹99.';
