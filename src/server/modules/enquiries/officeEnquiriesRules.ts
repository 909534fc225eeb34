import type { OfficeEnquiry } from '@contract/officeEnquiries';
import { beginningOf } from '@contract/beginningOf';
import { brand } from '@contract/brand';
import { splitQuoted } from '@contract/quotedText';
import * as enquiryLabels from '@messages/contract/enquiries';
import * as messages from '@messages/server/enquiries';
import { csvText, phoneCell } from '../../lib/csv';
import { indiaTime } from '../../lib/indiaDays';
import { officeMoment } from '../../lib/moments';
import { Problem } from '../../lib/problem';
import { oneLine, usualContent } from '../../email/emailContent';
import type { Email } from '../../email/outbox';

/** A client id that was used for another enquiry is the client's mistake. */
export const clientIdTaken = () => new Problem(409, 'client_id_taken', messages.thisMessageWasSent);

/** What the person wrote last, by email. */
export interface LastReceived {
  text: string;
  author: string;
  messageId: string;
  at: Date;
}

/** Characters of their email that ours quotes. */
const longestQuote = 4_000;
const isMessageId = (text: string) => /^<[^\s<>]{1,250}>$/.test(text);

/** Our reply as the person receives it, with what it answers. Without `replyTo`, answers go to the office's mailbox. */
export function replyEmail(
  enquiry: Pick<OfficeEnquiry, 'name' | 'email' | 'property' | 'service'>,
  text: string,
  {
    author,
    company,
    replyTo,
    conversation,
    received,
  }: {
    author: string;
    company: { phone: string; email: string };
    replyTo: string;
    /** The page on which the person reads all of it, and can answer. */
    conversation: string;
    received: LastReceived | undefined;
  },
): Email {
  const about = oneLine(enquiry.property?.title ?? enquiry.service?.title ?? '');
  return {
    kind: 'enquiry_reply',
    to: enquiry.email,
    replyTo,
    isLetter: true,
    ...(received && isMessageId(received.messageId) && { inReplyTo: received.messageId }),
    subject: about ? messages.replySubjectAbout(about) : messages.replySubject(brand),
    parts: [
      text,
      `${oneLine(author)}\n${brand}\n${company.phone} · ${company.email}`,
      { text: messages.readOrAnswerThere(conversation), urls: [conversation] },
      ...(received
        ? [
            messages.wroteOn(oneLine(received.author), officeMoment(received.at)),
            { quote: beginningOf(splitQuoted(received.text).written, longestQuote) },
          ]
        : []),
    ],
  };
}

/** To a colleague who goes on with an enquiry. */
export function handedOverEmail(
  to: string,
  enquiry: Pick<OfficeEnquiry, 'id' | 'name' | 'email' | 'phone' | 'message' | 'property' | 'service'>,
  { by, publicUrl }: { by: string; publicUrl: string },
): Email {
  const { id, name, email, phone, message, property, service } = enquiry;
  const content = usualContent({
    lead: messages.gaveYouThis(by),
    who: { name, email, phone },
    about: [
      [messages.listingLabel, property?.title],
      [messages.serviceLabel, service?.title],
    ],
    quote: message,
    button: { label: messages.replyInTheOffice, url: `${publicUrl}/office/leads?open=${id}` },
  });
  const subject = oneLine(messages.yoursNow(name));
  return { kind: 'enquiry_handed_over', to, ...(email && { replyTo: email }), subject, ...content };
}

/** Enquiries as a file for spreadsheets. Times are India's. */
export function enquiriesCsv(enquiries: readonly OfficeEnquiry[]): string {
  const lines = enquiries.map((one) => [
    String(one.id),
    indiaTime(one.created_at),
    enquiryLabels.kinds[one.kind],
    enquiryLabels.states[one.state],
    one.name,
    one.email,
    phoneCell(one.phone, one.phone_e164),
    one.property?.title ?? one.service?.title ?? '',
    one.assignee?.name ?? '',
    indiaTime(one.response_due_at),
    indiaTime(one.first_response_at),
    one.message,
  ]);
  return csvText([messages.csvHeadings, ...lines]);
}
