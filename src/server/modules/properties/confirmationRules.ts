import { limits } from '@contract/limits';

const day = 86_400_000;

/** When a listing that its owner vouches for now will have to be vouched for again; the agency's own never. */
export function confirmBy(isOffice: boolean, now: Date): Date | null {
  return isOffice ? null : new Date(now.getTime() + limits.confirmation.days * day);
}

/** When a listing whose owner was warned leaves the search. */
export function hiddenAt(warnedAt: Date): Date {
  return new Date(warnedAt.getTime() + limits.confirmation.graceDays * day);
}

/** Listings whose owners were warned at this instant or before have waited long enough. */
export function warnedBefore(now: Date): Date {
  return new Date(now.getTime() - limits.confirmation.graceDays * day);
}

/** What an owner reads who finds a listing outside the search. */
export const leftReason =
  'We hid this listing from search because its availability was not confirmed. Publish it again to bring it back.';

/** Empty drafts last touched before are dropped. */
export function draftsKeptSince(now: Date): Date {
  return new Date(now.getTime() - 30 * day);
}
