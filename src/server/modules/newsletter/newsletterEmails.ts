import type { Email } from '../../email/outbox';
import { brand } from '@contract/brand';

/** The footer of every newsletter email. `publicUrl` has no trailing slash. */
export function newsletterFooter(publicUrl: string, unsubscribeToken: string): string {
  return `${brand}\n\nUnsubscribe: ${publicUrl}/newsletter/unsubscribe?token=${unsubscribeToken}`;
}

export function confirmationEmail(
  to: string,
  publicUrl: string,
  tokens: { confirm: string; unsubscribe: string },
): Email {
  return {
    to,
    subject: 'Confirm your newsletter subscription',
    body: `You asked for the newsletter of ${brand}. Please confirm that this address is yours:\n\n${publicUrl}/newsletter/confirm?token=${tokens.confirm}\n\nIf you did not ask for it, do nothing: no newsletter will come.\n\n${newsletterFooter(publicUrl, tokens.unsubscribe)}`,
  };
}
