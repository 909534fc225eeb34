import type { OfficeSlide, SlideFields } from '@contract/officeSlides';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { toPicture } from '../../media/media';

interface Row extends Omit<OfficeSlide, 'picture'> {
  media_id: number;
  alt: string;
  hash: string;
  width: number;
  height: number;
  placeholder: string;
}

/** In order. */
export async function listSlides(queryable: Queryable): Promise<OfficeSlide[]> {
  const rows = await queryable.rows<Row>(sql`
    select s.id, s.version, s.title, s.subtitle, s.description, s.media_id, s.alt, m.hash, m.width, m.height, m.placeholder
    from site_image s join media m on m.id = s.media_id where s.name = 'hero' order by s.position, s.id`);
  return rows.map(({ media_id: media, alt, hash, width, height, placeholder, ...row }) => ({
    ...row,
    picture: { media, picture: toPicture({ hash, width, height, placeholder }, alt) },
  }));
}

/** Adds a slide at the end; undefined when the request had already added it. */
export async function addSlide(
  tx: Queryable,
  clientId: string,
  { title, subtitle, description, picture }: SlideFields,
): Promise<number | undefined> {
  const row = await tx.row<{ id: number }>(sql`
    insert into site_image (name, client_id, title, subtitle, description, media_id, alt, position)
    select 'hero', ${clientId}, ${title}, ${subtitle}, ${description}, ${picture.media}::int, ${picture.alt}, coalesce(max(position), -1) + 1
    from site_image where name = 'hero' on conflict (client_id) do nothing returning id`);
  return row?.id;
}

export async function slideAddedBy(tx: Queryable, clientId: string): Promise<number | undefined> {
  return (await tx.row<{ id: number }>(sql`select id from site_image where client_id = ${clientId}`))?.id;
}

export async function changeSlide(
  tx: Queryable,
  id: number,
  { title, subtitle, description, picture }: SlideFields,
): Promise<void> {
  await tx.run(sql`
    update site_image set title = ${title}, subtitle = ${subtitle}, description = ${description}, media_id = ${picture.media}, alt = ${picture.alt}
    where id = ${id} and name = 'hero'`);
}

export async function removeSlide(tx: Queryable, id: number): Promise<void> {
  await tx.run(sql`delete from site_image where id = ${id} and name = 'hero'`);
}

export async function orderSlides(tx: Queryable, ids: readonly number[]): Promise<void> {
  await tx.run(sql`
    update site_image s set position = given.place
    from unnest(${[...ids]}::int[]) with ordinality as given(id, place) where s.id = given.id and s.name = 'hero'`);
}
