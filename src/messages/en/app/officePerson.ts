export const title = 'Person';
export const everything = 'Everything about this person';
export const back = 'Close and go back to the enquiry';
export const missingTitle = 'Person not found.';
export const missing = 'The enquiry may have been deleted.';
export const what = 'this person';
export const loading = 'Loading the person';
export const email = 'Email';
export const phone = 'Phone';
export const account = 'Account';
export const noAccount = 'None';

export const enquiries = 'Enquiries';
export const meetings = 'Meetings';
export const favourites = 'Favourites';
export const listings = 'Listings';
export const savedSearches = 'Saved searches';
export const payments = 'Payments';
export const about = 'About';
export const status = 'Status';
export const received = 'Received';
export const when = 'When';
export const kind = 'Kind';
export const place = 'Place';
export const description = 'Description';
export const amount = 'Amount';
export const date = 'Date';
export const since = 'Since';
export const emailsAre = 'Emails';
export const paused = 'Paused';
export const frequencies = { instant: 'Straight away', daily: 'Daily', weekly: 'Weekly', never: 'None' } as const;
export const untitled = (id: number) => `Listing ${id}`;
export const none = (what: string) => `No ${what.toLowerCase()}.`;

/** A group of the office's search. */
export const contacts = 'Everything about a person';

export const meetingKinds = { office: 'At the office', video: 'By video', call: 'By phone' } as const;
export const meetingStates = { held: 'Not paid yet', booked: 'Booked', cancelled: 'Cancelled' } as const;
export const paymentStates = {
  completed: 'Paid',
  pending: 'Pending',
  failed: 'Failed',
  expired: 'Expired',
  refunded: 'Refunded',
} as const;
