import sql from 'sql-template-tag';
import { type Queryable, sqlState } from '../../db/database';

/** Ids of the kept listings, the newest first. */
export async function favouritesOf(queryable: Queryable, accountId: number): Promise<number[]> {
  const kept = await queryable.rows<{ id: number }>(sql`
    select property_id as id from favourite where account_id = ${accountId} order by created_at desc, property_id desc`);
  return kept.map(({ id }) => id);
}

export async function isFavourite(queryable: Queryable, accountId: number, propertyId: number): Promise<boolean> {
  return Boolean(await queryable.row(sql`select property_id from favourite where account_id = ${accountId} and property_id = ${propertyId}`));
}

/** Keeps a listing; false when there is none that this account may see. */
export async function addFavourite(queryable: Queryable, accountId: number, propertyId: number, now: Date): Promise<boolean> {
  try {
    const kept = await queryable.run(sql`
      insert into favourite (account_id, property_id, created_at)
      select ${accountId}::int, id, ${now}::timestamptz from property where id = ${propertyId} and (lifecycle <> 'draft' or owner_id = ${accountId})
      on conflict (account_id, property_id) do update set created_at = favourite.created_at`);
    return kept > 0;
  } catch (error) {
    if (sqlState(error) === '23503') return false;
    throw error;
  }
}

export async function removeFavourite(queryable: Queryable, accountId: number, propertyId: number): Promise<void> {
  await queryable.run(sql`delete from favourite where account_id = ${accountId} and property_id = ${propertyId}`);
}
