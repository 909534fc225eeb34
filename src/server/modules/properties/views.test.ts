import { dayInMs } from '@contract/durations';
import type { OwnPropertyCard } from '@contract/properties';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import type { Database } from '../../db/database';
import { ViewCounter } from './viewCounter';
import { deleteOldViews } from './viewsStore';
import { propertiesRoutes } from './propertiesRoutes';

describeOnBoth('views of a listing', (database) => {
  let server: FastifyInstance;
  let owner: TestAccount;
  let id: number;
  let later = 0;
  let statements = 0;

  /** The same database, counting its statements. */
  const countingDatabase = (): Database => ({
    ...database(),
    run: (query) => {
      if (query.text.includes('property_look')) statements += 1;
      return database().run(query);
    },
  });

  beforeEach(async () => {
    [later, statements] = [0, 0];
    server = await buildTestServer(countingDatabase(), [propertiesRoutes], { now: () => new Date(Date.now() + later) });
    owner = await makeAccount(database());
    id = (await makeListing(database(), { ownerId: owner.id })).id;
  });
  afterEach(() => server.close());

  const view = async ({
    address = '192.0.2.1',
    agent = 'Firefox/144.0',
    who,
    listing = id,
  }: { address?: string; agent?: string; who?: TestAccount; listing?: number } = {}) =>
    (
      await server.inject({
        method: 'POST',
        url: `/api/properties/${listing}/views/`,
        remoteAddress: address,
        headers: { 'user-agent': agent, ...who?.headers },
      })
    ).statusCode;
  /** A closed server has stored its counts. */
  const counted = async (listing = id) => {
    await server.close();
    return (
      (await database().row<{ views: number }>(sql`select views from property_views where property_id = ${listing}`))
        ?.views ?? 0
    );
  };

  it('count once per visitor and day', async () => {
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) expect(await view({ address })).toBe(204);
    await view({ agent: 'Chrome/141.0' });
    later = dayInMs;
    await view();
    expect(await counted()).toBe(4);
  });

  it('of one visitor count once across two servers', async () => {
    const secret = Buffer.alloc(32, 7);
    const servers = await Promise.all([1, 2].map(() => buildTestServer(database(), [propertiesRoutes], { secret })));
    for (const each of servers)
      await each.inject({ method: 'POST', url: `/api/properties/${id}/views/`, remoteAddress: '192.0.2.9' });
    await Promise.all(servers.map((each) => each.close()));
    expect(await counted()).toBe(1);
  });

  it('exclude the owner, superusers, bots, and listings that are not public', async () => {
    const admin = await makeAccount(database(), { superuser: true });
    const { id: draft } = await makeListing(database(), { ownerId: owner.id, lifecycle: 'draft' });
    expect([
      await view({ who: owner }),
      await view({ who: admin, address: '192.0.2.3' }),
      await view({ agent: 'Googlebot/2.1' }),
      await view({ listing: draft }),
      await view({ listing: 2_147_483_647 }),
    ]).toEqual([204, 204, 204, 204, 204]);
    expect(await counted()).toBe(0);
    expect(await counted(draft)).toBe(0);
  });

  it('are written in batches, and invalidate no cache', async () => {
    const received: string[] = [];
    const stop = await database().listen('content_changed', (table) => received.push(table));
    await Promise.all(
      Array.from({ length: 300 }, (_, visitor) =>
        view({ address: `198.51.100.${visitor % 250}`, agent: `Browser ${visitor}` }),
      ),
    );
    expect(statements).toBe(0);
    expect(await counted()).toBe(300);
    expect([statements, received]).toEqual([1, []]);
    await stop();
  });

  it('are returned to the owner with the enquiries, by one query', async () => {
    const { id: other } = await makeListing(database(), { ownerId: owner.id, lifecycle: 'sold' });
    await view();
    await server.close();
    await database().run(sql`
      insert into enquiry (client_id, kind, name, email, message, property_id, owner_id, owner_state)
      select 'client' || ${id}::int || n, 'property', 'Asha', 'asha@people.example', 'Is it there?', ${id}::int, case when n < 4 then ${owner.id}::int end, case when n = 1 then 'answered' else 'new' end from generate_series(1, 4) n`);
    let queries = 0;
    const counting: Database = {
      ...database(),
      rows: (query) => {
        if (query.text.includes('property')) queries += 1;
        return database().rows(query);
      },
    };
    server = await buildTestServer(counting, [propertiesRoutes]);
    const answer = await server.inject({ url: '/api/properties/?owner=me', headers: owner.headers });
    expect(queries).toBe(1);
    expect(
      answer
        .json<OwnPropertyCard[]>()
        .map((card) => [card.id, card.lifecycle, card.views, card.enquiries, card.new_enquiries, card.stale]),
    ).toEqual([
      [other, 'sold', 0, 0, 0, false],
      [id, 'published', 1, 3, 2, false],
    ]);
    expect(
      (await server.inject({ url: '/api/properties/?owner=me&lifecycle=sold', headers: owner.headers }))
        .json<OwnPropertyCard[]>()
        .map((card) => card.id),
    ).toEqual([other]);
    const [stranger] = (await server.inject('/api/properties/')).json<Record<string, unknown>[]>();
    for (const field of [
      'views',
      'enquiries',
      'new_enquiries',
      'draft_reason',
      'confirmed_at',
      'changed_at',
      'stale',
      'hidden_at',
    ])
      expect(stranger).not.toHaveProperty(field);
  });

  it('lose their visitors the next day, and stay counted', async () => {
    await view();
    expect(await counted()).toBe(1);
    await deleteOldViews(database(), new Date(Date.now() + dayInMs).toISOString().slice(0, 10));
    expect(await database().rows(sql`select 1 as one from property_look where property_id = ${id}`)).toEqual([]);
    expect(await counted()).toBe(1);
  });

  it('are retried once, and fail no request', async () => {
    const logged: unknown[] = [];
    let failures = 1;
    const failing = {
      ...database(),
      run: async (query: Parameters<Database['run']>[0]) => {
        if (failures-- > 0) throw new Error('deadlock detected');
        return database().run(query);
      },
    };
    const counter = new ViewCounter(failing, { warn: (told: unknown) => void logged.push(told) } as never);
    counter.count({ propertyId: id, day: '2026-01-01', visitor: 'one', accountId: null });
    await counter.settled();
    expect([await counted(), logged]).toEqual([1, []]);
    failures = 2;
    counter.count({ propertyId: id, day: '2026-01-01', visitor: 'two', accountId: null });
    await counter.settled();
    expect([await counted(), logged]).toEqual([1, [expect.objectContaining({ views: 1 })]]);
  });
});
