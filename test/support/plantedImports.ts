/*
 * plantImports(database, person, mark)   a file of leads with rows of a person: one by their address, one that has made
 * their enquiry, and the name that the file gives it.
 */
import type { Queryable } from '@server/db/database';
import sql from 'sql-template-tag';

interface Planted {
  id: number;
  email: string;
  enquiryId: number;
}

export async function plantImports(
  database: Queryable,
  { id, email, enquiryId }: Planted,
  mark: (what: string) => string,
): Promise<void> {
  const file = await database.row<{ id: number }>(sql`
    insert into data_import (kind, state, client_id, file_name, file_key, created_at)
    values ('leads', 'ready', ${`${id} file`}, 'leads.csv', 'imports/leads', now()) returning id`);
  const rows: [number, string[], number | null][] = [
    [2, [mark('cell'), email.toUpperCase()], null],
    [3, [mark('cellofmade'), '98260 12345'], enquiryId],
  ];
  for (const [number, cells, subject] of rows)
    await database.run(sql`
      insert into import_row (import_id, number, cells, subject_id) values (${file?.id}, ${number}, ${JSON.stringify(cells)}::jsonb, ${subject})`);
  await database.run(
    sql`insert into imported_enquiry (reference, enquiry_id) values (${mark('leadnumber')}, ${enquiryId})`,
  );
}
