import sql from 'sql-template-tag';
import { type Queryable, sqlState } from '../../db/database';

/** Ids of an account's favourites, the newest first. */
export async function favouritesOf(queryable: Queryable, accountId: number): Promise<number[]> {
  const kept = await queryable.rows<{ id: number }>(sql`
    select property_id as id from favourite where account_id = ${accountId} order by created_at desc, property_id desc`);
  return kept.map(({ id }) => id);
}

export async function isFavourite(queryable: Queryable, accountId: number, propertyId: number): Promise<boolean> {
  return Boolean(
    await queryable.row(
      sql`select property_id from favourite where account_id = ${accountId} and property_id = ${propertyId}`,
    ),
  );
}

/** Adds a favourite; false when this account cannot see such a listing. */
export async function addFavourite(
  queryable: Queryable,
  accountId: number,
  propertyId: number,
  now: Date,
): Promise<boolean> {
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

/** Adds several favourites, the first as the newest; skips listings that are gone or that this account cannot see. */
export async function addFavourites(
  queryable: Queryable,
  accountId: number,
  propertyIds: readonly number[],
  now: Date,
): Promise<void> {
  // the rows are locked, so that none is deleted between being found and being added
  await queryable.run(sql`
    with found as (
      select p.id, given.place from unnest(${propertyIds}::int[]) with ordinality as given(id, place) join property p on p.id = given.id
      where p.lifecycle <> 'draft' or p.owner_id = ${accountId} for key share of p
    )
    insert into favourite (account_id, property_id, created_at)
    select ${accountId}::int, id, ${now}::timestamptz - min(place) * interval '1 millisecond' from found group by id
    on conflict (account_id, property_id) do nothing`);
}

export async function removeFavourite(queryable: Queryable, accountId: number, propertyId: number): Promise<void> {
  await queryable.run(sql`delete from favourite where account_id = ${accountId} and property_id = ${propertyId}`);
}
