// slots
export const thisTimeZoneIsNotKnown = 'We don’t recognise this time zone.';
export const chooseADateWithinTheBookingWindow = 'Choose a date that is open for booking.';

// moments
export const india = 'India';
export const dayAndTime = (day: string, time: string) => `${day}, ${time}`;
export const momentIn = (moment: string, place: string) => `${moment} in ${place}`;
export const byIndiasClock = (moment: string) => `${moment} (India)`;
export const withOther = (moment: string, other: string) => `${moment} (${other})`;

// officeHours
export const closed = 'Closed';
