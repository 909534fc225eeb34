import { createHash } from 'node:crypto';
import { beginningOf } from '@contract/beginningOf';
import { limits } from '@contract/limits';
import { splitQuoted } from '@contract/quotedText';
import * as messages from '@messages/server/enquiries';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import { oneLine, usualContent } from '../../../email/emailContent';
import { isReplyAddress } from '../../../email/message';
import { queueEmail, queueEmails } from '../../../email/outbox';
import { mayAnswer } from '../../../lib/agents';
import { addOfficeMinutes } from '../../../lib/officeHours';
import { enquiryOfReply } from '../../../lib/replyAddress';
import type { EnquiriesDeps } from '../enquiriesDeps';
import { addEnquiry, findSentEnquiry } from '../enquiriesStore';
import { enquiryEmails } from '../enquiryEmails';
import { markAnsweredBack } from '../officeEnquiryChanges';
import { addMessage, findMessage } from '../officeEnquiriesStore';
import type { IncomingMessage } from './readMessage';

export interface Received {
  outcome: 'message' | 'enquiry' | 'known' | 'ignored';
  enquiry: number | null;
}

/** An email has the same id however often it is brought. */
const clientIdOf = ({ messageId }: IncomingMessage) =>
  `email-${createHash('sha256').update(messageId).digest('base64url')}`;

const sameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const senderOf = ({ from: { name, address } }: IncomingMessage) =>
  beginningOf(oneLine(name || address), limits.name.max);

/** The enquiry that an email answers, locked. Of an erased one nothing may begin again. */
async function answeredEnquiry(
  tx: Queryable,
  { settings, secret }: Pick<EnquiriesDeps, 'settings' | 'secret'>,
  { to }: IncomingMessage,
) {
  const id = enquiryOfReply(settings.inbound, secret, to);
  if (id === undefined) return undefined;
  return tx.row<{
    id: number;
    name: string;
    email: string;
    title: string;
    phone: string;
    assigneeId: number | null;
  }>(sql`
    select id, name, email, phone, property_title as title, assignee_id as "assigneeId" from enquiry where id = ${id} and email <> '' for update`);
}

type Answered = NonNullable<Awaited<ReturnType<typeof answeredEnquiry>>>;

/** Adds an email to its conversation, and informs its agent or the office. @returns false when it is there already */
async function addToConversation(
  tx: Queryable,
  { settings: { company, publicUrl }, now }: Pick<EnquiriesDeps, 'settings' | 'now'>,
  enquiry: Answered,
  message: IncomingMessage,
): Promise<boolean> {
  const { from, messageId, attached } = message;
  const name = senderOf(message);
  const author = sameAddress(from.address, enquiry.email) ? name : messages.sentFrom(name, from.address);
  const text = message.text || message.subject;
  const added = await addMessage(tx, {
    enquiryId: enquiry.id,
    clientId: clientIdOf(message),
    kind: 'received',
    author: { id: null, name: author },
    text,
    mailId: null,
    at: now(),
    sentFrom: from.address,
    messageId,
    leftOut: attached,
  });
  if (added === undefined) return false;
  await markAnsweredBack(tx, enquiry.id, now());
  const agent = await tx.row<{ email: string }>(
    sql`select a.email from account a where a.id = ${enquiry.assigneeId} and ${mayAnswer(sql`a`)} and a.email <> ''`,
  );
  await queueEmail(tx, {
    kind: 'enquiry_answered',
    to: agent?.email ?? company.email,
    replyTo: from.address,
    subject: oneLine(messages.wroteBack(name, enquiry.title)),
    ...usualContent({
      who: { name, email: from.address, phone: enquiry.phone },
      about: [
        [messages.listingLabel, enquiry.title],
        [messages.filesLabel, attached.join(', ')],
      ],
      quote: splitQuoted(text).written,
      button: { label: messages.replyInTheOffice, url: `${publicUrl}/office/leads?open=${enquiry.id}` },
    }),
  });
  return true;
}

/** Makes an email that answers none of ours an enquiry to the office. */
async function addAsEnquiry(
  tx: Queryable,
  { settings, now }: Pick<EnquiriesDeps, 'settings' | 'now'>,
  message: IncomingMessage,
): Promise<number | undefined> {
  const { company, publicUrl, firstResponseMinutes, officeHours } = settings;
  const { subject, text, attached } = message;
  const files = attached.length > 0 ? messages.cameWithFiles(attached) : '';
  const form = {
    kind: 'contact' as const,
    client_id: clientIdOf(message),
    name: senderOf(message),
    // one that is no address could never be answered
    email: isReplyAddress(message.from.address) ? message.from.address : '',
    phone: '',
    message: [subject, text, files].filter(Boolean).join('\n\n'),
  };
  const responseDueAt = addOfficeMinutes(now(), firstResponseMinutes, officeHours);
  const nobody = { ownerId: null, accountId: null, title: '', assigneeId: null };
  const id = await addEnquiry(tx, form, { ...nobody, responseDueAt }, now());
  if (id === undefined) return undefined;
  const announcement = { id, toOwner: false, office: company.email, officePhone: company.phone, publicUrl };
  await queueEmails(tx, enquiryEmails(form, { listing: undefined, serviceTitle: undefined }, announcement));
  return id;
}

/** Stores an email that somebody sent us, once: in the conversation that it answers, or as an enquiry. */
export async function receiveEmail(
  deps: Pick<EnquiriesDeps, 'database' | 'settings' | 'secret' | 'now'>,
  message: IncomingMessage,
): Promise<Received> {
  if (message.isAutomatic) return { outcome: 'ignored', enquiry: null };
  const clientId = clientIdOf(message);
  return deps.database.transaction(async (tx) => {
    const known = (await findMessage(tx, clientId))?.enquiryId ?? (await findSentEnquiry(tx, clientId));
    if (known !== undefined) return { outcome: 'known', enquiry: known };
    const enquiry = await answeredEnquiry(tx, deps, message);
    if (enquiry) {
      const isNew = await addToConversation(tx, deps, enquiry, message);
      return { outcome: isNew ? 'message' : 'known', enquiry: enquiry.id };
    }
    const id = await addAsEnquiry(tx, deps, message);
    return { outcome: id === undefined ? 'known' : 'enquiry', enquiry: id ?? null };
  });
}
