export const takeAgent = (username: string) => `Take the role Agent from ${username}?`;
export const takeSuperuser = (username: string) => `Take the rights of a superuser from ${username}?`;
export const takeIt = 'Take it';
export const theyNoLongerAnswer = 'They can still log in, but no longer see leads, listings, meetings and visits here.';
export const theirOpenWork = 'their open work';
export const countingOpenWork = 'Counting their open work';
export const nothingIsOpen = 'No open enquiries and no listings are theirs.';
const enquiriesOf = (many: number) => `${many} open ${many === 1 ? 'enquiry' : 'enquiries'}`;
const listingsOf = (many: number) => `${many} ${many === 1 ? 'listing' : 'listings'}`;
/** "3 open enquiries and 1 listing" */
export const work = (enquiries: number, listings: number) =>
  [...(enquiries ? [enquiriesOf(enquiries)] : []), ...(listings ? [listingsOf(listings)] : [])].join(' and ');
export const isTheirs = (what: string) => `Theirs now: ${what}.`;
export const visitsGoToTheOffice = (many: number) =>
  many === 1
    ? 'The office answers 1 visit to a home of their own.'
    : `The office answers ${many} visits to homes of their own.`;
export const handOverTo = 'Hand over to';
export const choose = 'Choose';
export const nobody = 'Nobody: it waits as unassigned';
export const chooseWhoTakesOver = 'Choose who takes over.';
export const itDoesNotComeBack = 'They do not get it back by themselves if you change your mind later.';
export const isHandedOver = (what: string, name: string) => `Handed over to ${name}: ${what}.`;
export const isUnassigned = (what: string) => `Unassigned: ${what}.`;
