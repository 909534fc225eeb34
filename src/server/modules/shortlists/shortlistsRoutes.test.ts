import { dayInMs } from '@contract/durations';
import { findingLimits } from '@contract/findingLimits';
import type { InvitedToShortlist, Shortlist, WholeShortlist } from '@contract/shortlists';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing, makeShortlist } from '../../../../test/support/factories';
import { readPdf } from '../../../../test/support/readPdf';
import { buildTestServer } from '../../../../test/support/testServer';
import { favouritesRoutes } from './favouritesRoutes';
import { shortlistsRoutes } from './shortlistsRoutes';

describeOnBoth('shortlists', (database) => {
  let server: FastifyInstance;
  let later = 0;
  beforeAll(async () => {
    server = await buildTestServer(database(), [shortlistsRoutes, favouritesRoutes], {
      now: () => new Date(Date.now() + later),
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    later = 0;
    await database().run(sql`delete from login_failure`);
  });

  type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  const ask = async (who: TestAccount | undefined, method: Method, path: string, payload?: object) => {
    const answer = await server.inject({
      method,
      url: `/api/shortlists/${path}`,
      ...(who && { headers: who.headers }),
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.body, json: answer.body ? (answer.json() as unknown) : undefined };
  };
  const read = async (who: TestAccount, id: number) => (await ask(who, 'GET', `${id}/`)).json as WholeShortlist;
  const create = async (who: TestAccount, name = 'Weekend') =>
    (await ask(who, 'POST', '', { name })).json as WholeShortlist;
  const invite = async (who: TestAccount, id: number, role: 'edit' | 'view' = 'edit') => {
    const { json } = await ask(who, 'POST', `${id}/invitations/`, { role });
    const { id: invitation, url } = json as { id: number; url: string };
    return { invitation, url, token: new URL(url).hash.slice('#token='.length) };
  };
  const join = (who: TestAccount | undefined, token: string) => ask(who, 'POST', 'join/', { token });
  /** A list of two: its owner, and somebody who joined with a link. */
  const sharedList = async (role: 'edit' | 'view' = 'edit') => {
    const [asha, ravi] = [
      await makeAccount(database(), { name: 'Asha' }),
      await makeAccount(database(), { name: 'Ravi' }),
    ];
    const { id } = await create(asha);
    const { token, invitation } = await invite(asha, id, role);
    expect((await join(ravi, token)).status).toBe(200);
    return { asha, ravi, id, invitation, token };
  };

  it('creates, renames and deletes lists, the last changed first and the favourites ahead', async () => {
    const asha = await makeAccount(database());
    const [one, two] = [await create(asha, 'One'), await create(asha, 'Two')];
    later = 1_000;
    expect((await ask(asha, 'PATCH', `${one.id}/`, { name: ' First ' })).json).toMatchObject({ name: 'First' });
    const lists = (await ask(asha, 'GET', '')).json as Shortlist[];
    expect(lists.map(({ name, is_default, role, total }) => [name, is_default, role, total])).toEqual([
      ['Favourites', true, 'owner', 0],
      ['First', false, 'owner', 0],
      ['Two', false, 'owner', 0],
    ]);
    expect((await ask(asha, 'DELETE', `${two.id}/`)).status).toBe(204);
    expect((await ask(asha, 'GET', `${two.id}/`)).status).toBe(404);
    for (const name of ['', '  ', 'x'.repeat(findingLimits.shortlist.name + 1)])
      expect((await ask(asha, 'POST', '', { name })).status).toBe(400);
  });

  it('has the favourites as its default list: the hearts change it, and it keeps its name', async () => {
    const asha = await makeAccount(database());
    const home = await makeListing(database(), { title: 'Court house' });
    const heart = (method: 'PUT' | 'DELETE') =>
      server.inject({ method, url: `/api/favourites/${home.id}/`, headers: asha.headers });
    await heart('PUT');
    const [favourites] = (await ask(asha, 'GET', '')).json as Shortlist[];
    const id = favourites?.id ?? 0;
    expect((await read(asha, id)).homes).toMatchObject([{ property: home.id, listing: { title: 'Court house' } }]);
    await heart('DELETE');
    expect((await read(asha, id)).homes).toEqual([]);
    expect((await ask(asha, 'PUT', `${id}/properties/${home.id}/`)).status).toBe(200);
    expect((await server.inject({ url: '/api/favourites/', headers: asha.headers })).json()).toEqual([home.id]);
    for (const refused of [await ask(asha, 'PATCH', `${id}/`, { name: 'Mine' }), await ask(asha, 'DELETE', `${id}/`)])
      expect([refused.status, (refused.json as { code: string }).code]).toEqual([409, 'favourites_stay']);
  });

  it('creates the favourites once, however many ask at the same time', async () => {
    const asha = await makeAccount(database());
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(asha, 'GET', '')));
    const ids = answers.map(({ json }) => (json as Shortlist[]).map(({ id }) => id));
    expect(new Set(ids.flat()).size).toBe(1);
  });

  it('lets both add, vote and note, and says who did what', async () => {
    const { asha, ravi, id } = await sharedList();
    const home = await makeListing(database(), { title: 'Court house', location: 'Nipania' });
    expect((await ask(ravi, 'PUT', `${id}/properties/${home.id}/`)).status).toBe(200);
    expect((await ask(ravi, 'PUT', `${id}/properties/${home.id}/`)).status).toBe(200);
    const vote = `${id}/properties/${home.id}/vote/`;
    expect((await ask(ravi, 'PUT', vote, { vote: 'yes', note: 'Near my work' })).json).toEqual({
      vote: 'yes',
      note: 'Near my work',
    });
    await ask(asha, 'PUT', vote, { vote: 'maybe' });
    // the note stays, and the same again is no news
    expect((await ask(ravi, 'PUT', vote, { vote: 'no' })).json).toEqual({ vote: 'no', note: 'Near my work' });
    await ask(ravi, 'PUT', vote, { vote: 'no' });
    const list = await read(asha, id);
    expect(list.homes).toMatchObject([
      {
        property: home.id,
        state: 'available',
        added_by: 'Ravi',
        votes: expect.arrayContaining([
          expect.objectContaining({ member: ravi.id, vote: 'no', note: 'Near my work' }),
          expect.objectContaining({ member: asha.id, vote: 'maybe', note: '' }),
        ]),
      },
    ]);
    expect(list.activity.map(({ who, kind, vote: of, title }) => [who, kind, of, title])).toEqual([
      ['Ravi', 'voted', 'no', 'Court house'],
      ['Asha', 'voted', 'maybe', 'Court house'],
      ['Ravi', 'noted', null, 'Court house'],
      ['Ravi', 'voted', 'yes', 'Court house'],
      ['Ravi', 'added', null, 'Court house'],
      ['Ravi', 'joined', null, null],
      ['Asha', 'created', null, null],
    ]);
    expect((await ask(asha, 'DELETE', `${id}/properties/${home.id}/`)).status).toBe(204);
    expect((await ask(asha, 'DELETE', `${id}/properties/${home.id}/`)).status).toBe(204);
    expect((await read(ravi, id)).activity[0]).toMatchObject({ who: 'Asha', kind: 'removed', title: 'Court house' });
    expect((await ask(ravi, 'PUT', vote, { vote: 'yes' })).status).toBe(404);
  });

  it('keeps homes that were sold or archived, marked, and hides a draft from everybody but its owner', async () => {
    const { asha, ravi, id } = await sharedList();
    const homes: { id: number }[] = [];
    for (let many = 0; many < 3; many += 1)
      homes.push(await makeListing(database(), { ownerId: ravi.id, title: 'Court house' }));
    for (const { id: home } of homes) await ask(asha, 'PUT', `${id}/properties/${home}/`);
    await ask(asha, 'PUT', `${id}/properties/${homes[2]?.id}/vote/`, { vote: 'yes' });
    for (const [at, lifecycle] of ['sold', 'archived', 'draft'].entries())
      await database().run(sql`update property set lifecycle = ${lifecycle} where id = ${homes[at]?.id}`);
    const seen = (list: WholeShortlist) =>
      homes.map(({ id: home }) => {
        const found = list.homes.find(({ property }) => property === home);
        return [found?.state, found?.listing?.title];
      });
    expect(seen(await read(asha, id))).toEqual([
      ['sold', 'Court house'],
      ['unavailable', 'Court house'],
      ['unavailable', undefined],
    ]);
    expect(seen(await read(ravi, id))[2]).toEqual(['unavailable', 'Court house']);
    expect((await read(asha, id)).activity[0]).toMatchObject({ kind: 'voted', title: null });
  });

  it('lets viewers look and change nothing', async () => {
    const { asha, ravi, id } = await sharedList('view');
    const home = await makeListing(database());
    await ask(asha, 'PUT', `${id}/properties/${home.id}/`);
    expect((await read(ravi, id)).homes).toHaveLength(1);
    const path = `${id}/properties/${home.id}/`;
    const statuses = [
      await ask(ravi, 'PUT', path),
      await ask(ravi, 'DELETE', path),
      await ask(ravi, 'PUT', `${path}vote/`, { vote: 'yes' }),
      await ask(ravi, 'PATCH', `${id}/`, { name: 'Mine' }),
      await ask(ravi, 'POST', `${id}/invitations/`, { role: 'edit' }),
      await ask(ravi, 'DELETE', `${id}/members/${asha.id}/`),
    ].map(({ status }) => status);
    expect(statuses).toEqual(statuses.map(() => 403));
    // a link to edit raises the role, one to look never lowers it
    const [edit, view] = [await invite(asha, id, 'edit'), await invite(asha, id, 'view')];
    expect((await join(ravi, edit.token)).json).toMatchObject({ role: 'edit' });
    expect((await join(ravi, view.token)).json).toMatchObject({ role: 'edit' });
    expect((await join(asha, view.token)).json).toMatchObject({ role: 'owner' });
  });

  it('R42 a link has 128 random bits or more, is stored as a hash, and is behind # in its address', async () => {
    const asha = await makeAccount(database());
    const { id } = await create(asha);
    const links = [await invite(asha, id), await invite(asha, id)];
    for (const { token, url } of links) {
      expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
      expect(new URL(url).pathname + new URL(url).search).toBe('/shortlists/join');
    }
    expect(new Set(links.map(({ token }) => token)).size).toBe(2);
    const stored = await database().row<{ all: string }>(
      sql`select string_agg(to_json(t)::text, ' ') as all from shortlist_invitation t where shortlist_id = ${id}`,
    );
    for (const { token } of links) expect(stored?.all).not.toContain(token);
    expect((await ask(asha, 'GET', `${id}/`)).body).not.toContain(links[0]?.token);
  });

  it('R42 before joining a link shows the homes and who invites: no vote, note or other member, no draft', async () => {
    const { asha, ravi, id } = await sharedList();
    const homes = [
      await makeListing(database(), { title: 'Court house' }),
      await makeListing(database(), { title: 'Sold house', lifecycle: 'sold' }),
      await makeListing(database(), { title: 'Hidden house', ownerId: asha.id, lifecycle: 'draft' }),
      await makeListing(database(), { title: 'Withdrawn house', lifecycle: 'archived' }),
    ];
    for (const { id: home } of homes) await ask(asha, 'PUT', `${id}/properties/${home}/`);
    await ask(ravi, 'PUT', `${id}/properties/${homes[0]?.id}/vote/`, { vote: 'yes', note: 'Near my work' });
    const { token } = await invite(asha, id, 'view');
    const shown = await ask(undefined, 'POST', 'invited/', { token });
    expect([shown.status, shown.json]).toMatchObject([
      200,
      { name: 'Weekend', is_default: false, role: 'view', invited_by: 'Asha' },
    ]);
    const { homes: seen } = shown.json as InvitedToShortlist;
    expect(seen.map(({ state, listing }) => [state, listing.title])).toEqual([
      ['sold', 'Sold house'],
      ['available', 'Court house'],
    ]);
    for (const word of ['Ravi', ravi.username, asha.username, '@', 'Near my work', 'vote', 'added', 'Hidden'])
      expect(shown.body).not.toContain(word);
    expect((await join(undefined, token)).status).toBe(401);
  });

  it('joining saves the vote or note that was begun without a login, in the same step', async () => {
    const { asha, id, token } = await sharedList();
    const [home, gone] = [await makeListing(database()), await makeListing(database())];
    await ask(asha, 'PUT', `${id}/properties/${home.id}/`);
    const nila = await makeAccount(database(), { name: 'Nila' });
    const opinion = { property: home.id, vote: 'yes', note: 'Ours' };
    const joined = await ask(nila, 'POST', 'join/', { token, opinion });
    expect(joined.json).toMatchObject({ role: 'edit', homes: [{ votes: [{ vote: 'yes', note: 'Ours' }] }] });
    // the home left the list meanwhile
    const late = await makeAccount(database());
    const answer = await ask(late, 'POST', 'join/', { token, opinion: { property: gone.id, vote: 'no' } });
    expect([answer.status, (await read(late, id)).homes[0]?.votes]).toMatchObject([200, [{ vote: 'yes' }]]);
    // whoever may only look joins with nothing or not at all
    const { token: view } = await invite(asha, id, 'view');
    const viewer = await makeAccount(database());
    expect((await ask(viewer, 'POST', 'join/', { token: view, opinion })).status).toBe(403);
    expect((await ask(viewer, 'GET', `${id}/`)).status).toBe(404);
  });

  it('R42 a revoked link opens nothing, and ends the memberships that came from it with their votes', async () => {
    const { asha, ravi, id, invitation, token } = await sharedList();
    const home = await makeListing(database());
    await ask(ravi, 'PUT', `${id}/properties/${home.id}/`);
    await ask(ravi, 'PUT', `${id}/properties/${home.id}/vote/`, { vote: 'yes', note: 'Mine' });
    expect((await read(asha, id)).invitations).toMatchObject([{ id: invitation, role: 'edit', joined: ['Ravi'] }]);
    expect((await ask(asha, 'DELETE', `${id}/invitations/${invitation}/`)).status).toBe(204);
    for (const { status } of [
      await ask(ravi, 'GET', `${id}/`),
      await ask(undefined, 'POST', 'invited/', { token }),
      await join(ravi, token),
      await ask(asha, 'DELETE', `${id}/invitations/${invitation}/`),
    ])
      expect(status).toBe(404);
    const list = await read(asha, id);
    expect([list.members.map(({ name }) => name), list.homes[0]?.votes, list.activity[0]?.kind]).toEqual([
      ['Asha'],
      [],
      'ended',
    ]);
  });

  it('R42 a link ends by itself, and its members stay', async () => {
    const { asha, ravi, id, token } = await sharedList();
    later = findingLimits.shortlist.days * dayInMs - 1_000;
    expect((await ask(undefined, 'POST', 'invited/', { token })).status).toBe(200);
    later = findingLimits.shortlist.days * dayInMs + 1_000;
    expect((await ask(undefined, 'POST', 'invited/', { token })).status).toBe(404);
    expect((await join(await makeAccount(database(), { now: new Date(Date.now() + later) }), token)).status).toBe(404);
    later = 0;
    expect((await read(ravi, id)).members).toHaveLength(2);
    expect((await read(ravi, id)).invitations).toEqual([]);
    expect((await read(asha, id)).invitations).toHaveLength(1);
  });

  it('R42 guessing tokens ends after some tries from one address; real ones are not counted', async () => {
    const asha = await makeAccount(database());
    const { id } = await create(asha);
    const { token } = await invite(asha, id);
    const statuses = new Set<number>();
    for (let tries = 0; tries < 29; tries += 1)
      statuses.add((await ask(undefined, 'POST', 'invited/', { token: `no-such-token-${tries}-abcdef` })).status);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await ask(undefined, 'POST', 'invited/', { token })).status).toBe(200);
    expect([...statuses]).toEqual([404]);
    await ask(undefined, 'POST', 'invited/', { token: 'no-such-token-at-all-abcdef' });
    expect((await ask(undefined, 'POST', 'invited/', { token: 'no-such-token-at-all-abcdef' })).status).toBe(429);
  });

  it('lets the owner end a membership, a member leave, and nobody end the owner’s', async () => {
    const { asha, ravi, id, token } = await sharedList();
    expect((await ask(ravi, 'DELETE', `${id}/members/${asha.id}/`)).status).toBe(403);
    expect((await ask(asha, 'DELETE', `${id}/members/${asha.id}/`)).status).toBe(409);
    expect((await ask(ravi, 'DELETE', `${id}/members/${ravi.id}/`)).status).toBe(204);
    expect((await ask(ravi, 'GET', `${id}/`)).status).toBe(404);
    expect((await join(ravi, token)).status).toBe(200);
    expect((await ask(asha, 'DELETE', `${id}/members/${ravi.id}/`)).status).toBe(204);
    expect((await ask(asha, 'DELETE', `${id}/members/${ravi.id}/`)).status).toBe(404);
    expect((await read(asha, id)).activity.slice(0, 4).map(({ who, kind }) => [who, kind])).toEqual([
      ['Ravi', 'ended'],
      ['Ravi', 'joined'],
      ['Ravi', 'left'],
      ['Ravi', 'joined'],
    ]);
  });

  it('limits lists, homes, members, links and the length of a note', async () => {
    const asha = await makeAccount(database());
    const id = await makeShortlist(database(), asha.id);
    for (let many = 1; many < findingLimits.shortlist.lists; many += 1) await makeShortlist(database(), asha.id);
    expect((await ask(asha, 'POST', '', { name: 'One more' })).status).toBe(409);

    const { ownerId } = await makeListing(database());
    await database().run(sql`
      insert into property (owner_id, title, description, lifecycle, property_type_id, city_id)
      select ${ownerId}, 'House ' || n, 'Two courts.', 'published', p.property_type_id, p.city_id
      from generate_series(1, ${findingLimits.shortlist.homes}) n, (select * from property where owner_id = ${ownerId} limit 1) p`);
    await database().run(sql`
      insert into shortlist_property (shortlist_id, property_id) select ${id}::int, id from property where owner_id = ${ownerId} order by id limit ${findingLimits.shortlist.homes}`);
    const { id: oneMore } = await makeListing(database());
    expect((await ask(asha, 'PUT', `${id}/properties/${oneMore}/`)).status).toBe(409);
    const [had] = (await read(asha, id)).homes;
    expect((await ask(asha, 'PUT', `${id}/properties/${had?.property}/`)).status).toBe(200);
    const vote = `${id}/properties/${had?.property}/vote/`;
    expect((await ask(asha, 'PUT', vote, { note: 'x'.repeat(findingLimits.shortlist.note + 1) })).status).toBe(400);
    expect((await ask(asha, 'PUT', vote, { vote: 'perhaps' })).status).toBe(400);

    const { token } = await invite(asha, id);
    for (let many = 1; many < findingLimits.shortlist.members; many += 1)
      await join(await makeAccount(database()), token);
    expect((await read(asha, id)).members).toHaveLength(findingLimits.shortlist.members);
    expect((await join(await makeAccount(database()), token)).status).toBe(409);
    for (let many = 1; many < findingLimits.shortlist.invitations; many += 1) await invite(asha, id, 'view');
    expect((await ask(asha, 'POST', `${id}/invitations/`, { role: 'view' })).status).toBe(409);
  });

  it('remembers the latest changes only', async () => {
    const asha = await makeAccount(database());
    const id = await makeShortlist(database(), asha.id, { homes: [(await makeListing(database())).id] });
    await database().run(sql`
      insert into shortlist_activity (shortlist_id, account_id, kind) select ${id}::int, ${asha.id}::int, 'renamed' from generate_series(1, 300)`);
    await ask(asha, 'PATCH', `${id}/`, { name: 'Another name' });
    expect(
      await database().row(sql`select count(*)::int as count from shortlist_activity where shortlist_id = ${id}`),
    ).toEqual({ count: findingLimits.shortlist.activity });
    expect((await read(asha, id)).activity).toHaveLength(findingLimits.shortlist.activityShown);
  });

  it('draws a list as a PDF for its members', async () => {
    const { asha, ravi, id } = await sharedList();
    for (let many = 0; many < 9; many += 1) {
      const home = await makeListing(database(), { title: `Court house ${many}` });
      await ask(ravi, 'PUT', `${id}/properties/${home.id}/`);
      await ask(asha, 'PUT', `${id}/properties/${home.id}/vote/`, {
        vote: 'yes',
        note: 'A line of words. '.repeat(25),
      });
    }
    const answer = await server.inject({ url: `/api/shortlists/${id}/shortlist.pdf`, headers: ravi.headers });
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const { pages, tagged } = await readPdf(answer.rawPayload);
    expect([tagged, pages[0]?.roles]).toEqual([true, expect.arrayContaining(['Document', 'H1', 'H2', 'P'])]);
    expect(pages.length).toBeGreaterThan(1);
    // each page is full before the next begins
    for (const { emptiest } of pages.slice(0, -1)) expect(emptiest).toBeLessThan(0.5);
  });

  it('R38 loses nothing when two people change a list at the same time', async () => {
    const { asha, ravi, id } = await sharedList();
    const homes = await Promise.all(Array.from({ length: 6 }, () => makeListing(database())));
    const answers = await Promise.all(
      homes.flatMap(({ id: home }) => [
        ask(asha, 'PUT', `${id}/properties/${home}/`),
        ask(ravi, 'PUT', `${id}/properties/${home}/`),
      ]),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const list = await read(asha, id);
    expect(list.homes.map(({ property }) => property).sort()).toEqual(homes.map(({ id: home }) => home).sort());
    expect(list.activity.filter(({ kind }) => kind === 'added')).toHaveLength(homes.length);
  });
});
