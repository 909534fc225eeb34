import type { OfficeEnquiry } from '@contract/officeEnquiries';
import { brand } from '@contract/brand';
import { csvText } from '../../lib/csv';
import { Problem, badField } from '../../lib/problem';
import { oneLine } from '../../email/emailText';
import type { Email } from '../../email/outbox';

/** @throws Problem 400 when the account cannot answer enquiries */
export function checkAssignee(assignee: number | null | undefined, agents: readonly { id: number }[]): void {
  if (assignee && !agents.some(({ id }) => id === assignee))
    throw badField('assignee', 'Choose one of the agents. This account is not one.');
}

/** A client id that was used for another enquiry is the client's mistake. */
export const clientIdTaken = () =>
  new Problem(409, 'client_id_taken', 'This message was sent for another enquiry. Reload the page.');

/** Our reply as the person receives it. Answers go to the office's mailbox. */
export function replyEmail(
  enquiry: Pick<OfficeEnquiry, 'name' | 'email' | 'property' | 'service'>,
  text: string,
  { author, company }: { author: string; company: { phone: string; email: string } },
): Email {
  const about = oneLine(enquiry.property?.title ?? enquiry.service?.title ?? '');
  return {
    to: enquiry.email,
    subject: about ? `Re: your enquiry about ${about}` : `Re: your enquiry to ${brand}`,
    body: `${text}\n\n${oneLine(author)}\n${brand}\n${company.phone} · ${company.email}`,
  };
}

const headings = [
  'Number',
  'Received',
  'Kind',
  'State',
  'Name',
  'Email',
  'Phone',
  'About',
  'Assignee',
  'Reply due',
  'First reply',
  'Message',
];

/** Enquiries as a file for spreadsheets. Times are in UTC. */
export function enquiriesCsv(enquiries: readonly OfficeEnquiry[]): string {
  const lines = enquiries.map((one) => [
    String(one.id),
    one.created_at,
    one.kind,
    one.state,
    one.name,
    one.email,
    one.phone,
    one.property?.title ?? one.service?.title ?? '',
    one.assignee?.name ?? '',
    one.response_due_at ?? '',
    one.first_response_at ?? '',
    one.message,
  ]);
  return csvText([headings, ...lines]);
}
