import { isSecret, redacted } from '@contract/secrets';
import * as messages from '@messages/server/problems';
import type { FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../db/database';
import type { Account } from '../lib/account';
import { Problem, notFound } from '../lib/problem';

/** A row by field, as the office shows it. */
type Fields = Readonly<Record<string, unknown>>;

/** Who makes a change, and in which request. */
export interface StaffRequest {
  account: Account;
  request: Pick<FastifyRequest, 'id' | 'ip'>;
}

export interface AuditedChange {
  /** Such as `account.update`: the kind of row and the action. */
  action: string;
  subject: { type: string; id: number | string };
  /** Null for something new. */
  before: Fields | null;
  /** Null for something deleted. */
  after: Fields | null;
}

/** The error when somebody else has changed the row; `current` is the row as it is now. */
export const staleRow = (name: string, current: Fields) =>
  new Problem(409, 'stale', messages.wasChangedBySomebodyElse(name), undefined, undefined, {
    current,
  });

const roleOf = ({ isSuperuser, roles }: Account) => [...(isSuperuser ? ['superuser'] : []), ...roles].join(', ');

/** The fields that differ, or all fields of something new or deleted; never a secret. */
function changedFields({
  before,
  after,
}: Pick<AuditedChange, 'before' | 'after'>): Pick<AuditedChange, 'before' | 'after'> {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => !before || !after || JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (fields: Fields | null) =>
    fields && Object.fromEntries(names.map((name) => [name, isSecret(name) ? redacted : (fields[name] ?? null)]));
  return { before: pick(before), after: pick(after) };
}

/**
 * Records a change by staff in the transaction that makes it. Names are looked up when it is read: an entry cannot be
 * changed when a member of staff wants to be forgotten.
 */
export async function writeAudit(
  tx: Queryable,
  { account, request }: StaffRequest,
  { action, subject, ...change }: AuditedChange,
  now: Date,
): Promise<void> {
  const { before, after } = changedFields(change);
  const json = (fields: Fields | null) => fields && JSON.stringify(fields);
  await tx.run(sql`
    insert into audit_entry (at, actor_id, actor_name, role, action, subject_type, subject_id, before, after, request_id, address)
    values (${now}, ${account.id}, ${`account ${account.id}`}, ${roleOf(account)}, ${action}, ${subject.type}, ${String(subject.id)},
      ${json(before)}::jsonb, ${json(after)}::jsonb, ${request.id}, ${request.ip})`);
}

/** A change of one row by staff. */
export interface StaffWrite<Row extends Fields> {
  action: string;
  subject: { type: string; id: number };
  /** "This account", for the error when the row does not exist. */
  name: string;
  /** The row, locked until the transaction ends. */
  read(tx: Queryable): Promise<Row | undefined>;
  /** Whether the row is still the one that the request refers to. */
  isCurrent(row: Row): boolean;
  /** Makes the change. @throws Problem when it is not allowed */
  write(tx: Queryable, row: Row): Promise<void>;
  /** What the audit records of a row; without it, all of it. */
  audited?(row: Row): Fields;
  /** What a refused client gets as the current row; without it, all of it. */
  shown?(row: Row): Fields;
}

/**
 * The only way for staff to change a row: it is locked, checked against the version that was read, changed and recorded in one transaction.
 * Resolves to the changed row; a change without effect leaves no entry.
 * @throws Problem 404 without the row, 409 `stale` with `current` when somebody else changed it first
 */
export async function staffWrite<Row extends Fields>(
  { database, now }: { database: Database; now: () => Date },
  staff: StaffRequest,
  { action, subject, name, read, isCurrent, write, audited = (row) => row, shown = (row) => row }: StaffWrite<Row>,
): Promise<Row> {
  return database.transaction(async (tx) => {
    const before = await read(tx);
    if (!before) throw notFound(name);
    if (!isCurrent(before)) throw staleRow(name, shown(before));
    await write(tx, before);
    const after = await read(tx);
    if (!after) throw new Error(`${subject.type} ${subject.id} is gone after a change of it`);
    if (JSON.stringify(before) !== JSON.stringify(after))
      await writeAudit(tx, staff, { action, subject, before: audited(before), after: audited(after) }, now());
    return after;
  });
}
