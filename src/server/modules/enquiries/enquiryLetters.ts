import type { Letter } from '../../mail/outbox';
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

const clock = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone: 'Asia/Kolkata' });
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function subjectOf(form: EnquiryForm, { listing, serviceTitle }: EnquirySubject): string {
  const about = listing?.title ?? serviceTitle;
  return oneLine(`${what[form.kind]} from ${form.name}${about ? `: ${about}` : ''}`);
}

function bodyOf(form: EnquiryForm, { listing, serviceTitle }: EnquirySubject, publicUrl: string): string {
  const facts = [
    ['Name', form.name],
    ['Email', form.email],
    ['Phone', form.phone],
    ['Listing', listing && `${listing.title}, ${publicUrl}/properties/${listing.id}`],
    ['Service', serviceTitle],
    ['Preferred time', form.preferred_at && `${clock.format(new Date(form.preferred_at))}, India`],
  ].flatMap(([name, value]) => (value ? [`${name}: ${oneLine(value)}`] : []));
  return `${facts.join('\n')}\n\n${form.message}\n\nAangan Estates`;
}

/** The letters that tell of an enquiry: to the office, and to the owner of the listing it is about. `publicUrl` has no slash at its end. */
export function enquiryLetters(form: EnquiryForm, about: EnquirySubject, { office, publicUrl }: { office: string; publicUrl: string }): Letter[] {
  const recipients = new Map([office, ...(about.listing ? [about.listing.ownerEmail] : [])].map((to) => [to.toLowerCase(), to]));
  return [...recipients.values()].map((to) => ({ to, subject: subjectOf(form, about), body: bodyOf(form, about, publicUrl) }));
}
