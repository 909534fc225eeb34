import { limits } from '@contract/limits';
import type { Ordering, OwnPropertyCard, PropertyCard, PropertyListFilter } from '@contract/properties';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database';
import { badField } from '../../plugins/problems';
import { type Chosen, lifeConditions, plainConditions } from './propertyConditions';
import { readCursor, toCursor } from './propertyCursor';
import { estimateRows } from './propertyEstimate';
import { walkKinds } from './propertyKindWalk';
import type { Wanted } from './propertyPages';
import { rankNewest } from './propertyRelevance';
import { toCard, toOwnCard } from './propertyRows';
import { type Bounds, type Found, gather, gatherBySteps, gatherNearby, skip, usualBounds, walk } from './propertyWays';

export interface PropertyPage {
  /** An owner's own when the list is asked for by its owner. */
  cards: (PropertyCard | OwnPropertyCard)[];
  total: number;
  /** False when the total is an estimate. */
  exact: boolean;
  /** What the next page is asked with; null on the last. */
  next: { cursor: string } | { offset: number } | null;
}

const deepOffset = 1_000;

/** Without words nothing is more relevant than another: the newest first. */
function orderingOf({ ordering = '-id' }: PropertyListFilter, { search }: Chosen): Ordering {
  return ordering === 'relevance' && !search ? '-id' : ordering;
}

function wantedOf(chosen: Chosen): Wanted {
  const { filter } = chosen;
  if (filter.cursor !== undefined && filter.offset !== undefined) throw badField('cursor', 'Use cursor or offset, not both.');
  const ordering = orderingOf(filter, chosen);
  const after = filter.cursor === undefined ? null : readCursor(ordering, filter.cursor);
  return { chosen, ordering, rows: (filter.limit ?? limits.page.default) + 1, offset: filter.offset ?? 0, after };
}

/** Of one owner, or named by their ids: so few that all of them are gathered. */
const isNarrow = ({ owner, filter }: Chosen) => owner !== undefined || filter.ids !== undefined;

type Way = (queryable: Queryable, wanted: Wanted, bounds: Bounds, estimate: number) => Promise<Found>;
/** Where far more are expected, finding out that there are too many would cost the most. */
const hopelessly = 2;
const few: Way = (queryable, wanted, { counted }) => gather(queryable, wanted, { most: counted });
const fewIfLikely: Way = async (queryable, wanted, bounds, estimate) => (estimate > bounds.counted * hopelessly ? null : few(queryable, wanted, bounds, estimate));
const all: Way = (queryable, wanted) => gather(queryable, wanted);

/** The ways in the order that the estimate recommends; the last one always arrives. */
function waysOf({ chosen, ordering, offset }: Wanted, many: boolean): readonly Way[] {
  if (isNarrow(chosen)) return [all];
  if (ordering === 'relevance') return many ? [rankNewest, few, all] : [few, rankNewest, all];
  if (offset > deepOffset) return [few, skip];
  const near = ordering === '-id' || ordering === 'id' ? gatherNearby : gatherBySteps;
  return many ? [walk, walkKinds, fewIfLikely, near, all] : [few, walk, near, all];
}

async function look(database: Database, wanted: Wanted, estimate: number, bounds: Bounds): Promise<NonNullable<Found>> {
  for (const way of waysOf(wanted, estimate > bounds.counted)) {
    const found = await way(database, wanted, bounds, estimate);
    if (found) return found;
  }
  throw new Error('no way led to the page');
}

/**
 * A page of listings: one question for how many to expect, mostly one for the rows and their number.
 * @throws Problem 400 naming the filter that cannot be read, or the cursor of another ordering
 */
export async function listProperties(database: Database, chosen: Chosen, bounds = usualBounds): Promise<PropertyPage> {
  const wanted = wantedOf(chosen);
  const estimate = isNarrow(chosen) ? 0 : await estimateRows(database, sql`${lifeConditions(chosen)} and ${plainConditions(chosen)}`);
  const { rows, matching } = await look(database, wanted, estimate, bounds);
  const shown = rows.slice(0, wanted.rows - 1);
  const last = rows.length === wanted.rows ? shown.at(-1) : undefined;
  const next = chosen.filter.offset === undefined ? last && { cursor: toCursor(wanted.ordering, last) } : last && { offset: wanted.offset + shown.length };
  const { owner } = chosen;
  const cards = owner ? shown.map((row) => toOwnCard(row, owner.now)) : shown.map(toCard);
  return { cards, total: matching ?? Math.max(estimate, bounds.counted + 1), exact: matching !== undefined, next: next ?? null };
}
