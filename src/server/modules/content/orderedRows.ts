import * as messages from '@messages/server/content';
import sql from 'sql-template-tag';
import { type StaffRequest, staffAdd, staffRemove, staffWrite } from '../../audit/staffWrite';
import type { Queryable } from '../../db/database';
import type { ContentDeps } from './contentDeps';
import { Problem, badField } from '../../lib/problem';
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
>(deps: ContentDeps, rows: OrderedList<Row, Fields>) {
  const { type, name } = rows;
  const lockList = (tx: Queryable) => tx.run(sql`select pg_advisory_xact_lock(hashtext(${`aangan ${type}`}))`);
  const lockedList = async (tx: Queryable) => {
    await lockList(tx);
    return rows.list(tx);
  };
  const find = (all: readonly Row[], id: number) => all.find((row) => row.id === id);

  return {
    list: () => rows.list(deps.database),

    add: (staff: StaffRequest, clientId: string, fields: Fields): Promise<Row> =>
      staffAdd<Row>(deps, staff, {
        action: `${type}.add`,
        type,
        addedBefore: async (tx) => {
          await lockList(tx);
          return rows.addedBy(tx, clientId);
        },
        add: async (tx) => {
          if ((await rows.list(tx)).length >= rows.most.count) throw new Problem(409, 'too_many', rows.most.message);
          if (fields.picture) await checkCover(tx, fields.picture, null, 'picture');
          return rows.add(tx, clientId, fields);
        },
        read: async (tx, id) => find(await rows.list(tx), id),
        audited: rows.audited,
      }),

    change: (staff: StaffRequest, { id, version }: { id: number; version: number }, fields: Fields): Promise<Row> =>
      staffWrite<Row>(deps, staff, {
        action: `${type}.update`,
        subject: { type, id },
        name,
        read: async (tx) => find(await lockedList(tx), id),
        version,
        audited: rows.audited,
        write: async (tx, row) => {
          if (fields.picture) await checkCover(tx, fields.picture, row.picture ?? null, 'picture');
          await rows.change(tx, id, fields);
        },
      }),

    remove: (staff: StaffRequest, { id, version }: { id: number; version: number }): Promise<void> =>
      staffRemove<Row>(deps, staff, {
        action: `${type}.remove`,
        subject: { type, id },
        name,
        read: async (tx) => find(await lockedList(tx), id),
        version,
        audited: rows.audited,
        remove: async (tx) => {
          if (rows.lastStays && (await rows.list(tx)).length === 1) throw new Problem(409, 'last', rows.lastStays);
          await rows.remove(tx, id);
        },
      }),

    /** `read` is the order that the editor saw; another one now is stale. */
    order: async (
      staff: StaffRequest,
      { ids, read }: { ids: readonly number[]; read: readonly number[] },
    ): Promise<void> => {
      const idsOf = (all: readonly Row[]) => all.map(({ id }) => id);
      await staffWrite<readonly Row[]>(deps, staff, {
        action: `${type}.order`,
        subject: { type, id: 'order' },
        name: messages.theOrder,
        read: lockedList,
        isCurrent: (all) => String(read) === String(idsOf(all)),
        shown: (all) => ({ ids: idsOf(all) }),
        audited: (all) => ({ order: all.map(rows.labelOf).join(', ') }),
        write: async (tx, all) => {
          const [wanted, known] = [ids, idsOf(all)].map((list) => String([...list].sort((one, other) => one - other)));
          if (wanted !== known) throw badField('ids', messages.nameEveryRowOnce);
          if (String(ids) !== String(idsOf(all))) await rows.order(tx, ids);
        },
      });
    },
  };
}
