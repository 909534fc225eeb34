import { Problem, notFound } from '../../lib/problem';
import type { RateLimit } from '../../lib/rateLimiter';

/** By address. */
export const enquiryLimit: RateLimit = { what: 'enquiry', most: 20, withinMs: 60 * 60_000 };

/** How many confirmations one address is sent a day: the form takes any address, and nobody may fill a stranger's mailbox with it. */
export const confirmationsADay = 3;

/** Who reads enquiries. */
export interface EnquiryReader {
  id: number;
  isSuperuser: boolean;
}

/** Whose enquiries somebody may read: those about the listings of this account, or all (null). */
export function mayReadOf(account: EnquiryReader): number | null {
  return account.isSuperuser ? null : account.id;
}

/** An enquiry that this reader may see. @throws Problem 404 for somebody else's too: that it exists is nobody's business */
export function visibleEnquiry<Found extends { owner_id: number | null }>(
  enquiry: Found | undefined,
  reader: EnquiryReader,
): Found {
  if (!enquiry || (!reader.isSuperuser && enquiry.owner_id !== reader.id)) throw notFound('This enquiry');
  return enquiry;
}

const officeKinds: ReadonlySet<string> = new Set(['contact', 'quote']);

/** Whose an enquiry is: the owner's of the listing it is about, or the office's alone (null). */
export function ownerOf(kind: string, listing: { ownerId: number } | undefined): number | null {
  return listing && !officeKinds.has(kind) ? listing.ownerId : null;
}

/** Whether a preferred time is one that a calendar here can hold; an appointment in the past is for the office to smile at. */
export function isPossibleTime(preferredAt: string | undefined): boolean {
  if (preferredAt === undefined) return true;
  const year = new Date(preferredAt).getUTCFullYear();
  return year >= 2000 && year < 2100;
}

const word = /[^\s<>"()[\],;:]+/gu;
/** Seven digits or more, with what people write between them. */
const number = /\+?\p{Nd}(?:[\s().\-/\u2010-\u2015]*\p{Nd}){6,}/gu;

const maskedNumber = (digits: string) => {
  let left = (digits.match(/\p{Nd}/gu) ?? []).length;
  return digits.replace(/\p{Nd}/gu, (digit) => (left-- > 2 ? '•' : digit));
};

/** An address that tells one person from another and reaches nobody. */
export function maskedEmail(email: string): string {
  return `${[...email][0] ?? ''}•••@•••`;
}

/** A text without the addresses and numbers that somebody wrote into it. */
export function maskedText(text: string): string {
  return text
    .replace(word, (one) => (one.length > 1 && one.includes('@') ? '•••@•••' : one))
    .replace(number, maskedNumber);
}

/** An enquiry whose contact was not opened yet, as its owner may read it. */
export function maskContact<Asked extends { name: string; email: string; phone: string; message: string }>(
  enquiry: Asked,
): Asked {
  return {
    ...enquiry,
    name: maskedText(enquiry.name),
    email: maskedEmail(enquiry.email),
    phone: maskedNumber(enquiry.phone),
    message: maskedText(enquiry.message),
  };
}

/** What a package that runs has of contacts; a total of null is without limit. */
export interface PackageContacts {
  used: number;
  total: number | null;
}

/** How many contacts an account may still open, and how many it has; null is without limit. */
export function contactsLeft(
  free: { used: number; total: number },
  packages: readonly PackageContacts[],
): { packages: PackageContacts; left: number | null } {
  const unlimited = packages.some(({ total }) => total === null);
  const used = packages.reduce((sum, one) => sum + one.used, 0);
  const total = unlimited ? null : packages.reduce((sum, one) => sum + (one.total ?? 0), 0);
  const ofPackages = packages.reduce((sum, one) => sum + Math.max(0, (one.total ?? 0) - one.used), 0);
  return { packages: { used, total }, left: unlimited ? null : Math.max(0, free.total - free.used) + ofPackages };
}

export const contactsUsed = () =>
  new Problem(
    409,
    'contacts_used',
    'You have used all your contacts. Choose a package to open more. This enquiry stays here until then.',
  );
