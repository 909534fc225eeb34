/*
 * plantSearches(database, person, mark)   a saved search of an account and one of its address, with what they told:
 * their ids.
 */
import type { Queryable } from '@server/db/database';
import sql, { type Sql } from 'sql-template-tag';

interface Planted {
  id: number;
  email: string;
  listingId: number;
}

export async function plantSearches(
  database: Queryable,
  { id, email, listingId }: Planted,
  mark: (what: string) => string,
): Promise<[own: number, visitors: number]> {
  const idOf = async (query: Sql) => (await database.row<{ id: number }>(query))?.id ?? 0;
  const subscriber = await idOf(
    sql`insert into search_subscriber (email, nonce, token_hash) values (${email}, '', ${`${id} link`}) returning id`,
  );
  const search = (owner: Sql, of: number) =>
    idOf(sql`
      insert into saved_search (${owner}, query, name, frequency, timezone, nonce, confirmed_at)
      values (${of}, ${`search=${mark('lookedfor')}`}, ${mark('searchname')}, 'daily', ${mark('zone')}, '', now()) returning id`);
  const [own, visitors] = [await search(sql`account_id`, id), await search(sql`subscriber_id`, subscriber)];
  for (const one of [own, visitors])
    await database.run(
      sql`insert into search_alert (search_id, property_id, fall, told_at) values (${one}, ${listingId}, 0, now())`,
    );
  return [own, visitors];
}
