import sql, { type Sql, join } from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import { betweenNotes } from '../../../imports/exportedRows';
import type { RowValues } from '../../../imports/rowValues';

/** What an import sets of a person. */
export const setColumns = ['name', 'other_names', 'language', 'zone', 'tags', 'agent_id', 'state'] as const;
type SetColumn = (typeof setColumns)[number];
/** What only staff set, as it is of a person whom an import makes; an undo deletes nobody of whom it has changed. */
export const ofStaff: RowValues = { lost_reason: '', next_step: '' };

/** What a row has added to a person. */
export interface Added {
  emails: string[];
  phones: string[];
  /** The client ids of notes. */
  notes: string[];
  /** The name in the agency's files. */
  references: string[];
  /** People who have an address of the row, too. */
  matches: number[];
}

/** A person's own row by column with the addresses, locked until the transaction ends; undefined without one. */
export async function lockContact(tx: Queryable, id: number): Promise<RowValues | undefined> {
  await tx.row(sql`select id from person where id = ${id} for update`);
  const addresses = (kind: 'email' | 'phone') =>
    sql`array(select address from person_address where person_id = p.id and kind = ${kind} order by address)`;
  const row = await tx.row<{ columns: RowValues }>(sql`
    select to_jsonb(p) || jsonb_build_object('emails', ${addresses('email')}, 'phones', ${addresses('phone')}) as columns
    from person p where p.id = ${id}`);
  return row?.columns;
}

/** Who has this name in the agency's files, else one of these email addresses, else one of these numbers. */
export async function findContact(
  tx: Queryable,
  {
    reference,
    emails,
    phones,
  }: { reference: string | undefined; emails: readonly string[]; phones: readonly string[] },
): Promise<number | undefined> {
  const row = await tx.row<{ id: number }>(sql`
    select found.id from (
      select person_id as id, 1 as rank, 1 as place from imported_person where reference = ${reference ?? null}
      union all select person_id, 2, array_position(${[...emails]}::text[], address) from person_address where kind = 'email' and address = any(${[...emails]}::text[])
      union all select person_id, 3, array_position(${[...phones]}::text[], address) from person_address where kind = 'phone' and address = any(${[...phones]}::text[])
    ) found order by found.rank, found.place limit 1`);
  return row?.id;
}

/** What an import says of a person who is new. */
export interface NewContact {
  name: string;
  other_names: readonly string[];
  language: string;
  zone: string;
  tags: readonly string[];
  agent_id: number | null;
  state: string | null;
}

/** Makes a person without addresses. */
export async function insertContact(
  tx: Queryable,
  { name, other_names: others, language, zone, tags, agent_id: agent, state }: NewContact,
  { at, now }: { at: Date; now: Date },
): Promise<number> {
  const row = await tx.row<{ id: number }>(sql`
    insert into person (name, other_names, language, zone, tags, agent_id, state, state_at, last_contact_at, created_at)
    values (${name}, ${[...others]}::text[], ${language}, ${zone}, ${[...tags]}::text[], ${agent}, ${state}, ${state === null ? null : now}, ${at}, ${now}) returning id`);
  return row?.id ?? 0;
}

/** By name, so that no column's name is text of a statement. */
const setters: Readonly<Record<SetColumn, (value: unknown, now: Date) => Sql>> = {
  name: (value) => sql`name = ${value}`,
  other_names: (value) => sql`other_names = ${value}::text[]`,
  language: (value) => sql`language = ${value}`,
  zone: (value) => sql`zone = ${value}`,
  tags: (value) => sql`tags = ${value}::text[]`,
  agent_id: (value) => sql`agent_id = ${value}`,
  state: (value, now) => sql`state = ${value}, state_at = ${value === null ? null : now}`,
};

/** Sets columns of a person. */
export async function setContact(tx: Queryable, id: number, values: RowValues, now: Date): Promise<void> {
  const sets = setColumns
    .filter((column) => Object.hasOwn(values, column))
    .map((column) => setters[column](values[column], now));
  if (sets.length > 0) await tx.run(sql`update person set ${join(sets)} where id = ${id}`);
}

/** Adds addresses that are nobody's. Who has one of the others may be the same person. */
export async function addAddresses(
  tx: Queryable,
  id: number,
  { emails, phones }: { emails: readonly string[]; phones: readonly string[] },
): Promise<Pick<Added, 'emails' | 'phones' | 'matches'>> {
  const given = sql`(select 'email' as kind, unnest(${[...emails]}::text[]) as address union all select 'phone', unnest(${[...phones]}::text[]))`;
  const added = await tx.rows<{ kind: 'email' | 'phone'; address: string }>(sql`
    insert into person_address (kind, address, person_id) select kind, address, ${id}::int from ${given} given
    on conflict do nothing returning kind, address`);
  const of = (kind: 'email' | 'phone') => added.filter((one) => one.kind === kind).map(({ address }) => address);
  // usually all of them are nobody's
  if (added.length === emails.length + phones.length) return { emails: of('email'), phones: of('phone'), matches: [] };
  const matches = await tx.rows<{ id: number }>(sql`
    insert into person_match (person_id, other_id, kind, address)
    select least(a.person_id, ${id}::int), greatest(a.person_id, ${id}::int), kind, address from ${given} given join person_address a using (kind, address)
    where a.person_id <> ${id} on conflict do nothing
    returning case when person_id = ${id} then other_id else person_id end as id`);
  return { emails: of('email'), phones: of('phone'), matches: matches.map((match) => match.id) };
}

/** Remembers the name that a person has in the agency's files. @returns whether it is new */
export async function addReference(tx: Queryable, id: number, reference: string): Promise<boolean> {
  const added = await tx.run(
    sql`insert into imported_person (reference, person_id) values (${reference}, ${id}) on conflict do nothing`,
  );
  return added > 0;
}

/** Of `person p`: the notes, the oldest first. */
export const notesOf = sql`array(
  select replace(n.body, E'\r\n', E'\n') from person_note n where n.person_id = p.id and n.kind = 'note' order by n.created_at, n.id)`;

/** Whether a person's notes hold this text already, as one of them or as several in a row. */
export async function hasNotes(tx: Queryable, id: number, notes: string): Promise<boolean> {
  const row = await tx.row<{ notes: string[] }>(sql`select ${notesOf} as notes from person p where p.id = ${id}`);
  const within = (text: string) => betweenNotes + text + betweenNotes;
  return within(row?.notes.join(betweenNotes) ?? '').includes(within(notes));
}

/** Takes away what a row has added. */
export async function removeAdded(
  tx: Queryable,
  id: number,
  { emails, phones, notes, references, matches }: Added,
): Promise<void> {
  await tx.run(sql`
    delete from person_address where person_id = ${id}
      and (kind = 'email' and address = any(${emails}::text[]) or kind = 'phone' and address = any(${phones}::text[]))`);
  await tx.run(sql`delete from person_note where person_id = ${id} and client_id = any(${notes}::text[])`);
  await tx.run(sql`delete from imported_person where person_id = ${id} and reference = any(${references}::text[])`);
  await tx.run(sql`
    delete from person_match where dismissed_at is null
      and (person_id = ${id} and other_id = any(${matches}::int[]) or other_id = ${id} and person_id = any(${matches}::int[]))`);
}
