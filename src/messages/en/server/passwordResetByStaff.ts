export const subject = (brand: string) => `Reset your ${brand} password`;
export const youAskedOurOffice = 'You requested a new password from our office. Set it here within one hour.';
export const yourPasswordStays = 'If you didn’t request it, you can ignore this email. Your password won’t change.';

export const disabled = 'This account is disabled. Enable it first.';
export const noEmail = 'This account has no email address.';
export const linksOpen = 'This account already has several links that still work. Try again in an hour.';
