import type { Ordering, PropertyCard, PropertyListFilter } from '@contract/properties';
import type { Database } from '../../db/database';
import { badField } from '../../plugins/problems';
import type { Chosen } from './propertyConditions';
import { readCursor, toCursor } from './propertyCursor';
import { type Found, type Wanted, estimateMatches, gather, pageLimit, skip, walk } from './propertyPages';
import { toCard } from './propertyRows';

export interface PropertyPage {
  cards: PropertyCard[];
  total: number;
  /** False when the total is an estimate. */
  exact: boolean;
  /** What the next page is asked with; null on the last. */
  next: { cursor: string } | { offset: number } | null;
}

/** Above this many, matches are estimated and not counted: counting would cost most where it says least. */
const countedUpTo = 4_000;
const deepOffset = 1_000;

/** Without words nothing is more relevant than another: the newest first. */
function orderingOf({ ordering = '-id' }: PropertyListFilter, { search }: Chosen): Ordering {
  return ordering === 'relevance' && !search?.words ? '-id' : ordering;
}

function wantedOf(chosen: Chosen): Wanted {
  const { filter } = chosen;
  if (filter.cursor !== undefined && filter.offset !== undefined) throw badField('cursor', 'Use cursor or offset, not both.');
  const ordering = orderingOf(filter, chosen);
  return { chosen, ordering, rows: pageLimit(filter) + 1, offset: filter.offset ?? 0, after: filter.cursor === undefined ? null : readCursor(ordering, filter.cursor) };
}

/** The way that the estimate recommends, and the other one where it was wrong. */
async function look(database: Database, wanted: Wanted, estimate: number): Promise<NonNullable<Found>> {
  const own = wanted.chosen.ownerId !== undefined;
  const few = own || estimate > countedUpTo ? null : await gather(database, wanted, countedUpTo);
  if (few) return few;
  const first = own ? null : wanted.offset > deepOffset && wanted.ordering !== 'relevance' ? await skip(database, wanted) : await walk(database, wanted);
  return first ?? (await gather(database, wanted, null)) ?? { rows: [] };
}

/**
 * A page of listings: one question for how many to expect, mostly one for the rows and their number.
 * @throws Problem 400 naming the filter that cannot be read, or the cursor of another ordering
 */
export async function listProperties(database: Database, chosen: Chosen): Promise<PropertyPage> {
  const wanted = wantedOf(chosen);
  const estimate = chosen.ownerId === undefined ? await estimateMatches(database, chosen) : 0;
  const { rows, matching } = await look(database, wanted, estimate);
  const shown = rows.slice(0, wanted.rows - 1);
  const last = rows.length === wanted.rows ? shown.at(-1) : undefined;
  const next = chosen.filter.offset === undefined ? last && { cursor: toCursor(wanted.ordering, last) } : last && { offset: wanted.offset + shown.length };
  return { cards: shown.map(toCard), total: matching ?? Math.max(estimate, countedUpTo + 1), exact: matching !== undefined, next: next ?? null };
}
