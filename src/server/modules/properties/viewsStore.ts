import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';

/** One view of one listing by a visitor on a day (YYYY-MM-DD). */
export interface View {
  propertyId: number;
  day: string;
  visitor: string;
  /** The logged-in viewer: owners' views of their own listings do not count. */
  accountId: number | null;
}

/** Counts views that were not counted before. Skips listings that are gone or not published. */
export async function countViews(queryable: Queryable, views: readonly View[]): Promise<void> {
  const list = JSON.stringify(views);
  await queryable.run(sql`
    with fresh as (
      insert into property_look (property_id, day, visitor)
      select distinct looked."propertyId", looked.day, looked.visitor
      from json_to_recordset(${list}::json) as looked("propertyId" int, day date, visitor text, "accountId" int)
      join property on property.id = looked."propertyId" and lifecycle = 'published' and owner_id is distinct from looked."accountId"
      order by 1, 2, 3
      on conflict do nothing returning property_id, day
    ), by_day as (
      insert into property_day_views (day, views) select day, count(*)::int from fresh group by day order by day
      on conflict (day) do update set views = property_day_views.views + excluded.views
    )
    insert into property_views (property_id, views) select property_id, count(*)::int from fresh group by property_id order by property_id
    on conflict (property_id) do update set views = property_views.views + excluded.views`);
}

/** Deletes the records of who viewed what before a day. */
export async function deleteOldViews(queryable: Queryable, before: string): Promise<void> {
  await queryable.run(sql`delete from property_look where day < ${before}::date`);
}
