import type { Enquiry, EnquirySummary } from '@contract/enquiries';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { enquiriesRoutes } from './enquiriesRoutes';

const form = {
  kind: 'property',
  name: 'Asha Rao',
  email: 'asha@people.example',
  phone: '+91 98260 00000',
  message: 'May I see it on Sunday?',
};
const now = new Date('2026-11-21T10:00:00Z');

describeOnBoth('the inbox', (database) => {
  let server: FastifyInstance;
  let owner: TestAccount;
  let other: TestAccount;
  let admin: TestAccount;
  let listing: number;
  let number = 0;

  beforeAll(async () => {
    server = await buildTestServer(database(), [enquiriesRoutes], { now: () => now, settings: { freeContacts: 2 } });
    admin = await makeAccount(database(), { superuser: true, now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    for (const statement of [sql`delete from enquiry`, sql`delete from login_failure`]) await database().run(statement);
    [owner, other] = [await makeAccount(database(), { now }), await makeAccount(database(), { now })];
    listing = (await makeListing(database(), { ownerId: owner.id, title: 'Courtyard house' })).id;
  });

  const send = async (payload: object = {}) =>
    (
      await server.inject({
        method: 'POST',
        url: '/api/enquiries/',
        remoteAddress: `203.0.113.${number % 250}`,
        payload: { ...form, property: listing, client_id: `enquiry-${(number += 1)}`, ...payload },
      })
    ).json<{ id: number }>().id;
  const ask = async (method: 'GET' | 'PATCH' | 'POST', url: string, who: TestAccount = owner, payload?: object) => {
    const answer = await server.inject({
      method,
      url: `/api/enquiries/${url}`,
      headers: who.headers,
      ...(payload && { payload }),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.json() as Enquiry & Record<string, unknown>,
    };
  };
  const list = async (who = owner, query = '') => (await ask('GET', query, who)).body as unknown as Enquiry[];
  const open = (id: number, who = owner) => ask('POST', `${id}/open/`, who);
  const summary = async (who = owner) => (await ask('GET', 'summary/', who)).body as unknown as EnquirySummary;
  /** A package of this account, active or not. */
  const grant = async (contacts: number | null, { from = -1, to = 30, used = 0 } = {}) => {
    const at = (days: number) => new Date(now.getTime() + days * 86_400_000);
    const bought = await database().row<{ id: number }>(sql`
      with package as (insert into package (name, description, features, colour, icon) values (${`P${(number += 1)}`}, '', '{}', '', '') returning id),
      payment as (insert into payment (account_id, receipt, gateway, amount_in_paise, description, package_id) select ${owner.id}, ${`r${number}`}, 'sandbox', 100, '', id from package returning id, package_id)
      select id, package_id from payment`);
    const version = await database().row<{ id: number }>(
      sql`insert into package_version (package_id, price_in_paise, duration_in_days, slots, contacts, begins_at) select package_id, 100, 30, 1, ${contacts}::int, 'epoch' from payment where id = ${bought?.id} returning id`,
    );
    return (
      (
        await database().row<{ id: number }>(sql`
      insert into package_grant (account_id, payment_id, package_id, version_id, slots, contacts, contacts_used, starts_at, expires_at)
      select ${owner.id}, id, package_id, ${version?.id}::int, 1, ${contacts}::int, ${used}::int, ${at(from)}, ${at(to)} from payment where id = ${bought?.id} returning id`)
      )?.id ?? 0
    );
  };
  const usedOf = async (grantId: number) =>
    (await database().row<{ used: number }>(sql`select contacts_used as used from package_grant where id = ${grantId}`))
      ?.used;

  it('shows owners the enquiries about their listings, newest first, and superusers all', async () => {
    const theirs = (await makeListing(database(), { ownerId: other.id })).id;
    await send({ message: 'First.', preferred_at: '2026-11-29T05:00:00Z' });
    await send({ property: theirs, message: 'Of the other.' });
    await send({ kind: 'contact', property: undefined, message: 'To the office.' });
    await send({ message: 'Second.', phone: '' });
    const messages = async (who: TestAccount) => (await list(who)).map(({ message }) => message);
    expect(await messages(owner)).toEqual(['Second.', 'First.']);
    expect(await messages(other)).toEqual(['Of the other.']);
    expect(await messages(admin)).toEqual(['Second.', 'To the office.', 'Of the other.', 'First.']);
    expect((await list())[1]).toEqual({
      id: expect.any(Number),
      kind: 'property',
      state: 'new',
      office: { state: 'new', first_response_at: null, reply: '' },
      opened: false,
      name: 'Asha Rao',
      email: 'a•••@•••',
      phone: '+•• ••••• •••00',
      phone_e164: null,
      message: 'First.',
      property: { id: listing, title: 'Courtyard house' },
      service: null,
      preferred_at: '2026-11-29T05:00:00.000Z',
      createdAt: '2026-11-21T10:00:00.000Z',
      notes: '',
    });
    expect((await list(admin))[3]).toMatchObject({
      opened: true,
      email: 'asha@people.example',
      phone: '+91 98260 00000',
    });
    const page = await ask('GET', '?limit=1');
    expect([page.headers['x-total-count'], page.headers.link, page.headers['cache-control']]).toEqual([
      '2',
      '</api/enquiries/?limit=1&offset=1>; rel="next"',
      'no-store',
    ]);
  });

  it('is filtered by state and listing', async () => {
    const second = (await makeListing(database(), { ownerId: owner.id })).id;
    const [a, b, c] = [await send(), await send({ property: second }), await send()];
    await ask('PATCH', `${a}/`, owner, { state: 'answered' });
    const ids = async (query: string) => (await list(owner, query)).map(({ id }) => id);
    expect([
      await ids('?state=new'),
      await ids('?state=answered'),
      await ids('?state=closed'),
      await ids(`?property=${listing}`),
      await ids(`?property=${listing}&state=new`),
    ]).toEqual([[c, b], [a], [], [c, a], [c]]);
    expect((await ask('GET', `?state=new&property=${listing}`)).headers['x-total-count']).toBe('1');
    expect((await ask('GET', '?state=old')).status).toBe(400);
    expect((await summary()).states).toEqual({ new: 2, answered: 1, closed: 0 });
    // superusers are the office, whose status is its own
    expect(await summary(admin)).toEqual({ states: { new: 3, answered: 0, closed: 0 }, contacts: null });
  });

  it('reveals an enquiry to no one else, by any endpoint', async () => {
    const ids = [await send(), await send({ kind: 'contact' })];
    for (const id of ids) {
      for (const { status, body } of [
        await ask('GET', `${id}/`, other),
        await ask('PATCH', `${id}/`, other, { state: 'closed', notes: 'Mine' }),
        await open(id, other),
      ])
        expect([status, body.code]).toEqual([404, 'not_found']);
    }
    expect((await open(ids[1] ?? 0, owner)).status).toBe(404);
    expect(
      await database().rows(
        sql`select state from enquiry union select notes from enquiry_note union select 'opened' from enquiry_opening`,
      ),
    ).toEqual([{ state: 'new' }]);
    expect((await server.inject('/api/enquiries/')).statusCode).toBe(401);
  });

  it('stores notes per reader, and the owner’s status beside the office’s', async () => {
    const id = await send();
    expect((await ask('PATCH', `${id}/`, owner, { state: 'answered', notes: ' Call on Sunday. ' })).body).toMatchObject(
      { state: 'answered', notes: 'Call on Sunday.', opened: false, email: 'a•••@•••' },
    );
    expect((await ask('GET', `${id}/`, admin)).body).toMatchObject({ state: 'new', office: null, notes: '' });
    expect((await ask('PATCH', `${id}/`, admin, { notes: 'A regular.' })).body).toMatchObject({ notes: 'A regular.' });
    expect((await ask('PATCH', `${id}/`, owner, { state: 'closed' })).body).toMatchObject({
      state: 'closed',
      notes: 'Call on Sunday.',
    });
    expect((await ask('PATCH', `${id}/`, owner, { notes: '' })).body.notes).toBe('');
    expect(await ask('PATCH', `${id}/`, owner, { state: 'lost' })).toMatchObject({ status: 400 });
    expect(await ask('PATCH', `${id}/`, owner, { notes: 'x'.repeat(2_001) })).toMatchObject({ status: 400 });
    expect(
      (await ask('PATCH', `${id}/`, owner, { email: 'mine@people.example', opened: true, owner_id: other.id })).body,
    ).toMatchObject({ email: 'a•••@•••', opened: false });
  });

  it('charges a contact once, however often it is opened', async () => {
    const id = await send({ message: 'Write to asha@people.example' });
    const opened = await Promise.all(Array.from({ length: 8 }, () => open(id)));
    for (const { status, body } of opened)
      expect([status, body]).toMatchObject([
        200,
        {
          opened: true,
          email: 'asha@people.example',
          phone: '+91 98260 00000',
          message: 'Write to asha@people.example',
        },
      ]);
    expect((await summary()).contacts).toEqual({
      free: { used: 1, total: 2 },
      packages: { used: 0, total: 0 },
      left: 1,
    });
    expect((await list())[0]).toMatchObject({ opened: true, email: 'asha@people.example' });
  });

  it('charges the package that ends first after the free ones are used', async () => {
    const [late, soon, over, ahead, full] = [
      await grant(5, { to: 60 }),
      await grant(1, { to: 10 }),
      await grant(9, { from: -60, to: -1 }),
      await grant(9, { from: 1 }),
      await grant(3, { to: 5, used: 3 }),
    ];
    for (let more = 0; more < 4; more += 1) expect((await open(await send())).status).toBe(200);
    expect([
      await usedOf(soon),
      await usedOf(late),
      await usedOf(over),
      await usedOf(ahead),
      await usedOf(full),
    ]).toEqual([1, 1, 0, 0, 3]);
    expect((await summary()).contacts).toEqual({
      free: { used: 2, total: 2 },
      packages: { used: 5, total: 9 },
      left: 4,
    });
  });

  it('charges concurrent openings exactly once each, up to the allowance', async () => {
    const package3 = await grant(3);
    const ids = [];
    for (let more = 0; more < 9; more += 1) ids.push(await send());
    const answers = await Promise.all([...ids, ...ids, ...ids].map((id) => open(id)));
    const openedOnce = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.id));
    expect([openedOnce.size, await usedOf(package3)]).toEqual([5, 3]);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      body: { code: 'contacts_used', detail: expect.stringContaining('Choose a package') },
    });
    expect((await summary()).contacts?.left).toBe(0);
    expect((await list()).filter(({ opened }) => opened)).toHaveLength(5);
    for (const id of openedOnce) expect((await open(id)).status).toBe(200);
  });

  it('is unlimited with an unlimited package, and keeps opened contacts when that ends', async () => {
    const unlimited = await grant(null);
    const ids = [];
    for (let more = 0; more < 5; more += 1) ids.push(await send());
    for (const id of ids) expect((await open(id)).status).toBe(200);
    expect([await usedOf(unlimited), (await summary()).contacts?.left]).toEqual([3, null]);
    await database().run(sql`update package_grant set expires_at = ${now} where id = ${unlimited}`);
    expect((await list()).every(({ opened }) => opened)).toBe(true);
    expect((await open(await send())).status).toBe(409);
  });

  it('is free for superusers', async () => {
    const own = (await makeListing(database(), { ownerId: admin.id })).id;
    for (const id of [await send(), await send({ property: own }), await send({ kind: 'quote' })])
      expect((await open(id, admin)).body).toMatchObject({ opened: true, email: 'asha@people.example' });
    expect(await database().rows(sql`select enquiry_id from enquiry_opening`)).toEqual([]);
    expect((await open(2_147_483_647, admin)).status).toBe(404);
  });

  it('keeps enquiries and opened contacts of a deleted listing', async () => {
    const [a, b] = [await send(), await send()];
    await open(a);
    await database().run(sql`update property set title = 'Renamed' where id = ${listing}`);
    expect((await list())[0]?.property).toEqual({ id: listing, title: 'Renamed' });
    await database().run(sql`delete from property where id = ${listing}`);
    expect((await list()).map(({ id, opened, property }) => [id, opened, property])).toEqual([
      [b, false, { id: null, title: 'Courtyard house' }],
      [a, true, { id: null, title: 'Courtyard house' }],
    ]);
    expect((await open(b)).status).toBe(200);
  });

  it('reads a million enquiries by their index', async () => {
    await database().run(
      sql`insert into enquiry (client_id, kind, name, email, message, property_id, owner_id) select 'many-' || n, 'property', '', '', '', ${listing}::int, ${owner.id}::int from generate_series(1, 3000) n`,
    );
    await database().run(
      sql`insert into enquiry (client_id, kind, name, email, message) select 'others-' || n, 'contact', '', '', '' from generate_series(1, 20000) n`,
    );
    await database().script('analyze enquiry');
    const planOf = async (where: ReturnType<typeof sql>) =>
      JSON.stringify(
        await database().rows(sql`explain select e.id from enquiry e where ${where} order by e.id desc limit 24`),
      );
    for (const where of [
      sql`e.owner_id = ${owner.id}::int`,
      sql`e.owner_id = ${owner.id}::int and e.state = 'answered'`,
      sql`e.state = 'closed'`,
      sql`true`,
    ])
      expect(await planOf(where)).not.toContain('Seq Scan');
  });
});
