/** The second step of a login, and the question who somebody is. */
export const title = 'Confirm that it is you';
export const whyAgain =
  'Before this step we check that it is you. We will not ask again for 15 minutes, and what you entered is kept.';
export const askFor = {
  totp: 'Enter the code that your authenticator app shows now.',
  passkey: 'Use your fingerprint, face, screen lock or security key.',
  recovery: 'Enter one of your recovery codes. Each works once.',
  password: 'Enter your password.',
} as const;
export const code = 'Code from your app';
export const recoveryCode = 'Recovery code';
export const password = 'Your password';
export const sixDigits = 'Enter the 6 digits of the code.';
export const confirm = 'Confirm';
export const usePasskey = 'Use passkey';
export const otherWay = {
  totp: 'Use a code from your app',
  passkey: 'Use a passkey',
  recovery: 'Use a recovery code',
  password: 'Use your password',
} as const;
export const passkeyNotUsed = 'The passkey was not used. Try again, or use another way.';
export const oneMoment = 'One moment…';
export const retry = 'Try again';

// ProofDialog
export const close = 'Close';
