export const wrongProof = {
  totp: 'This code is wrong or has already been used. Enter the code your app shows now.',
  recovery: 'This recovery code is wrong or has already been used.',
  passkey: 'This passkey was not accepted. Try again, or use another method.',
  password: 'Incorrect password. Please try again.',
} as const;
export const giveOneProof = 'Enter one code, or use a passkey.';
export const challengeEnded = 'This login has expired or had too many wrong codes. Log in again.';
export const lastFactor = 'Your role needs two-step login. Add another device before you remove this one.';
export const noFactor = 'Add an authenticator app or a passkey first.';
export const emailUnverified = 'Confirm your email address first, using the link we sent you.';
export const passkeysUnavailable = 'Passkeys need a site with a domain name. Use an authenticator app.';
export const setupExpired = 'This setup has expired. Start again.';
export const wrongSetupCode =
  'This code is wrong. Check that your phone’s time is right, then enter the code it shows now.';
export const passkeyRefused = 'This passkey could not be added. Try again.';
export const notAdded =
  'This device couldn’t be added. Start again. If you already have many devices, remove one first.';
export const notOneself = 'Change your own two-step login in your profile.';
export const reauthenticate = 'Confirm it’s you before you do this.';
export const secondFactorMissing = 'Set up two-step login to use the office.';

export const authenticatorName = 'Authenticator app';
export const passkeyName = (device: string) => `Passkey: ${device}`;

// secondFactorRoutes
export const thisPasskey = 'This passkey';
export const theAuthenticatorApp = 'The authenticator app';
