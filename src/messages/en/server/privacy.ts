// accountRows
export const theTextsAreTheAgencys = 'These texts belong to the agency.';
export const itCannotBeChanged = 'It can’t be changed, and holds roles and states but no names, addresses or texts.';

// contactRows
export const filesAreOfMany = 'Files we imported with enquiries or contacts of many people.';
export const notesAreAboutOthers = 'Staff replies and notes are about other people.';
export const itCountsWhatAPaidPackageGave = 'It counts what a paid package included.';
export const enquiriesToUsAreOfOthers = 'Enquiries to us about a listing belong to other people.';
export const contactsAreOfOthers = 'Contacts are other people.';
export const goesWithTheContact = 'It goes with the contact.';
export const keysAreTheAgencys = 'Keys of other programs belong to the agency.';
export const enquiriesAreTheirSenders = 'Enquiries belong to the people who sent them.';
export const reportsAreTheirSenders = 'Problem reports belong to the people who sent them.';
export const meetingsAreTheirVisitors = 'Meetings belong to the people who booked them.';

// erasePerson
export const meetingIsCancelled = (meeting: number) => `Meeting ${meeting} cancelled: the account was deleted`;
export const checkForARefund = (meeting: number, at: string, account: number) =>
  `Meeting ${meeting} on ${at} has been cancelled because account ${account} was deleted. Check under Payments whether a refund is due: the payment and invoice are kept.`;

// exportPerson
export const everythingOfOneAccount = (brand: string, at: string) =>
  `Everything ${brand} holds about this account, as of ${at}.`;
export const theJsonFilesAreLists =
  'The .json files are lists, one for each kind of record; they open in any text editor. Amounts are in paise, times in UTC. A recording in problem-reports.json is gzipped JSON in base64.';
export const theFolderPictures = 'The folder "pictures" has the listing photos and the profile picture.';
export const notHere =
  'Not included: passwords, login tokens and links that open the account, which we only keep as hashes, and';

// listingRows
export const filesHoldOurHomes = 'Files with our own homes that you imported for us.';
export const changesAreInOtherExports = 'Changes to other people’s listings are in their exports.';

// loginRows
export const itIsASecret = 'This is kept secret.';

// notPersonal

// personalRows
export const lawRequiresRecords = 'Tax and company law require records of payments.';
export const erasedName = 'Deleted';

// privacyRoutes
export const thisAccount = 'This account';

export const aFormerColleague = 'A former colleague';

export const lineCannotBeRead = (line: number, file: string) =>
  `Line ${line} of ${file} cannot be read. Repair or remove that line.`;

// shortlistRows
export const sharedList = 'Shared list';

// visitRows
export const visitIsCancelled = (id: number) => `Visit ${id} has been cancelled`;
export const visitorIsErased = (id: number, moment: string | null) =>
  `Visit ${id}${moment ? ` on ${moment}` : ''} has been cancelled because the visitor’s account was deleted. The time is free again.`;
