import type { ImageKind, NewPropertyImage } from '@contract/properties';
import sql from 'sql-template-tag';
import type * as z from 'zod/mini';
import type { Queryable } from '../../db/database';
import type { MediaRow } from '../../media/media';

/** A picture's text fields from the form. */
export type ImageText = z.output<typeof NewPropertyImage>;

/** The position after the last picture. */
export async function addPictures(
  tx: Queryable,
  propertyId: number,
  pictures: readonly Pick<MediaRow, 'id'>[],
): Promise<void> {
  const ids = pictures.map(({ id }) => id);
  await tx.run(sql`
    insert into property_image (property_id, media_id, position)
    select ${propertyId}, added.id, coalesce((select max(position) + 1 from property_image where property_id = ${propertyId}), 0) + added.place - 1
    from unnest(${ids}::int[]) with ordinality added(id, place) order by added.place`);
}

/** Adds a picture after the others, with its text and the uploader's file name. */
export async function addNamedPicture(
  tx: Queryable,
  propertyId: number,
  mediaId: number,
  { client_id, alt = '', kind = 'photo' }: ImageText,
): Promise<void> {
  await tx.run(sql`
    insert into property_image (property_id, media_id, client_id, alt, kind, position)
    values (${propertyId}, ${mediaId}, ${client_id}, ${alt}, ${kind}, coalesce((select max(position) + 1 from property_image where property_id = ${propertyId}), 0))`);
}

/** Puts a listing's pictures into this order and removes those that it does not name. */
export async function arrangePictures(tx: Queryable, propertyId: number, staying: readonly number[]): Promise<void> {
  await tx.run(sql`delete from property_image where property_id = ${propertyId} and not (id = any(${staying}::int[]))`);
  await tx.run(sql`
    update property_image set position = wanted.place - 1 from unnest(${staying}::int[]) with ordinality wanted(id, place)
    where property_image.id = wanted.id and property_id = ${propertyId} and position <> wanted.place - 1`);
}

export async function setKind(tx: Queryable, imageId: number, kind: ImageKind): Promise<void> {
  await tx.run(sql`update property_image set kind = ${kind} where id = ${imageId}`);
}

export async function setAlt(tx: Queryable, imageId: number, alt: string): Promise<void> {
  await tx.run(sql`update property_image set alt = ${alt} where id = ${imageId}`);
}

export async function dropPicture(tx: Queryable, propertyId: number, imageId: number): Promise<number> {
  return tx.run(sql`delete from property_image where id = ${imageId} and property_id = ${propertyId}`);
}

/** Copies the pictures to another listing in the same order; both share the files. */
export async function copyPictures(tx: Queryable, from: number, to: number): Promise<void> {
  await tx.run(
    sql`insert into property_image (property_id, media_id, alt, kind, position) select ${to}::int, media_id, alt, kind, position from property_image where property_id = ${from} order by position, id`,
  );
}
