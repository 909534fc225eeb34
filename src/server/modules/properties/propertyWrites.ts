import type { PropertyChange, PropertyDraft } from '@contract/properties';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import type { ServerDeps } from '../../deps';
import type { MediaRow } from '../../media/media';
import type { Account } from '../../plugins/account';
import { Problem } from '../../plugins/problems';
import type { UploadedFile } from '../../plugins/uploads';
import { checkKinds, cityOf, picturesAfter, theirs, whyDraft } from './propertiesRules';
import { columnChanges, columnNames, columnValues, columnsOf } from './propertyColumns';
import { readKinds } from './propertyKinds';
import { findProperty } from './propertyStore';

type Deps = Pick<ServerDeps, 'database' | 'media' | 'settings' | 'now'>;

/** Why this account may not publish one more listing now; null when it may. Others who ask for the same account wait for this transaction's end. */
async function reasonToWait(tx: Queryable, { settings, now }: Deps, accountId: number): Promise<string | null> {
  await tx.row(sql`select id from account where id = ${accountId} for no key update`);
  const used = await tx.row<{ published: number; slots: (number | null)[] }>(sql`
    select (select count(*)::int from property where owner_id = ${accountId} and lifecycle = 'published') as published,
      coalesce((select json_agg(slots) from package_grant where account_id = ${accountId} and starts_at <= ${now()} and expires_at > ${now()}), '[]') as slots`);
  return whyDraft({ free: settings.freeListings, slots: used?.slots ?? [], published: used?.published ?? 0 });
}

/** Pictures are taken in before any row of the listing is written: a crash leaves a picture that nothing shows, which is swept, never a row without its file. */
async function takePictures({ database, media }: Deps, files: readonly UploadedFile[]): Promise<MediaRow[]> {
  const taken: MediaRow[] = [];
  for (const file of files) taken.push(await media.take(database, file.path));
  return taken;
}

/** Behind those that are there. */
async function addPictures(tx: Queryable, propertyId: number, pictures: readonly MediaRow[]): Promise<void> {
  const ids = pictures.map(({ id }) => id);
  await tx.run(sql`
    insert into property_image (property_id, media_id, position)
    select ${propertyId}, added.id, coalesce((select max(position) + 1 from property_image where property_id = ${propertyId}), 0) + added.place - 1
    from unnest(${ids}::int[]) with ordinality added(id, place) order by added.place`);
}

const picturesOf = (files: readonly UploadedFile[]) => files.filter(({ field }) => field === 'images');

/**
 * Posts a listing; beyond the account's allowance it is kept as a draft that tells why. Answers its id.
 * @throws Problem 400 by field, 413, 415
 */
export async function createProperty(deps: Deps, account: Account, draft: PropertyDraft, files: readonly UploadedFile[]): Promise<number> {
  const kinds = await readKinds(deps.database);
  checkKinds(kinds, draft);
  const uploads = picturesOf(files);
  picturesAfter([], {}, uploads.length);
  const pictures = await takePictures(deps, uploads);
  return deps.database.transaction(async (tx) => {
    const reason = account.isSuperuser ? null : await reasonToWait(tx, deps, account.id);
    const columns = new Map([
      ...columnsOf({ ...draft, city: draft.city ?? cityOf(kinds.cities, draft.location) }, account.isSuperuser),
      ['owner_id', account.id], ['lifecycle', reason === null ? 'published' : 'draft'], ['draft_reason', reason], ['created_at', deps.now()], ['changed_at', deps.now()],
    ] as [string, unknown][]);
    const made = await tx.row<{ id: number }>(sql`insert into property (${columnNames(columns)}) values (${columnValues(columns)}) returning id`);
    if (!made) throw new Error('the new listing has no id');
    await addPictures(tx, made.id, pictures);
    return made.id;
  });
}

async function arrangePictures(tx: Queryable, propertyId: number, staying: readonly number[]): Promise<void> {
  await tx.run(sql`delete from property_image where property_id = ${propertyId} and not (id = any(${staying}::int[]))`);
  await tx.run(sql`
    update property_image set position = wanted.place - 1 from unnest(${staying}::int[]) with ordinality wanted(id, place)
    where property_image.id = wanted.id and property_id = ${propertyId} and position <> wanted.place - 1`);
}

/** @throws Problem 409 when the owner's allowance is used up */
async function checkPublishing(tx: Queryable, deps: Deps, account: Account, listing: { owner_id: number; lifecycle: string }, change: PropertyChange): Promise<void> {
  if (change.lifecycle !== 'published' || listing.lifecycle === 'published' || account.isSuperuser) return;
  const reason = await reasonToWait(tx, deps, listing.owner_id);
  if (reason !== null) throw new Problem(409, 'allowance_used', reason);
}

/**
 * Changes a listing and its pictures, all or nothing; new pictures follow those that stay.
 * @throws Problem 400 by field, 403, 404, 409 when it may not be published now, 413, 415
 */
export async function changeProperty(deps: Deps, account: Account, id: number, change: PropertyChange, files: readonly UploadedFile[]): Promise<void> {
  const { remove_images: remove, image_order: order } = change;
  const before = theirs(await findProperty(deps.database, id), account);
  checkKinds(await readKinds(deps.database), change);
  const uploads = picturesOf(files);
  picturesAfter(before.images.map((image) => image.id), { remove, order }, uploads.length);
  const pictures = await takePictures(deps, uploads);
  await deps.database.transaction(async (tx) => {
    await tx.row(sql`select id from property where id = ${id} for update`);
    const listing = theirs(await findProperty(tx, id), account);
    await checkPublishing(tx, deps, account, listing, change);
    const staying = picturesAfter(listing.images.map((image) => image.id), { remove, order }, pictures.length);
    const columns = new Map([...columnsOf(change, account.isSuperuser), ['changed_at', deps.now()] as const]);
    await tx.run(sql`update property set ${columnChanges(columns)}, draft_reason = ${change.lifecycle ? null : listing.draft_reason} where id = ${id}`);
    if (remove || order) await arrangePictures(tx, id, staying);
    await addPictures(tx, id, pictures);
  });
}

/** Deletes a listing with its pictures' places; enquiries about it stay. @throws Problem 403, 404 */
export async function removeProperty({ database }: Deps, account: Account, id: number): Promise<void> {
  theirs(await database.row<{ owner_id: number; lifecycle: 'draft' }>(sql`select owner_id, lifecycle from property where id = ${id}`), account);
  await database.run(sql`delete from property where id = ${id}`);
}
