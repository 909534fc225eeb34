import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../../db/database';

interface Explained {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }];
}

/** How many matching listings the planner expects. */
export async function estimateRows(queryable: Queryable, conditions: Sql): Promise<number> {
  const explained = await queryable.row<Explained>(
    sql`explain (format json) select 1 from property where ${conditions}`,
  );
  return explained?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
