import type { NewProperty, PropertyChange } from '@contract/properties';
import * as messages from '@messages/server/properties';
import sql from 'sql-template-tag';
import { assertCurrent, staffAct } from '../../audit/staffWrite';
import type { Queryable } from '../../db/database';
import type { PropertiesDeps } from './propertiesDeps';
import type { MediaRow } from '../../media/media';
import type { Account } from '../../lib/account';
import { countQuota } from '../../lib/quotas';
import type { UploadedFile } from '../../plugins/uploads';
import {
  assertCanDelete,
  assertCanEdit,
  checkCatalogue,
  checkCleared,
  checkDrafts,
  checkPoint,
  checkRera,
  cityOf,
  isListingStaff,
  picturesAfter,
  reraAfter,
} from './propertiesRules';
import { type Columns, columnChanges, columnNames, columnValues, columnsOf } from './propertyColumns';
import { type Editor, auditedProperty, editProperty } from './propertyEdit';
import { addPictures, arrangePictures } from './propertyImages';
import { type ListingCatalogue, readCatalogue } from './listingCatalogue';
import {
  confirmedColumns,
  transitionTo,
  lockOwner,
  lifecycleColumns,
  isPublishBlocked,
  needsReview,
  publishBlocker,
  submittedColumns,
} from './propertyLifecycle';
import { type PropertyRow, toProperty } from './propertyRows';
import { checkChangedValues, checkNewValues } from './checkValues';
import { measuredOf } from './unusualRules';
import { noteConfirmed } from './unusualStore';
import { findProperty } from './propertyStore';

/** Before its owner says anything. */
const noRera = { rera_status: 'not_stated', rera_number: null, rera_reason: null } as const;

export type WriteDeps = Pick<PropertiesDeps, 'database' | 'media' | 'settings' | 'now'>;

/**
 * Stores pictures before any row of the listing: a crash leaves an unused picture, which is swept, and never a row
 * without its file. The same picture sent twice is one.
 */
async function takePictures(deps: WriteDeps, account: Account, files: readonly UploadedFile[]): Promise<MediaRow[]> {
  const { database, media } = deps;
  await countQuota(deps, account, 'pictures', files.length);
  const taken = new Map<number, MediaRow>();
  for (const file of files) {
    const row = await media.take(database, file.path, { from: String(account.id) });
    taken.set(row.id, row);
  }
  return [...taken.values()];
}

const picturesOf = (files: readonly UploadedFile[]) => files.filter(({ field }) => field === 'images');

/** The listing that this account sent under a client id. */
export async function sentAs(
  queryable: Queryable,
  accountId: number,
  clientId: string | undefined,
): Promise<number | undefined> {
  if (clientId === undefined) return undefined;
  const sent = sql`select id from property where owner_id = ${accountId} and client_id = ${clientId}`;
  return (await queryable.row<{ id: number }>(sent))?.id;
}

/** Inserts a listing and returns its id. */
export async function insertProperty(tx: Queryable, columns: Columns): Promise<number> {
  const made = await tx.row<{ id: number }>(
    sql`insert into property (${columnNames(columns)}) values (${columnValues(columns)}) returning id`,
  );
  if (!made) throw new Error('the new listing has no id');
  return made.id;
}

/** How many listings of an account are drafts that nobody reviews. */
export async function countDrafts(tx: Queryable, ownerId: number): Promise<number> {
  const row = await tx.row<{ drafts: number }>(
    sql`select count(*)::int as drafts from property where owner_id = ${ownerId} and lifecycle = 'draft' and submitted_at is null`,
  );
  return row?.drafts ?? 0;
}

/** Updates columns of a listing; does nothing without any. */
export async function updateProperty(tx: Queryable, id: number, columns: Columns): Promise<void> {
  if (columns.size > 0) await tx.run(sql`update property set ${columnChanges(columns)} where id = ${id}`);
}

/**
 * Posts a listing, once per `client_id`, and returns its id. It is published, or submitted to the review of the office. Beyond the account's allowance, or before its address is confirmed, it becomes a draft with a reason.
 * @throws Problem 400 by field, 409 when the account has too many drafts, 413, 415, 429
 */
export async function createProperty(
  deps: WriteDeps,
  account: Account,
  { client_id: clientId, ...draft }: NewProperty,
  files: readonly UploadedFile[],
): Promise<number> {
  const before = await sentAs(deps.database, account.id, clientId);
  if (before !== undefined) return before;
  const kinds = await readCatalogue(deps.database);
  checkCatalogue(kinds, draft);
  checkPoint(draft);
  checkRera(reraAfter(noRera, draft));
  const measured = measuredOf({ ...draft, city: draft.city ?? cityOf(kinds.cities, draft.location) });
  const isUnusual = await checkNewValues(deps.database, measured, draft.confirm_unusual);
  const uploads = picturesOf(files);
  picturesAfter([], {}, uploads.length);
  await countQuota(deps, account, 'listings');
  const pictures = await takePictures(deps, account, uploads);
  return deps.database.transaction(async (tx) => {
    const owner = await lockOwner(tx, account.id);
    const sent = await sentAs(tx, account.id, clientId);
    if (sent !== undefined) return sent;
    const waiting = isListingStaff(account) ? null : await publishBlocker(tx, deps, account.id);
    if (waiting) checkDrafts(await countDrafts(tx, account.id));
    const life: Columns = waiting
      ? new Map([
          ['lifecycle', 'draft'],
          ['draft_reason', waiting.reason],
        ])
      : needsReview(deps, account, owner)
        ? submittedColumns(deps.now())
        : lifecycleColumns(null, 'published', owner.isOffice, deps.now());
    const id = await insertProperty(
      tx,
      new Map([
        ...columnsOf({ ...draft, city: measured.city_id }, account.isSuperuser),
        ...life,
        ...new Map<string, unknown>([
          ['owner_id', account.id],
          ['client_id', clientId ?? null],
          ['created_at', deps.now()],
          ['changed_at', deps.now()],
        ]),
      ]),
    );
    await addPictures(tx, id, pictures);
    if (isUnusual) await noteConfirmed(tx, id, 'price', measured);
    return id;
  });
}

