// AuthDialog
export const login = 'Login';
export const signUp = 'Sign Up';
export const forgottenPassword = 'Forgotten password';
export const close = 'Close';
export const dontHaveAnAccount = "Don't have an account? Sign Up";
export const alreadyHaveAnAccount = 'Already have an account? Login';
export const backToLogin = 'Back to login';

// EmailStep
export const confirmYourEmailAddress = 'Confirm your email address';
export const confirmThisAddress = 'Confirm this address';
export const oneMoreStep =
  'Confirm that this is your email address. If you did not create this account, close this page.';
export const yourEmailAddressIsConfirmed = 'Your email address is confirmed.';
export const thisAddressIsConfirmedAlready = 'Your email address is already confirmed.';
export const youAreAllSet = 'You’re all set.';
export const findAHome = 'Find a home';
export const undoYourEmailChange = 'Undo your email change';
export const undoTheChange = 'Undo the change';
export const yourAccountGoesBack =
  'We put this email address back on your account and log you out on all devices. Devices for two-step login and links to your lists that were added during or after the login that changed it are removed. Your password stops working, and we email you a link to set a new one.';
export const yourAccountIsRestored = 'Your account is restored.';
export const weEmailedYouALink = 'We emailed you a link to set a new password. Nobody can log in until you do.';
export const myListings = 'My listings';
export const returnToHome = 'Return to Home';
export const thisLinkDoesNotWork = 'This link does not work.';
export const theLinkIsIncomplete = 'Part of the link is missing. Open it from the email again.';
export const oneMoment = 'One moment…';
export const yourProfile = 'Your profile';

// ResetForm
export const yourNewPasswordIsSet = 'Your new password is set.';
export const youAreLoggedOutOnAll = 'You are logged out on all devices. Log in with your new password.';
export const youAreLoggedInAgain = 'Your new password is set, and you are logged in.';
export const oneMoreProof = 'Your new password is set. To log in, confirm that it is you.';
export const requestANewLink = 'Request a new link';
export const theLinkIsIncompleteOpen =
  'Part of the link is missing. Open it from the email again, or request a new one.';
export const newPassword = 'New password';
export const setNewPassword = 'Set new password';

// authMessages
export const authError = 'Auth error: No response received from server.';
export const authErrorWith = (message: string) => `Auth error: ${message}`;
export const noResponseData = 'No response data';
export const authErrorStatus = (status: number, body: string) => `Auth error: Status ${status}: ${body}`;
export const registered = 'Registration successful! Please log in.';
export const resetEmailSent =
  'If an account uses this address, we have emailed it a reset link. The link works for one hour.';

// AuthForm
export const emailMeAResetLink = 'Email me a reset link';
export const turnOnJavaScriptToLog =
  'Turn on JavaScript to log in, or call or email us: our number is at the end of the page.';
export const enterYourEmailAddress = 'Enter your email address and we will send you a link to reset your password.';
export const username = 'Username';
export const usernameOrEmail = 'Username or email';
export const atLeast3Characters = 'You log in with it. At least 3 characters: a to z, digits and . + - _';
export const yourName = 'Your name';
export const inAnyScript =
  'The name others see. Write it in any script. If you leave it blank, they see your username.';
export const email = 'Email';
export const weWillEmailYouALink = 'We will email you a link to confirm it.';
export const password = 'Password';
export const forgotYourPassword = 'Forgot your password?';
export const confirmThatItIsYou = 'Confirm that it is you';
