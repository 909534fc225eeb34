import type { OfficeFound } from '@contract/office';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { makeAccount, makeListing } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { officeSearchRoutes } from './officeSearchRoutes';

describeOnBoth('the search of the office', (database) => {
  let server: FastifyInstance;
  let people: Record<'agent' | 'editor' | 'superuser', Awaited<ReturnType<typeof makeAccount>>>;
  let listing: number;
  let enquiry: number;

  beforeAll(async () => {
    server = await buildTestServer(database(), [officeSearchRoutes]);
    people = {
      agent: await makeAccount(database(), { roles: ['agent'] }),
      editor: await makeAccount(database(), { roles: ['editor'] }),
      superuser: await makeAccount(database(), { superuser: true }),
    };
    const owner = await makeAccount(database(), { name: 'Meera Banyan', phone: '+91 98260 12345' });
    ({ id: listing } = await makeListing(database(), { ownerId: owner.id, title: 'Banyan court', lifecycle: 'draft' }));
    enquiry =
      (
        await database().row<{ id: number }>(sql`
          insert into enquiry (client_id, kind, name, email, phone, message) values ('search-1', 'contact', 'Kabir Sen', 'kabir@banyan.example', '98111 22233', 'Hello') returning id`)
      )?.id ?? 0;
    await database().run(
      sql`insert into blog_post (title, category, excerpt, content, author, published_at, read_minutes) values ('Under the banyan', 'Market Trends', 'Shade.', 'Shade.', 'Asha', '2026-01-01', 1)`,
    );
  });
  afterAll(() => server.close());

  const find = async (who: keyof typeof people, q: string) =>
    (
      await server.inject({ url: `/api/office/search/?q=${encodeURIComponent(q)}`, headers: people[who].headers })
    ).json<OfficeFound>();
  const counts = async (who: keyof typeof people, q: string) => {
    const { enquiries, properties, articles, accounts } = await find(who, q);
    return [enquiries.length, properties.length, articles.length, accounts.length];
  };

  it('finds enquiries, listings in every state, articles and people, each for the roles that may see them', async () => {
    expect(await counts('superuser', 'banyan')).toEqual([1, 1, 1, 1]);
    expect(await counts('agent', 'banyan')).toEqual([1, 1, 0, 0]);
    expect(await counts('editor', 'banyan')).toEqual([0, 0, 1, 0]);
  });

  it('finds by number, by email address, and by a phone number’s beginning or end', async () => {
    expect((await find('agent', `#${listing}`)).properties[0]?.id).toBe(listing);
    expect((await find('agent', 'kabir@banyan')).enquiries[0]?.id).toBe(enquiry);
    expect(await counts('superuser', '98260')).toEqual([0, 0, 0, 1]);
    expect(await counts('superuser', '22233')).toEqual([1, 0, 0, 0]);
  });

  it('finds by digits from the middle of a phone number', async () => {
    expect(await counts('superuser', '1112')).toEqual([1, 0, 0, 0]);
    expect(await counts('superuser', '26012')).toEqual([0, 0, 0, 1]);
    // the runs of four digits are there, and not the five
    await database().run(
      sql`insert into enquiry (client_id, kind, name, email, phone, message) values ('search-2', 'contact', 'Zoya', 'z@people.example', '98269 88260', 'Hello')`,
    );
    expect((await find('agent', '98260')).enquiries).toEqual([]);
  });

  it('finds listings by who posted them', async () => {
    expect((await find('agent', 'Meera')).properties.map(({ id }) => id)).toEqual([listing]);
    expect((await find('agent', 'Mee Court')).properties).toEqual([]);
  });

  it('finds names however they are spelt, also in Devanagari, after those with the words themselves', async () => {
    const named = async (name: string) =>
      (
        await database().row<{ id: number }>(sql`
          insert into enquiry (client_id, kind, name, email, message)
          values (${`search-name-${name}`}, 'contact', ${name}, 'x@people.example', 'Hello') returning id`)
      )?.id ?? 0;
    const sunita = await named('Sunita Deshmukh');
    const suneetha = await named('Suneetha Rao');
    const devanagari = await named('सुनीता देशमुख');
    await named('Sanjay Deshpande');
    const found = async (q: string) => (await find('agent', q)).enquiries.map(({ id }) => id);
    expect(await found('Sunita')).toEqual([sunita, devanagari, suneetha]);
    expect(await found('Suneeta')).toEqual([devanagari, suneetha, sunita]);
    expect(await found('सुनीता')).toEqual([devanagari, suneetha, sunita]);
    expect(await found('sunitha deshmuk')).toEqual([devanagari, sunita]);
  });

  it.each([
    ['Lakshmi', 'Laxmi', 'लक्ष्मी'],
    ['Kulkarni', 'Kulkarnee', 'कुलकर्णी'],
    ['Agarwal', 'Aggarwal', 'अग्रवाल'],
    ['Vijay', 'Vijai', 'विजय'],
    ['Shah', 'शाह', 'Sah'],
    ['Mahesh', 'महेश', 'Maahesh'],
    ['Aishwarya', 'ऐश्वर्या', 'Aishvarya'],
    ['Ambika', 'अंबिका', 'Ambica'],
    ['Krishna', 'कृष्ण', 'Krisna'],
    ['Farooq', 'फ़ारूक़', 'Pharuk'],
    ['Priya Joshi', 'प्रिया जोशी', 'Priyaa Joshee'],
  ])('%s, %s and %s sound alike', async (...names) => {
    const keys = await database().rows<{ key: string }>(
      sql`select distinct name_key(name) as key from unnest(${names}::text[]) name`,
    );
    expect(keys).toHaveLength(1);
  });

  it('finds visits by who comes: name, email address, number and home, for those who answer them', async () => {
    await database().run(sql`
      insert into visit (property_id, property_title, name, email, phone, timezone, mode, client_id, state, nonce, token_hash, calendar_hash, created_at, changed_at)
      select ${listing}, 'Neem court', 'Ishaan Vora' || n, 'ishaan@vora.example', '+91 97531 86420', 'Asia/Kolkata', 'video', 'search-visit-' || n, 'lapsed', 'n' || n, 't' || n, 'c' || n, now(), now()
      from generate_series(1, 6) n`);
    for (const q of ['Ishaan', 'ishaan@vora', '97531', '86420', 'neem court']) {
      const { visits, more } = await find('agent', q);
      expect([q, visits.length, more]).toEqual([q, 5, true]);
      expect(visits[0]).toMatchObject({ name: 'Ishaan Vora6', title: 'Neem court', state: 'lapsed' });
    }
    expect((await find('agent', 'Ishaan Vora3')).visits).toHaveLength(1);
    expect((await find('agent', 'Ishaan Vora3')).more).toBe(false);
    expect((await find('editor', 'Ishaan')).visits).toEqual([]);
  });

  it('finds nothing by operators or wildcards, and refuses a single character', async () => {
    expect(await counts('superuser', '%%')).toEqual([0, 0, 0, 0]);
    expect(await counts('superuser', ":* | '")).toEqual([0, 0, 0, 0]);
    const { statusCode } = await server.inject({ url: '/api/office/search/?q=a', headers: people.agent.headers });
    expect(statusCode).toBe(400);
  });
});
