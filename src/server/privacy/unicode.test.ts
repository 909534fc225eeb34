import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import sql, { raw } from 'sql-template-tag';
import { times } from '../../../test/support/counts';
import { describeOnBoth } from '../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing } from '../../../test/support/factories';
import { readZip } from '../../../test/support/readZip';
import { testDeps } from '../../../test/support/testServer';
import { buildApi } from '../app';
import { toWellFormed } from '../plugins/texts';

/** What people, keyboards and broken programs send: any character, half of one, NUL, and signs of every syntax. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  fc.string({
    unit: fc.constantFrom(...'-\\^$.*+?()[]{}|/&<>"\';:,%_\0\ud800\udc00 \n\u2028é😀क्षA'),
    minLength: 1,
    maxLength: 30,
  }),
);

const stored = (text: string) => String(toWellFormed(text)).trim();

describeOnBoth('texts of any characters', (database) => {
  let server: FastifyInstance;
  let remove: () => void;
  let boss: TestAccount;
  beforeAll(async () => {
    const made = testDeps(database());
    remove = made.remove;
    server = await buildApi(made.deps);
    boss = await makeAccount(database(), { superuser: true });
  }, 360_000);
  afterAll(async () => {
    await server.close();
    remove();
  });

  const send = (who: TestAccount, method: 'GET' | 'POST' | 'PATCH' | 'PUT', url: string, payload?: object) =>
    server.inject({ method, url, headers: who.headers, ...(payload && { payload }) });

  const places = async (text: string) => {
    const tables = await database().rows<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'content_revision'`,
    );
    const found: string[] = [];
    for (const { name } of tables)
      if (await database().row(sql`select from ${raw(name)} t where position(${text} in t::text) > 0 limit 1`))
        found.push(name);
    return found;
  };

  let number = 0;
  it('R51 whatever a person types is stored, exported whole and erased whole', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, anyText, anyText, async (before, between, after) => {
        number += 1;
        // letters that occur nowhere else say where the text has been copied to
        const sign = `qz${number}zq`;
        const typed = (what: string) => `${before}${what}${sign}${between}${what}${sign}${after}`;
        const person = await makeAccount(database());
        const named = await send(person, 'PATCH', '/api/auth/me/', { name: typed('name') });
        const listing = await makeListing(database(), { ownerId: person.id });
        const changed = await send(person, 'PATCH', `/api/properties/${listing.id}/`, {
          title: typed('title'),
          description: typed('description'),
        });
        const asked = await send(person, 'POST', '/api/enquiries/', {
          kind: 'property',
          property: (await makeListing(database())).id,
          name: typed('sender'),
          email: `${sign}@people.example`,
          phone: '+91 98260-12345',
          message: typed('message'),
          client_id: `client-${number}`,
        });
        expect(await places(sign)).toEqual(expect.arrayContaining(['account', 'enquiry', 'mail', 'property']));
        expect([named.statusCode, changed.statusCode, asked.statusCode]).toEqual([200, 200, 201]);
        const files = readZip((await send(person, 'GET', '/api/auth/export/')).rawPayload);
        const texts = (file: string) => JSON.parse(files.get(`${file}.json`)?.toString() ?? '[]') as object[];
        expect(texts('account')[0]).toMatchObject({ name: stored(typed('name')) });
        expect(texts('listings')[0]).toMatchObject({ description: stored(typed('description')) });
        expect((await send(boss, 'POST', `/api/office/accounts/${person.id}/erase/`)).statusCode).toBe(200);
        expect(await places(sign)).toEqual([]);
      }),
      { numRuns: times(300, 8) },
    );
  }, 600_000);
});
