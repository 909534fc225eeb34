import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { type QuotaName, countQuota, quotas } from '@server/lib/quotas';
import { accountsRoutes } from '@server/modules/accounts/accountsRoutes';
import { documentsRoutes } from '@server/modules/documents/documentsRoutes';
import { propertiesRoutes } from '@server/modules/properties/propertiesRoutes';
import { toursRoutes } from '@server/modules/tours/toursRoutes';
import { describeOnBoth } from '../support/databases';
import { type TestAccount, makeAccount, makeListing } from '../support/factories';
import { formOf } from '../support/forms';
import { drawPicture } from '../support/pictures';
import { buildTestServer } from '../support/testServer';

describeOnBoth('R49 quotas', (database) => {
  let server: FastifyInstance;
  let now = new Date();
  let picture: Buffer;
  beforeAll(async () => {
    server = await buildTestServer(database(), [accountsRoutes, documentsRoutes, propertiesRoutes, toursRoutes], {
      now: () => now,
    });
    picture = await drawPicture({ width: 64, height: 32 });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    now = new Date();
  });

  /** Uses up what an account may add within this hour. */
  const useUp = (
    who: TestAccount,
    name: QuotaName,
    more: { emailVerified?: boolean; roles?: readonly ['agent'] } = {},
  ) => {
    const account = { id: who.id, isSuperuser: false, emailVerified: true, roles: [], ...more };
    const most = quotas[name][account.emailVerified ? 'confirmed' : 'unconfirmed'] * (more.roles ? 5 : 1);
    return countQuota({ database: database(), now: () => now }, account, name, most);
  };
  const send = async (who: TestAccount, path: string, field: string, method: 'POST' | 'PATCH' = 'POST') => {
    const words = field === 'file' ? { kind: 'title_search', title: 'Sale deed' } : {};
    const form = await formOf({ client_id: `client-${now.getTime()}`, ...words }, [{ field, bytes: picture }]);
    const headers = { ...form.headers, ...who.headers };
    return server.inject({ method, url: `/api/${path}`, payload: form.payload, headers });
  };
  const begin = (who: TestAccount) =>
    server.inject({ method: 'POST', url: '/api/properties/drafts/', payload: {}, headers: who.headers });

  it('end each kind of upload by one account for the hour, and nobody else’s', async () => {
    const agent = await makeAccount(database(), { roles: ['agent'] });
    const owner = await makeAccount(database());
    const { id } = await makeListing(database(), { ownerId: owner.id });
    await useUp(agent, 'panoramas', { roles: ['agent'] });
    for (const name of ['pictures', 'documents', 'avatars', 'listings'] as const) await useUp(owner, name);
    const answers = [
      await send(owner, `properties/${id}/images/`, 'image'),
      await send(owner, `properties/${id}/`, 'images', 'PATCH'),
      await send(agent, `properties/${id}/tour/panoramas/`, 'image'),
      await send(owner, `properties/${id}/documents/`, 'file'),
      await send(owner, 'auth/me/', 'avatar', 'PATCH'),
      await begin(owner),
      await server.inject({ method: 'POST', url: `/api/properties/${id}/duplicate/`, headers: owner.headers }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 429));
    expect(answers[0]?.json<{ detail: string }>().detail).toBe(
      'You can add 600 pictures an hour. Try again in 60 minutes.',
    );
    expect(answers[0]?.headers['retry-after']).toBe('3600');
    expect((await send(agent, `properties/${id}/images/`, 'image')).statusCode).toBe(201);
  });

  it('are lower until the address is confirmed, and say so', async () => {
    const newcomer = await makeAccount(database(), { unverified: true });
    for (let drafts = 0; drafts < quotas.listings.unconfirmed; drafts += 1)
      expect((await begin(newcomer)).statusCode).toBe(201);
    const refused = await begin(newcomer);
    expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
      429,
      expect.stringContaining('until your email address is confirmed'),
    ]);
    await database().run(sql`update account set email_verified_at = now() where id = ${newcomer.id}`);
    expect((await begin(newcomer)).statusCode).toBe(201);
  });

  it('end after an hour', async () => {
    const owner = await makeAccount(database());
    await useUp(owner, 'listings');
    expect((await begin(owner)).statusCode).toBe(429);
    now = new Date(now.getTime() + 3_600_001);
    expect((await begin(owner)).statusCode).toBe(201);
  });

  it('count the pictures of a form, not forms', async () => {
    const account = { id: (await makeAccount(database())).id, isSuperuser: false, emailVerified: false, roles: [] };
    const take = (many: number) => countQuota({ database: database(), now: () => now }, account, 'pictures', many);
    await take(20);
    await take(15);
    await expect(take(6)).rejects.toMatchObject({ status: 429 });
    await take(5);
    await expect(take(1)).rejects.toMatchObject({ status: 429 });
  });
});
