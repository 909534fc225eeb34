import { findingLimits } from '@contract/findingLimits';
import type { SavedSearch } from '@contract/savedSearches';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { alertsOn } from '../../../../../test/support/alerts';
import { describeOnBoth } from '../../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing } from '../../../../../test/support/factories';
import { buildTestServer, testDeps } from '../../../../../test/support/testServer';
import { savedSearchesRoutes } from './savedSearchesRoutes';

describeOnBoth('saved searches', (database) => {
  let server: FastifyInstance;
  let deps: ReturnType<typeof testDeps>;
  let alerts: ReturnType<typeof alertsOn>;
  let reader: TestAccount;
  let other: TestAccount;

  beforeAll(async () => {
    const given = { secret: randomBytes(32), settings: { publicUrl: 'https://aangan.test' } };
    deps = testDeps(database(), given);
    alerts = alertsOn(deps.deps);
    server = await buildTestServer(database(), [savedSearchesRoutes], given);
    reader = await makeAccount(database(), { email: 'reader@people.example' });
    other = await makeAccount(database());
    await makeListing(database(), { type: 'Villa', city: 'Pune', amenities: ['Lift'] });
    await database().run(
      sql`insert into static_page (page, title, content) values ('privacy-policy', 'Privacy', 'First') on conflict do nothing`,
    );
  });
  afterAll(async () => {
    await server.close();
    deps.remove();
  });
  beforeEach(async () => {
    for (const table of [sql`mail`, sql`saved_search`, sql`search_subscriber`, sql`login_failure`, sql`alert_event`])
      await database().run(sql`delete from ${table}`);
  });

  type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
  const ask = async (method: Method, url: string, payload?: object, who?: TestAccount) => {
    const answer = await server.inject({
      method,
      url: `/api/saved-searches/${url}`,
      ...(payload && { payload }),
      ...(who && { headers: who.headers }),
    });
    return { status: answer.statusCode, body: answer.body ? answer.json() : undefined };
  };
  const pune = { query: 'city=pune&type=villas', name: 'Villas in Pune', frequency: 'instant' };
  const save = async (given: object = {}, who: TestAccount | undefined = reader) =>
    ask('POST', '', { ...pune, ...given }, who);
  const list = async (who: TestAccount) => (await ask('GET', '', undefined, who)).body as SavedSearch[];
  const tokenOf = (text: string | undefined, step: string) =>
    new RegExp(`https://aangan\\.test/saved-searches${step}#token=([\\w.-]+)`).exec(text ?? '')?.[1] ?? '';
  const lastEmail = async () => (await alerts.emails()).at(-1);
  const visit = async (email: string, given: object = {}) => ask('POST', '', { ...pune, email, ...given });
  /** A visitor who confirmed: the token that manages. */
  const confirmed = async (email: string, given: object = {}): Promise<string> => {
    await visit(email, given);
    const answer = await ask('POST', 'confirm/', { token: tokenOf((await lastEmail())?.body, '/confirm') });
    return (answer.body as { token: string }).token;
  };
  const consents = () =>
    database().rows<{ policy: string; ended: boolean }>(
      sql`select policy, withdrawn_at is not null as ended from consent where purpose = 'saved_search' order by id`,
    );

  it('are saved in one spelling, named, and shown with what they ask for', async () => {
    const saved = await save({
      query:
        '?type=villas&utm_source=x&city=%20pune%20&min_price=&max_price=0020000000&limit=3&page=2&search=3%20bhk%20quiet',
    });
    expect(saved).toMatchObject({
      status: 201,
      body: {
        query: 'search=3+bhk+quiet&type=villas&city=pune&max_price=20000000',
        name: 'Villas in Pune',
        state: 'on',
        timezone: 'Asia/Kolkata',
        chips: ['Villas', 'Pune', 'Up to ₹2 Cr', '3 bedrooms', '“quiet”'],
      },
    });
    const { is_new: isNew, ...row } = saved.body as SavedSearch & { is_new: boolean };
    expect([isNew, await list(reader)]).toEqual([true, [row]]);
    expect(await list(other)).toEqual([]);
  });

  it.each([
    ['a price that is no number', 'max_price=much', /max_price/],
    ['an unknown city', 'city=atlantis', /atlantis/],
    ['an unknown order', 'ordering=nicest', /ordering/],
  ])('are refused at the query for %s', async (_case, query, why) => {
    expect(await save({ query })).toMatchObject({ status: 400, body: { query: [expect.stringMatching(why)] } });
  });

  it('are answered with the one that is there, when saved again in another order', async () => {
    const first = await save();
    const again = await save({ query: 'type=villas&city=pune', name: 'Again' });
    expect([again.status, again.body]).toEqual([200, { ...first.body, is_new: false }]);
  });

  it('end at a limit per person, that concurrent requests cannot exceed', async () => {
    const many = await Promise.all(
      Array.from({ length: findingLimits.savedSearch.perPerson + 5 }, (_none, at) =>
        save({ query: `max_price=${at + 1}` }),
      ),
    );
    expect(many.filter(({ status }) => status === 201)).toHaveLength(findingLimits.savedSearch.perPerson);
    expect(many.filter(({ status, body }) => status === 409 && body.code === 'list_full')).toHaveLength(5);
  });

  it('are changed, deleted and restored by their reader alone', async () => {
    const { id } = (await save()).body as SavedSearch;
    for (const [method, url, payload] of [
      ['PATCH', `${id}/`, { name: 'Mine' }],
      ['DELETE', `${id}/`, undefined],
      ['POST', `${id}/restore/`, {}],
    ] as const) {
      expect((await ask(method, url, payload, other)).status).toBe(404);
      expect((await ask(method, url, payload)).status).toBe(401);
    }
    const changed = await ask('PATCH', `${id}/`, { name: 'Mine', frequency: 'weekly', paused: true }, reader);
    expect(changed.body).toMatchObject({ name: 'Mine', frequency: 'weekly', state: 'paused' });
    expect((await ask('PATCH', `${id}/`, { timezone: 'Mars/Base' }, reader)).status).toBe(400);
    expect((await ask('DELETE', `${id}/`, undefined, reader)).status).toBe(204);
    expect(await list(reader)).toEqual([]);
    expect((await ask('POST', `${id}/restore/`, undefined, reader)).body).toMatchObject({ id, name: 'Mine' });
    await ask('DELETE', `${id}/`, undefined, reader);
    await save();
    expect((await ask('POST', `${id}/restore/`, {}, reader)).status).toBe(409);
  });

  it('do not tell what was in the results when they were saved', async () => {
    await makeListing(database(), { type: 'Villa', city: 'Pune' });
    await save();
    await alerts.run();
    expect(await alerts.emails()).toEqual([]);
    await makeListing(database(), { type: 'Villa', city: 'Pune' });
    await alerts.run();
    expect((await alerts.emails()).map(({ subject }) => subject)).toEqual(['A new property: Villas in Pune']);
  });

  it('of a visitor wait for the link in the email, and nothing else is sent before it', async () => {
    const answers = [await visit('asha@people.example'), await visit('Asha@people.example', { name: 'Again' })];
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    await makeListing(database(), { type: 'Villa', city: 'Pune' });
    await alerts.run();
    const emails = await alerts.emails();
    expect(emails.map(({ subject }) => subject)).toEqual([
      'Confirm your property alerts',
      'Confirm your property alerts',
    ]);
    const token = tokenOf(emails[0]?.body, '/confirm');
    expect(await consents()).toEqual([]);
    for (let times = 0; times < 2; times += 1) expect((await ask('POST', 'confirm/', { token })).status).toBe(200);
    await alerts.run();
    expect((await alerts.emails()).slice(2).map(({ to, subject }) => [to, subject])).toEqual([
      ['asha@people.example', 'A new property: Villas in Pune'],
    ]);
  });

  it('of a visitor are answered alike whether the address is new or known, and a known one hears of it', async () => {
    const first = await visit('asha@people.example');
    await ask('POST', 'confirm/', { token: tokenOf((await lastEmail())?.body, '/confirm') });
    expect(await visit('asha@people.example', { name: 'Another' })).toEqual(first);
    const known = await lastEmail();
    expect(known?.subject).toBe('You already saved this search');
    expect(await ask('GET', `?token=${tokenOf(known?.body, '')}`)).toMatchObject({
      status: 200,
      body: [{ name: 'Villas in Pune', state: 'on' }],
    });
  });

  it('of a visitor are managed and added to with the link, without another email', async () => {
    const token = await confirmed('asha@people.example');
    const added = await ask('POST', '', { ...pune, query: 'city=pune', token });
    expect(added.status).toBe(201);
    const { id } = added.body as SavedSearch;
    expect((await ask('PATCH', `${id}/`, { frequency: 'never', token })).body).toMatchObject({ state: 'off' });
    expect((await ask('DELETE', `${id}/?token=${token}`)).status).toBe(204);
    expect((await ask('POST', `${id}/restore/`, { token })).status).toBe(200);
    expect((await alerts.emails()).map(({ subject }) => subject)).toEqual(['Confirm your property alerts']);
    // an account with the same confirmed address sees them, too
    const same = await makeAccount(database(), { email: 'ASHA@people.example' });
    expect(await list(same)).toHaveLength(2);
    const unsure = await makeAccount(database(), { email: 'asha@people.example', unverified: true });
    expect(await list(unsure)).toEqual([]);
  });

  it('R42 links have 128 bits or more, are stored as hashes alone, and end when they are replaced', async () => {
    await visit('asha@people.example');
    const confirm = tokenOf((await lastEmail())?.body, '/confirm');
    const { token } = (await ask('POST', 'confirm/', { token: confirm })).body as { token: string };
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await database().rows<{ row: string }>(sql`
      select search_subscriber::text as row from search_subscriber union all select saved_search::text from saved_search union all select mail::text from mail`);
    for (const secret of [token, confirm]) expect(rows.filter(({ row }) => row.includes(secret))).toEqual([]);
    expect((await ask('POST', 'new-link/', { token })).status).toBe(204);
    const renewed = tokenOf((await lastEmail())?.body, '');
    expect((await ask('GET', `?token=${token}`)).status).toBe(404);
    // the earlier confirmation does not lead to the new link
    expect((await ask('POST', 'confirm/', { token: confirm })).status).toBe(404);
    expect((await ask('GET', `?token=${renewed}`)).status).toBe(200);
  });

  it('accept only the tokens of their own search and use', async () => {
    const token = await confirmed('asha@people.example');
    const { id } = ((await ask('GET', `?token=${token}`)).body as SavedSearch[])[0] as SavedSearch;
    await makeListing(database(), { type: 'Villa', city: 'Pune' });
    await alerts.run();
    const stop = tokenOf((await lastEmail())?.body, '/stop');
    for (const wrong of [`${id}.${'A'.repeat(43)}`, `${id + 1}.${stop.split('.')[1]}`, `${stop}x`, token])
      expect((await ask('POST', 'stop/', { token: wrong })).status).toBe(404);
    expect((await ask('POST', 'keep/', { token: stop })).status).toBe(404);
    expect((await ask('GET', `?token=${stop}`)).status).toBe(404);
  });

  it('send nothing more after one click of a mail program, and go on after one press', async () => {
    const { id } = (await save()).body as SavedSearch;
    await makeListing(database(), { type: 'Villa', city: 'Pune' });
    await alerts.run();
    const { unsubscribe } = (await lastEmail()) ?? { unsubscribe: '' };
    const answer = await server.inject({
      method: 'POST',
      url: unsubscribe.replace('https://aangan.test', ''),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(answer.statusCode).toBe(204);
    await makeListing(database(), { type: 'Villa', city: 'Pune' });
    await alerts.run();
    expect(await alerts.emails()).toHaveLength(1);
    expect((await list(reader))[0]).toMatchObject({ id, state: 'paused' });
    await ask('PATCH', `${id}/`, { paused: false }, reader);
    await makeListing(database(), { type: 'Villa', city: 'Pune' });
    await alerts.run();
    expect(await alerts.emails()).toHaveLength(2);
  });

  it('go on with one press after “Still looking?”, also when they had paused', async () => {
    const { id } = (await save()).body as SavedSearch;
    for (const paused of [null, 'no_answer']) {
      await database().run(
        sql`update saved_search set unseen_since = now() - interval '57 days', asked_at = null, paused = null where id = ${id}`,
      );
      await alerts.run();
      const keep = tokenOf((await lastEmail())?.body, '/keep');
      await database().run(sql`update saved_search set paused = ${paused} where id = ${id}`);
      expect((await ask('POST', 'keep/', { token: keep })).status).toBe(204);
      expect(await list(reader)).toMatchObject([{ state: 'on' }]);
      await alerts.run();
    }
    expect(await alerts.emails()).toHaveLength(2);
  });

  it('R43 store the consent with purpose, version of the policy and time, and its end', async () => {
    await database().run(
      sql`update static_page set content = 'Second' || random()::text where page = 'privacy-policy'`,
    );
    const version = (
      await database().row<{ version: string }>(
        sql`select version::text from static_page where page = 'privacy-policy'`,
      )
    )?.version;
    const { id } = (await save({ frequency: 'never' })).body as SavedSearch;
    expect(await consents()).toEqual([]);
    await ask('PATCH', `${id}/`, { frequency: 'daily' }, reader);
    await ask('PATCH', `${id}/`, { frequency: 'weekly' }, reader);
    await ask('PATCH', `${id}/`, { paused: true }, reader);
    await ask('PATCH', `${id}/`, { paused: false }, reader);
    expect(await consents()).toEqual([
      { policy: version, ended: true },
      { policy: version, ended: false },
    ]);
    const token = await confirmed('asha@people.example');
    expect(await consents()).toHaveLength(3);
    expect((await ask('POST', 'forget/', { token })).status).toBe(204);
    expect(await consents()).toHaveLength(2);
    expect(await database().rows(sql`select from search_subscriber`)).toEqual([]);
  });

  it('R48 write to an address three times a day at most, and listen to others of its network', async () => {
    for (let times = 0; times < 3; times += 1)
      expect((await visit('victim@people.example', { query: `max_price=${times}` })).status).toBe(202);
    expect((await visit('victim@people.example')).status).toBe(429);
    for (let times = 0; times < 18; times += 1) expect((await visit(`many${times}@people.example`)).status).toBe(202);
    expect(await alerts.emails()).toHaveLength(21);
  });

  it('ask a visitor without an address for one', async () => {
    expect(await ask('POST', '', pune)).toMatchObject({ status: 400, body: { email: [expect.any(String)] } });
    expect((await ask('GET', '')).status).toBe(401);
  });
});
