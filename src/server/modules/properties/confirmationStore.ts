import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';

/** A listing whose owner must be asked. */
export interface Unconfirmed {
  id: number;
  title: string;
  ownerId: number;
  /** Empty while the account is disabled. */
  email: string;
  name: string;
}

const unconfirmed = (now: Date) =>
  sql`lifecycle = 'published' and confirm_by is not null and warned_at is null and confirm_by <= ${now}`;
const overdue = (warnedBy: Date) => sql`lifecycle = 'published' and warned_at is not null and warned_at <= ${warnedBy}`;
/** A draft without any content. */
const abandoned = (since: Date) => sql`
  lifecycle = 'draft' and changed_at < ${since} and title = '' and description = '' and location = '' and property_type_id is null and price_in_paise is null
  and not exists (select 1 from property_image where property_id = property.id)`;

/** Whether there is any work, by three index lookups. */
export async function listingsToConfirm(
  queryable: Queryable,
  { now, warnedBy, since }: { now: Date; warnedBy: Date; since: Date },
): Promise<{ warning: boolean; hiding: boolean; dropping: boolean }> {
  const needed = await queryable.row<{ warning: boolean; hiding: boolean; dropping: boolean }>(sql`
    select exists (select 1 from property where ${unconfirmed(now)}) as warning, exists (select 1 from property where ${overdue(warnedBy)}) as hiding,
      exists (select 1 from property where ${abandoned(since)}) as dropping`);
  return needed ?? { warning: false, hiding: false, dropping: false };
}

/** Marks listings as warned and returns them with their owners. */
export async function markWarned(tx: Queryable, most: number, now: Date): Promise<Unconfirmed[]> {
  return tx.rows<Unconfirmed>(sql`
    with due as materialized (select id from property where ${unconfirmed(now)} order by confirm_by, id limit ${most} for update skip locked)
    update property set warned_at = ${now} from due, account where property.id = due.id and account.id = property.owner_id
    returning property.id, property.title, property.owner_id as "ownerId", case when account.disabled_at is null then account.email else '' end as email, coalesce(nullif(account.name, ''), account.username) as name`);
}

/** Archives listings. @returns how many */
export async function archiveOverdue(
  queryable: Queryable,
  most: number,
  warnedBy: Date,
  reason: string,
  now: Date,
): Promise<number> {
  return queryable.run(sql`
    with due as materialized (select id from property where ${overdue(warnedBy)} order by warned_at, id limit ${most} for update skip locked)
    update property set lifecycle = 'archived', archived_reason = ${reason}, warned_at = null, changed_at = ${now} from due where property.id = due.id`);
}

/** Deletes empty drafts that nobody has touched. @returns how many */
export async function deleteAbandonedDrafts(queryable: Queryable, most: number, since: Date): Promise<number> {
  return queryable.run(
    sql`delete from property where id in (select id from property where ${abandoned(since)} order by changed_at limit ${most} for update skip locked)`,
  );
}
