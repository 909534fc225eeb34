import * as messages from '@messages/server/enquiries';
import { type Fact, oneLine, usualContent } from '../../email/emailContent';
import type { Email } from '../../email/outbox';
import { officeMoment } from '../../lib/moments';
import { maskContact } from './enquiriesRules';
import type { EnquiredListing, EnquiryForm } from './enquiriesStore';

/** The subject of an enquiry. */
export interface EnquirySubject {
  listing: EnquiredListing | undefined;
  serviceTitle: string | undefined;
}

function subjectOf(form: EnquiryForm, { listing, serviceTitle }: EnquirySubject): string {
  const about = listing?.title ?? serviceTitle;
  return oneLine(messages.announcement(form.kind, form.name, about));
}

const factsOf = (form: EnquiryForm, { listing, serviceTitle }: EnquirySubject, publicUrl: string): Fact[] => [
  [messages.listingLabel, listing?.title, listing && `${publicUrl}/properties/${listing.id}`],
  [messages.serviceLabel, serviceTitle],
  [messages.preferredTime, form.preferred_at && officeMoment(new Date(form.preferred_at))],
];

const inboxOf = ({ publicUrl, id }: Announcement) => `${publicUrl}/my-enquiries?id=${id}`;
const officePageOf = ({ publicUrl, id }: Announcement) => `${publicUrl}/office/leads?open=${id}`;

/** To the office and its agents. */
function emailWithContact(to: string, form: EnquiryForm, about: EnquirySubject, announcement: Announcement): Email {
  const content = usualContent({
    who: { name: form.name, email: form.email, phone: form.phone ?? '' },
    about: factsOf(form, about, announcement.publicUrl),
    quote: form.message,
    button: { label: messages.replyInTheOffice, url: officePageOf(announcement) },
  });
  return { kind: 'enquiry_announced', to, replyTo: form.email, subject: subjectOf(form, about), ...content };
}

/** To an owner, who opens email and phone in the inbox; each counts as one contact of the owner's allowance. */
function emailWithoutContact(to: string, form: EnquiryForm, about: EnquirySubject, announcement: Announcement): Email {
  const shown = maskContact({ ...form, phone: form.phone ?? '' });
  const content = usualContent({
    about: [[messages.nameLabel, shown.name], ...factsOf(form, about, announcement.publicUrl)],
    quote: shown.message,
    button: { label: messages.seeTheirContactDetailsAndReply, url: inboxOf(announcement) },
    office: { email: announcement.office, phone: announcement.officePhone },
  });
  return { kind: 'enquiry_masked', to, subject: subjectOf(shown, about), ...content };
}

/** How an enquiry is announced: `toOwner` when the listing is not ours; `publicUrl` has no trailing slash. */
interface Announcement {
  id: number;
  toOwner: boolean;
  office: string;
  officePhone: string;
  publicUrl: string;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The emails about an enquiry: to the office, to the agent who answers for the listing, and to its owner. */
export function enquiryEmails(form: EnquiryForm, about: EnquirySubject, announcement: Announcement): Email[] {
  const { toOwner, office } = announcement;
  const { listing } = about;
  const ofUs = [office, ...(listing?.agent && !isSame(listing.agent.email, office) ? [listing.agent.email] : [])];
  const toUs = ofUs.map((to) => emailWithContact(to, form, about, announcement));
  if (!listing || !toOwner || ofUs.some((to) => isSame(to, listing.ownerEmail))) return toUs;
  return [
    ...toUs,
    (listing.isOffice ? emailWithContact : emailWithoutContact)(listing.ownerEmail, form, about, announcement),
  ];
}
