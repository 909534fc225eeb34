import sql, { type Sql, empty } from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { planAfresh } from '../../db/statementNames';
import { lifeConditions, plainConditions } from './propertyConditions';
import type { Place } from './propertyCursor';
import { foldedConditions, foldedQuery } from './propertyFacets';
import { type Wanted, askCards, orderOf, orders, startOf, up } from './propertyPages';
import { type Bounds, type Found, passed, pathOf } from './propertyWays';

/** The first matches of one property type. */
interface KindWalk {
  kind: number;
  hits: Place[];
  /** The rank of the first listing that was not passed; null where all were. */
  edge: number | null;
}

/** Walks the order within each type until enough match or so many are passed. */
async function walkEach(queryable: Queryable, wanted: Wanted, enough: number, steps: number): Promise<KindWalk[]> {
  const { types } = wanted.chosen;
  const rank = orders[wanted.ordering].rank ?? sql`0`;
  const path = pathOf(wanted, sql`kind.id`);
  const found = await queryable.rows<{ kind: number; edge: number | null } & ({ id: null } | Place)>(sql`
    ${planAfresh} select kind.id as kind, edge.edge, hit.id, hit.rank from property_type kind
    left join lateral (select ${rank} as edge ${path} offset ${steps} limit 1) edge on true
    left join lateral (select id, ${rank} as rank from ${passed(wanted, steps, path)} where ${plainConditions(wanted.chosen)} limit ${enough}) hit on true
    where ${types.length > 0 ? sql`kind.id = any(${types}::int[])` : sql`true`}`);
  const walks = new Map<number, KindWalk>();
  for (const { kind, edge, ...hit } of found) {
    const walk = walks.get(kind) ?? { kind, edge, hits: [] };
    if (hit.id !== null) walk.hits.push(hit);
    walks.set(kind, walk);
  }
  return [...walks.values()];
}

/** Matches of every type but these, up to a rank. Null when they are too many to be looked through. */
async function restUpTo(queryable: Queryable, wanted: Wanted, { last, but, enough, most }: { last: Place; but: readonly number[]; enough: number; most: number }): Promise<Place[] | null> {
  const { rank, beyond } = orders[wanted.ordering];
  const column = rank ?? sql`id`;
  const others = but.map((kind) => `!'~t${kind}'`).join(' & ');
  const found = await queryable.rows<{ counted: number } & ({ id: null } | Place)>(sql`
    with every as materialized (select id, price_rank, size_rank from property where ${lifeConditions(wanted.chosen)} and ${foldedConditions(wanted.chosen, others)}),
    capped as materialized (select * from every limit ${most + 1})
    select counted.counted, hit.id, hit.rank from (select count(*)::int as counted from capped) counted
    left join (select id, ${column} as rank from capped where ${startOf(wanted)} and not ${column} ${beyond} ${last.rank} order by ${orderOf(wanted.ordering)} limit ${enough}) hit on true`);
  return (found[0]?.counted ?? 0) > most ? null : found.flatMap(({ counted: _counted, ...hit }) => (hit.id === null ? [] : [hit]));
}

const cardsOf = async (queryable: Queryable, wanted: Wanted, places: readonly Place[]): Promise<Found> => {
  const ids = places.map(({ id }) => id);
  const named: Sql = sql`id = any(${ids}::int[])`;
  return { rows: (await askCards(queryable, { ...wanted, offset: 0 }, { before: empty, from: sql`property`, where: named, counted: sql`0` })).rows };
};

/**
 * For words in the order of price or size. A word often goes with a type ("resort", "plot"), and a type with a price: the cheapest listings of
 * all are then none of the word's, but the cheapest of its own type are at once. So every type is walked for a few steps; where that found
 * enough, the types that showed too little are asked by the index of words, all but the others, what they have up to the last one found.
 * Null when too little was found, or too much is left.
 */
export async function walkKinds(queryable: Queryable, wanted: Wanted, { kinds: bounds }: Bounds): Promise<Found> {
  const { along, way } = orders[wanted.ordering];
  if (!along || foldedQuery(wanted.chosen) === null) return null;
  const one = way === up.way ? 1 : -1;
  const inOrder = (places: readonly Place[]) => [...places].sort((a, b) => (a.rank - b.rank || a.id - b.id) * one);
  const enough = wanted.offset + wanted.rows;
  const walks = await walkEach(queryable, wanted, enough, bounds.passed + enough);
  const hits = inOrder(walks.flatMap((walk) => walk.hits));
  const last = hits[enough - 1];
  const settled = walks.filter((walk) => walk.edge === null || walk.hits.length === enough || (last !== undefined && (walk.edge - last.rank) * one > 0));
  const page = (places: readonly Place[]) => cardsOf(queryable, wanted, inOrder(places).slice(wanted.offset, enough));
  if (settled.length === walks.length) return page(hits);
  // each type that is left out costs the index of words as much again: only those are that hold matches
  const but = settled.filter((walk) => walk.hits.length > 0).map(({ kind }) => kind);
  if (!last || but.length === 0) return null;
  const rest = await restUpTo(queryable, wanted, { last, but, enough, most: bounds.left });
  return rest && page([...hits, ...rest.filter(({ id }) => hits.every((hit) => hit.id !== id))]);
}
