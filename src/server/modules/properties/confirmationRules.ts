import { dayInMs } from '@contract/durations';
import { limits } from '@contract/limits';
import * as messages from '@messages/server/properties';

/** When a listing that its owner confirms now needs confirmation again; never for our own. */
export function confirmBy(isOffice: boolean, now: Date): Date | null {
  return isOffice ? null : new Date(now.getTime() + limits.confirmation.days * dayInMs);
}

/** When a listing is archived after its owner was warned. */
export function hiddenAt(warnedAt: Date): Date {
  return new Date(warnedAt.getTime() + limits.confirmation.graceDays * dayInMs);
}

/** Listings whose owners were warned by then are overdue. */
export function warnedBefore(now: Date): Date {
  return new Date(now.getTime() - limits.confirmation.graceDays * dayInMs);
}

/** Tells an owner why their listing is not in the search. */
export const leftReason = messages.weHidThisListingFromSearch;

/** Empty drafts last changed before this are deleted. */
export function draftsKeptSince(now: Date): Date {
  return new Date(now.getTime() - 30 * dayInMs);
}
