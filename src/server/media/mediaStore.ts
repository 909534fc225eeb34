import sql, { empty } from 'sql-template-tag';
import type { Queryable } from '../db/database';
import type { MediaRow } from './media';

/** Adds a picture's row, or renews an existing one, so that the sweep leaves it for its new user. */
export async function savePicture(queryable: Queryable, picture: Omit<MediaRow, 'id'>, now: Date): Promise<MediaRow> {
  const row = await queryable.row<MediaRow>(sql`
    insert into media (hash, width, height, placeholder, created_at) values (${picture.hash}, ${picture.width}, ${picture.height}, ${picture.placeholder}, ${now})
    on conflict (hash) do update set created_at = greatest(media.created_at, excluded.created_at)
    returning id, hash, width, height, placeholder`);
  if (!row) throw new Error('a picture was not stored');
  return row;
}

export async function findPicture(queryable: Queryable, hash: string): Promise<MediaRow | undefined> {
  return queryable.row<MediaRow>(sql`select id, hash, width, height, placeholder from media where hash = ${hash}`);
}

/** Deletes the rows of unused pictures stored before a given time, all or those with given ids. @returns their hashes */
export async function deleteUnusedPictures(
  queryable: Queryable,
  before: Date,
  ids?: readonly number[],
): Promise<string[]> {
  const rows = await queryable.rows<{ hash: string }>(sql`
    delete from media where created_at <= ${before}${ids ? sql` and id = any(${ids}::int[])` : empty}
      and not exists (select 1 from property_image where media_id = media.id)
      and not exists (select 1 from tour_scene where media_id = media.id)
      and not exists (select 1 from account where avatar_media_id = media.id)
      and not exists (select 1 from site_image where media_id = media.id)
      and not exists (select 1 from static_page where media_id = media.id)
      and not exists (select 1 from blog_post where media_id = media.id)
      and not exists (select 1 from construction_service where media_id = media.id)
      and not exists (select 1 from kept_picture where media_id = media.id)
    returning hash`);
  return rows.map(({ hash }) => hash);
}

/** Which of these hashes have no row. */
export async function unknownPictures(queryable: Queryable, hashes: readonly string[]): Promise<string[]> {
  const rows = await queryable.rows<{ hash: string }>(sql`
    select hash from unnest(${hashes}::text[]) hash where not exists (select 1 from media where media.hash = hash.hash)`);
  return rows.map(({ hash }) => hash);
}
