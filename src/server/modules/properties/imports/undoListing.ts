import { fieldSpec, fieldsWhere } from '@contract/listingFields';
import * as messages from '@messages/server/listingImports';
import sql, { join, raw } from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import type { Undoable, Undone } from '../../../imports/importKind';
import { type RowValues, differing } from '../../../imports/rowValues';
import { setHistoryActor } from '../../../lib/historyActor';
import { arrangePictures } from '../propertyImages';

/** What an import sets of a listing. */
export const setColumns: readonly string[] = [...fieldsWhere().map((field) => fieldSpec(field).column), 'lifecycle'];

/** A listing's own row by column, locked until the transaction ends; undefined without one. */
export async function lockColumns(tx: Queryable, id: number): Promise<RowValues | undefined> {
  await tx.row(sql`select id from property where id = ${id} for update`);
  return (await tx.row<{ columns: RowValues }>(sql`select to_jsonb(p) as columns from property p where id = ${id}`))
    ?.columns;
}

/** What hangs on a listing that was brought in, in words; null where nothing does. */
async function whatHangsOn(tx: Queryable, id: number, pictures: readonly number[]): Promise<string | null> {
  const has = await tx.row<{ enquiries: boolean; visits: boolean; payments: boolean; more: boolean }>(sql`
    select exists (select from enquiry where property_id = ${id}) as enquiries,
      exists (select from visit where property_id = ${id}) or exists (select from meeting where property_id = ${id}) as visits,
      exists (select from payment where property_id = ${id}) or exists (select from addon_order where property_id = ${id}) as payments,
      exists (select from property_image where property_id = ${id} and id <> all(${[...pictures]}::int[])) or exists (select from tour where property_id = ${id})
        or exists (select from listing_document where property_id = ${id}) or exists (select from shortlist_property where property_id = ${id}) as more`);
  if (has?.enquiries) return messages.hasEnquiries;
  if (has?.visits) return messages.hasVisits;
  if (has?.payments) return messages.hasPayments;
  return has?.more ? messages.hasMore : null;
}

/** What was made is deleted; what something hangs on is archived if visitors see it. */
async function takeAway(tx: Queryable, { subject: id, after, pictures }: Undoable, now: RowValues): Promise<Undone> {
  const hasChanged = differing(now, after, Object.keys(after)).length > 0;
  const reason = hasChanged ? messages.hasChanged : await whatHangsOn(tx, id, pictures);
  if (reason === null) {
    await tx.run(sql`delete from property where id = ${id}`);
    return { state: 'reversed' };
  }
  // what somebody has worked on stays as they left it
  if (reason !== messages.hasChanged)
    await tx.run(sql`update property set lifecycle = 'archived' where id = ${id} and lifecycle = 'published'`);
  return { state: 'kept', reason };
}

/** Takes back what a row did to a listing, unless it has changed since or something hangs on it. */
export async function undoListing(tx: Queryable, written: Undoable, actorId: number): Promise<Undone> {
  const { subject, outcome, before, after, pictures } = written;
  if (outcome === 'same' && pictures.length === 0) return { state: 'reversed' };
  const now = await lockColumns(tx, subject);
  if (!now) return outcome === 'changed' ? { state: 'failed', reason: messages.isGone } : { state: 'reversed' };
  await setHistoryActor(tx, actorId);
  if (outcome === 'made') return takeAway(tx, written, now);
  const undone =
    before === null
      ? ({ state: 'reversed' } as const)
      : await restoreColumns(tx, subject, { now, before, after }, setColumns);
  if (undone.state === 'reversed') await takePictures(tx, subject, pictures);
  return undone;
}

/** Takes away the pictures that were added. */
async function takePictures(tx: Queryable, id: number, pictures: readonly number[]): Promise<void> {
  if (pictures.length === 0) return;
  await tx.run(sql`delete from property_image where property_id = ${id} and id = any(${[...pictures]}::int[])`);
  const rest = await tx.rows<{ id: number }>(
    sql`select id from property_image where property_id = ${id} order by position, id`,
  );
  await arrangePictures(
    tx,
    id,
    rest.map((image) => image.id),
  );
}

/** Gives a locked listing its former values, unless one of them has changed since. */
export async function restoreColumns(
  tx: Queryable,
  id: number,
  { now, before, after }: { now: RowValues; before: RowValues; after: RowValues },
  set: readonly string[],
): Promise<Undone> {
  const columns = set.filter((column) => Object.hasOwn(before, column));
  if (differing(now, after, columns).length > 0) return { state: 'kept', reason: messages.hasChanged };
  const names = columns.map((column) => raw(column));
  await tx.run(sql`
    update property set (${join(names)}) = (select ${join(names)} from jsonb_populate_record(null::property, ${JSON.stringify(before)}::jsonb))
    where id = ${id}`);
  return { state: 'reversed' };
}
