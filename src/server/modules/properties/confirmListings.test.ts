import { dayInMs } from '@contract/durations';
import type { OwnPropertyCard, Property } from '@contract/properties';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing, makePicture } from '../../../../test/support/factories';
import { buildTestServer, testDeps } from '../../../../test/support/testServer';
import { propertiesRoutes } from './propertiesRoutes';
import { runJob, startJob } from '../../jobs/scheduler';
import { confirmListingsJob } from './confirmListings';

describeOnBoth('the job confirm-listings', (database) => {
  let server: FastifyInstance;
  let owner: TestAccount;
  let admin: TestAccount;
  let typeId: number;
  let later = 0;
  const now = () => new Date(Date.now() + later);
  const deps = () => testDeps(database(), { now }).deps;
  const confirm = () => runJob(confirmListingsJob, deps());

  beforeAll(async () => {
    server = await buildTestServer(database(), [propertiesRoutes], { settings: { freeListings: 3 }, now });
    admin = await makeAccount(database(), { superuser: true });
    typeId = (await makeListing(database(), { ownerId: admin.id })).typeId;
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    later = 0;
    await database().run(sql`delete from mail`);
    await database().run(sql`delete from property where owner_id <> ${admin.id}`);
    owner = await makeAccount(database(), { name: 'Meera Kulkarni', email: `${Math.random()}@people.example` });
  });

  const ask = async (
    method: 'GET' | 'POST' | 'PATCH',
    url: string,
    who: TestAccount | null = owner,
    payload?: object,
  ) => {
    const answer = await server.inject({
      method,
      url: `/api/properties/${url}`,
      headers: { ...who?.headers },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() as Property & Record<string, unknown> };
  };
  // sessions expire after 12 idle hours, so log in again after days
  const dayOf = async (days: number) => {
    later = days * dayInMs;
    await database().run(
      sql`update session set last_used_at = ${now()}, expires_at = ${new Date(now().getTime() + dayInMs)}`,
    );
  };
  const post = async (title = 'Tulsi house', who = owner) =>
    (await ask('POST', '', who, { title, description: 'Two courts.', property_type: typeId })).body;
  const own = async () => (await ask('GET', '?owner=me')).body as unknown as OwnPropertyCard[];
  const emails = () =>
    database().rows<{ recipient: string; subject: string; body: string }>(
      sql`select recipient, subject, body from mail order by id`,
    );
  const listed = async () => ((await ask('GET', '', null)).body as unknown as Property[]).map(({ id }) => id);

  it('asks the owner once, after exactly 21 days', async () => {
    const { id, confirmed_at } = await post();
    later = new Date(confirmed_at ?? '').getTime() + 21 * dayInMs - Date.now() - 60_000;
    expect(await confirm()).toEqual({ warned: 0, hidden: 0, dropped: 0 });
    await dayOf(21.01);
    expect((await own())[0]).toMatchObject({ id, stale: true, hidden_at: null, lifecycle: 'published' });
    expect(await confirm()).toEqual({ warned: 1, hidden: 0, dropped: 0 });
    expect(await confirm()).toEqual({ warned: 0, hidden: 0, dropped: 0 });
    const sent = await emails();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      subject: 'Is “Tulsi house” still available?',
      body: expect.stringContaining(`http://aangan.test/properties/${id}`),
    });
    expect(sent[0]?.body).toContain('http://aangan.test/my-listings');
    const [{ hidden_at: hidden = '' } = {} as OwnPropertyCard] = await own();
    expect(Math.abs(new Date(hidden ?? '').getTime() - now().getTime() - 7 * dayInMs)).toBeLessThan(60_000);
    expect(await listed()).toContain(id);
  });

  it('archives it 7 days after the email, and says how to publish it again', async () => {
    const { id } = await post();
    await dayOf(22);
    await confirm();
    await dayOf(28.9);
    expect(await confirm()).toEqual({ warned: 0, hidden: 0, dropped: 0 });
    expect(await listed()).toContain(id);
    await dayOf(29.1);
    expect(await confirm()).toEqual({ warned: 0, hidden: 1, dropped: 0 });
    expect(await listed()).not.toContain(id);
    expect((await ask('GET', `${id}/`, null)).status).toBe(410);
    expect((await own())[0]).toMatchObject({
      lifecycle: 'archived',
      archived_reason: expect.stringMatching(/not confirmed.*Publish it again/),
      stale: false,
      hidden_at: null,
    });
    const back = await ask('POST', `${id}/publish/`);
    expect([back.status, back.body]).toMatchObject([200, { lifecycle: 'published', stale: false, hidden_at: null }]);
    expect(back.body).not.toHaveProperty('archived_reason');
    expect(await emails()).toHaveLength(1);
    await dayOf(29.1 + 21.1);
    expect(await confirm()).toMatchObject({ warned: 1 });
  });

  it.each([
    ['confirmed', (id: number) => ask('POST', `${id}/confirm/`)],
    ['changed by its owner', (id: number) => ask('PATCH', `${id}/`, owner, { price: '5000' })],
  ])('ignores a listing that is %s, with or without a reminder', async (_, vouch) => {
    const { id } = await post();
    await dayOf(22);
    await confirm();
    const vouched = await vouch(id);
    expect([vouched.status, vouched.body]).toMatchObject([
      200,
      { stale: false, hidden_at: null, confirmed_at: expect.stringContaining(now().toISOString().slice(0, 10)) },
    ]);
    await dayOf(42);
    expect(await confirm()).toEqual({ warned: 0, hidden: 0, dropped: 0 });
    await dayOf(43.1);
    expect(await confirm()).toEqual({ warned: 1, hidden: 0, dropped: 0 });
  });

  it('accepts confirmations from the owner only, and ignores changes of unpublished listings', async () => {
    const { id } = await post();
    const before = (await ask('GET', `${id}/`)).body.confirmed_at;
    await dayOf(5);
    await ask('PATCH', `${id}/`, admin, { featured: true });
    expect((await ask('GET', `${id}/`)).body.confirmed_at).toBe(before);
    const stranger = await makeAccount(database(), { now: now() });
    expect((await ask('POST', `${id}/confirm/`, stranger)).status).toBe(403);
    await ask('PATCH', `${id}/`, owner, { lifecycle: 'sold' });
    expect(await ask('POST', `${id}/confirm/`)).toMatchObject({ status: 409, body: { code: 'wrong_lifecycle' } });
  });

  it('sends one email to an owner of several, without sold or archived ones', async () => {
    const ids = [];
    for (const title of ['One', 'Two', 'Three']) ids.push((await post(title)).id);
    await ask('PATCH', `${ids[2]}/`, owner, { lifecycle: 'sold' });
    const other = await makeAccount(database());
    await post('Of another', other);
    await dayOf(22);
    expect(await confirm()).toMatchObject({ warned: 3 });
    expect((await emails()).map(({ subject }) => subject).sort()).toEqual([
      'Are your 2 listings still available?',
      'Is “Of another” still available?',
    ]);
  });

  it('never asks the agency about its own listings', async () => {
    const agency = await makeAccount(database());
    await database().run(sql`update account set is_office = true where id = ${agency.id}`);
    const ids = [(await post('Of a superuser', admin)).id, (await post('Of the house', agency)).id];
    await dayOf(400);
    expect(await confirm()).toEqual({ warned: 0, hidden: 0, dropped: 0 });
    expect(await listed()).toEqual(expect.arrayContaining(ids));
    await database().run(sql`delete from property where id = ${ids[0]}`);
  });

  it('runs once with concurrent processes', async () => {
    await database().run(sql`
      insert into property (owner_id, title, description, property_type_id, city_id, confirm_by)
      select ${owner.id}::int, 'Number ' || n, '', ${typeId}::int, (select min(id) from city), now() - interval '1 hour' from generate_series(1, 450) n`);
    const done = await Promise.all(Array.from({ length: 6 }, () => confirm()));
    done.push(await confirm());
    expect(done.reduce((sum, result) => sum + (result?.warned ?? 0), 0)).toBe(450);
    expect((await emails()).reduce((sum, { body }) => sum + body.split('/properties/').length - 1, 0)).toBe(450);
  });

  it('sends no email about a listing whose change was rolled back', async () => {
    await post();
    await dayOf(22);
    const { deps: broken } = testDeps(
      {
        ...database(),
        transaction: (work) =>
          database().transaction(async (tx) => {
            await work(tx);
            throw new Error('the machine went away');
          }),
      },
      { now },
    );
    await expect(runJob(confirmListingsJob, broken)).rejects.toThrow('went away');
    expect(await emails()).toEqual([]);
    expect(await confirm()).toMatchObject({ warned: 1 });
    expect(await emails()).toHaveLength(1);
  });

  it('deletes only empty drafts after 30 days', async () => {
    const begin = async (payload: object = {}) => (await ask('POST', 'drafts/', owner, payload)).body.id;
    const [empty, titled, pictured, typed] = [
      await begin(),
      await begin({ title: 'Mine' }),
      await begin(),
      await begin({ property_type: typeId }),
    ];
    await database().run(
      sql`insert into property_image (property_id, media_id, position) values (${pictured}, ${(await makePicture(database())).id}, 0)`,
    );
    await dayOf(29.9);
    const newDraft = await begin();
    expect(await confirm()).toMatchObject({ dropped: 0 });
    await dayOf(30.1);
    expect(await confirm()).toMatchObject({ dropped: 1 });
    expect((await own()).map(({ id }) => id).sort()).toEqual([titled, pictured, typed, newDraft].sort());
    expect((await ask('GET', `${empty}/`)).status).toBe(404);
  });

  it('invalidates no cache when nothing changes', async () => {
    const received: string[] = [];
    const stop = await database().listen('content_changed', (table) => received.push(table));
    await confirm();
    await database().run(sql`update property set featured = featured where owner_id = ${admin.id}`);
    while (received.length === 0) await new Promise(setImmediate);
    expect(received).toEqual(['property']);
    await stop();
  });

  it('repeats until it is stopped', async () => {
    await post();
    later = 22 * dayInMs;
    const running = startJob(confirmListingsJob, deps());
    await running.stop();
    expect(await emails()).toHaveLength(1);
  });
});
