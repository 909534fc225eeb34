/*
 * plantFile(database, file, rows)        a file of an agency that was read, with its rows.
 * plantImports(database, person, mark)   a file of leads with rows of a person: one by their address, one that has made
 * their enquiry, and the name that the file gives it.
 */
import type { Queryable } from '@server/db/database';
import sql from 'sql-template-tag';

interface PlantedRow {
  cells: readonly string[];
  /** What it has made. */
  subject?: number;
  addresses?: readonly string[];
}

export async function plantFile(
  database: Queryable,
  { kind, name }: { kind: 'leads' | 'contacts'; name: string },
  rows: readonly PlantedRow[],
): Promise<void> {
  const file = await database.row<{ id: number }>(sql`
    insert into data_import (kind, state, client_id, file_name, file_key, created_at)
    values (${kind}, 'ready', ${name}, ${`${kind}.csv`}, ${`imports/${kind}`}, now()) returning id`);
  for (const [at, { cells, subject = null, addresses = null }] of rows.entries())
    await database.run(sql`
      insert into import_row (import_id, number, cells, subject_id, addresses)
      values (${file?.id}, ${at + 2}, ${JSON.stringify(cells)}::jsonb, ${subject}, ${addresses && [...addresses]}::text[])`);
}

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
  await plantFile(database, { kind: 'leads', name: `${id} file` }, [
    { cells: [mark('cell'), email.toUpperCase()] },
    { cells: [mark('cellofmade'), '98260 12345'], subject: enquiryId },
  ]);
  await database.run(
    sql`insert into imported_enquiry (reference, enquiry_id) values (${mark('leadnumber')}, ${enquiryId})`,
  );
}