/** Applies a change of lifecycle, after the other fields were changed. @throws Problem 400 by field, 409 when it is not allowed */
async function newLife(
  tx: Queryable,
  deps: WriteDeps,
  account: Account,
  kinds: ListingCatalogue,
  listing: PropertyRow,
  { to, confirms }: { to: NonNullable<PropertyChange['lifecycle']>; confirms: boolean },
): Promise<Columns> {
  const entered = await transitionTo(tx, deps, account, kinds, listing, { to, confirms });
  if ('waiting' in entered) throw isPublishBlocked(entered.waiting);
  return entered.columns;
}

/** Owners who edit their listing confirm that it is still available. */
async function vouching(tx: Queryable, { now }: WriteDeps, account: Account, listing: PropertyRow): Promise<Columns> {
  if (listing.lifecycle !== 'published' || listing.owner_id !== account.id) return new Map();
  const { isOffice } = await lockOwner(tx, account.id);
  return confirmedColumns(isOffice, now());
}

/**
 * Changes a listing and its pictures, all or nothing, and records it as an edit; new pictures follow the ones that remain.
 * @throws Problem 400 by field, 403, 404, 409 when the lifecycle is not possible now or with an old `version`, 413, 415
 */
export async function changeProperty(
  deps: WriteDeps,
  editor: Editor,
  id: number,
  change: PropertyChange,
  files: readonly UploadedFile[],
): Promise<void> {
  const { account } = editor;
  const { remove_images: remove, image_order: order, version, ...fields } = change;
  const before = assertCanEdit(await findProperty(deps.database, id), account);
  // before its pictures are read; again when it is locked
  assertCurrent(messages.thisProperty, before, version, (listing) => toProperty(listing, deps.now(), true));
  const kinds = await readCatalogue(deps.database);
  checkCatalogue(kinds, change);
  const uploads = picturesOf(files);
  picturesAfter(
    before.images.map((image) => image.id),
    { remove, order },
    // the same photo may have been sent many times: how many are new shows once they are stored
    Math.min(1, uploads.length),
  );
  const taken = await takePictures(deps, account, uploads);
  await deps.database.transaction((tx) =>
    editProperty(tx, deps.now(), editor, { id, version }, async (listing) => {
      const kept = new Set(listing.images.filter(({ id: image }) => !remove?.includes(image)).map(({ hash }) => hash));
      const pictures = taken.filter(({ hash }) => !kept.has(hash));
      const staying = picturesAfter(
        listing.images.map((image) => image.id),
        { remove, order },
        pictures.length,
      );
      await applyChange(tx, deps, account, { listing, kinds, change: fields, maySetFeatured: account.isSuperuser });
      if (remove || order) await arrangePictures(tx, id, staying);
      await addPictures(tx, id, pictures);
    }),
  );
}

/**
 * Changes the fields and the lifecycle of a locked listing.
 * @throws Problem 400 by field, 409 when the lifecycle is not possible now
 */
export async function applyChange(
  tx: Queryable,
  deps: WriteDeps,
  account: Account,
  {
    listing,
    kinds,
    change: { lifecycle, confirm_unusual: confirms = false, ...fields },
    maySetFeatured,
  }: {
    listing: PropertyRow;
    kinds: ListingCatalogue;
    change: Omit<PropertyChange, 'remove_images' | 'image_order' | 'version'>;
    maySetFeatured: boolean;
  },
): Promise<void> {
  checkCleared(listing.lifecycle, fields.clear);
  checkPoint(fields);
  if (listing.lifecycle !== 'draft') checkRera(reraAfter(listing, fields));
  await updateProperty(
    tx,
    listing.id,
    new Map([
      ...columnsOf(fields, maySetFeatured),
      ...(await vouching(tx, deps, account, listing)),
      ['changed_at', deps.now()] as const,
    ]),
  );
  const after = (await findProperty(tx, listing.id)) ?? listing;
  const isShown = listing.lifecycle === 'published' || listing.lifecycle === 'in_review';
  await checkChangedValues(tx, listing.id, { before: listing, after, isShown, confirms });
  if (lifecycle)
    await updateProperty(tx, listing.id, await newLife(tx, deps, account, kinds, after, { to: lifecycle, confirms }));
}

/** Deletes a listing and its pictures; enquiries about it remain. @throws Problem 403, 404 */
export async function removeProperty(deps: WriteDeps, editor: Editor, id: number): Promise<void> {
  await staffAct<PropertyRow, void>(deps, editor, {
    action: 'property.delete',
    subject: { type: 'property', id },
    name: messages.thisProperty,
    read: async (tx) => {
      await tx.row(sql`select id from property where id = ${id} for update`);
      return assertCanDelete(await findProperty(tx, id), editor.account);
    },
    act: async (tx) => {
      await tx.run(sql`delete from property where id = ${id}`);
    },
    entry: (before) =>
      before.owner_id === editor.account.id ? undefined : { before: auditedProperty(before), after: null },
  });
}
