import { brand } from '@contract/brand';
import * as messages from '@messages/server/secondFactorEmails';
import type { Email } from '../../../email/outbox';

interface Recipient {
  username: string;
  email: string;
}

const emailTo = ({ email }: Recipient, { subject, body }: { subject: string; body: string }): Email => ({
  kind: 'factor_changed',
  to: email,
  subject,
  body: `${body}\n\n${brand}`,
});

/** `name` is what its owner calls the device. `publicUrl` has no trailing slash in all of these. */
export function factorAddedEmail(to: Recipient, publicUrl: string, name: string): Email {
  return emailTo(to, messages.factorAdded(to.username, name, `${publicUrl}/login`));
}

/** `isLast`: a login needs only the password again. */
export function factorRemovedEmail(to: Recipient, publicUrl: string, name: string, isLast: boolean): Email {
  return emailTo(to, messages.factorRemoved(to.username, name, isLast, `${publicUrl}/login`));
}

/** After somebody of the agency removed all factors. */
export function factorsResetEmail(to: Recipient, publicUrl: string): Email {
  return emailTo(to, messages.factorsReset(to.username, `${publicUrl}/login`));
}

export function recoveryCodesRenewedEmail(to: Recipient, publicUrl: string): Email {
  return emailTo(to, messages.recoveryCodesRenewed(to.username, `${publicUrl}/login`));
}

export function recoveryCodeUsedEmail(to: Recipient, publicUrl: string, left: number): Email {
  return emailTo(to, messages.recoveryCodeUsed(to.username, left, `${publicUrl}/profile`));
}

/** After five wrong codes: somebody knows the password. */
export function codesGuessedEmail(to: Recipient, publicUrl: string): Email {
  return emailTo(to, messages.codesGuessed(to.username, `${publicUrl}/login`));
}
