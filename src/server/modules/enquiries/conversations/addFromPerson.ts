import { splitQuoted } from '@contract/quotedText';
import * as messages from '@messages/server/enquiries';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import { oneLine, usualContent } from '../../../email/emailContent';
import { queueEmail } from '../../../email/outbox';
import { mayAnswer } from '../../../lib/agents';
import type { EnquiriesDeps } from '../enquiriesDeps';
import { markAnsweredBack } from '../officeEnquiryChanges';
import { addMessage } from '../officeEnquiriesStore';

/** An enquiry whose person writes. */
export interface AnsweredEnquiry {
  id: number;
  name: string;
  email: string;
  phone: string;
  title: string;
  assigneeId: number | null;
}

/** An enquiry of somebody who can still be reached, locked. Of an erased one nothing may begin again. */
export const lockAnswered = (tx: Queryable, id: number): Promise<AnsweredEnquiry | undefined> =>
  tx.row<AnsweredEnquiry>(sql`
    select id, name, email, phone, property_title as title, assignee_id as "assigneeId" from enquiry where id = ${id} and email <> '' for update`);

/** What a person writes, from which address, under which name. */
export interface FromPerson {
  clientId: string;
  name: string;
  /** The name as the conversation shows it. */
  author: string;
  address: string;
  text: string;
  /** Of an email. */
  messageId?: string;
  leftOut?: readonly string[];
}

/**
 * Adds what the person wrote, makes the enquiry wait again, and informs its agent or the office.
 * @returns the id of the message; undefined when it is there already
 */
export async function addFromPerson(
  tx: Queryable,
  { settings: { company, publicUrl }, now }: Pick<EnquiriesDeps, 'settings' | 'now'>,
  enquiry: AnsweredEnquiry,
  { clientId, name, author, address, text, messageId = '', leftOut = [] }: FromPerson,
): Promise<number | undefined> {
  const added = await addMessage(tx, {
    enquiryId: enquiry.id,
    clientId,
    kind: 'received',
    author: { id: null, name: author },
    text,
    mailId: null,
    at: now(),
    sentFrom: address,
    messageId,
    leftOut,
  });
  if (added === undefined) return undefined;
  await markAnsweredBack(tx, enquiry.id, now());
  const agent = await tx.row<{ email: string }>(
    sql`select a.email from account a where a.id = ${enquiry.assigneeId} and ${mayAnswer(sql`a`)} and a.email <> ''`,
  );
  await queueEmail(tx, {
    kind: 'enquiry_answered',
    to: agent?.email ?? company.email,
    replyTo: address,
    subject: oneLine(messages.wroteBack(name, enquiry.title)),
    ...usualContent({
      who: { name, email: address, phone: enquiry.phone },
      about: [
        [messages.listingLabel, enquiry.title],
        [messages.filesLabel, leftOut.join(', ')],
      ],
      quote: splitQuoted(text).written,
      button: { label: messages.replyInTheOffice, url: `${publicUrl}/office/leads?open=${enquiry.id}` },
    }),
  });
  return added;
}
