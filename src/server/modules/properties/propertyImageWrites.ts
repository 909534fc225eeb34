import type { PropertyImage, PropertyImageChange } from '@contract/properties';
import * as messages from '@messages/server/properties';
import sql from 'sql-template-tag';
import type * as z from 'zod/mini';
import type { Queryable } from '../../db/database';
import { countQuota } from '../../lib/quotas';
import { badField, notFound } from '../../lib/problem';
import type { UploadedFile } from '../../plugins/uploads';
import { checkPictureCount, movedTo, assertCanEdit } from './propertiesRules';
import { type ImageText, addNamedPicture, arrangePictures, dropPicture, setAlt, setKind } from './propertyImages';
import { type PropertyRow, toImage } from './propertyRows';
import { findProperty } from './propertyStore';
import { type Editor, editProperty } from './propertyEdit';
import type { WriteDeps } from './propertyWrites';

/** The picture as its owner sees it; undefined when it is not one of the listing's. */
function imageOf(
  listing: PropertyRow | undefined,
  is: (image: PropertyRow['images'][number]) => boolean,
): PropertyImage | undefined {
  const place = listing?.images.findIndex(is) ?? -1;
  const image = listing?.images[place];
  return listing && image && toImage(image, place, listing, true);
}

const touch = (tx: Queryable, id: number, now: Date) =>
  tx.run(sql`update property set changed_at = ${now} where id = ${id}`);

/**
 * Adds a picture to a listing. A repeated `client_id` or the same photo again returns the first one and stores nothing.
 * @throws Problem 400 by field without a file or beyond twenty, 403, 404, 413, 415
 */
export async function addImage(
  deps: WriteDeps,
  editor: Editor,
  id: number,
  words: ImageText,
  files: readonly UploadedFile[],
): Promise<PropertyImage> {
  const isThis = (image: { client_id: string | null }) => image.client_id === words.client_id;
  const before = assertCanEdit(await findProperty(deps.database, id), editor.account);
  const sent = imageOf(before, isThis);
  if (sent) return sent;
  const file = files.find(({ field }) => field === 'image');
  if (!file) throw badField('image', messages.chooseAPicture);
  checkPictureCount(before.images.length);
  await countQuota(deps, editor.account, 'pictures');
  // before the transaction: a crash leaves an unused picture, which is swept, and never a row without its file
  const { id: mediaId, hash } = await deps.media.take(deps.database, file.path, { from: String(editor.account.id) });
  return deps.database.transaction((tx) =>
    editProperty(tx, deps.now(), editor, { id }, async (listing) => {
      const raced = imageOf(listing, isThis) ?? imageOf(listing, (image) => image.hash === hash);
      if (raced) return raced;
      checkPictureCount(listing.images.length);
      await addNamedPicture(tx, id, mediaId, words);
      await touch(tx, id, deps.now());
      const added = imageOf(await findProperty(tx, id), isThis);
      if (!added) throw new Error('a picture was added and is not there');
      return added;
    }),
  );
}

/** Changes a picture's text, kind or position. @throws Problem 403, 404 */
export async function changeImage(
  { database, now }: WriteDeps,
  editor: Editor,
  id: number,
  imageId: number,
  { alt, kind, position }: z.output<typeof PropertyImageChange>,
): Promise<PropertyImage> {
  return database.transaction((tx) =>
    editProperty(tx, now(), editor, { id }, async ({ images }) => {
      const order = images.map((image) => image.id);
      if (!order.includes(imageId)) throw notFound(messages.thisPicture);
      if (alt !== undefined) await setAlt(tx, imageId, alt);
      if (kind !== undefined) await setKind(tx, imageId, kind);
      if (position !== undefined) await arrangePictures(tx, id, movedTo(order, imageId, position));
      await touch(tx, id, now());
      const changed = imageOf(await findProperty(tx, id), (image) => image.id === imageId);
      if (!changed) throw new Error('a picture was changed and is not there');
      return changed;
    }),
  );
}

/** Removes a picture from a listing; does nothing when it is not there. @throws Problem 403, 404 for the listing */
export async function removeImage(
  { database, now }: WriteDeps,
  editor: Editor,
  id: number,
  imageId: number,
): Promise<void> {
  await database.transaction((tx) =>
    editProperty(tx, now(), editor, { id }, async () => {
      if (await dropPicture(tx, id, imageId)) await touch(tx, id, now());
    }),
  );
}
