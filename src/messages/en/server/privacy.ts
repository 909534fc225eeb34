// accountRows
export const theTextsAreTheAgencys = 'The texts are the agency’s.';
export const itCannotBeChanged = 'It cannot be changed, and holds roles and states, no names, addresses or texts.';

// contactRows
export const filesAreOfMany = 'Files with enquiries of many people that we brought in.';
export const notesAreAboutOthers = 'Replies and notes of staff are about other people.';
export const itCountsWhatAPaidPackageGave = 'It counts what a paid package gave.';
export const enquiriesToUsAreOfOthers = 'Enquiries to us about a listing are other people’s.';
export const enquiriesAreTheirSenders = 'Enquiries are their senders’.';
export const reportsAreTheirSenders = 'Reports of problems are their senders’.';
export const meetingsAreTheirVisitors = 'Meetings are their visitors’.';

// erasePerson
export const meetingIsCancelled = (meeting: number) => `Meeting ${meeting} is cancelled: its account is erased`;
export const checkForARefund = (meeting: number, at: string, account: number) =>
  `Meeting ${meeting} on ${at} is cancelled, because its account ${account} was erased. Check in Payments whether a refund is due: its payment and invoice are kept.`;

// exportPerson
export const everythingOfOneAccount = (brand: string, at: string) =>
  `Everything that ${brand} holds of one account, on ${at}.`;
export const theJsonFilesAreLists =
  'The .json files are lists, one for each kind of record; they open in any text editor. Amounts are in paise, times in UTC. A recording in problem-reports.json is JSON in gzip, written in base64.';
export const theFolderPictures =
  'The folder "pictures" has the photographs of the listings and the picture of the profile.';
export const notHere =
  'Not here: passwords, login tokens and links that open the account, which we only keep as hashes, and';

// listingRows
export const filesHoldOurHomes = 'Files with our own homes that you brought in for us.';
export const changesAreInOtherExports = 'Changes of other people’s listings are in their exports.';

// loginRows
export const itIsASecret = 'It is a secret.';

// notPersonal

// personalRows
export const lawRequiresRecords = 'Tax and company law require records of payments.';
export const erasedName = 'Erased';

// privacyRoutes
export const thisAccount = 'This account';

export const aFormerColleague = 'A former colleague';

export const lineCannotBeRead = (line: number, file: string) =>
  `Line ${line} of ${file} cannot be read. Repair or remove that line.`;

// shortlistRows
export const sharedList = 'Shared list';

// visitRows
export const visitIsCancelled = (id: number) => `Visit ${id} is cancelled`;
export const visitorIsErased = (id: number, moment: string | null) =>
  `Visit ${id}${moment ? ` on ${moment}` : ''} is cancelled: its visitor’s account was erased. The time is free again.`;
