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
export const yourEmailAddressIsConfirmed = 'Your email address has been confirmed.';
export const thisAddressIsConfirmedAlready = 'You’ve already confirmed your email address.';
export const youAreAllSet = 'You’re all set.';
export const findAHome = 'Find a home';
export const undoYourEmailChange = 'Undo your email change';
export const undoTheChange = 'Undo the change';
export const yourAccountGoesBack =
  'We’ll put this email address back on your account and log you out on all devices. We’ll also remove any two-step login devices and list links added since the login that changed the address. Your password will stop working, and we’ll email you a link to set a new one.';
export const yourAccountIsRestored = 'Your account has been restored.';
export const weEmailedYouALink =
  'We’ve emailed you a link to set a new password. Nobody can log in until you’ve set it.';
export const myListings = 'My listings';
export const returnToHome = 'Return to Home';
export const thisLinkDoesNotWork = 'This link does not work.';
export const theLinkIsIncomplete = 'Part of the link is missing. Open it from the email again.';
export const oneMoment = 'One moment…';
export const yourProfile = 'Your profile';

// ResetForm
export const yourNewPasswordIsSet = 'Your password has been changed.';
export const youAreLoggedOutOnAll = 'You’ve been logged out on all devices. Log in with your new password.';
export const youAreLoggedInAgain = 'Your password has been changed, and you’re logged in.';
export const oneMoreProof = 'Your password has been changed. To log in, confirm that it’s you.';
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
  'If there’s an account for this address, we’ve emailed it a reset link. The link works for one hour.';

// AuthForm
export const emailMeAResetLink = 'Email me a reset link';
export const turnOnJavaScriptToLog =
  'Turn on JavaScript to log in, or call or email us. Our details are at the bottom of the page.';
export const enterYourEmailAddress = 'Enter your email address and we’ll send you a link to reset your password.';
export const username = 'Username';
export const usernameOrEmail = 'Username or email';
export const atLeast3Characters = 'You’ll log in with this. Use at least 3 characters: a to z, digits and . + - _';
export const yourName = 'Your name';
export const inAnyScript = 'The name others see, in any script. If you leave it blank, they’ll see your username.';
export const email = 'Email';
export const weWillEmailYouALink = 'We’ll email you a link to confirm it.';
export const password = 'Password';
export const forgotYourPassword = 'Forgot your password?';
export const confirmThatItIsYou = 'Confirm that it’s you';
