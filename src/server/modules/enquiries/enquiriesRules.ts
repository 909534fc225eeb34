import { hourInMs } from '@contract/durations';
import * as messages from '@messages/server/enquiries';
import { Problem, notFound } from '../../lib/problem';
import type { RateLimit } from '../../lib/rateLimiter';

/** By email and address; a network may send more. */
export const enquiryLimit: RateLimit = { what: 'enquiry', most: 20, withinMs: hourInMs };

/** The account that reads enquiries. */
export interface EnquiryReader {
  id: number;
  isSuperuser: boolean;
}

/** Whose enquiries a reader may see: those about this account's listings, or all (null). */
export function mayReadOf(account: EnquiryReader): number | null {
  return account.isSuperuser ? null : account.id;
}

/**
 * The enquiry, if this reader may see it. @throws Problem 404 for somebody else's too, so that its existence stays
 * private
 */
export function visibleEnquiry<Found extends { owner_id: number | null }>(
  enquiry: Found | undefined,
  reader: EnquiryReader,
): Found {
  if (!enquiry || (!reader.isSuperuser && enquiry.owner_id !== reader.id)) throw notFound(messages.thisEnquiry);
  return enquiry;
}

const officeKinds: ReadonlySet<string> = new Set(['contact', 'quote']);

/** The owner of the enquiry's listing, or null when only the office reads it. */
export function ownerOf(kind: string, listing: { ownerId: number | null } | undefined): number | null {
  return listing && !officeKinds.has(kind) ? listing.ownerId : null;
}

/** Whether our calendars can contain a preferred time; one in the past is accepted. */
export function isPossibleTime(preferredAt: string | undefined): boolean {
  if (preferredAt === undefined) return true;
  const year = new Date(preferredAt).getUTCFullYear();
  return year >= 2000 && year < 2100;
}

const word = /[^\s<>"()[\],;:]+/gu;
/** Seven digits or more, with the usual separators. */
const number = /\+?\p{Nd}(?:[\s().\-/\u2010-\u2015]*\p{Nd}){6,}/gu;

const maskedNumber = (digits: string) => {
  let left = (digits.match(/\p{Nd}/gu) ?? []).length;
  return digits.replace(/\p{Nd}/gu, (digit) => (left-- > 2 ? '•' : digit));
};

/** A masked address that distinguishes people without revealing it. */
export function maskedEmail(email: string): string {
  return `${[...email][0] ?? ''}•••@•••`;
}

/** A text with addresses and phone numbers masked. */
export function maskedText(text: string): string {
  return text
    .replace(word, (one) => (one.length > 1 && one.includes('@') ? '•••@•••' : one))
    .replace(number, maskedNumber);
}

/** An enquiry whose contact is not opened yet, as its owner sees it. */
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

/** The contacts of an active package; a total of null is unlimited. */
export interface PackageContacts {
  used: number;
  total: number | null;
}

/** How many contacts an account may still open, and its total; null is unlimited. */
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

export const contactsUsed = () => new Problem(409, 'contacts_used', messages.youHaveUsedAllYourContacts);
