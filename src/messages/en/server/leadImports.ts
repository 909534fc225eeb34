// leadImports
export const labels = {
  reference: 'Your reference',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
  received: 'Received on',
  listing: 'Listing',
  state: 'Status',
  assignee: 'Assigned to',
  source: 'Source',
  notes: 'Notes',
};
export const examples = {
  reference: 'L-2041',
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '98260 12345',
  message: 'Looking for a 3 BHK in Baner.',
  received: '12 Mar 2026',
  listing: 'V-101',
  state: 'New',
  source: 'Walk-in',
  notes: 'Call after six.',
};
export const states = { new: 'New', answered: 'Answered', closed: 'Closed' };
export const nameIsUnknown = 'Name not given';

// readLead
export const checkThisValue = 'Check this value.';
export const countryIsUnclear = 'Add the country’s code, such as +91, so that this number can be dialled.';
export const thisIsNoDay = 'Write a day, such as 12 Mar 2026 or 12/3/26.';
export const thisDayIsToCome = 'This day is still to come. Check the order of day and month.';
export const thisIsTooOld = (months: number) =>
  `Our privacy policy keeps enquiries for ${months} months. This one is older, so it stays out.`;
export const cameFrom = (source: string) => `Source: ${source}`;
export const notesAreTooLong = (most: number) => `Source and notes may have ${most} characters at most.`;

// undoLead
export const isWorkedOn = 'Someone has worked on it since.';
export const isGone = 'It has been deleted since.';
