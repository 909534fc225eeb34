import { createHash } from 'node:crypto';
import { beginningOf } from '@contract/beginningOf';
import { limits } from '@contract/limits';
import * as messages from '@messages/server/enquiries';
import type { Queryable } from '../../../db/database';
import { oneLine } from '../../../email/emailContent';
import { isReplyAddress } from '../../../email/message';
import { queueEmails } from '../../../email/outbox';
import { addOfficeMinutes } from '../../../lib/officeHours';
import { enquiryOfReply } from '../../../lib/replyAddress';
import { type AnsweredEnquiry, addFromPerson, lockAnswered } from '../conversations/addFromPerson';
import type { EnquiriesDeps } from '../enquiriesDeps';
import { addEnquiry, findSentEnquiry } from '../enquiriesStore';
import { enquiryEmails } from '../enquiryEmails';
import { findMessage } from '../officeEnquiriesStore';
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

/** Adds an email to the conversation of an enquiry. @returns false when it is there already */
async function addToConversation(
  tx: Queryable,
  deps: Pick<EnquiriesDeps, 'settings' | 'now'>,
  enquiry: AnsweredEnquiry,
  message: IncomingMessage,
): Promise<boolean> {
  const { from, messageId, attached } = message;
  const name = senderOf(message);
  const added = await addFromPerson(tx, deps, enquiry, {
    clientId: clientIdOf(message),
    name,
    author: sameAddress(from.address, enquiry.email) ? name : messages.sentFrom(name, from.address),
    address: from.address,
    text: message.text || message.subject,
    messageId,
    leftOut: attached,
  });
  return added !== undefined;
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
  const nobody = { ownerId: null, accountId: null, title: '', assigneeId: null, channel: 'email' } as const;
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
    const answered = enquiryOfReply(deps.settings.inbound, deps.secret, message.to);
    const enquiry = answered === undefined ? undefined : await lockAnswered(tx, answered);
    if (enquiry) {
      const isNew = await addToConversation(tx, deps, enquiry, message);
      return { outcome: isNew ? 'message' : 'known', enquiry: enquiry.id };
    }
    const id = await addAsEnquiry(tx, deps, message);
    return { outcome: id === undefined ? 'known' : 'enquiry', enquiry: id ?? null };
  });
}
