import * as messages from '@messages/server/enquiries';
import { type Fact, oneLine } from '../../email/emailContent';
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
  replyTo: string,
): Email {
  const about = oneLine(listing?.title ?? serviceTitle ?? '');
  const facts: Fact[] = [
    [messages.listingLabel, listing && about],
    [messages.preferredTime, form.preferred_at && officeMoment(new Date(form.preferred_at))],
  ];
  const chat = `https://wa.me/${company.whatsapp}`;
  return {
    kind: 'enquiry_received',
    to: form.email,
    replyTo,
    subject: messages.weHaveReceived(form.kind, about),
    parts: [
      messages.thankYou(about),
      { facts },
      messages.anAdviserReplies,
      { text: messages.toTalkSooner(company, chat), urls: [chat] },
    ],
    button: listing
      ? { label: messages.seeTheListing, url: `${publicUrl}/properties/${listing.id}` }
      : { label: messages.seeOurHomes, url: `${publicUrl}/properties` },
    after: [messages.notYou],
  };
}
