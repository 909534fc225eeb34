import * as messages from '@messages/server/content';
import sql from 'sql-template-tag';
import { type StaffRequest, staffWrite, staleRow, writeAudit } from '../../audit/audit';
import type { Queryable } from '../../db/database';
import type { ServerDeps } from '../../deps';
import { Problem, badField, notFound } from '../../lib/problem';
import { checkCover } from '../../media/keptPictures';

type Picture = { media: number } | null;

/** A short list that the site shows in the order that editors give it. */
export interface OrderedList<
  Row extends { id: number; version: number; picture?: Picture },
  Fields extends { picture?: Picture },
> {
  /** The audit's name for a row; it also names the lock that every change of the list takes. */
  type: string;
  /** "This service" */
  name: string;
  /** How many rows the site has room for, and what it says when there are more. */
  most: { count: number; message: string };
  /** Why the last row stays, if it does. */
  lastStays?: string;
  /** In order. */
  list(queryable: Queryable): Promise<Row[]>;
  /** Adds a row at the end; undefined when the request had already added it. */
  add(tx: Queryable, clientId: string, fields: Fields): Promise<number | undefined>;
  /** The row that a request added. */
  addedBy(tx: Queryable, clientId: string): Promise<number | undefined>;
  change(tx: Queryable, id: number, fields: Fields): Promise<void>;
  remove(tx: Queryable, id: number): Promise<void>;
  /** Gives every row its position. */
  order(tx: Queryable, ids: readonly number[]): Promise<void>;
  /** What the audit records of a row. */
  audited(row: Row): Record<string, unknown>;
  /** A row's name in the audit of an order. */
  labelOf(row: Row): string;
}

/** What editors do with an ordered list. Changes of one list wait for each other until their transactions end. */
export function orderedRows<
  Row extends { id: number; version: number; picture?: Picture },
  Fields extends { picture?: Picture },
>(deps: ServerDeps, rows: OrderedList<Row, Fields>) {
  const { database, now } = deps;
  const { type, name } = rows;
  const lockedList = async (tx: Queryable) => {
    await tx.run(sql`select pg_advisory_xact_lock(hashtext(${`aangan ${type}`}))`);
    return rows.list(tx);
  };
  const find = (all: readonly Row[], id: number) => all.find((row) => row.id === id);

  return {
    list: () => rows.list(database),

    add: (staff: StaffRequest, clientId: string, fields: Fields): Promise<Row> =>
      database.transaction(async (tx) => {
        const before = await lockedList(tx);
        const again = find(before, (await rows.addedBy(tx, clientId)) ?? 0);
        if (again) return again;
        if (before.length >= rows.most.count) throw new Problem(409, 'too_many', rows.most.message);
        if (fields.picture) await checkCover(tx, fields.picture, null, 'picture');
        const id = (await rows.add(tx, clientId, fields)) ?? 0;
        const row = find(await rows.list(tx), id);
        if (!row) throw new Error(`a new ${type} is not there`);
        const entry = { action: `${type}.add`, subject: { type, id }, before: null, after: rows.audited(row) };
        await writeAudit(tx, staff, entry, now());
        return row;
      }),

    change: (staff: StaffRequest, { id, version }: { id: number; version: number }, fields: Fields): Promise<Row> =>
      staffWrite<Row & Record<string, unknown>>(deps, staff, {
        action: `${type}.update`,
        subject: { type, id },
        name,
        read: async (tx) => find(await lockedList(tx), id) as (Row & Record<string, unknown>) | undefined,
        isCurrent: (row) => row.version === version,
        audited: rows.audited,
        write: async (tx, row) => {
          if (fields.picture) await checkCover(tx, fields.picture, row.picture ?? null, 'picture');
          await rows.change(tx, id, fields);
        },
      }),

    remove: (staff: StaffRequest, { id, version }: { id: number; version: number }): Promise<void> =>
      database.transaction(async (tx) => {
        const all = await lockedList(tx);
        const before = find(all, id);
        if (!before) throw notFound(name);
        if (before.version !== version) throw staleRow(name, { ...before });
        if (rows.lastStays && all.length === 1) throw new Problem(409, 'last', rows.lastStays);
        await rows.remove(tx, id);
        const entry = { action: `${type}.remove`, subject: { type, id }, before: rows.audited(before), after: null };
        await writeAudit(tx, staff, entry, now());
      }),

    /** `read` is the order that the editor saw; another one now is stale. */
    order: (staff: StaffRequest, { ids, read }: { ids: readonly number[]; read: readonly number[] }): Promise<void> =>
      database.transaction(async (tx) => {
        const before = await lockedList(tx);
        const current = before.map(({ id }) => id);
        if (String(read) !== String(current)) throw staleRow(messages.theOrder, { ids: current });
        const [wanted, known] = [ids, current].map((list) => String([...list].sort((one, other) => one - other)));
        if (wanted !== known) throw badField('ids', messages.nameEveryRowOnce);
        if (String(ids) === String(current)) return;
        await rows.order(tx, ids);
        const inOrder = (list: readonly Row[]) => ({ order: list.map(rows.labelOf).join(', ') });
        const entry = { before: inOrder(before), after: inOrder(await rows.list(tx)) };
        await writeAudit(tx, staff, { action: `${type}.order`, subject: { type, id: 'order' }, ...entry }, now());
      }),
  };
}
