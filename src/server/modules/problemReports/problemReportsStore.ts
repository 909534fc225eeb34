import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import type { ReportForm } from './problemReportsRules';

/** The id of the report that was sent under this client id. */
export async function findSentReport(queryable: Queryable, clientId: string): Promise<number | undefined> {
  return (await queryable.row<{ id: number }>(sql`select id from problem_report where client_id = ${clientId}`))?.id;
}

export interface ReportToAdd {
  form: ReportForm;
  accountId: number | null;
  /** In gzip. */
  recording: Buffer | null;
  at: Date;
}

/** Adds a report and returns its id; undefined when one was sent under the same client id before. */
export async function addReport(
  queryable: Queryable,
  { form, accountId, recording, at }: ReportToAdd,
): Promise<number | undefined> {
  const row = await queryable.row<{ id: number }>(sql`
    insert into problem_report (client_id, kind, message, email, account_id, error, page, build, browser, viewport, recording, steps, created_at)
    values (${form.client_id}, ${form.kind}, ${form.message}, ${form.email ?? ''}, ${accountId}, ${form.error ?? ''}, ${form.page}, ${form.build},
      ${form.browser ?? ''}, ${form.viewport ?? ''}, decode(${recording?.toString('base64') ?? null}, 'base64'), ${form.recording?.entries.length ?? null}, ${at})
    on conflict (client_id) do nothing returning id`);
  return row?.id;
}
