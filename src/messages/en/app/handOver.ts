export const takeAgent = (username: string) => `Remove the Agent role from ${username}?`;
export const takeSuperuser = (username: string) => `Remove superuser rights from ${username}?`;
export const takeIt = 'Remove';
export const theyNoLongerAnswer =
  'They can still log in, but will no longer see leads, listings, meetings or visits here.';
export const theirOpenWork = 'their open work';
export const countingOpenWork = 'Counting their open work';
export const nothingIsOpen = 'They have no open enquiries, listings or contacts.';
const enquiriesOf = (many: number) => `${many} open ${many === 1 ? 'enquiry' : 'enquiries'}`;
const listingsOf = (many: number) => `${many} ${many === 1 ? 'listing' : 'listings'}`;
const contactsOf = (many: number) => `${many} ${many === 1 ? 'contact' : 'contacts'}`;
/** "3 open enquiries, 1 listing and 2 contacts" */
export const work = (enquiries: number, listings: number, contacts: number) =>
  [
    ...(enquiries ? [enquiriesOf(enquiries)] : []),
    ...(listings ? [listingsOf(listings)] : []),
    ...(contacts ? [contactsOf(contacts)] : []),
  ]
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ');
export const isTheirs = (what: string) => `They currently have ${what}.`;
export const visitsGoToTheOffice = (many: number) =>
  many === 1
    ? 'The office will handle 1 visit to their own listing.'
    : `The office will handle ${many} visits to their own listings.`;
export const handOverTo = 'Hand over to';
export const choose = 'Choose';
export const nobody = 'Nobody: leave unassigned';
export const chooseWhoTakesOver = 'Choose who takes over.';
export const itDoesNotComeBack = 'If you change your mind later, you’ll have to hand the work back yourself.';
export const isHandedOver = (what: string, name: string) => `Handed over to ${name}: ${what}.`;
export const isUnassigned = (what: string) => `Unassigned: ${what}.`;
