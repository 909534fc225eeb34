// LazyMeetingForm
export const byPhoneOrWhatsApp = 'By phone or WhatsApp';
export const tellUsADateAndTime = (hours: string | null) =>
  `Give us a date and time. Meetings start every half hour${hours ? `: ${hours}` : ''}. We’ll book your meeting and send you a payment link.`;
export const whatsApp = 'WhatsApp';

// MeetingDetails
export const meetingNotFound = 'Meeting not found.';
export const myMeetings = 'My meetings';
export const theLinkMayBeWrong = 'The link may be wrong, or the meeting belongs to another account.';
export const thisMeeting = 'this meeting';
export const loadingThisMeeting = 'Loading this meeting';
export const yourMeetingHasMoved = 'Your meeting has moved.';
export const heldFor = (minutes: string) => `You have ${minutes} left to pay and confirm your meeting.`;
export const itWasNotPaidWithin15 = 'Payment was not completed within 15 minutes, so we released this slot.';
export const goToThePayment = 'Go to payment';
export const bookAnotherMeeting = 'Book another meeting';
export const removeFromMyCalendar = 'Remove from my calendar';
export const addToCalendar = 'Add to calendar';
export const move = 'Move';
export const cancelTheMeeting = 'Cancel the meeting';
export const cancelThisMeeting = 'Cancel this meeting?';
export const cancelling = 'Cancelling…';
export const keepIt = 'Keep it';
export const opensUpForOthers = (moment: string) =>
  `Others will then be able to book ${moment}. We’ll refund your ₹99 to your original payment method, normally within 7 working days. This cannot be undone.`;
export const tryingAgainCancelsItOnce = (message: string) => `${message} You can safely try again.`;

// MeetingList
export const addressOf = (page: number) => (page > 1 ? `/meetings?page=${page}` : '/meetings');
export const loadingYourMeetings = 'Loading your meetings';
export const upcoming = 'Upcoming';
export const yourMeetings = 'your meetings';
export const pastAndCancelled = 'Past and cancelled';
export const yourPastMeetings = 'your past meetings';
export const noneYet = 'None yet.';
export const noUpcomingMeetings = 'No upcoming meetings.';
export const bookAMeeting = 'Book a meeting';
export const anHourWithThePeopleWho = 'One hour with our adviser and lawyer.';

// UpcomingMeetings
export const yourNextMeetings = 'Your next meetings';

// meetingLabels
export const atOurOffice = 'At our office';
export const byVideo = 'By video';
export const byPhone = 'By phone';
export const atOurOfficeWith = (place: string) => `At our office: ${place}`;
export const byVideoWith = (place: string) => `By video: ${place}`;
export const byVideoWeEmail = 'By video. We’ll email you the link before the meeting.';
export const byPhoneWeCall = (place: string) => `By phone. We’ll call you on ${place}.`;
export const thisTimeIsHeld = 'We’re holding this time for you.';
export const thisSlotIsNoLongerHeld = 'We’re no longer holding this slot.';
export const yourMeetingIsBooked = 'Your meeting is booked.';
export const yourMeetingHasBegun = 'Your meeting has started.';
export const thisMeetingIsOver = 'This meeting is over.';
export const thisMeetingIsCancelled = 'This meeting has been cancelled.';
export const awaitingPayment = 'Awaiting payment';
export const notPaid = 'Not paid';
export const booked = 'Booked';
export const now = 'Now';
export const over = 'Over';
export const cancelled = 'Cancelled';
export const weRefundedTheRupees99 = 'We’ve refunded your ₹99. It may take a few days to appear in your account.';
export const youCancelled =
  'You cancelled this meeting. We’ll refund your ₹99 to your original payment method, normally within 7 working days.';
export const weHadToCancel =
  'We had to cancel this meeting; our email explains why. We’ll refund your ₹99 to your original payment method, normally within 7 working days.';
export const yourPaymentArrivedAfterTheSlot =
  'Your payment arrived after the slot was taken. We’ll offer you another time or a refund.';
export const youReleasedThisSlotBefore = 'You released this slot before paying. You were not charged.';
export const itWasNotPaidWithin15Sentence =
  'Payment was not completed within 15 minutes, so we released this slot. You were not charged.';
export const itBeginsInLessThanHours = (hours: number, phone: string) =>
  `This meeting starts in less than ${hours} hours, so you can no longer move or cancel it here. Call us on ${phone}.`;
export const itWasMovedOnce = (hours: number, last: string, phone: string) =>
  `This meeting has already been moved once. You can still cancel it and get your ₹99 back until ${hours} hours before it starts (${last}). To move it again, call us on ${phone}.`;
export const youCanMoveItOnce = (hours: number, last: string) =>
  `You can move this meeting once, or cancel it and get your ₹99 back, until ${hours} hours before it starts (${last}).`;

// meetingMachine
export const somethingWentWrongOnOurSide = 'Something went wrong on our side. Please try again.';

