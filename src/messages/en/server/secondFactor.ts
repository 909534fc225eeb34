export const wrongProof = {
  totp: 'This code is wrong or was used already. Enter the code that your app shows now.',
  recovery: 'This recovery code is wrong or was used already.',
  passkey: 'This passkey was not accepted. Try again, or use another way.',
  password: 'Incorrect password. Please try again.',
} as const;
export const giveOneProof = 'Enter one code, or use a passkey.';
export const challengeEnded = 'This login has expired or had too many wrong codes. Log in again.';
export const lastFactor = 'Your role needs two-step login. Add another device before you remove this one.';
export const noFactor = 'Add an authenticator app or a passkey first.';
export const emailUnverified = 'Confirm your email address first, with the link that we sent to it.';
export const passkeysUnavailable = 'Passkeys need a site with a domain name. Use an authenticator app.';
export const setupExpired = 'This setup has expired. Start again.';
export const wrongSetupCode = 'This code is wrong. Check the time of your phone, and enter the code that it shows now.';
export const passkeyRefused = 'This passkey could not be added. Try again.';
export const notAdded = 'This could not be added. Start again, or remove one first if you have many.';
export const notOneself = 'Change your own two-step login on your profile.';
export const reauthenticate = 'Confirm that it is you to do this.';
export const secondFactorMissing = 'Set up two-step login to use the office.';

export const authenticatorName = 'Authenticator app';
export const passkeyName = (device: string) => `Passkey of ${device}`;

// secondFactorRoutes
export const thisPasskey = 'This passkey';
export const theAuthenticatorApp = 'The authenticator app';
