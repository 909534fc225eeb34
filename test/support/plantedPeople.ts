import type { Database } from '@server/db/database';
import sql from 'sql-template-tag';
import { plantFile } from './plantedImports';

/** What the office keeps of an account as a contact: notes, what is next, and who was merged into it or may be the same. */
export async function plantPeople(
  database: Database,
  { id, email }: { id: number; email: string },
  mark: (what: string) => string,
): Promise<void> {
  const person = async (name: string) =>
    (
      await database.row<{ id: number }>(sql`
        insert into person (name, other_names, zone, tags, language, state, state_at, lost_reason, next_step, last_contact_at)
        values (${name}, ${[mark('othername')]}::text[], ${mark('zone')}, ${[mark('tag')]}::text[], 'hi', 'lost', now(), ${mark('lost')}, ${mark('next')}, now()) returning id`)
    )?.id ?? 0;
  // of a contact who is there no more
  const gone = 2_000_000_000 + id;
  const [name, phone] = [mark('contact'), mark('contactphone')];
  const own = await person(name);
  await database.run(sql`update account set phone_e164 = ${phone} where id = ${id}`);
  const byAddress = await person(mark('othercontact'));
  const other = await database.row<{ id: number }>(
    sql`insert into person (name, last_contact_at) values ('Asha', now()) returning id`,
  );
  await database.run(sql`insert into person_account (account_id, person_id) values (${id}, ${own})`);
  await database.run(sql`
    insert into person_address (kind, address, person_id) values ('phone', ${phone}, ${own}), ('email', ${email}, ${byAddress})`);
  await database.run(sql`insert into imported_person (reference, person_id) values (${mark('contactnumber')}, ${own})`);
  await plantFile(database, { kind: 'contacts', name: `${id} contacts` }, [
    { cells: [mark('contactcell'), email.toUpperCase()], addresses: [email] },
    { cells: [mark('cellofcontact')], subject: own, addresses: [phone] },
    { cells: [mark('cellofmerged')], subject: gone },
  ]);
  await database.run(sql`
    insert into person_note (client_id, person_id, kind, author_name, body, created_at)
    values (${`${id} called`}, ${own}, 'call', 'Desk', ${mark('called')}, now()), (${`${id} noted`}, ${byAddress}, 'note', 'Desk', ${mark('noted')}, now())`);
  await database.run(sql`
    insert into person_match (person_id, other_id, kind, address) values (${own}, ${other?.id ?? 0}, 'email', ${email})`);
  await database.run(sql`
    insert into person_merge (kept_id, gone_id, gone, moved, fields_before, fields_after, merged_at)
    values (${own}, ${gone}, ${JSON.stringify({ id: gone, name })}, '{}', '{}', '{}', now())`);
}
