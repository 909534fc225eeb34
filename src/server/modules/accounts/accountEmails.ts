import { brand } from '@contract/brand';
import * as messages from '@messages/server/passwordResetByStaff';
import type { Email } from '../../email/outbox';

const ending = `\n\n${brand}`;

/** The email with the link for a new password; its token is in the fragment, which browsers do not send. `publicUrl` has no trailing slash. */
export function resetEmail(to: string, publicUrl: string, token: string): Email {
  return {
    to,
    subject: `A new password for ${brand}`,
    body: `Somebody, probably you, asked for a new password. Choose it here within one hour:\n\n${publicUrl}/reset-password#token=${token}\n\nIf it was not you, do nothing: your password stays as it is.${ending}`,
  };
}

/** The same for an account whose owner asked us: the office requested it. */
export function staffResetEmail(to: string, publicUrl: string, token: string): Email {
  return {
    to,
    subject: messages.subject(brand),
    body: messages.body(`${publicUrl}/reset-password#token=${token}`) + ending,
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
  /** Without a trailing slash. */
  publicUrl: string;
  token: string;
}

/** Asks the reader of an address to confirm it for an account. */
export function confirmAddressEmail(to: string, { username, publicUrl, token }: LinkTo): Email {
  return {
    to,
    subject: 'Confirm your email address',
    body: `Please confirm that this address belongs to your ${brand} account “${username}”. The link works for 24 hours:\n\n${publicUrl}/email/confirm#token=${token}\n\nIf “${username}” is not your account, do nothing: the address is not added to it.${ending}`,
  };
}

/** Tells the owner of a confirmed address that someone used it for another account. Contains no token. */
export function addressInUseEmail(to: string, publicUrl: string): Email {
  return {
    to,
    subject: 'You already have an account',
    body: `Somebody, probably you, entered this address for another ${brand} account. You already have an account with it. Log in, or ask for a new password, here:\n\n${publicUrl}/login\n\nIf it was not you, do nothing: your account stays as it is.${ending}`,
  };
}

/** Tells the old address about a change, with a link to undo it. */
export function addressChangedEmail(to: string, changedTo: string, { username, publicUrl, token }: LinkTo): Email {
  return {
    to,
    subject: 'Your email address was changed',
    body: `The email address of your ${brand} account “${username}” is ${changedTo} from now on.\n\nIf it was not you who changed it, undo it within 7 days. Your account returns to this address, every device is logged out, and we send you a link for a new password:\n\n${publicUrl}/email/undo#token=${token}\n\nIf it was you, do nothing.${ending}`,
  };
}
