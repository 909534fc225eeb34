import { limits } from '@contract/limits';

const day = 86_400_000;

/** When a listing that its owner confirms now needs confirmation again; never for our own. */
export function confirmBy(isOffice: boolean, now: Date): Date | null {
  return isOffice ? null : new Date(now.getTime() + limits.confirmation.days * day);
}

/** When a listing is archived after its owner was warned. */
export function hiddenAt(warnedAt: Date): Date {
  return new Date(warnedAt.getTime() + limits.confirmation.graceDays * day);
}

/** Listings whose owners were warned by then are overdue. */
export function warnedBefore(now: Date): Date {
  return new Date(now.getTime() - limits.confirmation.graceDays * day);
}

/** Tells an owner why their listing is not in the search. */
export const leftReason =
  'We hid this listing from search because its availability was not confirmed. Publish it again to bring it back.';

/** Empty drafts last changed before this are deleted. */
export function draftsKeptSince(now: Date): Date {
  return new Date(now.getTime() - 30 * day);
}
