import type { NewDraft } from '@contract/properties';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import type { Account } from '../../lib/account';
import { countQuota } from '../../lib/quotas';
import { checkConfirming, checkDrafts, checkCatalogue, checkPoint, isListingStaff } from './propertiesRules';
import { columnsOf, copiedColumns } from './propertyColumns';
import { copyPictures } from './propertyImages';
import { checkPlace } from './checkValues';
import { measuredOf } from './unusualRules';
import { readCatalogue } from './listingCatalogue';
import { confirmedColumns, transitionTo, lockOwner, isPublishBlocked } from './propertyLifecycle';
import { type Editor, editProperty, lockProperty } from './propertyEdit';
import { type WriteDeps, countDrafts, insertProperty, sentAs, updateProperty } from './propertyWrites';

/** Creates a draft unless this client id has one; one at a time per account. @throws Problem 409 when the account has too many drafts */
async function makeDraft(
  tx: Queryable,
  account: Account,
  clientId: string | undefined,
  make: () => Promise<number>,
): Promise<number> {
  await lockOwner(tx, account.id);
  const sent = await sentAs(tx, account.id, clientId);
  if (sent !== undefined) return sent;
  if (!isListingStaff(account)) checkDrafts(await countDrafts(tx, account.id));
  return make();
}

/** Creates a draft from what is given, once per `client_id`, and returns its id. @throws Problem 400 by field, 409 when the account has too many drafts */
export async function beginDraft(
  deps: WriteDeps,
  account: Account,
  { client_id: clientId, ...fields }: NewDraft,
): Promise<number> {
  checkPoint(fields);
  checkCatalogue(await readCatalogue(deps.database), fields);
  await checkPlace(deps.database, measuredOf(fields));
  await countQuota(deps, account, 'listings');
  const now = deps.now();
  const columns = new Map<string, unknown>([
    ['title', ''],
    ['description', ''],
    ...columnsOf(fields, account.isSuperuser),
    ['owner_id', account.id],
    ['lifecycle', 'draft'],
    ['client_id', clientId ?? null],
    ['created_at', now],
    ['changed_at', now],
  ]);
  return deps.database.transaction((tx) => makeDraft(tx, account, clientId, () => insertProperty(tx, columns)));
}

/** Creates a draft with the text and pictures of a listing, once per `client_id`, and returns its id. @throws Problem 403, 404, 409 when the account has too many drafts */
export async function duplicateProperty(
  deps: WriteDeps,
  account: Account,
  id: number,
  clientId: string | undefined,
): Promise<number> {
  const { database, now } = deps;
  await countQuota(deps, account, 'listings');
  return database.transaction(async (tx) => {
    // locks the listing before the account, as everywhere
    await lockProperty(tx, account, id);
    return makeDraft(tx, account, clientId, async () => {
      const made = await tx.row<{ id: number }>(sql`
        insert into property (${copiedColumns}, owner_id, lifecycle, client_id, created_at, changed_at)
        select ${copiedColumns}, ${account.id}::int, 'draft', ${clientId ?? null}::text, ${now()}::timestamptz, ${now()}::timestamptz from property where id = ${id} returning id`);
      if (!made) throw new Error('a copied listing has no id');
      await copyPictures(tx, id, made.id);
      return made.id;
    });
  });
}

/** Publishes a listing, or submits it to the review of the office. Beyond its owner's allowance, or before their address is confirmed, it stays a draft with a reason. @throws Problem 400 by field, 403, 404, 409 */
export async function publishProperty(deps: WriteDeps, editor: Editor, id: number, confirms?: boolean): Promise<void> {
  const kinds = await readCatalogue(deps.database);
  const waiting = await deps.database.transaction((tx) =>
    editProperty(tx, deps.now(), editor, { id }, async (listing) => {
      const entered = await transitionTo(tx, deps, editor.account, kinds, listing, { to: 'published', confirms });
      if (!('waiting' in entered)) {
        await updateProperty(tx, id, entered.columns);
        return null;
      }
      if (listing.lifecycle === 'draft')
        await updateProperty(tx, id, new Map([['draft_reason', entered.waiting.reason]]));
      return entered.waiting;
    }),
  );
  if (waiting) throw isPublishBlocked(waiting);
}

/** Keeps a published listing in the search for another three weeks. @throws Problem 403, 404, 409 when it is not published */
export async function confirmProperty({ database, now }: WriteDeps, editor: Editor, id: number): Promise<void> {
  await database.transaction((tx) =>
    editProperty(tx, now(), editor, { id }, async (listing) => {
      checkConfirming(listing.lifecycle);
      const { isOffice } = await lockOwner(tx, listing.owner_id);
      await updateProperty(tx, id, confirmedColumns(isOffice, now()));
    }),
  );
}