// meetingTime
export const minutesMinutes = (minutes: number) => `${minutes} minutes`;
export const lessThanAMinute = 'less than a minute';
export const noTime = 'no time';

// AboutMeeting
export const aboutProperty = 'About {title}';
export const howWeMeet = 'How we’ll meet';
export const phoneNumber = 'Phone Number';
export const weCallYouAtThisNumber = 'We’ll call you on this number.';
export const notAboutThisProperty = 'Not about this property';
export const whatIsItAbout = 'What is the meeting about?';
export const soWeCanBringTheRight = 'So we can bring the right person and papers.';

// ChooseTime
export const someoneJustBookedThisSlot = 'Someone just booked this slot. Pick another.';
export const enterAPhoneNumber =
  'Enter a phone number of 7 to 15 digits, such as +91 98260 00000. Separate two numbers with “/”.';
export const chooseADate = 'Choose a date.';
export const availableTimesAreStillLoading = 'Available times are still loading. Try again in a moment.';
export const chooseATime = 'Choose a time.';
export const youHaveAMeeting = (bothClocks: string) => `You have a meeting: ${bothClocks}.`;
export const seeIt = 'See meeting';
export const yourSelectionIsStillHere = 'Your selection is still here.';
export const holdingThisTime = 'Holding this time…';
export const bookForPrice = 'Book for {price}';
export const weHoldTheSlotFor15 = 'We hold the slot for 15 minutes while you pay.';
export const nextLogInOrSignUp =
  'Next, log in or sign up. We’ll keep your selection, then hold the slot for 15 minutes while you pay.';

// HeldMeeting
export const leftMinutes = (minutes: string) => `${minutes} left`;
export const wereHoldingThisSlot = 'We’re holding this slot for you.';
export const heldForYou = 'Held for you: {left}.';
export const weCannotTakePaymentsRightNow = 'We can’t take payments right now. We’re still holding your slot.';
export const payToConfirm = 'Pay to confirm your meeting.';
export const nothingIsChargedHere =
  'You have not been charged. If the time runs out, our office will contact you to arrange the meeting and the payment.';
export const tryThePaymentAgain = 'Try paying again';
export const payAmount = (amount: string) => `Pay ${amount}`;
export const lettingGo = 'Releasing…';
export const chooseAnotherTime = 'Choose another time';
export const ifYouDoNotPay = 'If you don’t pay by then, we’ll release the slot and email you. You won’t be charged.';

// MeetingEnds
export const weEmailedYouAConfirmation = (bothClocks: string) =>
  `${bothClocks}. We’ve emailed you a confirmation with a calendar invite.`;
export const seeYourMeeting = 'See your meeting';
export const bookAnother = 'Book another';
export const wasNotPaidInTime = (bothClocks: string) =>
  `${bothClocks}: payment was not completed in time, so we released this slot. You were not charged. Pick a new time, or wait for our email.`;
export const ranOutBeforeItsPaymentReached = (bothClocks: string) =>
  `${bothClocks}: your payment reached us late. If the slot is still free, it’s yours; if not, we’ll offer you another.`;
export const pickANewTime = 'Pick a new time';

// MeetingFacts
export const joinByVideo = 'Join by video';
export const paid = 'paid';
export const returned = 'refunded';

// MoveMeeting
export const nowItStaysYoursUntil = (moment: string) =>
  `Your current time: ${moment}. You’ll keep it until the new time is confirmed.`;
export const moving = 'Moving…';
export const moveTheMeeting = 'Move the meeting';
export const keepCurrentTime = 'Keep current time';
export const youCanMoveAMeetingOnce = 'You can move a meeting once. We’ll email you an updated calendar invite.';
export const yourMeetingMayHaveMovedAlready =
  'Your meeting may already have been moved. You can safely try again: it won’t be moved twice.';
export const tryAgain = 'Try again';
export const back = 'Back';

// NextDays
export const nextAvailableDays = 'Next available days';

// SlotFields
export const date = 'Date';
export const yyyyMmDd = 'YYYY-MM-DD';

// TimeChoice
export const time = 'Time';
export const pickADateToSeeAvailable = 'Pick a date to see available times.';
export const loadingAvailableTimes = 'Loading available times…';
export const byYourOwnClock = (value: string) => `${value} time; India time below`;
export const timesShownInIst = 'India time';
export const inIndia = (office_time: string) => `${office_time} in India`;
export const weCouldNotLoadAvailableTimes = (words: string) => `We could not load available times. ${words}`;
export const retry = 'Retry';
export const thisDateHasPassed = 'This date has passed. Pick a later one.';
export const youCanBookUpToDays = (maxDaysAhead: number) =>
  `You can book up to ${maxDaysAhead} days ahead. Pick an earlier date.`;
export const nothingIsFree = (day: string) => `No times are available on ${day}. Choose another day.`;
export const nothingIsFreeUntil = (day: string, next: string) =>
  `No times are available on ${day}. The next available day is ${next}.`;
