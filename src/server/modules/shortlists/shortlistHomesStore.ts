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
