// audit
export const wasChangedBySomebodyElse = (name: string) =>
  `${name} was changed by someone else. Your change was not saved.`;

// problem
export const wasNotFound = (what: string) => `${what} was not found.`;
export const youMayNotDoThis = 'You don’t have permission to do this.';
export const logInToDoThis = 'Log in to do this.';

// rateLimiter
export const tooManyAttempts = (seconds: number) =>
  `Too many attempts. Wait ${seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : 'a minute'} and try again.`;
export const reachUsOtherwise = (seconds: number, { phone, email }: { phone: string; email: string }) =>
  `We’ve had many messages from your network. Call us at ${phone} or write to ${email}, or send this again in ${seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : 'a minute'}. What you typed is still here.`;

// unsolicitedEmails
export const addressHasEnoughEmails = (seconds: number) =>
  `We have sent three emails to this address today, the most we send before its owner logs in. Open the link in one of them, log in with this address, or try again in ${seconds > 5_400 ? `${Math.ceil(seconds / 3_600)} hours` : 'an hour'}.`;

// headers
export const thisCannotBeRead = 'We couldn’t read this.';

// problems
export const thisFieldIsRequired = 'This field is required.';
export const someFieldsCannotBeRead = 'Some fields need correcting.';
export const sendJsonOrAForm = 'Send JSON or a form.';
export const thisIsTooLarge = 'This is too large.';
export const theBodyIsEmpty = 'The body is empty.';
export const theBodyIsNotValidJson = 'The body is not valid JSON.';
export const thisTextHoldsACharacter = 'This text contains a character that can’t be saved.';
export const whatThisIsAboutIsGone = 'This was deleted while you were working on it. Nothing was saved.';
export const thisAccountIsErased = 'This account has been deleted, so nothing more can be saved for it.';
export const weCannotStoreThisRightNow = 'We can’t save this right now. Please try again later.';
export const theDatabaseIsAway = 'We are having trouble reaching our database. Please try again in a moment.';
export const theFilesAreAway = 'We are having trouble reaching our pictures and files. Please try again in a moment.';
export const methodNotAllowed = 'This address does not support this method.';
export const somebodyElseChangesThis = 'Someone else is changing this at the same time. Please try again in a moment.';
export const theConnectionEnded = 'The connection ended before the request was complete.';
export const somethingWentWrongOnOurSide = 'Something went wrong on our side. Please try again.';

// uploads
export const fileIsTooLarge = (megabytes: number) => `Files can be up to ${megabytes} MB.`;
export const pictureIsTooHeavy = (megabytes: number) => `Pictures can be up to ${megabytes} MB.`;
export const tooManyPictures = (most: number) => `A listing can have up to ${most} pictures.`;
export const thisFileIsEmpty = 'This file is empty. Choose another one, or send the form without it.';
export const thisFormHasTooManyFields = 'This form has too many fields.';
export const thisFormCannotBeRead = 'We couldn’t read this form.';

// core
export const weCouldNotFindThisPage = 'We could not find this page.';

// health
export const thisProcessIsShuttingDown = 'This process is shutting down.';
export const theDatabaseDoesNotRespond = 'The database does not respond.';

export const theHeadersAreTooLarge = 'The headers are too large.';
export const theRequestTookTooLong = 'The request took too long.';

export const noAnswerWithin = (milliseconds: number) => `No answer within ${milliseconds} ms.`;
