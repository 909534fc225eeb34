import { brand } from '@contract/brand';
import * as messages from '@messages/server/accounts';
import * as byStaff from '@messages/server/passwordResetByStaff';
import type { Email } from '../../email/outbox';

/** The email with the link for a new password; its token is in the fragment, which browsers do not send. `publicUrl` has no trailing slash. */
export function resetEmail(to: string, publicUrl: string, token: string): Email {
  return {
    kind: 'password_reset',
    to,
    subject: messages.aNewPassword(brand),
    parts: [messages.resetYourPassword],
    button: { label: messages.chooseAPassword, url: `${publicUrl}/reset-password#token=${token}` },
    after: [messages.yourPasswordStays],
  };
}

/** The same for an account whose owner asked us: the office requested it. */
export function staffResetEmail(to: string, publicUrl: string, token: string): Email {
  return {
    kind: 'password_reset_by_staff',
    to,
    subject: byStaff.subject(brand),
    parts: [byStaff.youAskedOurOffice],
    button: { label: messages.chooseAPassword, url: `${publicUrl}/reset-password#token=${token}` },
    after: [byStaff.yourPasswordStays],
  };
}

export function passwordChangedEmail(to: string, publicUrl: string): Email {
  return {
    kind: 'password_changed',
    to,
    subject: messages.yourPasswordWasChanged,
    parts: [messages.thePasswordOfYourAccountWas(brand), messages.ifItWasNotYouAskForANewPassword],
    button: { label: messages.logIn, url: `${publicUrl}/login` },
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
    parts: [messages.pleaseConfirmThatThisAddress(brand)],
    button: { label: messages.confirmThisAddress, url: `${publicUrl}/email/confirm#token=${token}` },
    after: [messages.ifYouHaveNoSuchAccount],
  };
}

/** Tells the owner of a confirmed address that someone used it for another account. Contains no token. */
export function addressInUseEmail(to: string, publicUrl: string): Email {
  return {
    kind: 'address_in_use',
    to,
    subject: messages.youAlreadyHaveAnAccount,
    parts: [messages.somebodyProbablyYouEntered(brand)],
    button: { label: messages.logIn, url: `${publicUrl}/login` },
    after: [messages.yourAccountStays],
  };
}

/** Tells the old address about a change, with a link to undo it. */
export function addressChangedEmail(to: string, changedTo: string, { username, publicUrl, token }: LinkTo): Email {
  return {
    kind: 'address_changed',
    to,
    subject: messages.yourEmailAddressWasChanged,
    parts: [messages.theEmailAddressOfYourAccount(brand, username, changedTo), messages.ifItWasNotYouUndoIt],
    button: { label: messages.undoTheChange, url: `${publicUrl}/email/undo#token=${token}` },
    after: [messages.ifItWasYouDoNothing],
  };
}
