import type { AuditEntry } from '@contract/office';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { namesOfSubjects } from './subjectNames';

export interface AuditFilter {
  actor?: number | undefined;
  action?: string | undefined;
  subject_type?: string | undefined;
  subject_id?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

type Row = Omit<AuditEntry, 'at' | 'actor' | 'subject_name'> & { at: Date; actorId: number; actorName: string };

function conditionsOf({ actor, action, subject_type: type, subject_id: id, from, to }: AuditFilter): Sql {
  const all = [
    ...(actor === undefined ? [] : [sql`actor_id = ${actor}`]),
    ...(action === undefined ? [] : [sql`action = ${action}`]),
    ...(type === undefined ? [] : [sql`subject_type = ${type}`]),
    ...(id === undefined ? [] : [sql`subject_id = ${id}`]),
    ...(from === undefined ? [] : [sql`at >= ${new Date(from)}`]),
    ...(to === undefined ? [] : [sql`at < ${new Date(to)}`]),
  ];
  return all.length > 0 ? sql`where ${join(all, ' and ')}` : empty;
}

/** A page of the audit, the latest first, and how many entries match. */
export async function listAudit(
  queryable: Queryable,
  filter: AuditFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ entries: AuditEntry[]; total: number }> {
  const where = conditionsOf(filter);
  const rows = await queryable.rows<Row>(sql`
    select id, at, actor_id as "actorId", coalesce((select username from account where account.id = actor_id), actor_name) as "actorName", role, action, subject_type, subject_id, before, after, request_id, address
    from audit_entry ${where} order by id desc limit ${limit} offset ${offset}`);
  const counted = await queryable.row<{ total: number }>(sql`select count(*)::int as total from audit_entry ${where}`);
  const nameOf = await namesOfSubjects(queryable, rows);
  return {
    entries: rows.map(({ at, actorId, actorName, ...entry }) => ({
      ...entry,
      subject_name: nameOf(entry),
      at: at.toISOString(),
      actor: { id: actorId, username: actorName },
    })),
    total: counted?.total ?? 0,
  };
}

export interface AuditCheck {
  entries: number;
  /** The first missing or altered entry; null when the chain is intact. */
  brokenAt: number | null;
}

/** Recomputes the hash chain over all entries. */
export async function verifyAudit(queryable: Queryable): Promise<AuditCheck> {
  const found = await queryable.row<{ entries: number; brokenAt: number | null; head: number; headFits: boolean }>(sql`
    with chained as (
      select entry.id, row_number() over (order by entry.id) as place, entry.hash,
        audit_hash(coalesce(lag(entry.hash) over (order by entry.id), ''::bytea), entry) as expected
      from audit_entry entry
    ), latest as (select id, hash from chained order by id desc limit 1)
    select (select count(*)::int from chained) as entries,
      (select min(place)::int from chained where id <> place or hash <> expected) as "brokenAt",
      head.id as head, coalesce((select id = head.id and hash = head.hash from latest), head.id = 0) as "headFits"
    from audit_head head`);
  if (!found) return { entries: 0, brokenAt: 1 };
  const { entries, brokenAt, headFits } = found;
  return { entries, brokenAt: brokenAt ?? (headFits ? null : entries + 1) };
}
