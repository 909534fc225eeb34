import type { DocumentOpening, ListingDocuments } from '@contract/documents';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { documentsRoutes } from './documentsRoutes';

describeOnBoth('lists of who read documents', (database) => {
  let server: FastifyInstance;
  let owner: TestAccount;
  let home: number;
  let request: number;
  beforeAll(async () => {
    server = await buildTestServer(database(), [documentsRoutes]);
    owner = await makeAccount(database());
    ({ id: home } = await makeListing(database(), { ownerId: owner.id }));
    const [document] = await database().rows<{ id: number }>(sql`
      insert into listing_document (property_id, client_id, kind, title, file, hash, pages, bytes, uploaded_at)
      values (${home}, 'a document', 'other', 'Deed', 'none', 'none', 1, 1, now()) returning id`);
    const [asked] = await database().rows<{ id: number }>(sql`
      insert into document_request (property_id, name, email, message, state, token_hash, asked_at, expires_at)
      values (${home}, 'Asha', 'asha@people.example', '', 'shared', 'her link', now(), now() + interval '1 day') returning id`);
    request = asked?.id ?? 0;
    await database().run(sql`
      insert into document_opening (request_id, token_hash, opened_at) select ${request}, 'opening ' || n, now() from generate_series(1, 130) n`);
    await database().run(sql`
      insert into document_view (opening_id, document_id, page, at) select min(id), ${document?.id ?? 0}, 1, now() from document_opening where request_id = ${request}`);
    await database().run(sql`
      insert into document_request (property_id, name, email, message, state, asked_at)
      select ${home}, 'Other ' || n, 'other' || n || '@people.example', '', 'declined', now() from generate_series(1, 101) n`);
  });
  afterAll(() => server.close());

  const get = (url: string) => server.inject({ url, headers: owner.headers });

  it('R48 a live link stays in its owner’s list, whatever is asked after it', async () => {
    const url = `/api/properties/${home}/documents/`;
    const [first, second] = [await get(url), await get(`${url}?limit=100&offset=100`)];
    expect([first.headers['x-total-count'], first.json<ListingDocuments>().requests.length]).toEqual(['102', 100]);
    expect(first.headers.link).toContain('offset=100');
    expect(second.json<ListingDocuments>().requests.map(({ name, state }) => [name, state])).toEqual([
      ['Other 1', 'declined'],
      ['Asha', 'shared'],
    ]);
  });

  it('R48 what a reader saw stays, however often the link is opened after it', async () => {
    const [, asha] = (await get(`/api/properties/${home}/documents/?limit=100&offset=100`)).json<ListingDocuments>()
      .requests;
    expect([asha?.openings.length, asha?.openings_total]).toEqual([20, 130]);
    const url = `/api/document-requests/${request}/openings/`;
    const [first, second] = [await get(`${url}?limit=100`), await get(`${url}?limit=100&offset=100`)];
    expect([first.headers['x-total-count'], first.json<DocumentOpening[]>().length]).toEqual(['130', 100]);
    expect(second.json<DocumentOpening[]>().map(({ seen }) => seen.length)).toEqual([...Array<number>(29).fill(0), 1]);
  });
});
