// lapsedMeetingEmails
export const slotWasNotPaid = (name: string) =>
  `${name} reserved a meeting slot but did not pay in time. The slot is open again. Contact them to arrange a meeting.`;
export const meetingLabel = 'Meeting';
export const availableTimes = 'Available times';
export const dear = (name: string) => `Dear ${name},`;
export const weHeldYourSlot = (moment: string) =>
  `We held ${moment} for your meeting, but it was not paid for in time, so the slot is open again. You were not charged.`;
export const chooseANewTime = 'Choose a new time';
export const aMeetingWasHeldAndNotPaid = (name: string) => `Meeting slot reserved but not paid for: ${name}`;
export const yourMeetingSlotWasReleased = 'Your meeting slot was released';

// meetingChanges
export const someoneJustBookedThisSlot = 'Someone just booked this slot. Pick another.';
export const thisTimeWasJustBooked = 'This time was just booked. Choose another.';

// meetingsRoutes
export const thisMeeting = 'This meeting';
export const thisPropertyNoLongerExists = 'This property no longer exists.';
export const thisMeetingIsNotBooked = 'This meeting is not booked, so it has no calendar invite.';

// meetingsRules
export const thisTimeDoesNotExistOnThatDay =
  'This time does not exist on that day because clocks change. Choose another.';
export const chooseATimeInTheFuture = 'Choose a time in the future.';
export const meetingsStartOnTheHalfHour = 'Meetings start on the hour or the half hour, India time.';
export const theOfficeIsClosedOnThatDay = 'The office is closed on that day, India time. Choose another day.';
export const meetingsStartBetween = (first: string, last: string) =>
  `Meetings last an hour and start between ${first} and ${last}, India time. Choose another time.`;
export const youAlreadyHoldTwoSlots = 'You already hold two slots. Pay for one or release one before you pick another.';
export const thisMeetingWasNotFound = 'This meeting was not found.';
export const thisMeetingIsBookedAndPaid = 'This meeting is booked and paid for. Move or cancel it on its own page.';
export const thisMeetingIsCancelled = 'This meeting has been cancelled. Book a new one.';
export const thisSlotIsNotPaidYet = 'This slot has not been paid for yet. Pay for it, or pick another time.';
export const tooLateToChange = (hours: number) =>
  `Meetings can be moved or cancelled up to ${hours} hours before they start. Call us about this one.`;
export const aMeetingCanBeMovedOnce = 'A meeting can only be moved once. Call us to move it again, or cancel it.';
export const enterThePhoneNumberToCall = 'Enter the phone number to call.';
export const thisMeetingIsAlreadyCancelled = 'This meeting has already been cancelled.';
export const thisTimeIsHeldForAVisitor =
  'This time is held for a visitor who has not paid yet. It will be released automatically.';
export const thisMeetingHasBegun = 'This meeting has started, so it can no longer be changed.';
export const enterTheAddressOfTheVideoMeeting = 'Enter the link to the video meeting.';

// meetingsStore
export const thisRequestWasForAnotherSlot = 'This request was for another slot. Pick a new time.';
