import { hourInMs } from '@contract/durations';
import { findingLimits } from '@contract/findingLimits';
import type { SavedSearch } from '@contract/savedSearches';
import * as messages from '@messages/server/savedSearches';
import { Problem, badField } from '../../../lib/problem';
import type { RateLimit } from '../../../lib/rateLimiter';
import { isZone } from '../../../lib/zonedTime';
import type { ListingCatalogue } from '../listingCatalogue';
import { labelsOf, readSavedQuery } from './savedQuery';
import type { SavedSearchRow } from './savedSearchesStore';

/** Requests of visitors per network address. */
export const saveLimit: RateLimit = { what: 'saved searches', most: 20, withinMs: hourInMs };
/** Emails that visitors cause per email address. */
export const emailLimit: RateLimit = { what: 'saved search emails', most: 5, withinMs: hourInMs };

/** Where a reader is who does not say. */
export const usualZone = 'Asia/Kolkata';

/** @throws Problem 400 for a name that is no time zone */
export function checkZone(timezone: string | undefined): void {
  if (timezone !== undefined && !isZone(timezone)) throw badField('timezone', messages.thisZoneIsNotKnown);
}

export const isFull = (own: number): boolean => own >= findingLimits.savedSearch.perPerson;

export const listFull = (): Problem =>
  new Problem(409, 'list_full', messages.listIsFull(findingLimits.savedSearch.perPerson));

/** The labels of a search that the list refuses by now are empty. */
function chipsOf(query: string, catalogue: ListingCatalogue): string[] {
  try {
    return labelsOf(readSavedQuery(query).filter, catalogue);
  } catch {
    return [];
  }
}

export const toSavedSearch = (
  { created_at, last_sent_at, ...row }: SavedSearchRow,
  catalogue: ListingCatalogue,
): SavedSearch => ({
  id: row.id,
  query: row.query,
  name: row.name,
  frequency: row.frequency,
  timezone: row.timezone,
  state: row.state,
  chips: chipsOf(row.query, catalogue),
  created_at: created_at.toISOString(),
  last_sent_at: last_sent_at?.toISOString() ?? null,
});
