import { isSecret, redacted } from '@contract/secrets';
import type { FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import type { Account } from '../lib/account';

/** A row by field, as the office shows it. */
export type Fields = Readonly<Record<string, unknown>>;

/** Who makes a change, and in which request. */
export interface StaffRequest {
  account: Account;
  request: Pick<FastifyRequest, 'id' | 'ip'>;
}

export interface Subject {
  type: string;
  id: number | string;
}

export interface AuditedFields {
  /** Null for something new. */
  before: Fields | null;
  /** Null for something deleted. */
  after: Fields | null;
}

export interface AuditedChange extends AuditedFields {
  /** Such as `account.update`: the kind of row and the action. */
  action: string;
  subject: Subject;
}

const roleOf = ({ isSuperuser, roles }: Account) => [...(isSuperuser ? ['superuser'] : []), ...roles].join(', ');

/** The fields that differ, or all fields of something new or deleted; never a secret. */
function changedFields({ before, after }: AuditedFields): AuditedFields {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => !before || !after || JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (fields: Fields | null) =>
    fields && Object.fromEntries(names.map((name) => [name, isSecret(name) ? redacted : (fields[name] ?? null)]));
  return { before: pick(before), after: pick(after) };
}

/**
 * Records a change by staff in the transaction that makes it; only `staffWrite.ts` calls it. Names are looked up when
 * it is read: an entry cannot be changed when a member of staff wants to be forgotten.
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
