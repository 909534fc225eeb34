import type { Ordering } from '@contract/properties';
import sql, { type Sql } from 'sql-template-tag';
import type { CursorPosition } from './cursor';

/** The rank of a price on request. */
export const onRequest = Number.MAX_SAFE_INTEGER;

/** Where a page of an ordered list begins. */
export interface OrderedPart {
  ordering: Ordering;
  after: CursorPosition | null;
  /** Of an order whose index begins with unknown prices or sizes, the part that is read; both without it. */
  part?: 'known' | 'unknown';
}

/** How an order is written: its direction, and the operator for what comes after a row. */
export const up = { direction: sql`asc`, beyond: sql`>` };
export const down = { direction: sql`desc`, beyond: sql`<` };

interface Order {
  /** Null when the id alone determines the order. */
  rank: Sql | null;
  direction: Sql;
  beyond: Sql;
  along?: 'price' | 'size';
  /** The rank of listings whose price or size is not known, where its index begins with them: lists end with them. */
  unknown?: number;
}

export const orders: Readonly<Record<Ordering, Order>> = {
  '-id': { rank: null, ...down },
  id: { rank: null, ...up },
  price: { rank: sql`price_rank`, ...up, along: 'price' },
  '-price': { rank: sql`price_rank`, ...down, along: 'price', unknown: onRequest },
  size: { rank: sql`size_rank`, ...up, along: 'size', unknown: 0 },
  '-size': { rank: sql`size_rank`, ...down, along: 'size' },
  relevance: { rank: sql`rank`, ...down },
};

/** The sort column; 0 where the id alone determines the order. */
export const rankOf = (ordering: Ordering): Sql => orders[ordering].rank ?? sql`0`;

/** Rows after the last page, by row comparison: a late page costs as much as the first. */
export function afterCursor({ ordering, after, part }: OrderedPart): Sql {
  const { rank, beyond, unknown } = orders[ordering];
  const start = !after
    ? sql`true`
    : rank
      ? sql`(${rank}, id) ${beyond} (${after.rank}, ${after.id})`
      : sql`id ${beyond} ${after.id}`;
  if (!rank || unknown === undefined) return start;
  const isUnknown = sql`${rank} = ${unknown}::bigint`;
  if (after?.rank === unknown) return sql`${isUnknown} and id ${beyond} ${after.id}`;
  if (part === 'unknown') return isUnknown;
  if (part === 'known') return after ? start : sql`${rank} ${beyond} ${unknown}::bigint`;
  return after ? sql`(${start} or ${isUnknown})` : start;
}

/** Unknown values last, unless only one part of the list is read: then it is the order of an index. */
export function orderOf(
  { ordering, part }: Pick<OrderedPart, 'ordering' | 'part'>,
  { rank, id } = { rank: orders[ordering].rank, id: sql`id` },
): Sql {
  const { direction, unknown } = orders[ordering];
  if (!rank) return sql`${id} ${direction}`;
  const inOrder = sql`${rank} ${direction}, ${id} ${direction}`;
  return part || unknown === undefined ? inOrder : sql`(${rank} = ${unknown}::bigint), ${inOrder}`;
}
