import { brand } from '@contract/brand';
import type { Letter } from '../../mail/outbox';
import { masked } from './enquiriesRules';
import type { AskedListing, EnquiryForm } from './enquiriesStore';

/** What an enquiry is about, beside its own words. */
export interface EnquirySubject {
  listing: AskedListing | undefined;
  serviceTitle: string | undefined;
}

const what: Readonly<Record<EnquiryForm['kind'], string>> = {
  contact: 'A message',
  property: 'A question',
  quote: 'A request for a quote',
  visit: 'A request for a visit',
  callback: 'A request to be called back',
};

export const clock = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone: 'Asia/Kolkata' });
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function subjectOf(form: EnquiryForm, { listing, serviceTitle }: EnquirySubject): string {
  const about = listing?.title ?? serviceTitle;
  return oneLine(`${what[form.kind]} from ${form.name}${about ? `: ${about}` : ''}`);
}

/** What is told of an enquiry; its contact only to who need not open it. */
function bodyOf(form: EnquiryForm, { listing, serviceTitle }: EnquirySubject, contact: readonly (readonly [string, string | undefined])[], publicUrl: string): string {
  const facts = [
    ['Name', form.name] as const,
    ...contact,
    ['Listing', listing && `${listing.title}, ${publicUrl}/properties/${listing.id}`] as const,
    ['Service', serviceTitle] as const,
    ['Preferred time', form.preferred_at && `${clock.format(new Date(form.preferred_at))}, India`] as const,
  ].flatMap(([name, value]) => (value ? [`${name}: ${oneLine(value)}`] : []));
  return `${facts.join('\n')}\n\n${form.message}`;
}

const ending = `\n\n${brand}`;

function wholeLetter(to: string, form: EnquiryForm, about: EnquirySubject, publicUrl: string): Letter {
  return { to, subject: subjectOf(form, about), body: bodyOf(form, about, [['Email', form.email], ['Phone', form.phone]], publicUrl) + ending };
}

/** To an owner, who opens the contact in the inbox. */
function ownersLetter(to: string, form: EnquiryForm, about: EnquirySubject, publicUrl: string, id: number): Letter {
  const shown = masked({ ...form, phone: form.phone ?? '' });
  return { to, subject: subjectOf(shown, about), body: `${bodyOf(shown, about, [], publicUrl)}\n\nAnswer it, with email and phone, in your inbox:\n\n${publicUrl}/my-enquiries?id=${id}${ending}` };
}

/** How an enquiry is told of: `toOwner` when it is not the office's alone; `publicUrl` has no slash at its end. */
interface Telling {
  id: number;
  toOwner: boolean;
  office: string;
  publicUrl: string;
}

/** The letters that tell of an enquiry: to the office, and to the owner of the listing it is about. */
export function enquiryLetters(form: EnquiryForm, about: EnquirySubject, { id, toOwner, office, publicUrl }: Telling): Letter[] {
  const toOffice = wholeLetter(office, form, about, publicUrl);
  const { listing } = about;
  if (!listing || !toOwner || listing.ownerEmail.toLowerCase() === office.toLowerCase()) return [toOffice];
  return [toOffice, listing.isOffice ? wholeLetter(listing.ownerEmail, form, about, publicUrl) : ownersLetter(listing.ownerEmail, form, about, publicUrl, id)];
}
