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
export const countryIsUnclear = 'Add the country code, such as +91, so that we can dial this number.';
export const thisIsTooOld = (months: number) =>
  `Under our privacy policy we keep enquiries for ${months} months. This one is older, so it is left out.`;
export const cameFrom = (source: string) => `Source: ${source}`;
export const notesAreTooLong = (most: number) => `Use ${most} characters or fewer for source and notes together.`;

// undoLead
export const isWorkedOn = 'Someone has worked on this lead since.';
export const isGone = 'This lead has been deleted since.';
