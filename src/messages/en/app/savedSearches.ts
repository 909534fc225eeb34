// SaveSearch
export const saveThisSearch = 'Save this search';
export const tellMe = 'Tell me when there is one';

// SaveSearchDialog
export const emailMeNewOnes = 'Email me new properties';
export const newOnesAndPriceFalls = 'We email you when a property that fits is listed, or its price falls.';
export const close = 'Close';
export const name = 'Name';
export const nameHelp = 'Your emails have it in their subject.';
export const allProperties = 'All properties';
export const howOften = 'How often';
export const instant = 'As soon as there is something new';
export const daily = 'Once a day, at 8:00';
export const weekly = 'Once a week, on Monday at 8:00';
export const never = 'No emails, only save it';
export const emailAddress = 'Email Address';
export const emailHelp = 'We send a link to confirm it first. Every email has a link that ends them.';
export const orLogIn = 'Or log in';
export const save = 'Save';
export const saving = 'Saving…';
export const yourEntriesAreStillHere = (reason: string) => `${reason} Your entries are still here.`;
export const saved = 'Search saved';
export const savedAs = (searchName: string) => `We saved it as “${searchName}”.`;
export const savedBefore = (searchName: string) =>
  `You saved this search before, as “${searchName}”. It goes on as it is.`;
export const yourAddressIsNotConfirmed = 'Emails begin when you have confirmed the email address of your account.';
export const seeSavedSearches = 'See saved searches';
export const checkYourInbox = 'Check your inbox';
export const confirmItThere = (email: string) =>
  `We sent an email to ${email}. Confirm your address with its link, and the alerts begin.`;

// SavedSearchesPage
export const savedSearches = 'Saved searches';
export const lead = 'We email you what they find: new properties, and prices that fell.';
export const logInToSeeThem = 'Log in to see your saved searches.';
export const orOpenTheLink =
  'Without an account, open the link at the end of one of our alerts. To save a search, search for properties and press “Save this search”.';

// SavedSearchList
export const yourSavedSearches = 'your saved searches';
export const loading = 'Loading your saved searches';
export const noneYet = 'No saved searches yet';
export const searchAndSave = 'Search for properties, then press “Save this search”. We email you what is new.';
export const searchProperties = 'Search properties';
export const linkEnded = 'This link no longer works';
export const openTheNewest = 'Open the link in our newest email, or save the search again to get a new one.';

// SavedSearchLine
export const asksFor = 'What it searches for';
export const everything = 'All properties';
export const emails = 'Emails';
export const emailsOf = (searchName: string) => `Emails of “${searchName}”`;
export const rename = 'Rename';
export const renameSearch = (searchName: string) => `Rename “${searchName}”`;
export const cancel = 'Cancel';
export const pause = 'Pause';
export const pauseSearch = (searchName: string) => `Pause “${searchName}”`;
export const resume = 'Resume';
export const resumeSearch = (searchName: string) => `Resume “${searchName}”`;
export const deleteIt = 'Delete';
export const deleteSearch = (searchName: string) => `Delete “${searchName}”`;
export const deleted = (searchName: string) => `“${searchName}” is deleted.`;
export const undo = 'Undo';
export const undoDeletion = (searchName: string) => `Undo: bring “${searchName}” back`;
export const isPaused = 'Paused. No emails are sent.';
export const isUnanswered = 'Paused, because we asked whether you are still looking and got no answer.';
export const isUnconfirmed = 'Waits until you confirm your email address.';
export const isOff = 'No emails.';
export const lastSent = (day: string) => `Last email on ${day}.`;
export const nothingSentYet = 'Nothing new so far.';

// VisitorLink
export const yourLink = 'Your link';
export const whoHasTheLink = 'Anyone with the link in our emails can change these searches.';
export const replaceLink = 'End the old link and email me a new one';
export const linkReplaced = 'The old link has ended. We sent you a new one.';
export const forgetMe = 'Delete my address and all searches';
export const forgetMeQuestion = 'Delete your address and all saved searches?';
export const forgetMeWords = 'They are deleted at once and cannot be brought back. No more alerts will come.';
export const keepThem = 'Keep them';
export const deleteAll = 'Delete all';
export const allDeleted = 'Your address and all saved searches are deleted.';

// SearchStep
export const confirmYourAlerts = 'Confirm your alerts';
export const oneMoreStep =
  'One more step: confirm that this address is yours. Then we email you what your search finds.';
export const confirm = 'Confirm';
export const alertsBegin = 'Thank you. Your alerts begin now.';
export const stillLooking = 'Still looking?';
export const keepGoing = 'We go on emailing you what this search finds.';
export const keepMePosted = 'Yes, keep me posted';
export const weGoOn = 'Good. We keep you posted.';
export const stopTheseEmails = 'Stop these emails';
export const searchStays =
  'We send no more emails about this search. The search itself stays, in case you need it again.';
export const stop = 'Stop the emails';
export const emailsStopped = 'Done. No more emails about this search.';
export const linkHasEnded = 'This link has ended. The search may have been deleted.';
export const oneMoment = 'One moment…';
export const linkIsIncomplete = 'This link is incomplete. Open it from the email again.';
export const linkDoesNotWork = 'This link does not work';
