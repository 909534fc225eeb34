// slots
export const thisTimeZoneIsNotKnown = 'This time zone is not known.';
export const chooseADateWithinTheBookingWindow = 'Choose a date within the booking window.';

// moments
export const inIndia = (moment: string) => `${moment} (India)`;
export const whichIs = (own: string, timezone: string, office: string) => `${own} (${timezone}), which is ${office}`;

// officeHours
export const closed = 'Closed';
