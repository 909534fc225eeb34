import { brand } from '@contract/brand';
import type { Letter } from '../../mail/outbox';

const ending = `\n\n${brand}`;

/** The letter with the link for a new password, its key where browsers keep it to themselves. `publicUrl` has no slash at its end. */
export function resetLetter(to: string, publicUrl: string, token: string): Letter {
  return {
    to,
    subject: `A new password for ${brand}`,
    body: `Somebody, probably you, asked for a new password. Choose it here within one hour:\n\n${publicUrl}/reset-password#token=${token}\n\nIf it was not you, do nothing: your password stays as it is.${ending}`,
  };
}

export function passwordChangedLetter(to: string, publicUrl: string): Letter {
  return {
    to,
    subject: 'Your password was changed',
    body: `The password of your ${brand} account was just changed, and your other devices were logged out.\n\nIf it was not you, ask for a new password at once:\n\n${publicUrl}/login${ending}`,
  };
}

/** Goes to the address that was. */
export function emailChangedLetter(to: string, changedTo: string, companyEmail: string): Letter {
  return {
    to,
    subject: 'Your email address was changed',
    body: `The email address of your ${brand} account is ${changedTo} from now on.\n\nIf it was not you who changed it, write to ${companyEmail} at once.${ending}`,
  };
}
