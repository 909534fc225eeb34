import { createHash } from 'node:crypto';
import { fieldSpec, fieldsWhere } from '@contract/listingFields';
import * as messages from '@messages/server/properties';
import sql from 'sql-template-tag';
import { type StaffRequest, staffAct, within } from '../../audit/staffWrite';
import type { Queryable } from '../../db/database';
import type { Account } from '../../lib/account';
import { setHistoryActor } from '../../lib/historyActor';
import { assertCanEdit } from './propertiesRules';
import { type PropertyRow, toProperty } from './propertyRows';
import { findProperty } from './propertyStore';

/** Who changes a listing, its owner or staff, and in which request. */
export type Editor = StaffRequest;

/** The listing, locked until the transaction ends, if the account may change it. @throws Problem 403, 404 */
export async function lockProperty(tx: Queryable, account: Account, id: number): Promise<PropertyRow> {
  await tx.row(sql`select id from property where id = ${id} for update`);
  return assertCanEdit(await findProperty(tx, id), account);
}

/** Stands for a text of a person in the audit, which is kept longer than personal data may be; its history has the text. */
const textMark = (id: number, text: string | null) =>
  text === null || text === ''
    ? text
    : `(text ${createHash('sha256').update(`${id}:${text}`).digest('hex').slice(0, 8)})`;

/** Shows that a point changed, and too little to find it by trying all points of a city. */
const pointMark = ({ id, latitude, longitude }: PropertyRow) =>
  latitude === null
    ? null
    : `#${createHash('sha256').update(`${id}:${latitude},${longitude}`).digest('hex').slice(0, 4)}`;

/** A listing as the audit records it, without its owner's texts and its point. */
export function auditedProperty(row: PropertyRow): Readonly<Record<string, unknown>> {
  const values = fieldsWhere(({ kind }) => kind !== 'reference' && kind !== 'degrees').map((field) => {
    const { column, kind } = fieldSpec(field);
    const value: unknown = row[column as keyof PropertyRow];
    const isText = kind === 'text' || kind === 'nullableText';
    return [field, isText ? textMark(row.id, value as string | null) : value] as const;
  });
  return {
    ...Object.fromEntries(values),
    property_type: row.type_name,
    city: row.city_name,
    point: pointMark(row),
    lifecycle: row.lifecycle,
    agent: row.agent_id,
    return_reason: textMark(row.id, row.return_reason),
    pictures: row.images.map(({ id, kind, alt }) =>
      `${id} ${kind === 'photo' ? '' : kind} ${textMark(row.id, alt) ?? ''}`.replace(/ +/g, ' ').trim(),
    ),
  };
}

/**
 * Changes a listing, which is locked first: its history names the editor, and so does the audit if the listing is
 * somebody else's.
 * @throws Problem 403, 404, 409 `stale` with an old `version`
 */
export function editProperty<Result>(
  tx: Queryable,
  now: Date,
  editor: Editor,
  { id, version }: { id: number; version?: number | undefined },
  edit: (listing: PropertyRow) => Promise<Result>,
): Promise<Result> {
  return staffAct<PropertyRow, Result>(within(tx, now), editor, {
    action: 'property.update',
    subject: { type: 'property', id },
    name: messages.thisProperty,
    read: () => lockProperty(tx, editor.account, id),
    version,
    shown: (listing) => toProperty(listing, now, true),
    act: async (_tx, listing) => {
      await setHistoryActor(tx, editor.account.id);
      return edit(listing);
    },
    entry: async (before) => {
      if (before.owner_id === editor.account.id) return undefined;
      const after = await findProperty(tx, id);
      const fields = { before: auditedProperty(before), after: after ? auditedProperty(after) : null };
      return JSON.stringify(fields.before) === JSON.stringify(fields.after) ? undefined : fields;
    },
  });
}
