import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { allEndpoints } from '@contract/endpoints';
import { type ServerDeps, buildApi } from '@server/app';
import sql, { raw } from 'sql-template-tag';
import { times } from '../support/counts';
import { describeOnBoth } from '../support/databases';
import { type TestAccount, makeAccount, makeListing } from '../support/factories';
import { formOf } from '../support/forms';
import { testDeps } from '../support/testServer';

/** What is made once without a `client_id`, and why. */
const otherwise: Readonly<Record<string, string>> = {
  'auth.register': 'a name is taken once',
  'officeArticles.addPicture': 'a picture is stored once by its content',
  'officePayments.refund': 'has the header Idempotency-Key',
  'officeRates.create': 'a currency has one rate a day',
  'payments.createOrder': 'an account has one open order of the same things',
  'secondFactor.startTotp': 'replaces the one that waits',
  'secondFactor.addPasskey': 'a challenge is answered once',
  'secondFactor.renewRecoveryCodes': 'replaces the codes',
};

type Fields = Record<string, unknown>;

describe('calls that make something', () => {
  it('R59 every POST that makes something takes a client_id', () => {
    const without: string[] = [];
    for (const [name, call] of allEndpoints) {
      if (call.method !== 'POST' || call.responses[201] === undefined) continue;
      const issues = call.body?.safeParse({ client_id: 'no' }).error?.issues ?? [];
      if (!issues.some(({ path }) => path[0] === 'client_id')) without.push(name);
    }
    expect(without.sort()).toEqual(Object.keys(otherwise).sort());
  });
});

describeOnBoth('requests whose answer was lost', (database) => {
  let server: FastifyInstance;
  let deps: ServerDeps;
  let remove: () => void;
  let account: TestAccount;
  let home: number;
  let kind: { property_type: number; city: number };
  let list: number;
  let count = 0;
  beforeAll(async () => {
    ({ deps, remove } = testDeps(database(), { settings: { trustProxy: 1, freeListings: 100_000 } }));
    server = await buildApi(deps);
    const owner = await makeAccount(database());
    const made = await makeListing(database(), { ownerId: owner.id });
    home = made.id;
    kind = { property_type: made.typeId, city: made.cityId };
    await database().run(sql`
      insert into listing_document (property_id, client_id, kind, title, file, hash, pages, bytes, uploaded_at)
      values (${home}, 'a document', 'other', 'Deed', 'none', 'none', 1, 1, now())`);
  }, 360_000);
  beforeEach(async () => {
    // limits are another promise
    await database().run(sql`delete from login_failure`);
    account = await makeAccount(database());
    list = (await post('/api/shortlists/', { name: 'With others' })).json<{ id: number }>().id;
  });
  afterAll(async () => {
    await server.close();
    remove();
  });

  const post = (url: string, payload: Fields, isVisitor = false) => {
    count += 1;
    return server.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...(!isVisitor && account.headers), 'x-forwarded-for': `10.2.${count >> 8}.${count & 255}` },
    });
  };
  const listing = () => ({
    title: 'House',
    description: 'With a courtyard.',
    location: 'Vijay Nagar',
    purpose: 'sale',
    ...kind,
  });

  /** Each with the table where it is stored. */
  const kinds: Readonly<Record<string, [table: string, send: (id: string) => Promise<LightMyRequestResponse>]>> = {
    'a listing': ['property', (id) => post('/api/properties/', { ...listing(), client_id: id })],
    'a listing in a form': [
      'property',
      async (id) => {
        count += 1;
        const fields = { ...listing(), client_id: id };
        const form = await formOf(
          Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
        );
        return server.inject({
          method: 'POST',
          url: '/api/properties/',
          ...form,
          headers: { ...form.headers, ...account.headers },
        });
      },
    ],
    'a draft': ['property', (id) => post('/api/properties/drafts/', { client_id: id })],
    'a shortlist': ['shortlist', (id) => post('/api/shortlists/', { name: 'Ours', client_id: id })],
    'a link to a list': [
      'shortlist_invitation',
      (id) => post(`/api/shortlists/${list}/invitations/`, { role: 'edit', client_id: id }),
    ],
    'a review': ['review', (id) => post('/api/reviews/', { rating: 5, review: 'Good', client_id: id })],
    'a request for documents': [
      'document_request',
      (id) =>
        post(
          `/api/properties/${home}/document-requests/`,
          { name: 'Asha', email: `${id}@people.example`, client_id: id },
          true,
        ),
    ],
    'a visitor’s search': [
      'saved_search',
      (id) =>
        post(
          '/api/saved-searches/',
          { query: 'max_price=5', name: 'Ours', frequency: 'daily', email: `${id}@people.example`, client_id: id },
          true,
        ),
    ],
    'an enquiry': [
      'enquiry',
      (id) =>
        post(
          '/api/enquiries/',
          {
            kind: 'contact',
            name: 'Asha',
            email: `${id}@people.example`,
            phone: '9826012345',
            message: 'Hello',
            client_id: id,
          },
          true,
        ),
    ],
  };

  const rows = async (table: string) =>
    (await database().row<{ many: number }>(sql`select count(*)::int as many from ${raw(table)}`))?.many ?? 0;
  const emails = () => rows('mail');

  it.each(Object.entries(kinds))('R59 %s is made once, and the answer is the same', async (_kind, [table, send]) => {
    for (let round = 0; round < times(25, 2); round += 1) {
      const before = await rows(table);
      const id = `lost-${table.replaceAll('_', '-')}-${count}`;
      // at once, as a browser and its retry, and again later
      const answers = await Promise.all([send(id), send(id)]);
      const sent = await emails();
      answers.push(await send(id));
      expect(answers.map(({ statusCode, body }) => (statusCode < 300 ? 'made' : body))).toEqual([
        'made',
        'made',
        'made',
      ]);
      expect(await rows(table)).toBe(before + 1);
      expect(await emails()).toBe(sent);
      const [first, ...others] = answers.map((answer) => answer.json<Fields>());
      for (const other of others)
        expect([other.id, other.url, other.state]).toEqual([first?.id, first?.url, first?.state]);
      await database().run(sql`delete from login_failure`);
    }
  });
});
