import * as messages from '@messages/server/problems';
import type { Database, Queryable } from '../db/database';
import { Problem, notFound } from '../lib/problem';
import { type AuditedFields, type Fields, type StaffRequest, type Subject, writeAudit } from './writeAudit';

export type { StaffRequest };

/** Where staff write. */
export interface StaffWriteDeps {
  database: Pick<Database, 'transaction'>;
  now: () => Date;
}

/** Makes a write by staff a part of a transaction that has begun. */
export const within = (tx: Queryable, now: Date): StaffWriteDeps => ({
  database: { transaction: (work) => work(tx) },
  now: () => now,
});

/** @throws Problem 409 `stale`, with the row as it is now, unless it still has the version that was read */
export function assertCurrent<Row extends { version: number }>(
  name: string,
  row: Row,
  version: number | undefined,
  shown: (row: Row) => Fields = wholeRow,
): void {
  if (version !== undefined && row.version !== version) throw staleRow(name, shown(row));
}

const wholeRow = (row: object): Fields => ({ ...row });

const staleRow = (name: string, current: Fields) =>
  new Problem(409, 'stale', messages.wasChangedBySomebodyElse(name), undefined, undefined, { current });

/** The row that staff write to. */
interface StaffTarget<Row extends object> {
  /** Such as `account.update`: the kind of row and the action. */
  action: string;
  /** "This account", for the error when the row does not exist. */
  name: string;
  /** The row, locked until the transaction ends. */
  read(tx: Queryable): Promise<Row | undefined>;
  /** The version that the client read; without it and without `isCurrent`, any will do. */
  version?: number | undefined;
  /** Whether the row is still the one that the request refers to, where that is more than its version. */
  isCurrent?(row: Row): boolean;
  /** What a refused client gets as the current row; without it, all of it. */
  shown?(row: Row): Fields;
}

/** Something that staff do with a row, which need not change it. */
export interface StaffAct<Row extends object, Result> extends StaffTarget<Row> {
  subject: Subject | ((row: Row) => Subject);
  /** What the same request did when it was sent before; it is answered again, whatever the version, and leaves no entry. */
  repeated?(tx: Queryable): Promise<Result | undefined>;
  /** @throws Problem when it is not allowed */
  act(tx: Queryable, row: Row): Promise<Result>;
  /** What the audit records, undefined for nothing: it had no effect, or the account wrote to a row of its own. */
  entry(row: Row, result: Result, tx: Queryable): AuditedFields | undefined | Promise<AuditedFields | undefined>;
}

/** The entry of something that changes no field. */
export const noFields = (): AuditedFields => ({ before: null, after: null });

/**
 * Does something with a row for staff: it is locked, checked against the version that was read, and what is done is
 * recorded, in one transaction.
 * @throws Problem 404 without the row, 409 `stale` with `current` when somebody else changed it first
 */
export async function staffAct<Row extends object, Result>(
  { database, now }: StaffWriteDeps,
  staff: StaffRequest,
  { action, subject, name, read, version, isCurrent, shown = wholeRow, repeated, act, entry }: StaffAct<Row, Result>,
): Promise<Result> {
  return database.transaction(async (tx) => {
    const row = await read(tx);
    if (!row) throw notFound(name);
    const before = await repeated?.(tx);
    if (before !== undefined) return before;
    const isStale = isCurrent
      ? !isCurrent(row)
      : version !== undefined && (row as { version?: unknown }).version !== version;
    if (isStale) throw staleRow(name, shown(row));
    const result = await act(tx, row);
    const fields = await entry(row, result, tx);
    if (fields) {
      const about = typeof subject === 'function' ? subject(row) : subject;
      await writeAudit(tx, staff, { action, subject: about, ...fields }, now());
    }
    return result;
  });
}

/** A change of one row by staff. */
export interface StaffWrite<Row extends object> extends StaffTarget<Row> {
  subject: Subject;
  /** Makes the change. @throws Problem when it is not allowed */
  write(tx: Queryable, row: Row): Promise<void>;
  /** What the audit records of a row; without it, all of it. */
  audited?(row: Row): Fields;
}

/**
 * The only way for staff to change a row, with its siblings for what is added, removed or done: it is locked, checked
 * against the version that was read, changed and recorded in one transaction. Resolves to the changed row; a change
 * without effect leaves no entry.
 * @throws Problem 404 without the row, 409 `stale` with `current` when somebody else changed it first
 */
export function staffWrite<Row extends object>(
  deps: StaffWriteDeps,
  staff: StaffRequest,
  { write, audited = wholeRow, ...target }: StaffWrite<Row>,
): Promise<Row> {
  return staffAct<Row, Row>(deps, staff, {
    ...target,
    async act(tx, before) {
      await write(tx, before);
      const after = await target.read(tx);
      if (!after) throw new Error(`${target.subject.type} ${target.subject.id} is gone after a change of it`);
      return after;
    },
    entry: (before, after) =>
      JSON.stringify(before) === JSON.stringify(after) ? undefined : { before: audited(before), after: audited(after) },
  });
}

/** A removal of one row by staff. */
export interface StaffRemoval<Row extends object> extends StaffTarget<Row> {
  subject: Subject;
  /** @throws Problem when it is not allowed */
  remove(tx: Queryable, row: Row): Promise<void>;
  /** What the audit records of a row; without it, all of it. */
  audited?(row: Row): Fields;
}

/** Removes a row for staff, as `staffWrite` changes one. @throws Problem 404, 409 `stale` */
export function staffRemove<Row extends object>(
  deps: StaffWriteDeps,
  staff: StaffRequest,
  { remove, audited = wholeRow, ...target }: StaffRemoval<Row>,
): Promise<void> {
  return staffAct<Row, void>(deps, staff, {
    ...target,
    act: remove,
    entry: (row) => ({ before: audited(row), after: null }),
  });
}

/** A row that staff add. */
export interface StaffAddition<Row extends object> {
  action: string;
  /** The audit's name for the kind of row. */
  type: string;
  /** Takes the lock, where there is one, and finds what the same request added when it was sent before. */
  addedBefore?(tx: Queryable): Promise<number | undefined>;
  /** The id of the new row, or undefined where the same request has just added it. @throws Problem when it is not allowed */
  add(tx: Queryable): Promise<number | undefined>;
  read(tx: Queryable, id: number): Promise<Row | undefined>;
  /** What the audit records of a row; without it, all of it. */
  audited?(row: Row): Fields;
}

/** Adds a row for staff, once for a request, and records it in the same transaction. Resolves to the row. */
export function staffAdd<Row extends object>(
  { database, now }: StaffWriteDeps,
  staff: StaffRequest,
  { action, type, addedBefore, add, read, audited = wholeRow }: StaffAddition<Row>,
): Promise<Row> {
  return database.transaction(async (tx) => {
    const before = await addedBefore?.(tx);
    const added = before === undefined ? await add(tx) : undefined;
    const id = before ?? added ?? (await addedBefore?.(tx));
    const row = id === undefined ? undefined : await read(tx, id);
    if (id === undefined || !row) throw new Error(`a new ${type} is not there`);
    if (added !== undefined)
      await writeAudit(tx, staff, { action, subject: { type, id }, before: null, after: audited(row) }, now());
    return row;
  });
}
