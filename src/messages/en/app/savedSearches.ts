// SaveSearch
export const saveThisSearch = 'Save this search';
export const tellMe = 'Email me when a home is listed';

// SaveSearchDialog
export const emailMeNewOnes = 'Email me new homes';
export const newOnesAndPriceFalls = 'We’ll email you when a matching home is listed or its price drops.';
export const close = 'Close';
export const name = 'Name';
export const nameHelp = 'Used as the email subject.';
export const allProperties = 'All properties';
export const howOften = 'How often';
export const instant = 'Straight away';
export const daily = 'Once a day, at 8:00';
export const weekly = 'Once a week, on Monday at 8:00';
export const never = 'Never, just save it';
export const emailAddress = 'Email Address';
export const emailHelp = 'We’ll email a confirmation link. Unsubscribe any time.';
export const orLogIn = 'Or log in';
export const save = 'Save';
export const saving = 'Saving…';
export const yourEntriesAreStillHere = (reason: string) => `${reason} Your entries are still here.`;
export const saved = 'Search saved';
export const savedAs = (searchName: string) => `We saved your search as “${searchName}”.`;
export const savedBefore = (searchName: string) => `You already saved this search as “${searchName}”.`;
export const yourAddressIsNotConfirmed = 'Confirm your account’s email address to start getting alerts.';
export const seeSavedSearches = 'See saved searches';
export const checkYourInbox = 'Check your inbox';
export const confirmItThere = (email: string) => `We sent a link to ${email}. Open it to start your alerts.`;

// SavedSearchesPage
export const savedSearches = 'Saved searches';
export const lead = 'We email you new homes and price drops.';
export const logInToSeeThem = 'Log in to see your saved searches.';
export const orOpenTheLink =
  'No account? Open the link at the end of one of our alerts. To save a search, search for homes and choose “Save this search”.';

// SavedSearchList
export const yourSavedSearches = 'your saved searches';
export const loading = 'Loading your saved searches';
export const noneYet = 'No saved searches yet';
export const searchAndSave = 'Search for homes, then choose “Save this search”. We’ll email you about new homes.';
export const searchProperties = 'Search properties';
export const linkEnded = 'This link no longer works';
export const openTheNewest = 'Open the link in our newest email, or save the search again to get a new one.';

// SavedSearchLine
export const asksFor = 'Searching for';
export const everything = 'All properties';
export const emails = 'Emails';
export const emailsOf = (searchName: string) => `Emails for “${searchName}”`;
export const rename = 'Rename';
export const renameSearch = (searchName: string) => `Rename “${searchName}”`;
export const cancel = 'Cancel';
export const pause = 'Pause';
export const pauseSearch = (searchName: string) => `Pause “${searchName}”`;
export const resume = 'Resume';
export const resumeSearch = (searchName: string) => `Resume “${searchName}”`;
export const deleteIt = 'Delete';
export const deleteSearch = (searchName: string) => `Delete “${searchName}”`;
export const deleted = (searchName: string) => `“${searchName}” has been deleted.`;
export const undo = 'Undo';
export const undoDeletion = (searchName: string) => `Undo: restore “${searchName}”`;
export const isPaused = 'Paused. You won’t get any emails.';
export const isUnanswered = 'Paused because we didn’t hear from you.';
export const isUnconfirmed = 'Waiting for you to confirm your email address.';
export const isOff = 'Emails are off.';
export const lastSent = (day: string) => `Last email on ${day}.`;
export const nothingSentYet = 'Nothing new so far.';

// VisitorLink
export const yourLink = 'Your link';
export const whoHasTheLink = 'Anyone with the link in our emails can change these searches.';
export const replaceLink = 'Send me a new link';
export const linkReplaced = 'We’ve sent you a new link. The old one no longer works.';
export const forgetMe = 'Delete my email and all searches';
export const forgetMeQuestion = 'Delete your email address and all your saved searches?';
export const forgetMeWords = 'They’ll be deleted straight away, and this cannot be undone. You’ll get no more alerts.';
export const keepThem = 'Keep them';
export const deleteAll = 'Delete all';
export const allDeleted = 'Your email address and all your saved searches have been deleted.';

// SearchStep
export const confirmYourAlerts = 'Confirm your alerts';
export const oneMoreStep = 'Confirm your email address to start your alerts.';
export const confirm = 'Confirm';
export const alertsBegin = 'You’re all set. Your alerts are on.';
export const stillLooking = 'Still looking?';
export const keepGoing = 'We’ll keep sending alerts for this search.';
export const keepMePosted = 'Yes, keep sending alerts';
export const weGoOn = 'Done. We’ll keep sending alerts.';
export const stopTheseEmails = 'Stop these emails';
export const searchStays = 'We’ll stop emailing you about this search. It will stay in your list.';
export const stop = 'Stop the emails';
export const emailsStopped = 'Done. No more emails about this search.';
export const linkHasEnded = 'This link has expired. The search may have been deleted.';
export const oneMoment = 'One moment…';
export const linkIsIncomplete = 'Part of the link is missing. Open it again from the email.';
export const linkDoesNotWork = 'This link does not work';
