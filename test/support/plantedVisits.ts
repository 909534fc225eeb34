/*
 * plantVisits(database, person, mark)   three visits: one that the account asked for, one of its address, and one to
 * its listing.
 */
import type { Queryable } from '@server/db/database';
import sql, { type Sql } from 'sql-template-tag';

interface Planted {
  id: number;
  email: string;
  listingId: number;
  now: Date;
}

export async function plantVisits(
  database: Queryable,
  { id, email, listingId, now }: Planted,
  mark: (what: string) => string,
): Promise<void> {
  const plant = (kind: string, owner: Sql, [name, address, phone, zone]: readonly string[]) =>
    database.run(sql`
      insert into visit (${owner}, property_title, name, email, phone, timezone, mode, client_id, state, link, place, reason, nonce, token_hash, calendar_hash, created_at, changed_at)
      values (${id}, ${mark(`${kind}home`)}, ${name}, ${address}, ${phone}, ${zone}, 'video', ${`${id} ${kind}`}, 'cancelled',
        ${`https://meet.example/${mark(`${kind}link`)}`}, ${mark(`${kind}place`)}, ${mark(`${kind}reason`)}, ${`${id} ${kind}`}, ${`${id} ${kind}`}, ${`${id} ${kind}`}, ${now}, ${now})`);
  await plant('visit', sql`account_id`, [mark('visitor'), email, mark('visitphone'), mark('visitzone')]);
  await plant('host', sql`host_id`, ['Ben', `ben${id}@people.example`, '1234567', 'Asia/Kolkata']);
  const own = [mark('visitor'), mark('visitphone'), mark('visitzone')] as const;
  const starts = new Date(now.getTime() + 86_400_000);
  await database.run(sql`
    insert into visit (property_id, property_title, name, email, phone, timezone, mode, client_id, state, starts_at, confirmed_at, nonce, token_hash, calendar_hash, created_at, changed_at)
    values (${listingId}, ${mark('visittitle')}, ${own[0]}, ${email}, ${own[1]}, ${own[2]}, 'in_person', ${`${id} address`}, 'confirmed',
      ${new Date(starts.getTime() + id * 3_600_000)}, ${now}, ${`${id} address`}, ${`${id} address`}, ${`${id} address`}, ${now}, ${now})`);
}
