// contactFields
export const labels = {
  external_id: 'Your reference',
  name: 'Name',
  last_name: 'Last name',
  other_names: 'Also written',
  email: 'Email',
  other_emails: 'Other emails',
  phone: 'Phone',
  other_phones: 'Other phones',
  language: 'Language',
  zone: 'Time zone',
  tags: 'Tags',
  state: 'Status',
  agent: 'Agent',
  last_contact: 'Last contact (India time)',
  notes: 'Notes',
};
export const examples = {
  external_id: 'C-2041',
  name: 'Asha Rao',
  other_names: 'आशा राव; Asha R.',
  email: 'asha@example.com',
  other_emails: 'a.rao@example.com',
  phone: '+91 98260 12345',
  other_phones: '+91 731 400 0000',
  language: 'Hindi',
  zone: 'Asia/Kolkata',
  tags: 'NRI, Investor',
  state: 'In touch',
  last_contact: '12 Mar 2026',
  notes: 'Prefers calls after six.',
};
export const states = {
  new: 'New',
  in_touch: 'In touch',
  visiting: 'Visiting',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};
export const isShared = (address: string, row: number) =>
  `“${address}” is also in row ${row}. Both rows will be one contact. If they’re two people, remove it from one of the rows.`;

// readContact
export const sayHowToReachThem = 'Add a phone number, an email address or your own reference.';
export const countryIsUnclear = (number: string) => `Add the country code to ${number}, such as +91.`;
export const tagIsTooLong = (most: number) => `Use ${most} characters or fewer for each tag.`;
export const tooManyTags = (most: number) => `A contact can have ${most} tags. Remove some.`;
export const thisIsTooOld = (months: number) =>
  `Under our privacy policy we keep contacts for ${months} months after the last contact. This one is older, so it is left out.`;

// undoContact
export const isGone = 'This contact has been deleted since.';
export const isMerged = 'This contact has been merged into another one since.';
export const hasMerged = 'Another contact has been merged into this one since.';
export const hasChanged = 'Someone has changed this contact since.';
export const hasEnquiries = 'This contact has sent an enquiry.';
export const hasVisits = 'This contact has a visit or a meeting.';
export const hasPayments = 'This contact has payments.';
export const hasAccount = 'This contact has an account.';
export const hasAlerts = 'This contact gets emails about new listings.';
export const hasNotes = 'Someone has logged a call or added a note since.';
