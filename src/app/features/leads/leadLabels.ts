import type { Enquiry, EnquirySummary } from '@contract/enquiries';
import type { EnquiryState } from '@contract/enquiries';
import { subjectInSentence } from '@contract/enquirySubject';
import * as messages from '@messages/app/leads';
import * as labels from '@messages/contract/enquiries';
import { callHref } from '../../ui/callHref';
import { ownMoment } from '../../ui/days';

export const stateNames: Readonly<Record<EnquiryState, string>> = labels.states;

const contacts = (count: number) => `${count} ${messages.contactsCount(count)}`;

/** How many contacts can still be opened; empty for accounts that open none. */
export function contactLabel(summary: EnquirySummary | undefined): string | undefined {
  const left = summary?.contacts;
  if (!left) return undefined;
  if (left.left === null) return messages.yourPackageIncludesUnlimited;
  if (left.left === 0) return messages.youHaveUsedAllYourContacts;
  const free = Math.max(0, left.free.total - left.free.used);
  const bought = left.left - free;
  if (bought === 0) return messages.youHaveLeftForFree(contacts(left.left));
  return free === 0
    ? messages.youHaveLeftWithYourPackage(contacts(left.left))
    : messages.youHaveLeft(contacts(left.left), free, bought);
}

/** What the owner reads of the office's own work on an enquiry; nothing as long as there is none. */
export function officeLine({ office }: Pick<Enquiry, 'office'>): string[] {
  if (!office) return [];
  const { state, first_response_at: first } = office;
  return [
    ...(first
      ? [messages.officeAnswered(ownMoment(first))]
      : state === 'answered'
        ? [messages.officeMarkedAnswered]
        : []),
    ...(state === 'closed' ? [messages.officeClosed] : []),
  ];
}

export interface ReplyLinks {
  mail: string;
  /** Absent if there is no phone number. */
  call?: string;
  /** Absent for a number of which nobody knows the country. */
  whatsApp?: string;
}

/** Links that start a reply to an enquiry with an opened contact. */
export function replyLinks(
  lead: Pick<Enquiry, 'name' | 'email' | 'phone' | 'phone_e164' | 'message' | 'property' | 'service' | 'kind'>,
): ReplyLinks {
  const subject = subjectInSentence(lead);
  const greeting = messages.greeting(lead.name, subject);
  const quoted = lead.message
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const mail = `mailto:${encodeURIComponent(lead.email).replace('%40', '@')}?${new URLSearchParams({ subject: messages.reSubject(subject), body: `${greeting}\n\n${quoted}` }).toString().replaceAll('+', '%20')}`;
  if (!lead.phone) return { mail };
  const chat = `https://wa.me/${lead.phone_e164?.slice(1)}?${new URLSearchParams({ text: greeting.trim() }).toString().replaceAll('+', '%20')}`;
  return { mail, call: callHref(lead.phone), ...(lead.phone_e164 && { whatsApp: chat }) };
}
