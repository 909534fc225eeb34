import { brand } from '@contract/brand';
import type { Email } from '../../email/outbox';

const ending = `\n\n${brand}`;

/** The letter with the link for a new password, its key where browsers keep it to themselves. `publicUrl` has no slash at its end. */
export function resetEmail(to: string, publicUrl: string, token: string): Email {
  return {
    to,
    subject: `A new password for ${brand}`,
    body: `Somebody, probably you, asked for a new password. Choose it here within one hour:\n\n${publicUrl}/reset-password#token=${token}\n\nIf it was not you, do nothing: your password stays as it is.${ending}`,
  };
}

export function passwordChangedEmail(to: string, publicUrl: string): Email {
  return {
    to,
    subject: 'Your password was changed',
    body: `The password of your ${brand} account was just changed, and your other devices were logged out.\n\nIf it was not you, ask for a new password at once:\n\n${publicUrl}/login${ending}`,
  };
}

interface LinkTo {
  username: string;
  /** Without a slash at its end. */
  publicUrl: string;
  token: string;
}

/** Asks whoever reads this address to confirm it for an account. */
export function confirmAddressEmail(to: string, { username, publicUrl, token }: LinkTo): Email {
  return {
    to,
    subject: 'Confirm your email address',
    body: `Please confirm that this address belongs to your ${brand} account “${username}”. The link works for 24 hours:\n\n${publicUrl}/email/confirm#token=${token}\n\nIf “${username}” is not your account, do nothing: the address is not added to it.${ending}`,
  };
}

/** Goes to somebody whose proven address was named for another account: it says so, and opens nothing. */
export function addressInUseEmail(to: string, publicUrl: string): Email {
  return {
    to,
    subject: 'You already have an account',
    body: `Somebody, probably you, entered this address for another ${brand} account. You already have an account with it. Log in, or ask for a new password, here:\n\n${publicUrl}/login\n\nIf it was not you, do nothing: your account stays as it is.${ending}`,
  };
}

/** Goes to the address that was, with the way back. */
export function addressChangedEmail(to: string, changedTo: string, { username, publicUrl, token }: LinkTo): Email {
  return {
    to,
    subject: 'Your email address was changed',
    body: `The email address of your ${brand} account “${username}” is ${changedTo} from now on.\n\nIf it was not you who changed it, undo it within 7 days. Your account returns to this address, every device is logged out, and we send you a link for a new password:\n\n${publicUrl}/email/undo#token=${token}\n\nIf it was you, do nothing.${ending}`,
  };
}
