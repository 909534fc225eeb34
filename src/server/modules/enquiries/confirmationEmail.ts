import { brand } from '@contract/brand';
import { oneLine } from '../../email/emailText';
import type { Email } from '../../email/outbox';
import type { Settings } from '../../settings';
import type { EnquiryForm } from './enquiriesStore';
import { type EnquirySubject, formatTime } from './enquiryEmails';

const what: Readonly<Record<EnquiryForm['kind'], string>> = {
  contact: 'message',
  property: 'question',
  quote: 'request for a quote',
  visit: 'request for a visit',
  callback: 'request to be called back',
};

/**
 * Confirms an enquiry to its sender. Anyone can type anyone's address into the form, so the email repeats neither the message nor the
 * name, and its only links are our own.
 */
export function confirmationEmail(
  form: EnquiryForm,
  { listing, serviceTitle }: EnquirySubject,
  { company, publicUrl }: Pick<Settings, 'company' | 'publicUrl'>,
): Email {
  const about = oneLine(listing?.title ?? serviceTitle ?? '');
  const facts = [
    listing && `${about}\n${publicUrl}/properties/${listing.id}`,
    form.preferred_at && `Preferred time: ${formatTime.format(new Date(form.preferred_at))}, India`,
  ]
    .filter(Boolean)
    .join('\n\n');
  return {
    to: form.email,
    subject: `We have received your ${what[form.kind]}${about && `: ${about}`}`,
    body: `Hello,

thank you: your ${what[form.kind]}${about && ` about ${about}`} has arrived.${facts && `\n\n${facts}`}

A person answers within one working day, Monday to Saturday, by the email address or the phone number that you gave.

Until then you reach us at ${company.phone}, at ${company.email}, or on WhatsApp: https://wa.me/${company.whatsapp}

If you did not write to us, somebody mistyped their address: you need not do anything.

${brand}`,
  };
}
