import type { OwnPropertyCard, Property } from '@contract/properties';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing, makePicture } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { propertiesRoutes } from './propertiesRoutes';
import { mostDrafts } from './propertiesRules';

type Answer = { status: number; body: Property & Record<string, unknown> };

describeOnBoth('a draft', (database) => {
  let server: FastifyInstance;
  let owner: TestAccount;
  let stranger: TestAccount;
  let admin: TestAccount;
  let villa: number;
  let later = 0;

  beforeAll(async () => {
    admin = await makeAccount(database(), { superuser: true });
    villa = (await makeListing(database(), { ownerId: admin.id })).typeId;
    await makeListing(database(), { ownerId: admin.id, city: 'Pune' });
    server = await buildTestServer(database(), [propertiesRoutes], {
      settings: { freeListings: 2 },
      now: () => new Date(Date.now() + later),
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    later = 0;
    owner = await makeAccount(database());
    stranger = await makeAccount(database());
  });

  const ask = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    who: TestAccount | null,
    payload?: object,
  ): Promise<Answer> => {
    const answer = await server.inject({
      method,
      url: `/api/properties/${url}`,
      headers: { ...who?.headers },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: (answer.body === '' ? null : answer.json()) as Answer['body'] };
  };
  const begin = async (payload: object = {}, who = owner) => ask('POST', 'drafts/', who, payload);
  const whole = () => ({ title: 'Tulsi house', description: 'Two courts.', property_type: villa });
  const own = async (query = '') => (await ask('GET', `?owner=me${query}`, owner)).body as unknown as OwnPropertyCard[];

  it('can be empty, and is visible to its owner and superusers only', async () => {
    const { status, body } = await begin();
    expect([status, body]).toMatchObject([
      201,
      {
        title: '',
        description: '',
        lifecycle: 'draft',
        property_type: { id: 0, name: '' },
        city: { id: 0, name: '' },
        images: [],
        owner: { id: owner.id },
      },
    ]);
    expect(body).not.toHaveProperty('draft_reason');
    const seenBy = async (who: TestAccount | null) => (await ask('GET', `${body.id}/`, who)).status;
    expect([await seenBy(owner), await seenBy(admin), await seenBy(stranger), await seenBy(null)]).toEqual([
      200, 200, 404, 404,
    ]);
    expect((await own()).map(({ id }) => id)).toEqual([body.id]);
    expect((await ask('GET', `${body.id}/similar/`, stranger)).status).toBe(404);
  });

  it('is created once per client id', async () => {
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => begin({ client_id: 'draft-of-the-day', title: 'Once' })),
    );
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    expect((await begin({ client_id: 'draft-of-the-day' }, stranger)).body.id).not.toBe(sent[0]?.body.id);
    expect(await own()).toHaveLength(1);
  });

  it('accepts each field by the rules of a listing', async () => {
    const {
      body: { id },
    } = await begin({ title: 'Half' });
    expect(await ask('PATCH', `${id}/`, owner, { bedrooms: 0 })).toMatchObject({
      status: 400,
      body: { bedrooms: [expect.any(String)] },
    });
    expect((await begin({ property_type: 9_999 })).body).toMatchObject({ property_type: [expect.any(String)] });
    expect((await ask('PATCH', `${id}/`, owner, { location: 'Baner', price: '5000' })).body).toMatchObject({
      title: 'Half',
      location: 'Baner',
      price: '5000.00',
      lifecycle: 'draft',
    });
    expect((await ask('PATCH', `${id}/`, owner, { clear: ['title'], property_type: villa })).body).toMatchObject({
      title: '',
      property_type: { name: 'Villa' },
    });
    expect(
      (await ask('PATCH', `${id}/`, owner, { clear: ['property_type', 'description', 'city'] })).body,
    ).toMatchObject({ property_type: { id: 0 }, location: 'Baner' });
    expect((await ask('PATCH', `${id}/`, stranger, { title: 'Mine' })).status).toBe(404);
    expect((await ask('DELETE', `${id}/`, stranger)).status).toBe(404);
  });

  it('cannot lose required fields once published', async () => {
    const {
      body: { id },
    } = await begin(whole());
    await ask('POST', `${id}/publish/`, owner);
    for (const field of ['title', 'description', 'property_type', 'city'])
      expect((await ask('PATCH', `${id}/`, owner, { clear: [field] })).status).toBe(400);
    expect((await ask('GET', `${id}/`, null)).body).toMatchObject({ title: 'Tulsi house', city: { name: 'Indore' } });
  });

  it('is published when complete, else rejected by field; its city comes from its location', async () => {
    const {
      body: { id },
    } = await begin({ location: 'Aundh, Pune' });
    const missing = await ask('POST', `${id}/publish/`, owner);
    expect([missing.status, Object.keys(missing.body).sort()]).toEqual([
      400,
      ['code', 'description', 'property_type', 'title'],
    ]);
    expect(await ask('PATCH', `${id}/`, owner, { title: 'Tulsi house', lifecycle: 'published' })).toMatchObject({
      status: 400,
      body: { description: [expect.any(String)] },
    });
    expect((await ask('GET', `${id}/`, owner)).body.title).toBe('');
    await ask('PATCH', `${id}/`, owner, whole());
    later = 3_600_000;
    const published = await ask('POST', `${id}/publish/`, owner);
    expect([published.status, published.body]).toMatchObject([
      200,
      { lifecycle: 'published', city: { name: 'Pune' }, createdAt: published.body.confirmed_at, stale: false },
    ]);
    expect((await ask('GET', `${id}/`, null)).status).toBe(200);
    expect((await ask('POST', `${id}/publish/`, stranger)).status).toBe(403);
    expect((await ask('POST', `${id}/publish/`, owner)).status).toBe(200);
  });

  it('stays a draft beyond the allowance, with the reason and what to do', async () => {
    for (let more = 0; more < 2; more += 1) await ask('POST', `${(await begin(whole())).body.id}/publish/`, owner);
    const {
      body: { id },
    } = await begin(whole());
    const refused = await ask('POST', `${id}/publish/`, owner);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'allowance_used', detail: expect.stringMatching(/allowance is 2.*Choose a package/) },
    });
    expect((await own('&lifecycle=draft'))[0]).toMatchObject({
      id,
      lifecycle: 'draft',
      draft_reason: refused.body.detail,
    });
    expect((await ask('POST', `${id}/publish/`, admin)).body).toMatchObject({ lifecycle: 'published' });
  });

  it('stays a draft until its owner’s address is confirmed, by every way of publishing', async () => {
    const unconfirmed = await makeAccount(database(), { unverified: true });
    const {
      body: { id },
    } = await begin(whole(), unconfirmed);
    const refused = await ask('POST', `${id}/publish/`, unconfirmed);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'email_unverified', detail: expect.stringContaining('confirm your email address') },
    });
    expect((await ask('GET', `${id}/`, unconfirmed)).body).toMatchObject({
      lifecycle: 'draft',
      draft_reason: refused.body.detail,
    });
    await database().run(sql`update property set lifecycle = 'archived', city_id = 1 where id = ${id}`);
    expect((await ask('POST', `${id}/publish/`, unconfirmed)).body).toMatchObject({ code: 'email_unverified' });
  });

  it('enforces the allowance for drafts published concurrently', async () => {
    const ids = [];
    for (let more = 0; more < 5; more += 1) ids.push((await begin(whole())).body.id);
    const published = await Promise.all(ids.map((id) => ask('POST', `${id}/publish/`, owner)));
    expect(published.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
    expect(await own('&lifecycle=published')).toHaveLength(2);
  });

  it('is limited to fifty per account', async () => {
    await database().run(
      sql`insert into property (owner_id, title, description, lifecycle) select ${owner.id}::int, '', '', 'draft' from generate_series(2, ${mostDrafts}::int)`,
    );
    const last = await Promise.all([begin(), begin()]);
    expect(last.map(({ status, body }) => (status === 409 ? body.code : status)).sort()).toEqual([
      201,
      'too_many_drafts',
    ]);
  });

  it('R49 is limited to fifty per account also when a posted listing has to wait', async () => {
    await database().run(sql`update account set email_verified_at = null where id = ${owner.id}`);
    await database().run(
      sql`insert into property (owner_id, title, description, lifecycle) select ${owner.id}::int, '', '', 'draft' from generate_series(2, ${mostDrafts}::int)`,
    );
    const posted = await Promise.all([ask('POST', '', owner, whole()), ask('POST', '', owner, whole())]);
    expect(posted.map(({ status, body }) => (status === 409 ? body.code : status)).sort()).toEqual([
      201,
      'too_many_drafts',
    ]);
  });

  it('adds no words to the vocabulary', async () => {
    const known = async () =>
      (await database().rows(sql`select word from search_word where word like 'quizzaciou%'`)).length;
    const {
      body: { id },
    } = await begin({ ...whole(), title: 'Quizzaciou' });
    await ask('PATCH', `${id}/`, owner, { title: 'Quizzacious' });
    expect(await known()).toBe(0);
    await ask('POST', `${id}/publish/`, owner);
    expect(await known()).toBe(1);
  });

  describe('copied from another listing', () => {
    it('has its texts and pictures, but not its lifecycle', async () => {
      const {
        body: { id },
      } = await ask('POST', '', owner, {
        ...whole(),
        location: 'Baner',
        price: '5000',
        rera_number: 'P1',
        bedrooms: 3,
      });
      await database().run(sql`update property set featured = true where id = ${id}`);
      const [first, second] = [await makePicture(database()), await makePicture(database())];
      await database().run(
        sql`insert into property_image (property_id, media_id, alt, position) values (${id}, ${first.id}, 'Front', 0), (${id}, ${second.id}, '', 1)`,
      );
      const original = (await ask('GET', `${id}/`, owner)).body;
      const { status, body: copy } = await ask('POST', `${id}/duplicate/`, owner, { client_id: 'a-copy-of-it' });
      expect(status).toBe(201);
      const {
        id: _id,
        lifecycle,
        createdAt: _at,
        changed_at: _changed,
        confirmed_at: _confirmed,
        version: _version,
        featured,
        images,
        ...words
      } = copy;
      expect(original).toMatchObject(words);
      expect([lifecycle, featured, copy.id === id]).toEqual(['draft', false, false]);
      expect(images.map(({ image, own_alt }) => [image, own_alt])).toEqual(
        original.images.map(({ image, own_alt }) => [image, own_alt]),
      );
      expect((await ask('POST', `${id}/duplicate/`, owner, { client_id: 'a-copy-of-it' })).body.id).toBe(copy.id);
      expect((await ask('POST', `${id}/duplicate/`, owner)).body.id).not.toBe(copy.id);
      await ask('DELETE', `${id}/`, owner);
      expect((await ask('GET', `${copy.id}/`, owner)).body.images).toEqual(images);
    });

    it('needs the permission to edit the listing', async () => {
      const { id } = await makeListing(database(), { ownerId: owner.id, lifecycle: 'sold' });
      expect((await ask('POST', `${id}/duplicate/`, stranger)).status).toBe(403);
      expect((await ask('POST', `${id}/duplicate/`, owner)).body).toMatchObject({
        lifecycle: 'draft',
        owner: { id: owner.id },
      });
    });

    it('does not deadlock with publishing the same listing', async () => {
      const { id } = await makeListing(database(), { ownerId: owner.id, lifecycle: 'archived' });
      const answers = await Promise.all(
        Array.from({ length: 16 }, (_, turn) =>
          turn % 2 ? ask('POST', `${id}/duplicate/`, owner) : ask('POST', `${id}/publish/`, owner),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]));
    });
  });
});
