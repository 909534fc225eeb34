// PapersSection
export const title = 'Papers and RERA';
export const register = 'RERA registration';
export const notRequired = (reason: string) => `Not required: ${reason}`;
export const notStated = 'RERA number not provided. Ask us for it.';
export const openRegister = (authority: string) => `Check on ${authority}`;
export const codeOf = (number: string) => `QR code linking to the RERA register, number ${number}`;
export const ourRegistration = 'Our RERA agent registration';
export const ourNumber = (authority: string, number: string) => `${authority} ${number}`;
export const whatWeSaw = 'Papers we have checked';
export const sawNone = 'We have not checked any papers yet';
export const seenOn = (day: string) => `Checked by us on ${day}`;
export const notSeen = 'Not checked by us yet';
export const note =
  'We do not publish papers. “Checked” means our team has read the paper. Ask your lawyer to check the title.';
export const kinds = {
  title_search: 'Title search report',
  encumbrance: 'Encumbrance certificate',
  land_record: 'Land record or property card',
  approved_plan: 'Approved plan',
  occupancy: 'Completion or occupancy certificate',
  tax_receipts: 'Property tax receipts',
  society_noc: 'No-objection certificate from the society',
};

// ListingPapers, in the office
export const papers = 'Papers';
export const officeHelp = 'Enter the day you read each paper. These dates appear on the listing’s page straight away.';
export const thePapers = 'the papers';
export const loading = 'Loading the papers';
export const save = 'Save the papers';
export const saved = 'Saved. The listing’s page is now up to date.';
