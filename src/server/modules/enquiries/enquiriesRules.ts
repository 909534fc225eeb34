import type { AttemptLimit } from '../../plugins/attempts';

/** By address. */
export const enquiryLimit: AttemptLimit = { what: 'enquiry', most: 20, withinMs: 60 * 60_000 };

/** Whose enquiries somebody may read: those about the listings of this account, or all (null). */
export function mayReadOf(account: { id: number; isSuperuser: boolean }): number | null {
  return account.isSuperuser ? null : account.id;
}

/** Whether a preferred time is one that a calendar here can hold; an appointment in the past is for the office to smile at. */
export function isPossibleTime(preferredAt: string | undefined): boolean {
  if (preferredAt === undefined) return true;
  const year = new Date(preferredAt).getUTCFullYear();
  return year >= 2000 && year < 2100;
}
