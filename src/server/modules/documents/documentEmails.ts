import * as messages from '@messages/server/documents';
import type { Queryable } from '../../db/database';
import type { DocumentsDeps } from './documentsDeps';
import { oneLine, usualContent } from '../../email/emailContent';
import { queueEmails, queueEncryptedEmail } from '../../email/outbox';
import { officeMoment } from '../../lib/moments';
import type { DocumentListing } from './documentsRules';
import type { RequestRow } from './documentRequestsStore';

export type EmailDeps = Pick<DocumentsDeps, 'settings' | 'secret'>;

const homeOf = ({ title, id }: DocumentListing, publicUrl: string) =>
  [[messages.home, title, `${publicUrl}/properties/${id}`]] as const;

/** Asks to prove an address. Never greets, and repeats nothing that was typed: anyone can type anyone's address. */
export async function sendConfirmation(
  tx: Queryable,
  { settings: { publicUrl, company }, secret }: EmailDeps,
  listing: DocumentListing,
  { email, token }: { email: string; token: string },
): Promise<void> {
  const content = usualContent({
    lead: messages.confirmText(oneLine(listing.title)),
    about: homeOf(listing, publicUrl),
    more: [messages.ifNot],
    button: { label: messages.confirmLabel, url: `${publicUrl}/documents/confirm#token=${token}` },
    office: company,
  });
  await queueEncryptedEmail(
    tx,
    { kind: 'documents_confirm', to: email, subject: messages.confirmSubject, ...content },
    secret,
  );
}

/** Tells who answers for the listing. */
export async function sendAsked(
  tx: Queryable,
  { settings: { publicUrl, company } }: EmailDeps,
  listing: DocumentListing,
  { name, email, message }: Pick<RequestRow, 'name' | 'email' | 'message'>,
): Promise<void> {
  const { is_office: isOffice } = listing;
  const who = oneLine(name);
  const content = usualContent({
    ...(!isOffice && { greeting: messages.dear(oneLine(listing.owner_name)), office: company, answerer: who }),
    lead: isOffice ? messages.askedOfficeText : messages.askedText,
    about: [...homeOf(listing, publicUrl), [messages.person, `${who}, ${email}`]],
    quote: message,
    button: { label: messages.answer, url: `${publicUrl}/documents/${listing.id}` },
  });
  const to = isOffice ? company.email : listing.owner_email || company.email;
  const subject = messages.askedSubject(who, oneLine(listing.title));
  await queueEmails(tx, [{ kind: 'documents_asked', to, replyTo: email, subject, ...content }]);
}

/** Sends a person their link. */
export async function sendLink(
  tx: Queryable,
  { settings: { publicUrl, company }, secret }: EmailDeps,
  listing: DocumentListing,
  { name, email }: RequestRow,
  { token, expiresAt }: { token: string; expiresAt: Date },
): Promise<void> {
  const content = usualContent({
    greeting: messages.dear(oneLine(name)),
    lead: messages.sharedText(officeMoment(expiresAt)),
    about: homeOf(listing, publicUrl),
    button: { label: messages.openThem, url: `${publicUrl}/documents#token=${token}` },
    office: company,
  });
  const subject = messages.sharedSubject(oneLine(listing.title));
  await queueEncryptedEmail(tx, { kind: 'documents_shared', to: email, subject, ...content }, secret);
}

export async function sendDeclined(
  tx: Queryable,
  { settings: { publicUrl, company } }: EmailDeps,
  listing: DocumentListing,
  { name, email }: RequestRow,
): Promise<void> {
  const content = usualContent({
    greeting: messages.dear(oneLine(name)),
    lead: messages.declinedText,
    about: homeOf(listing, publicUrl),
    button: { label: messages.seeTheHome, url: `${publicUrl}/properties/${listing.id}` },
    office: company,
  });
  const subject = messages.declinedSubject(oneLine(listing.title));
  await queueEmails(tx, [{ kind: 'documents_declined', to: email, subject, ...content }]);
}
