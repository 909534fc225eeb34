export const subject = (brand: string) => `A new password for ${brand}`;
export const youAskedOurOffice = 'You asked our office for a new password. Choose it here within one hour.';
export const yourPasswordStays = 'If you did not ask for it, do nothing: your password stays as it is.';

export const disabled = 'This account is disabled. Enable it first.';
export const noEmail = 'This account has no email address.';
export const linksOpen = 'This account has enough links that still work. Try again in an hour.';
