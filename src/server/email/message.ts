import * as messages from '@messages/server/email';
import type { SendMailOptions } from 'nodemailer';
import type { QueuedEmail } from './emailStore';

/** A document, made when the email is sent. */
export interface AttachedFile {
  filename: string;
  contentType: string;
  content: Buffer;
}

const oneAddress = /^[^\s@<>"\p{Cc}]+@[^\s@<>"\p{Cc}]+$/u;
/** In a header that may name several addresses, commas and the like would begin another. */
const oneReplyAddress = /^[^\s@<>"\p{Cc}\p{Cf},:;()[\]\\]+@[^\s@<>"\p{Cc}\p{Cf},:;()[\]\\]+$/u;

/** Whether a text is exactly one address. */
export const isReplyAddress = (text: string): boolean => oneReplyAddress.test(text);

const methodOf = (calendar: string) => /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH';

/**
 * The message of an email. Its Message-ID is the same on every try, so that an email sent twice is shown once.
 *
 * @throws Error when the recipient is not exactly one address
 */
export function toMessage(
  email: QueuedEmail,
  from: string,
  attachments: readonly AttachedFile[] = [],
): SendMailOptions {
  if (!oneAddress.test(email.to)) throw new Error(messages.recipientIsNotOneAddress);
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: { name: '', address: email.to },
    ...(isReplyAddress(email.replyTo) && { replyTo: { name: '', address: email.replyTo } }),
    subject: email.subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '),
    text: email.body,
    ...(email.html && { html: email.html }),
    ...(email.calendar && {
      icalEvent: { method: methodOf(email.calendar), filename: 'invite.ics', content: email.calendar },
    }),
    ...(attachments.length > 0 && { attachments: [...attachments] }),
    ...(email.inReplyTo && { inReplyTo: email.inReplyTo, references: email.inReplyTo }),
    date: email.createdAt,
    messageId: `<mail-${email.id}-${email.createdAt.getTime()}@${domain}>`,
    headers: {
      // RFC 3834: not of what a person writes to a person
      ...(!email.isLetter && { 'Auto-Submitted': 'auto-generated' }),
      ...(email.unsubscribe && {
        'List-Unsubscribe': `<${email.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The same message with unencoded text, so that a person can open the file in any editor and copy a link. */
export function readableMessage(message: Buffer): Buffer {
  return Buffer.from(readablePart(message.toString('latin1')), 'latin1');
}

/** A message, or one part of a multipart message. */
function readablePart(part: string): string {
  const end = part.indexOf('\r\n\r\n');
  const head = part.slice(0, Math.max(0, end));
  const boundary = /^Content-Type: multipart\/[^;]+;\s*boundary="([^"]+)"/im.exec(head)?.[1];
  if (boundary)
    return part
      .split(`\r\n--${boundary}`)
      .map((inner, at) => (at === 0 ? inner : readablePart(inner)))
      .join(`\r\n--${boundary}`);
  const encoded = /^Content-Transfer-Encoding: quoted-printable$/im;
  if (!encoded.test(head)) return part;
  const body = part
    .slice(end)
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return head.replace(encoded, 'Content-Transfer-Encoding: 8bit') + body;
}
