import sql, { type Sql, join } from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import type { RowValues } from '../../../imports/rowValues';

/** What an import sets of an enquiry. */
export const setColumns = [
  'name',
  'email',
  'phone',
  'phone_e164',
  'message',
  'kind',
  'property_id',
  'property_title',
  'state',
  'assignee_id',
] as const;
export type SetColumn = (typeof setColumns)[number];

/** By name, so that no column's name is text of a statement. */
const columns: Readonly<Record<SetColumn, Sql>> = {
  name: sql`name`,
  email: sql`email`,
  phone: sql`phone`,
  phone_e164: sql`phone_e164`,
  message: sql`message`,
  kind: sql`kind`,
  property_id: sql`property_id`,
  property_title: sql`property_title`,
  state: sql`state`,
  assignee_id: sql`assignee_id`,
};

/** An enquiry's own row by column, locked until the transaction ends; undefined without one. */
export async function lockLead(tx: Queryable, id: number): Promise<RowValues | undefined> {
  await tx.row(sql`select id from enquiry where id = ${id} for update`);
  return (await tx.row<{ columns: RowValues }>(sql`select to_jsonb(e) as columns from enquiry e where e.id = ${id}`))
    ?.columns;
}

/** Sets columns of an enquiry. */
export async function setLead(tx: Queryable, id: number, values: RowValues): Promise<void> {
  const changed = setColumns.filter((column) => Object.hasOwn(values, column));
  if (changed.length === 0) return;
  const sets = changed.map((column) => sql`${columns[column]} = ${values[column]}`);
  await tx.run(sql`update enquiry set ${join(sets)} where id = ${id}`);
}

/** The enquiry that a row with this key has made. */
export async function findImported(tx: Queryable, key: string): Promise<number | undefined> {
  const row = await tx.row<{ id: number }>(sql`select enquiry_id as id from imported_enquiry where reference = ${key}`);
  return row?.id;
}

/** A listing by the name or the title that a file gives it; undefined for none, and for a title that several have. */
export async function findListing(tx: Queryable, said: string): Promise<{ id: number; title: string } | undefined> {
  const named = await tx.row<{ id: number; title: string }>(
    sql`select p.id, p.title from imported_listing i join property p on p.id = i.property_id where i.reference = ${said} for key share of p`,
  );
  if (named) return named;
  const titled = await tx.rows<{ id: number; title: string }>(
    sql`select id, title from property where lower(title) = lower(${said}) limit 2 for key share`,
  );
  return titled.length === 1 ? titled[0] : undefined;
}

/** Whether an enquiry is about the listing that a file calls so. */
export async function isAbout(tx: Queryable, id: number, said: string): Promise<boolean> {
  const row = await tx.row<{ is: boolean }>(sql`
    select exists (select from enquiry e join property p on p.id = e.property_id left join imported_listing i on i.property_id = p.id
      where e.id = ${id} and (i.reference = ${said} or lower(p.title) = lower(${said}))) as is`);
  return row?.is ?? false;
}

/** Whether somebody has worked on an enquiry beside its columns: another message than the file's own note, or an owner's. */
export async function isWorkedOn(tx: Queryable, id: number): Promise<boolean> {
  const row = await tx.row<{ is: boolean }>(sql`
    select exists (select from enquiry_message m where m.enquiry_id = ${id} and m.client_id <> ${noteClientId(id)})
      or exists (select from enquiry_note where enquiry_id = ${id})
      or exists (select from enquiry_opening where enquiry_id = ${id}) as is`);
  return row?.is ?? false;
}

/** The client id of the note that comes with a row. */
export const noteClientId = (id: number): string => `import-note-${id}`;
