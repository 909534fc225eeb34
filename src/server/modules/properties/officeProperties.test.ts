import type { OfficeProperty, PropertyHistoryEntry } from '@contract/officeProperties';
import type { OwnPropertyCard, Property } from '@contract/properties';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing, makePicture } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { listAudit } from '../../audit/auditStore';
import { setHistoryActor } from '../../lib/historyActor';
import { accountsRoutes } from '../accounts/accountsRoutes';
import { officePropertiesRoutes } from './officePropertiesRoutes';
import { propertiesRoutes } from './propertiesRoutes';

type Refusal = { code?: string; detail?: string; current?: OfficeProperty };

describeOnBoth('listings in the office', (database) => {
  let server: FastifyInstance;
  let agent: TestAccount;
  let admin: TestAccount;
  let owner: TestAccount;
  let stranger: TestAccount;
  let people = 0;
  const settings = { listingReview: true, freeListings: 2 };

  beforeAll(async () => {
    server = await buildTestServer(database(), [propertiesRoutes, officePropertiesRoutes, accountsRoutes], {
      settings,
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await database().run(sql`delete from property`);
    await database().run(sql`delete from mail`);
    [agent, admin, owner, stranger] = [
      await makeAccount(database(), { roles: ['agent'], name: 'Ravi Agent' }),
      await makeAccount(database(), { superuser: true }),
      await makeAccount(database(), { name: 'Meera Joshi', email: `meera${(people += 1)}@people.example` }),
      await makeAccount(database()),
    ];
  });

  const send = async <Body = OfficeProperty & Refusal>(
    who: TestAccount | null,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ) => {
    const answer = await server.inject({ method, url, headers: who?.headers ?? {}, ...(payload && { payload }) });
    return {
      status: answer.statusCode,
      body: (answer.body === '' ? null : answer.json()) as Body,
      headers: answer.headers,
    };
  };
  const office = (id: number) => `/api/office/properties/${id}/`;
  const listed = async (query = '') =>
    (await send<OfficeProperty[]>(agent, 'GET', `/api/office/properties/${query}`)).body.map(({ id }) => id);
  const draftOf = async (given: Partial<Parameters<typeof makeListing>[1]> = {}) =>
    (await makeListing(database(), { ownerId: owner.id, lifecycle: 'draft', title: 'Court house', ...given })).id;
  const submit = (id: number, who = owner) => send<Property & Refusal>(who, 'POST', `/api/properties/${id}/publish/`);
  const history = async (id: number) =>
    (await send<PropertyHistoryEntry[]>(agent, 'GET', `${office(id)}history/`)).body;
  const audited = async (id: number) =>
    (await listAudit(database(), { subject_type: 'property', subject_id: String(id) }, { limit: 50, offset: 0 }))
      .entries;
  const emails = () =>
    database().rows<{ recipient: string; subject: string; body: string }>(
      sql`select recipient, subject, body from mail order by id`,
    );

  it('are saved as a CSV of a filter, in words and rupees, in which no cell is a formula', async () => {
    await draftOf({ title: '=1+1' });
    const id = await draftOf({ lifecycle: 'published', title: 'Court house', bedrooms: 3 });
    const answer = await server.inject({
      url: '/api/office/properties.csv?lifecycle=published',
      headers: agent.headers,
    });
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="listings.csv"');
    const [headings, line, ...others] = answer.body.trimEnd().split('\r\n');
    expect(headings).toMatch(/^\uFEFF"Number","Title","Status"/);
    expect(line).toContain(`"${id}","Court house","Live","For sale"`);
    expect(line).toContain('"15000000.00","3","1800"');
    expect(line).toContain('"Meera Joshi"');
    expect(others).toEqual([]);
    expect((await server.inject({ url: '/api/office/properties.csv', headers: agent.headers })).body).toContain(
      `"'=1+1","Draft"`,
    );
  });

  describe('with the review on', () => {
    it('an owner’s draft waits in review, seen by its owner and agents only', async () => {
      const id = await draftOf();
      expect(await submit(id)).toMatchObject({ status: 200, body: { lifecycle: 'in_review' } });
      for (const who of [null, stranger]) expect((await send(who, 'GET', `/api/properties/${id}/`)).status).toBe(404);
      for (const who of [owner, agent, admin])
        expect((await send(who, 'GET', `/api/properties/${id}/`)).body).toMatchObject({ lifecycle: 'in_review' });
      expect((await send<Property[]>(null, 'GET', '/api/properties/')).body).toEqual([]);
      expect((await send<Property[]>(null, 'GET', `/api/properties/compare/?ids=${id}`)).body).toEqual([]);
      expect(await listed('?lifecycle=in_review')).toEqual([id]);
      expect(await listed('?lifecycle=draft')).toEqual([]);
    });

    it('posting at once is submitted as well, and lists and counts name it', async () => {
      const { typeId } = await makeListing(database(), { ownerId: admin.id });
      const form = { title: 'Tulsi house', description: 'Two courts.', property_type: typeId };
      const posted = await server.inject({
        method: 'POST',
        url: '/api/properties/',
        headers: owner.headers,
        payload: form,
      });
      expect(posted.json()).toMatchObject({ lifecycle: 'in_review' });
      const own = async (lifecycle: string) =>
        (await send<OwnPropertyCard[]>(owner, 'GET', `/api/properties/?owner=me&lifecycle=${lifecycle}`)).body.map(
          (card) => card.lifecycle,
        );
      expect([await own('in_review'), await own('draft')]).toEqual([['in_review'], []]);
      const activity = await send<{ listings: object }>(owner, 'GET', '/api/auth/activity/');
      expect(activity.body.listings).toEqual({ draft: 0, in_review: 1, published: 0, sold: 0, archived: 0 });
    });

    it('counts towards the allowance and cannot be submitted twice', async () => {
      const [first, second, third] = [await draftOf(), await draftOf(), await draftOf()];
      await submit(first);
      const { submitted_at: at } = (await send(agent, 'GET', office(first))).body;
      expect(await submit(first)).toMatchObject({ status: 200, body: { lifecycle: 'in_review' } });
      expect((await send(agent, 'GET', office(first))).body.submitted_at).toBe(at);
      await submit(second);
      expect(await submit(third)).toMatchObject({ status: 409, body: { code: 'allowance_used' } });
    });

    it('its owner can edit it, but not empty a required field or mark it as sold', async () => {
      const id = await draftOf();
      await submit(id);
      const change = (payload: object) => send<Property & Refusal>(owner, 'PATCH', `/api/properties/${id}/`, payload);
      expect(await change({ title: 'Court house with a well' })).toMatchObject({
        status: 200,
        body: { lifecycle: 'in_review', title: 'Court house with a well' },
      });
      expect((await change({ clear: ['title'] })).status).toBe(400);
      expect(await change({ lifecycle: 'sold' })).toMatchObject({ status: 409, body: { code: 'wrong_lifecycle' } });
    });

    it('an approved listing is published, starts its days on the market, and its owner gets an email', async () => {
      const id = await draftOf({ createdAt: new Date('2020-01-01') });
      await submit(id);
      const { version } = (await send(agent, 'GET', office(id))).body;
      expect(await send(agent, 'POST', `${office(id)}approve/`, { version })).toMatchObject({
        status: 200,
        body: { lifecycle: 'published', submitted_at: null },
      });
      expect((await send<Property>(null, 'GET', `/api/properties/${id}/`)).body.days_on_market).toBe(0);
      const [email] = await emails();
      expect(email).toMatchObject({
        recipient: `meera${people}@people.example`,
        subject: '“Court house” is now published',
      });
      expect(email?.body).toContain(`/properties/${id}\n`);
    });

    it('a returned listing is a draft with the reason, until it is submitted again', async () => {
      const id = await draftOf();
      await submit(id);
      const { version } = (await send(agent, 'GET', office(id))).body;
      const back = (payload: object) => send(agent, 'POST', `${office(id)}return/`, payload);
      expect((await back({ version, reason: ' ' })).status).toBe(400);
      expect(await back({ version, reason: 'Add a photo of the kitchen.' })).toMatchObject({
        status: 200,
        body: { lifecycle: 'draft', return_reason: 'Add a photo of the kitchen.' },
      });
      expect((await send<Property>(owner, 'GET', `/api/properties/${id}/`)).body).toMatchObject({
        lifecycle: 'draft',
        return_reason: 'Add a photo of the kitchen.',
      });
      const [email] = await emails();
      expect(email).toMatchObject({ recipient: `meera${people}@people.example` });
      expect(email?.body).toContain('Add a photo of the kitchen.');
      expect(email?.body).toContain(`/properties/${id}/edit\n`);
      await submit(id);
      expect((await send(agent, 'GET', office(id))).body).toMatchObject({
        lifecycle: 'in_review',
        return_reason: null,
      });
    });

    it('only a listing in review is approved or returned', async () => {
      const { id } = await makeListing(database(), { ownerId: owner.id });
      for (const [action, body] of [
        ['approve', { version: 1 }],
        ['return', { version: 1, reason: 'Add photos.' }],
      ] as const)
        expect(await send(agent, 'POST', `${office(id)}${action}/`, body)).toMatchObject({
          status: 409,
          body: { code: 'wrong_lifecycle' },
        });
      expect(await audited(id)).toEqual([]);
    });

    it('is not needed for listings that were published before, nor for agents', async () => {
      const { id } = await makeListing(database(), { ownerId: owner.id, lifecycle: 'archived' });
      expect(await submit(id)).toMatchObject({ body: { lifecycle: 'published' } });
      const { id: own } = await makeListing(database(), { ownerId: agent.id, lifecycle: 'draft' });
      expect(await submit(own, agent)).toMatchObject({ body: { lifecycle: 'published' } });
      expect(await submit(await draftOf(), agent)).toMatchObject({ body: { lifecycle: 'published' } });
    });

    it('lists the queue in the order of submission', async () => {
      const [first, second] = [await draftOf(), await draftOf()];
      await submit(second);
      await submit(first);
      expect(await listed('?lifecycle=in_review')).toEqual([second, first]);
    });
  });

  it('filters by owner, city, confirmation, photos, price, featured and words', async () => {
    const make = async (given: Parameters<typeof makeListing>[1]) => (await makeListing(database(), given)).id;
    const plain = await make({ ownerId: owner.id, city: 'Indore', title: 'Pavilion by the lake' });
    const pune = await make({ ownerId: stranger.id, city: 'Pune', title: 'Terrace', featured: true });
    const onRequest = await make({ ownerId: stranger.id, city: 'Pune', title: 'Stable', priceInPaise: null });
    const { id: media } = await makePicture(database());
    await database().run(
      sql`insert into property_image (property_id, media_id, position) values (${plain}, ${media}, 0)`,
    );
    await database().run(sql`update property set confirm_by = now() - interval '1 minute' where id = ${pune}`);
    const city = (await database().row<{ id: number }>(sql`select id from city where name = 'Pune'`))?.id ?? 0;
    expect(await listed()).toEqual([onRequest, pune, plain]);
    expect(await listed(`?owner=${owner.id}`)).toEqual([plain]);
    expect(await listed(`?city=${city}`)).toEqual([onRequest, pune]);
    expect(await listed('?unconfirmed=true')).toEqual([pune]);
    expect(await listed('?missing=pictures')).toEqual([onRequest, pune]);
    expect(await listed('?missing=price')).toEqual([onRequest]);
    expect(await listed('?featured=true')).toEqual([pune]);
    expect(await listed('?search=pavil')).toEqual([plain]);
    expect(await listed(`?search=%23${pune}`)).toEqual([pune]);
    expect(await listed('?lifecycle=sold')).toEqual([]);
    await database().run(sql`delete from property_image where property_id = ${plain}`);
    expect(await listed('?missing=pictures')).toEqual([onRequest, pune, plain]);
  });

  it('counts long lists up to a thousand', async () => {
    const { id } = await makeListing(database(), { ownerId: owner.id });
    const { headers } = await send(agent, 'GET', '/api/office/properties/?limit=1');
    expect([headers['x-total-count'], headers['x-total-exact']]).toEqual(['1', undefined]);
    await database().run(sql`
      insert into property (owner_id, title, description, lifecycle) select ${owner.id}::int, 'Draft', '', 'draft' from generate_series(1, 1000)`);
    const long = await send(agent, 'GET', '/api/office/properties/?limit=1');
    expect([long.headers['x-total-count'], long.headers['x-total-exact']]).toEqual(['1000', 'false']);
    expect(await listed(`?search=${id}`)).toEqual([id]);
  });

  it('agents change fields, the lifecycle and featuring; R37 each change leaves one audit entry', async () => {
    const { id } = await makeListing(database(), { ownerId: owner.id, title: 'Terrace', featured: false });
    expect(
      await send(agent, 'PATCH', office(id), { version: 1, title: 'Terrace house', featured: true }),
    ).toMatchObject({
      status: 200,
      body: { version: 2, title: 'Terrace house', featured: true, lifecycle: 'published' },
    });
    expect(await send(agent, 'PATCH', office(id), { version: 2, lifecycle: 'sold' })).toMatchObject({
      body: { lifecycle: 'sold' },
    });
    const { version } = (await send(agent, 'GET', office(id))).body;
    expect((await send(agent, 'PATCH', office(id), { version, lifecycle: 'published' })).status).toBe(200);
    const stored = await database().rows(sql`select * from audit_entry where subject_id = ${String(id)}`);
    expect(stored).toHaveLength(3);
    expect(JSON.stringify(stored)).not.toContain('Terrace');
    expect((await audited(id)).map(({ action, before, after }) => [action, before, after])).toEqual([
      ['property.update', { lifecycle: 'sold' }, { lifecycle: 'published' }],
      ['property.update', { lifecycle: 'published' }, { lifecycle: 'sold' }],
      [
        'property.update',
        { title: expect.stringMatching(/^\(text [0-9a-f]{8}\)$/) as string, featured: false },
        { title: expect.stringMatching(/^\(text [0-9a-f]{8}\)$/) as string, featured: true },
      ],
    ]);
    expect((await send(agent, 'PATCH', office(id), { version: version + 2, city: 999_999 })).status).toBe(400);
    expect(await audited(id)).toHaveLength(3);
  });

  it('R38 a change of an older version is refused with the current listing', async () => {
    const { id } = await makeListing(database(), { ownerId: owner.id, title: 'Terrace' });
    await send(owner, 'PATCH', `/api/properties/${id}/`, { title: 'Roof terrace' });
    const refused = await send(agent, 'PATCH', office(id), { version: 1, title: 'Another' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'stale', current: { title: 'Roof terrace' } } });
    expect(refused.body).not.toHaveProperty('current.row');
    expect((await send(agent, 'GET', office(id))).body.title).toBe('Roof terrace');
  });

  describe('the audit of what staff change outside the office’s calls', () => {
    const pathOf = (id: number) => `/api/properties/${id}/`;

    it('names a superuser or an agent who edits, features or deletes somebody else’s listing', async () => {
      const { id } = await makeListing(database(), { ownerId: owner.id, title: 'Terrace', featured: false });
      await send(admin, 'PATCH', pathOf(id), { featured: true });
      await send(agent, 'PATCH', pathOf(id), { title: 'Roof terrace' });
      await send(agent, 'PATCH', pathOf(id), { title: 'Roof terrace' });
      expect((await send(agent, 'DELETE', pathOf(id))).status).toBe(403);
      expect((await send(admin, 'DELETE', pathOf(id))).status).toBe(204);
      const entries = await audited(id);
      expect(entries.map(({ action, role, actor }) => [action, role, actor.id])).toEqual([
        ['property.delete', 'superuser', admin.id],
        ['property.update', 'agent', agent.id],
        ['property.update', 'superuser', admin.id],
      ]);
      expect(entries[0]).toMatchObject({ before: { lifecycle: 'published' }, after: null });
    });

    it('leaves owners and refused changes out', async () => {
      const { id } = await makeListing(database(), { ownerId: owner.id });
      await send(owner, 'PATCH', pathOf(id), { title: 'Mine' });
      await send(stranger, 'PATCH', pathOf(id), { title: 'Not mine' });
      await send(agent, 'PATCH', pathOf(id), { clear: ['title'] });
      await send(owner, 'DELETE', pathOf(id));
      expect(await audited(id)).toEqual([]);
    });
  });

  describe('the history of a listing', () => {
    it('names each changed field with its values in words, who changed it and when', async () => {
      const { id } = await makeListing(database(), {
        ownerId: owner.id,
        title: 'Terrace',
        city: 'Indore',
        amenities: ['Lift'],
        priceInPaise: 1_00_00_000_00,
      });
      const pune = (await makeListing(database(), { ownerId: owner.id, city: 'Pune' })).cityId;
      await send(owner, 'PATCH', `/api/properties/${id}/`, { price: '9500000', city: pune });
      await send(agent, 'PATCH', office(id), { version: 2, lifecycle: 'archived', clear: ['amenities'] });
      expect(await history(id)).toMatchObject([
        {
          actor: { id: agent.id, name: 'Ravi Agent' },
          before: { lifecycle: 'published' },
          after: { lifecycle: 'archived' },
        },
        { actor: { id: agent.id }, before: { amenities: ['Lift'] }, after: { amenities: [] } },
        {
          actor: { id: owner.id, name: 'Meera Joshi' },
          before: { price: '10000000.00', city: 'Indore' },
          after: { price: '9500000.00', city: 'Pune' },
        },
      ]);
    });

    it('has the number of photos, the review, and what no person changed', async () => {
      const id = await draftOf();
      await submit(id);
      const { version } = (await send(agent, 'GET', office(id))).body;
      await send(agent, 'POST', `${office(id)}return/`, { version, reason: 'Add photos.' });
      await submit(id);
      await send(agent, 'POST', `${office(id)}approve/`, { version: version + 2 });
      const { id: media } = await makePicture(database());
      await database().transaction(async (tx) => {
        await setHistoryActor(tx, owner.id);
        await tx.run(sql`insert into property_image (property_id, media_id, position) values (${id}, ${media}, 0)`);
      });
      await database().run(sql`update property set featured = true where id = ${id}`);
      const entries = await history(id);
      expect(entries.map(({ actor, after }) => [actor?.id ?? null, after])).toEqual([
        [null, { featured: true }],
        [owner.id, { pictures: 1 }],
        [agent.id, { lifecycle: 'published' }],
        [owner.id, { lifecycle: 'in_review', return_reason: null }],
        [agent.id, { lifecycle: 'draft', return_reason: 'Add photos.' }],
        [owner.id, { lifecycle: 'in_review' }],
      ]);
    });

    it('does not record what an owner writes in a draft', async () => {
      const id = await draftOf();
      await send(owner, 'PATCH', `/api/properties/${id}/`, { title: 'Court' });
      expect(await history(id)).toEqual([]);
    });
  });
});
