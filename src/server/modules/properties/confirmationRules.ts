import { dayInMs } from '@contract/durations';
import * as messages from '@messages/server/properties';

/** An owner is asked to confirm a listing after `days` without a confirmation; it leaves the search `graceDays` later. */
const confirmation = { days: 21, graceDays: 7 };

/** When a listing that its owner confirms now needs confirmation again; never for our own. */
export function confirmBy(isOffice: boolean, now: Date): Date | null {
  return isOffice ? null : new Date(now.getTime() + confirmation.days * dayInMs);
}

/** When a listing is archived after its owner was warned. */
export function hiddenAt(warnedAt: Date): Date {
  return new Date(warnedAt.getTime() + confirmation.graceDays * dayInMs);
}

/** Listings whose owners were warned by then are overdue. */
export function warnedBefore(now: Date): Date {
  return new Date(now.getTime() - confirmation.graceDays * dayInMs);
}

/** Tells an owner why their listing is not in the search. */
export const leftReason = messages.weHidThisListingFromSearch;

/** Empty drafts last changed before this are deleted. */
export function draftsKeptSince(now: Date): Date {
  return new Date(now.getTime() - 30 * dayInMs);
}
