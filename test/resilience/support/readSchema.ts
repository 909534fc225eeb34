import type { Database } from '@server/db/database';
import sql from 'sql-template-tag';

export interface SchemaSummary {
  /** The recorded steps in order, with duplicates. */
  steps: string[];
  /** All our columns, indexes, constraints, triggers, functions and statistics objects. */
  parts: string[];
}

export async function readSchema(database: Database): Promise<SchemaSummary> {
  const steps = await database.rows<{ id: string }>(sql`select id from schema_step order by id`);
  const parts = await database.rows<{ part: string }>(sql`
    select part from (
      select 'column ' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as part from information_schema.columns where table_schema = 'public'
      union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
      union all select 'constraint ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
      union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select 'function ' || proname from pg_proc where pronamespace = 'public'::regnamespace
      union all select 'statistics ' || stxname from pg_statistic_ext
    ) parts order by part collate "C"`);
  return { steps: steps.map(({ id }) => id), parts: parts.map(({ part }) => part) };
}
