// PapersSection
export const title = 'Papers and register';
export const register = 'RERA registration';
export const notRequired = (reason: string) => `Not required: ${reason}`;
export const notStated = 'Not stated by the seller. Ask us before you decide.';
export const openRegister = (authority: string) => `Look it up at ${authority}`;
export const codeOf = (number: string) => `QR code of the register with the number ${number}`;
export const ourRegistration = 'Our registration as an agent';
export const ourNumber = (authority: string, number: string) => `${authority} ${number}`;
export const whatWeSaw = 'Papers that we have seen';
export const sawNone = 'Papers: none checked by us yet';
export const seenOn = (day: string) => `Seen by us on ${day}`;
export const notSeen = 'Not seen yet';
export const note =
  'We do not publish papers. Seen means that somebody of our office read it on that day; it is no opinion on the title. Your advocate should read them too.';
export const kinds = {
  title_search: 'Title search report',
  encumbrance: 'Encumbrance certificate',
  land_record: 'Land record or property card',
  approved_plan: 'Approved plan',
  occupancy: 'Completion or occupancy certificate',
  tax_receipts: 'Property tax receipts',
  society_noc: 'No-objection certificate of the society',
};

// ListingPapers, in the office
export const papers = 'Papers';
export const officeHelp = 'The day on which you read each paper. The listing’s page shows it at once.';
export const thePapers = 'the papers';
export const loading = 'Loading the papers';
export const save = 'Save the papers';
export const saved = 'Saved. The listing’s page shows it now.';
