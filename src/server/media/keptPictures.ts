import * as messages from '@messages/server/media';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { badField } from '../lib/problem';

/** Keeps a picture for good: texts show it by its address, which no query finds. */
export async function keepPicture(queryable: Queryable, mediaId: number, now: Date): Promise<void> {
  await queryable.run(
    sql`insert into kept_picture (media_id, kept_at) values (${mediaId}, ${now}) on conflict do nothing`,
  );
}

/**
 * Pictures of listings and accounts are no covers; `before` is the cover so far.
 * @throws Problem 400 for a picture that was not uploaded for a text
 */
export async function checkCover(
  tx: Queryable,
  cover: { media: number } | null,
  before: { media: number } | null = null,
  field = 'cover',
): Promise<void> {
  if (!cover || cover.media === before?.media) return;
  const kept = await tx.row(sql`select from kept_picture where media_id = ${cover.media}`);
  if (!kept) throw badField(field, messages.uploadThePictureAgain);
}
