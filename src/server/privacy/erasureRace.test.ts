import type { FastifyInstance } from 'fastify';
import sql, { raw } from 'sql-template-tag';
import { times } from '../../../test/support/counts';
import { describeOnBoth } from '../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing } from '../../../test/support/factories';
import { testDeps } from '../../../test/support/testServer';
import { waitUntil } from '../../../test/support/waitUntil';
import { type ServerDeps, buildApi } from '../app';
import { eraseLeftovers } from './eraseLeftovers';
import { erasePerson } from './erasePerson';

describeOnBoth('an erasure among other requests of its account', (database) => {
  let server: FastifyInstance;
  let deps: ServerDeps;
  let remove: () => void;
  beforeAll(async () => {
    ({ deps, remove } = testDeps(database()));
    server = await buildApi(deps);
  }, 360_000);
  afterAll(async () => {
    await server.close();
    remove();
  });

  const erasing = ({ id }: TestAccount) => ({
    accountId: id,
    secret: deps.secret,
    now: deps.now(),
    officeEmail: deps.settings.company.email,
  });

  /** What an account may be writing when it is erased, each with a sign that occurs nowhere else. */
  const writesOf = (sign: string, { id: home, typeId, cityId }: Awaited<ReturnType<typeof makeListing>>) =>
    [
      ['PATCH', '/api/auth/me/', { name: `Meera ${sign}` }],
      [
        'POST',
        '/api/properties/',
        {
          title: `House ${sign}`,
          description: 'With a courtyard.',
          location: 'Vijay Nagar',
          property_type: typeId,
          city: cityId,
          purpose: 'sale',
        },
      ],
      [
        'PUT',
        '/api/billing-info/',
        {
          name: `Meera ${sign}`,
          address: '1 MG Road',
          city: 'Indore',
          state: 'Madhya Pradesh',
          zip: '452001',
          country: 'India',
        },
      ],
      ['POST', '/api/shortlists/', { name: `List ${sign}` }],
      ['POST', '/api/saved-searches/', { query: 'max_price=1', name: `Search ${sign}`, frequency: 'daily' }],
      ['POST', '/api/reviews/', { rating: 5, review: `Good ${sign}` }],
      [
        'POST',
        '/api/enquiries/',
        {
          kind: 'property',
          property: home,
          name: `Meera ${sign}`,
          email: `${sign}@people.example`,
          phone: '9826012345',
          message: 'Hello there',
          client_id: `enquiry-${sign}x`,
        },
      ],
    ] as const;

  const places = async (sign: string) => {
    const tables = await database().rows<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    );
    const found: string[] = [];
    for (const { name } of tables)
      if (await database().row(sql`select from ${raw(name)} t where position(${sign} in t::text) > 0 limit 1`))
        found.push(name);
    return found;
  };

  it('R43 writes that were let in before it leave nothing behind', async () => {
    const home = await makeListing(database());
    for (let round = 0; round < times(30, 1); round += 1) {
      const sign = `qr${round}rq`;
      for (const [method, url, payload] of writesOf(sign, home)) {
        // erased first there, it is a visitor who asks
        if (database().kind === 'embedded' && url === '/api/enquiries/') continue;
        const person = await makeAccount(database());
        let end = () => {};
        const mayEnd = new Promise<void>((resolve) => (end = resolve));
        let begin = () => {};
        const begun = new Promise<void>((resolve) => (begin = resolve));
        let answered = false;
        const erased = database().transaction(async (tx) => {
          await erasePerson(tx, erasing(person));
          begin();
          // other statements wait until this transaction ends, on the embedded database
          if (database().kind === 'postgres') await mayEnd;
        });
        await begun;
        const write = server.inject({ method, url, headers: person.headers, payload }).finally(() => (answered = true));
        if (database().kind === 'postgres')
          await waitUntil(
            async () =>
              answered ||
              (await database().row(
                sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1`,
              )) !== undefined,
          );
        end();
        await erased;
        expect((await write).statusCode).toBeLessThan(500);
      }
      expect(await places(sign)).toEqual([]);
    }
  }, 300_000);

  it('R43 an erased account gets no new row and no new name', async () => {
    const person = await makeAccount(database());
    await database().transaction((tx) => erasePerson(tx, erasing(person)));
    const refusal = { code: 'AE001' };
    await expect(makeListing(database(), { ownerId: person.id })).rejects.toMatchObject(refusal);
    await expect(
      database().run(sql`insert into review (account_id, rating, review, name) values (${person.id}, 5, 'x', 'x')`),
    ).rejects.toMatchObject(refusal);
    await expect(database().run(sql`update account set name = 'Meera' where id = ${person.id}`)).rejects.toMatchObject(
      refusal,
    );
    // and can be erased again
    await database().transaction((tx) => erasePerson(tx, erasing(person)));
  });

  it('R43 what an earlier version left of an erased account is erased again', async () => {
    const person = await makeAccount(database(), { name: 'Meera qlatelq' });
    await makeListing(database(), { ownerId: person.id, title: 'House qlatelq' });
    await database().run(sql`update account set erased_at = now(), disabled_at = now() where id = ${person.id}`);
    expect(await eraseLeftovers(deps)).toBe(1);
    expect(await places('qlatelq')).toEqual([]);
    expect(await eraseLeftovers(deps)).toBe(0);
  });
});
