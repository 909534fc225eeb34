import sql, { type Sql, join } from 'sql-template-tag';
import type { Queryable } from '../db/database';

/** What rows are called, by the kind that the audit stores; kinds that are left out have no name. */
const named: Readonly<Record<string, Sql>> = {
  account: sql`select id, coalesce(nullif(name, ''), username) as name from account`,
  add_on: sql`select id, name from add_on`,
  article: sql`select id, title as name from blog_post`,
  enquiry: sql`select id, name from enquiry`,
  import: sql`select id, file_name as name from data_import`,
  meeting: sql`select m.id, coalesce(nullif(a.name, ''), a.username) as name from meeting m join account a on a.id = m.account_id`,
  newsletter: sql`select id, subject as name from newsletter`,
  package: sql`select id, name from package`,
  payment: sql`select id, description as name from payment`,
  person: sql`select id, name from person`,
  property: sql`select id, title as name from property`,
  service: sql`select id, title as name from construction_service`,
  team: sql`select id, name from team_member`,
  visit: sql`select id, name from visit`,
};

interface Subject {
  subject_type: string;
  subject_id: string;
}

const keyOf = ({ subject_type: type, subject_id: id }: Subject) => `${type} ${id}`;

/** The names of the rows that these entries are about, in one query. @returns a lookup; empty where there is none */
export async function namesOfSubjects(
  queryable: Queryable,
  subjects: readonly Subject[],
): Promise<(subject: Subject) => string> {
  const ids = new Map<string, Set<number>>();
  for (const { subject_type: type, subject_id: id } of subjects)
    if (type in named && /^\d{1,9}$/.test(id)) ids.set(type, (ids.get(type) ?? new Set()).add(Number(id)));
  if (ids.size === 0) return () => '';
  const selects = [...ids].map(
    ([type, all]) =>
      sql`select ${type}::text as subject_type, row.id::text as subject_id, row.name from (${named[type] ?? sql``}) row where row.id = any(${[...all]}::int[])`,
  );
  const rows = await queryable.rows<Subject & { name: string }>(join(selects, ' union all '));
  const names = new Map(rows.map((row) => [keyOf(row), row.name]));
  return (subject) => names.get(keyOf(subject)) ?? '';
}
