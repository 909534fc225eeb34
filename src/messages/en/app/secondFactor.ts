/** The second step of a login, and the question who somebody is. */
export const title = 'Confirm it’s you';
export const whyAgain =
  'Before this step, we need to check it’s you. We won’t ask again for 15 minutes, and what you entered will be kept.';
export const askFor = {
  totp: 'Enter the current code from your authenticator app.',
  passkey: 'Use your fingerprint, face, screen lock or security key.',
  recovery: 'Enter one of your recovery codes. Each works once.',
  password: 'Enter your password.',
} as const;
export const code = 'Code from your app';
export const recoveryCode = 'Recovery code';
export const password = 'Your password';
export const sixDigits = 'Enter the 6-digit code.';
export const confirm = 'Confirm';
export const usePasskey = 'Use passkey';
export const otherWay = {
  totp: 'Use a code from your app',
  passkey: 'Use a passkey',
  recovery: 'Use a recovery code',
  password: 'Use your password',
} as const;
export const passkeyNotUsed = 'The passkey was not used. Try again, or choose another way.';
export const oneMoment = 'One moment…';
export const retry = 'Try again';

// ProofDialog
export const close = 'Close';
