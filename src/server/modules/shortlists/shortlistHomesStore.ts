import type { Vote } from '@contract/shortlists';
import sql from 'sql-template-tag';
import { type Queryable, sqlState } from '../../db/database';

export async function countHomes(tx: Queryable, listId: number): Promise<number> {
  const row = await tx.row<{ count: number }>(
    sql`select count(*)::int as count from shortlist_property where shortlist_id = ${listId}`,
  );
  return row?.count ?? 0;
}

interface NewHome {
  list: number;
  property: number;
  account: number;
  now: Date;
}

/** Adds a listing to a list; `missing` when the account cannot see such a listing. */
export async function addHome(
  tx: Queryable,
  { list, property, account, now }: NewHome,
): Promise<'added' | 'had' | 'missing'> {
  try {
    const added = await tx.run(sql`
      insert into shortlist_property (shortlist_id, property_id, added_by, added_at)
      select ${list}::int, id, ${account}::int, ${now}::timestamptz from property
      where id = ${property} and (lifecycle <> 'draft' or owner_id = ${account})
      on conflict (shortlist_id, property_id) do nothing`);
    if (added > 0) return 'added';
  } catch (error) {
    // the listing was deleted in this moment
    if (sqlState(error) === '23503') return 'missing';
    throw error;
  }
  return (await hasHome(tx, list, property)) ? 'had' : 'missing';
}

export async function hasHome(queryable: Queryable, listId: number, propertyId: number): Promise<boolean> {
  return Boolean(
    await queryable.row(
      sql`select property_id from shortlist_property where shortlist_id = ${listId} and property_id = ${propertyId}`,
    ),
  );
}

/** False when the list did not have it. */
export async function removeHome(tx: Queryable, listId: number, propertyId: number): Promise<boolean> {
  return (
    (await tx.run(sql`delete from shortlist_property where shortlist_id = ${listId} and property_id = ${propertyId}`)) >
    0
  );
}

export interface Opinion {
  vote: Vote | null;
  note: string;
}

interface OfMember {
  list: number;
  property: number;
  account: number;
}

/** A member’s vote and note on a home; empty ones before they said anything. */
export async function findOpinion(tx: Queryable, { list, property, account }: OfMember): Promise<Opinion> {
  const row = await tx.row<Opinion>(
    sql`select vote, note from shortlist_vote where shortlist_id = ${list} and property_id = ${property} and account_id = ${account}`,
  );
  return row ?? { vote: null, note: '' };
}

export async function saveOpinion(
  tx: Queryable,
  { list, property, account }: OfMember,
  { vote, note }: Opinion,
  now: Date,
): Promise<void> {
  await tx.run(
    vote === null && note === ''
      ? sql`delete from shortlist_vote where shortlist_id = ${list} and property_id = ${property} and account_id = ${account}`
      : sql`
          insert into shortlist_vote (shortlist_id, property_id, account_id, vote, note, changed_at)
          values (${list}, ${property}, ${account}, ${vote}, ${note}, ${now})
          on conflict (shortlist_id, property_id, account_id)
          do update set vote = excluded.vote, note = excluded.note, changed_at = excluded.changed_at`,
  );
}
