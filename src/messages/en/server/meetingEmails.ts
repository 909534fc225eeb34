// meetingEmails
export const moveOrCancelUntil = (changeHours: number) =>
  `You can move the meeting once, or cancel it for a full refund, up to ${changeHours} hours before it starts`;
export const atOurOffice = (address: string) => `At our office: ${address}`;
export const byVideo = (link: string) => `By video: ${link}`;
export const byVideoWeEmailTheLink = 'By video: we’ll email you the link before the meeting';
export const byPhone = (phone: string) => `By phone: we’ll call ${phone}`;
export const ways = { office: 'At our office', video: 'By video', call: 'By phone' } as const;
export const callUs = 'Questions? Call us';
export const how = 'How';
export const about = 'About';
export const property = 'Property';
export const meetingWith = (brand: string) => `Meeting with ${brand}`;
export const when = 'When';
export const thePaymentWasATest = 'The payment was a test: no money was charged.';
export const dear = (name: string) => `Dear ${name},`;
export const yourMeetingLabel = 'Your meeting';
export const theMeetingInTheOffice = 'Open the meeting';
export const nameLabel = 'Name';
export const email = 'Email';
export const phone = 'Phone';
export const payment = 'Payment';
export const paymentAndOrder = (id: number, order: string) => `${id}, order ${order}`;
export const yourMeeting = (moment: string) => `Your meeting on ${moment}`;
export const yourMeetingIsBooked = 'Your meeting is booked.';
export const theAttachedEntryAdds = (rule: string) => `The attached invite adds the meeting to your calendar. ${rule}.`;
export const meetingBooked = 'Meeting booked';
export const aMeetingWasPaid =
  'A meeting has been booked and paid for. Prepare for it, and send the link if it is by video.';
export const before = 'Before';
export const calendarChangesYouCanCancel = (changeHours: number) =>
  `The attached invite updates your calendar. You can still cancel the meeting for a full refund up to ${changeHours} hours before it starts.`;
export const yourMeetingHasMoved = (moment: string) => `Your meeting has moved to ${moment}`;
export const yourMeetingHasMovedSentence = 'Your meeting has moved.';
export const meetingMoved = 'Meeting moved';
export const aBuyerMovedAMeeting = 'A buyer moved a meeting to another time.';
export const weRefundYou =
  'We’ll refund the ₹99 to your original payment method, usually within 7 working days. The attached invite removes the meeting from your calendar.';
export const yourMeetingOnIsCancelled = (moment: string) => `Your meeting on ${moment} has been cancelled`;
export const youCancelledYourMeeting = 'You cancelled your meeting.';
export const meetingCancelled = 'Meeting cancelled: refund the payment';
export const aBuyerCancelledAMeeting = 'A buyer cancelled a meeting in time. Refund it under Payments.';
export const weLookForwardToYourMeeting = (moment: string) => `We look forward to your meeting on ${moment}`;
export const weHaveConfirmedYourMeeting = 'We have confirmed your meeting.';
export const theAttachedEntryUpdatesTheOne = 'The attached invite updates your calendar.';
export const weMovedYourMeeting = (moment: string) => `We moved your meeting to ${moment}`;
export const weHadToMoveYourMeeting = 'We had to move your meeting.';
export const theAttachedEntryChangesTheOne = (changeHours: number) =>
  `The attached invite updates your calendar. If the new time doesn’t suit you, you can cancel the meeting for a full refund up to ${changeHours} hours before it starts.`;
export const reason = 'Reason';
export const weAreSorry = 'We’re sorry, but we had to cancel your meeting.';
export const cancelledAMeeting = (oneLine: string) => `${oneLine} cancelled a meeting. Refund it under Payments.`;
export const yourMeetingIsCancelled = 'Your meeting has been cancelled and refunded.';
export const yourMeetingIsCancelledBecause = 'Your meeting has been cancelled because the payment did not go through.';
export const theAttachedInviteRemoves = 'The attached invite removes the meeting from your calendar.';
export const subjectWithName = (subject: string, name: string, isTest: boolean) =>
  `${subject}: ${name}${isTest ? ' (test)' : ''}`;
