import { brand } from '@contract/brand';
import { subjectInSentence } from '@contract/enquirySubject';
import type { officeLimits } from '@contract/officeLimits';
import type { OfficeEnquiry } from '@contract/officeEnquiries';
import * as messages from '@messages/app/officeLeads';
import * as labels from '@messages/contract/enquiries';
import type { Tone } from '../../ui/office/Status';

export const channelLabels: Readonly<Record<OfficeEnquiry['channel'], string>> = labels.channels;
export const stateLabels: Readonly<Record<OfficeEnquiry['state'], string>> = labels.states;
export const states = ['new', 'answered', 'closed'] as const satisfies readonly OfficeEnquiry['state'][];

type Clock = Pick<OfficeEnquiry, 'state' | 'response_due_at' | 'first_response_at'>;
type Waiting = Clock & Pick<OfficeEnquiry, 'answered_back_at' | 'snoozed_until'>;

/** Whether it is snoozed, and in no list of what waits. */
export const isSnoozed = ({ state, snoozed_until: until }: Waiting, now: number): boolean =>
  state !== 'closed' && until !== null && Date.parse(until) > now;

/** Whether our first reply is later than we promise. */
export const isOverdue = ({ state, response_due_at: due, first_response_at: first }: Clock, now: number): boolean =>
  state === 'new' && first === null && due !== null && Date.parse(due) < now;

export function stateTone(enquiry: Waiting, now: number): Tone {
  if (isOverdue(enquiry, now)) return 'bad';
  if (isSnoozed(enquiry, now)) return 'quiet';
  return ({ new: 'waiting', answered: 'good', closed: 'quiet' } as const)[enquiry.state];
}

/** "New", "Overdue", "Snoozed", "Wrote back", "Answered", "Closed". */
export function stateLabel(enquiry: Waiting, now: number): string {
  if (isOverdue(enquiry, now)) return messages.overdue;
  if (isSnoozed(enquiry, now)) return messages.snoozed;
  return enquiry.state === 'new' && enquiry.answered_back_at ? messages.wroteBack : stateLabels[enquiry.state];
}

type Asked = Pick<OfficeEnquiry, 'name' | 'phone_e164' | 'property' | 'service' | 'kind'>;

/** A template with what it names filled in; unknown placeholders stay. */
export function filledTemplate(text: string, enquiry: Asked): string {
  const values: Readonly<Record<(typeof officeLimits.template.placeholders)[number], string>> = {
    name: enquiry.name,
    listing: subjectInSentence(enquiry),
    company: brand,
  };
  return text.replace(/\{(name|listing|company)\}/g, (_, placeholder: keyof typeof values) => values[placeholder]);
}

/** A WhatsApp chat with the person that begins with `words`; undefined without a number of which we know the country. */
export function whatsAppLink(enquiry: Asked, words: string): string | undefined {
  if (enquiry.phone_e164 === null) return undefined;
  return `https://wa.me/${enquiry.phone_e164.slice(1)}?text=${encodeURIComponent(words)}`;
}
