import * as messages from '@messages/server/secondFactorEmails';
import type { EmailLink } from '../../../email/emailContent';
import type { Email } from '../../../email/outbox';

interface Recipient {
  username: string;
  email: string;
}

const emailTo = (
  { email }: Recipient,
  said: { subject: string; parts: readonly string[] },
  button: EmailLink,
): Email => ({ kind: 'factor_changed', to: email, ...said, button });
const login = (publicUrl: string): EmailLink => ({ label: messages.logIn, url: `${publicUrl}/login` });

/** `name` is what its owner calls the device. `publicUrl` has no trailing slash in all of these. */
export function factorAddedEmail(to: Recipient, publicUrl: string, name: string): Email {
  return emailTo(to, messages.factorAdded(to.username, name), login(publicUrl));
}

/** `isLast`: a login needs only the password again. */
export function factorRemovedEmail(to: Recipient, publicUrl: string, name: string, isLast: boolean): Email {
  return emailTo(to, messages.factorRemoved(to.username, name, isLast), login(publicUrl));
}

/** After somebody of the agency removed all factors. */
export function factorsResetEmail(to: Recipient, publicUrl: string): Email {
  return emailTo(to, messages.factorsReset(to.username), login(publicUrl));
}

export function recoveryCodesRenewedEmail(to: Recipient, publicUrl: string): Email {
  return emailTo(to, messages.recoveryCodesRenewed(to.username), login(publicUrl));
}

export function recoveryCodeUsedEmail(to: Recipient, publicUrl: string, left: number): Email {
  return emailTo(to, messages.recoveryCodeUsed(to.username, left), {
    label: messages.yourProfile,
    url: `${publicUrl}/profile`,
  });
}

/** After five wrong codes: somebody knows the password. */
export function codesGuessedEmail(to: Recipient, publicUrl: string): Email {
  return emailTo(to, messages.codesGuessed(to.username), login(publicUrl));
}
