// accountEmails
export const aNewPassword = (brand: string) => `Reset your ${brand} password`;
export const resetYourPassword = 'Reset your password. This link works for one hour.';
export const chooseAPassword = 'Choose a new password';
export const yourPasswordStays = 'Not you? You can ignore this email. Your password won’t change.';
export const yourPasswordWasChanged = 'Your password was changed';
export const thePasswordOfYourAccountWas = (brand: string) =>
  `The password for your ${brand} account was just changed, and your other devices were logged out.`;
export const ifItWasNotYouAskForANewPassword = 'If this wasn’t you, reset your password straight away.';
export const logIn = 'Log in';
export const confirmYourEmailAddress = 'Confirm your email address';
export const pleaseConfirmThatThisAddress = (brand: string) =>
  `Please confirm that this address belongs to your ${brand} account. The link works for 24 hours.`;
export const confirmThisAddress = 'Confirm this address';
export const ifYouHaveNoSuchAccount =
  'If this isn’t your account, you can ignore this email. Your address won’t be added to it.';
export const youAlreadyHaveAnAccount = 'You already have an account';
export const somebodyProbablyYouEntered = (brand: string) =>
  `You already have a ${brand} account with this address. Log in, or reset your password.`;
export const yourAccountStays = 'If this wasn’t you, you can ignore this email. Your account won’t change.';
export const yourEmailAddressWasChanged = 'Your email address was changed';
/** Why a home is archived, as its owner and the office read it. */
export const ownerIsDisabled = 'The owner’s account has been disabled.';
export const theEmailAddressOfYourAccount = (brand: string, username: string, changedTo: string) =>
  `The email address for your ${brand} account “${username}” has been changed to ${changedTo}.`;
export const ifItWasNotYouUndoIt =
  'If you didn’t change it, you can undo this within 7 days. Your account will go back to this address, every device will be logged out, and we’ll send you a link to set a new password.';
export const undoTheChange = 'Undo the change';
export const ifItWasYouDoNothing = 'If this was you, you don’t need to do anything.';

// accountsRules
export const thisPasswordIsTooCommon = 'This password is too common. Please choose another.';
export const incorrectUsernameOrPassword = 'Incorrect username or password. Try again, or reset your password.';
export const thisUsernameOrEmailAddress = 'This username or email address is taken.';
export const thisUsernameIsTaken = 'This username is taken. Please choose another.';
export const anAccountWithThisEmailAddress = 'An account with this email address already exists.';

// emailRoutes
export const thisLinkWasAlreadyUsed =
  'This link has expired or has already been used. Check your profile, or send a new link from there.';
export const thisAddressIsConfirmedAlready = 'This address is already confirmed.';
export const thisAddressIsNowConfirmed = 'This address is now confirmed for another account.';

// passwords
export const tooManyPeopleAreLogging = 'Too many people are logging in right now. Please try again in a moment.';

// officeAccountsRoutes
export const thisIsTheLastSuperuser = 'This is the last superuser. Make another account a superuser first.';
export const thisAccountIsErased = 'This account has been deleted, so it can’t be changed.';
export const thisAccount = 'This account';

// ownPassword
export const enterYourCurrentPassword = 'Enter your current password.';
export const incorrectPassword = 'Incorrect password. Please try again.';

// passwordRoutes
export const thisResetLinkWasAlreadyUsed = 'This link has expired or has already been used. Request a new one.';
export const yourPasswordWasJustChanged = 'Your password was just changed. Enter the new one.';

// sessionsRoutes
export const thisSession = 'This session';

// device
export const browserOnSystem = (browser: string, system: string) => `${browser} on ${system}`;
export const unknownDevice = 'Unknown device';

// officeAccountsCsv
export const csvHeadings = [
  'Number',
  'Username',
  'Name',
  'Email',
  'Address confirmed',
  'Phone',
  'Roles',
  'Status',
  'Two-step login',
  'Joined (India time)',
  'Last seen (India time)',
];
export const csvYes = 'Yes';
export const csvNo = 'No';
