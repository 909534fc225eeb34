import type { ProblemReport, ProblemReportKind } from '@contract/problemReports';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database';

type Row = Omit<ProblemReport, 'account' | 'handled_at' | 'created_at'> & {
  account_id: number | null;
  username: string | null;
  account_name: string | null;
  handled_at: Date | null;
  created_at: Date;
};

const selected =
  raw(`select r.id, r.version, r.kind, r.message, r.email, r.error, r.page, r.build, r.browser, r.viewport, r.steps,
  r.handled_at, r.created_at, a.id as account_id, a.username, a.name as account_name from problem_report r left join account a on a.id = r.account_id`);

const toReport = ({
  account_id: id,
  username,
  account_name: name,
  handled_at: handled,
  created_at: at,
  ...row
}: Row): ProblemReport => ({
  ...row,
  account: id === null ? null : { id, username: username ?? '', display_name: name || username || '' },
  handled_at: handled?.toISOString() ?? null,
  created_at: at.toISOString(),
});

export interface ReportFilter {
  handled?: boolean | undefined;
  kind?: ProblemReportKind | undefined;
}

function whereOf({ handled, kind }: ReportFilter): Sql {
  const conditions = [
    ...(handled === undefined ? [] : [handled ? sql`r.handled_at is not null` : sql`r.handled_at is null`]),
    ...(kind === undefined ? [] : [sql`r.kind = ${kind}`]),
  ];
  return conditions.length > 0 ? sql`where ${join(conditions, ' and ')}` : empty;
}

/** The newest first. */
export async function listReports(
  queryable: Queryable,
  filter: ReportFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ reports: ProblemReport[]; total: number }> {
  const where = whereOf(filter);
  const [rows, counted] = await Promise.all([
    queryable.rows<Row>(
      sql`${selected} ${where} order by r.created_at desc, r.id desc limit ${limit} offset ${offset}`,
    ),
    queryable.row<{ total: number }>(sql`select count(*)::int as total from problem_report r ${where}`),
  ]);
  return { reports: rows.map(toReport), total: counted?.total ?? 0 };
}

export async function findReport(queryable: Queryable, id: number): Promise<ProblemReport | undefined> {
  const row = await queryable.row<Row>(sql`${selected} where r.id = ${id}`);
  return row && toReport(row);
}

/** One report, locked until the transaction ends. */
export async function lockReport(tx: Queryable, id: number): Promise<ProblemReport | undefined> {
  // before it is read: what waits for a lock would join the rows of before
  await tx.row(sql`select from problem_report where id = ${id} for update`);
  return findReport(tx, id);
}

/** In gzip; undefined without one. */
export async function findRecording(queryable: Queryable, id: number): Promise<Uint8Array | undefined> {
  const row = await queryable.row<{ recording: Uint8Array | null }>(
    sql`select recording from problem_report where id = ${id}`,
  );
  return row?.recording ?? undefined;
}

/** `by`: who handled it; null opens it again. */
export async function setHandled(tx: Queryable, id: number, handled: { by: number; at: Date } | null): Promise<void> {
  await tx.run(
    sql`update problem_report set handled_at = ${handled?.at ?? null}, handled_by = ${handled?.by ?? null} where id = ${id}`,
  );
}
