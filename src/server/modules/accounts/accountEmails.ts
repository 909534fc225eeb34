import { brand } from '@contract/brand';
import * as messages from '@messages/server/accounts';
import * as byStaff from '@messages/server/passwordResetByStaff';
import type { Email } from '../../email/outbox';

const ending = `\n\n${brand}`;

/** The email with the link for a new password; its token is in the fragment, which browsers do not send. `publicUrl` has no trailing slash. */
export function resetEmail(to: string, publicUrl: string, token: string): Email {
  return {
    kind: 'password_reset',
    to,
    subject: messages.aNewPassword(brand),
    body: messages.somebodyProbablyYouAsked(publicUrl, token, ending),
  };
}

/** The same for an account whose owner asked us: the office requested it. */
export function staffResetEmail(to: string, publicUrl: string, token: string): Email {
  return {
    kind: 'password_reset_by_staff',
    to,
    subject: byStaff.subject(brand),
    body: byStaff.body(`${publicUrl}/reset-password#token=${token}`) + ending,
  };
}

export function passwordChangedEmail(to: string, publicUrl: string): Email {
  return {
    kind: 'password_changed',
    to,
    subject: messages.yourPasswordWasChanged,
    body: messages.thePasswordOfYourAccountWas(brand, publicUrl, ending),
  };
}

interface LinkTo {
  username: string;
  /** Without a trailing slash. */
  publicUrl: string;
  token: string;
}

/** Asks the reader of an address to confirm it for an account, whose name a stranger may have typed. */
export function confirmAddressEmail(to: string, { publicUrl, token }: Omit<LinkTo, 'username'>): Email {
  return {
    kind: 'confirm_address',
    to,
    subject: messages.confirmYourEmailAddress,
    body: messages.pleaseConfirmThatThisAddress(brand, publicUrl, token, ending),
  };
}

/** Tells the owner of a confirmed address that someone used it for another account. Contains no token. */
export function addressInUseEmail(to: string, publicUrl: string): Email {
  return {
    kind: 'address_in_use',
    to,
    subject: messages.youAlreadyHaveAnAccount,
    body: messages.somebodyProbablyYouEntered(brand, publicUrl, ending),
  };
}

/** Tells the old address about a change, with a link to undo it. */
export function addressChangedEmail(to: string, changedTo: string, { username, publicUrl, token }: LinkTo): Email {
  return {
    kind: 'address_changed',
    to,
    subject: messages.yourEmailAddressWasChanged,
    body: messages.theEmailAddressOfYourAccount(brand, username, changedTo, publicUrl, token, ending),
  };
}
