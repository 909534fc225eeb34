/*
 * plantDocuments(database, person, mark)   a document of the person's listing, and requests for documents of others: by
 * account, by the address, and one that the listing received. Each text has a mark of its own.
 */
import type { Database } from '@server/db/database';
import sql, { type Sql } from 'sql-template-tag';

interface Planted {
  id: number;
  email: string;
  listingId: number;
  otherId: number;
  now: Date;
}

export async function plantDocuments(
  database: Database,
  { id, email, listingId, otherId, now }: Planted,
  mark: (what: string) => string,
): Promise<void> {
  const idOf = async (query: Sql) => (await database.row<{ id: number }>(query))?.id ?? 0;
  const document = (listing: number, title: string, hash: string) =>
    idOf(sql`
      insert into listing_document (property_id, kind, title, client_id, file, hash, bytes, pages, uploaded_at)
      values (${listing}, 'other', ${title}, ${`${id} ${listing}`}, ${`${id} ${listing}`}, ${hash}, 1, 1, ${now}) returning id`);
  await document(listingId, mark('deed'), mark('deedhash'));
  const read = await document(otherId, 'A deed', 'a hash');
  const request = (listing: number, account: number | null, [name, address, message]: readonly string[]) =>
    idOf(sql`
      insert into document_request (property_id, account_id, name, email, message, state, confirm_hash, token_hash, expires_at, asked_at)
      values (${listing}, ${account}, ${name}, ${address}, ${message}, 'shared', ${`${id} confirm ${listing} ${account}`}, ${`${id} link ${listing} ${account}`}, ${now}, ${now})
      returning id`);
  const asked = await request(otherId, id, [
    mark('reader'),
    `${mark('readeraddress')}@people.example`,
    mark('askedfor'),
  ]);
  await request(otherId, null, [mark('reader'), email, mark('askedfor')]);
  await request(listingId, null, ['Asha', `reader${id}@people.example`, 'May I read them?']);
  const opening = await idOf(sql`
    insert into document_opening (request_id, token_hash, opened_at) values (${asked}, ${`${id} opening`}, ${now}) returning id`);
  await database.run(
    sql`insert into document_view (opening_id, document_id, page, at) values (${opening}, ${read}, 1, ${now})`,
  );
}
