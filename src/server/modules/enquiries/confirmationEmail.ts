import { brand } from '@contract/brand';
import * as messages from '@messages/server/enquiries';
import { oneLine } from '../../email/emailText';
import type { Email } from '../../email/outbox';
import { officeMoment } from '../../lib/moments';
import type { SiteSettings } from '../../lib/siteSettings';
import type { EnquiryForm } from './enquiriesStore';
import type { EnquirySubject } from './enquiryEmails';

/**
 * Confirms an enquiry to its sender. Anyone can type anyone's address into the form, so the email repeats neither the message nor the
 * name, and its only links are our own.
 */
export function confirmationEmail(
  form: EnquiryForm,
  { listing, serviceTitle }: EnquirySubject,
  { company, publicUrl }: Pick<SiteSettings, 'company' | 'publicUrl'>,
): Email {
  const about = oneLine(listing?.title ?? serviceTitle ?? '');
  const facts = [
    listing && `${about}\n${publicUrl}/properties/${listing.id}`,
    form.preferred_at && messages.preferredTimeIs(officeMoment(new Date(form.preferred_at))),
  ]
    .filter(Boolean)
    .join('\n\n');
  return {
    kind: 'enquiry_received',
    to: form.email,
    subject: messages.weHaveReceived(form.kind, about),
    body: messages.confirmation(form.kind, about, facts, company, brand),
  };
}
