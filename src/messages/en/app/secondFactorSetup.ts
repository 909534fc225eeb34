/** Two-step login on the profile and in the office. */
export const heading = 'Two-step login';
export const lead =
  'After your password, we ask for a code from your phone or a passkey, so a stolen password is not enough to log in.';
export const what = 'your two-step login';
export const on = 'Two-step login is on.';
export const off = 'Two-step login is off. Your password alone is enough to log in.';
export const confirmFirst =
  'First confirm your email address, under “Your details”. Until then, you can’t add two-step login.';
export const devices = 'Devices for two-step login';

export const addTitle = { totp: 'Add an authenticator app', passkey: 'Add a passkey' } as const;
export const moveTotp = 'Move the app to another phone';
export const add = { totp: 'Confirm and add', passkey: 'Create passkey' } as const;
export const added = { totp: 'Authenticator app added.', passkey: 'Passkey added.' } as const;
export const scan = 'Scan this code with an authenticator app, such as Google Authenticator, Aegis or 1Password.';
export const qrCode = 'QR code for your authenticator app';
export const orType = 'Or type this key into the app:';
export const firstCode = 'Code from the app';
export const sixDigits = 'Enter the 6-digit code.';
export const deviceName = 'Name of this device';
export const deviceNameHelp = { totp: 'For example “My phone”.', passkey: 'For example “Office laptop”.' } as const;
export const passkeyHelp =
  'Your browser will ask for your fingerprint, face, screen lock or security key. You won’t need a password on that device.';
export const passkeyNotCreated = 'No passkey was created. Try again, or use an authenticator app.';
export const passkeyKnown = 'This device already has a passkey for your account.';

export const recoveryCodes = 'Recovery codes';
export const keepCodes =
  'Keep these codes in a safe place. If you lose your device, each lets you log in once. We won’t show them again.';
export const copyCodes = 'Copy';
export const copied = 'Copied.';
export const notCopied = 'Your browser did not allow copying. Download the codes instead.';
export const downloadCodes = 'Download';
export const downloaded = 'Saved as a file.';
export const codesFileName = 'recovery-codes.txt';
export const codesFile = (site: string, codes: readonly string[]) =>
  `Recovery codes for your ${site} account. Each works once.\n\n${codes.join('\n')}\n`;
export const codesSaved = 'I’ve saved the codes';
export const codesLeft = (left: number) =>
  left === 1 ? 'You have 1 recovery code left.' : `You have ${left} recovery codes left.`;
export const newCodes = 'Create new recovery codes';

export const kindOf = { totp: 'Authenticator app', passkey: 'Passkey' } as const;
export const addedOn = (day: string) => `added ${day}`;
export const usedOn = (moment: string) => `last used ${moment}`;
export const neverUsed = 'not used yet';
export const rename = 'Rename';
export const renameDevice = (name: string) => `Rename ${name}`;
export const renamed = (name: string) => `The device is now called ${name}.`;
export const remove = 'Remove';
export const removeDevice = (name: string) => `Remove ${name}`;
export const removed = (name: string) => `${name} has been removed.`;
export const removeTitle = (name: string) => `Remove ${name}?`;
export const keep = 'Keep it';
export const lastRemoved =
  'This is your last device. Without it, your password alone is enough to log in, and your recovery codes stop working.';
export const lastMustStay = 'Your role needs two-step login. Add another device before you remove this one.';
export const othersStay = 'You’ll no longer be able to log in with this device. Your other devices will still work.';
export const save = 'Save';
export const cancel = 'Cancel';
export const oneMoment = 'One moment…';
export const retry = 'Try again';

export const office = 'Office';
export const neededTitle = 'Set up two-step login';
export const needed = 'You need two-step login to use the office. Add an authenticator app or a passkey to continue.';
export const close = 'Close';
