import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database';
import { addHome, removeHome } from './shortlistHomesStore';
import { defaultList, forgetOldActivity, lockList, record } from './shortlistsStore';

const ofAccount = (accountId: number) =>
  sql`shortlist_member m join shortlist_property p on p.shortlist_id = m.shortlist_id where m.account_id = ${accountId} and m.is_default`;

/** Ids of an account's favourites, the newest first. */
export async function favouritesOf(queryable: Queryable, accountId: number): Promise<number[]> {
  const kept = await queryable.rows<{ id: number }>(
    sql`select p.property_id as id from ${ofAccount(accountId)} order by p.added_at desc, p.property_id desc`,
  );
  return kept.map(({ id }) => id);
}

export async function isFavourite(queryable: Queryable, accountId: number, propertyId: number): Promise<boolean> {
  return Boolean(
    await queryable.row(sql`select p.property_id from ${ofAccount(accountId)} and p.property_id = ${propertyId}`),
  );
}

/** Adds a favourite; false when this account cannot see such a listing. */
export async function addFavourite(database: Database, account: number, property: number, now: Date): Promise<boolean> {
  const list = await defaultList(database, account, now);
  return database.transaction(async (tx) => {
    await lockList(tx, list, account);
    const outcome = await addHome(tx, { list, property, account, now });
    if (outcome === 'added') await record(tx, { list, account, kind: 'added', property, now });
    return outcome !== 'missing';
  });
}

/** Adds several favourites, the first as the newest; skips listings that are gone or that this account cannot see. */
export async function addFavourites(
  database: Database,
  account: number,
  propertyIds: readonly number[],
  now: Date,
): Promise<void> {
  const list = await defaultList(database, account, now);
  await database.transaction(async (tx) => {
    await lockList(tx, list, account);
    // the rows are locked, so that none is deleted between being found and being added
    const added = await tx.run(sql`
      with found as (
        select p.id, given.place from unnest(${propertyIds}::int[]) with ordinality as given(id, place) join property p on p.id = given.id
        where p.lifecycle <> 'draft' or p.owner_id = ${account} for key share of p
      ), added as (
        insert into shortlist_property (shortlist_id, property_id, added_by, added_at)
        select ${list}::int, id, ${account}::int, ${now}::timestamptz - min(place) * interval '1 millisecond' from found group by id
        on conflict (shortlist_id, property_id) do nothing returning property_id, added_at
      )
      insert into shortlist_activity (shortlist_id, account_id, kind, property_id, at)
      select ${list}::int, ${account}::int, 'added', property_id, ${now}::timestamptz from added order by added_at`);
    if (added === 0) return;
    await forgetOldActivity(tx, list);
    await tx.run(sql`update shortlist set changed_at = ${now} where id = ${list}`);
  });
}

export async function removeFavourite(database: Database, account: number, property: number, now: Date): Promise<void> {
  const list = await defaultList(database, account, now);
  await database.transaction(async (tx) => {
    await lockList(tx, list, account);
    if (await removeHome(tx, list, property)) await record(tx, { list, account, kind: 'removed', property, now });
  });
}
