import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import type { Property } from '@contract/properties';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing } from '../../../../test/support/factories';
import { drawPicture } from '../../../../test/support/pictures';
import { buildTestServer } from '../../../../test/support/testServer';
import type { Media } from '../../media/media';
import { propertiesRoutes } from './propertiesRoutes';

type Fields = Readonly<Record<string, string | readonly string[]>>;

/** A multipart form like a browser's. */
async function formOf(fields: Fields, pictures: readonly Buffer[] = []) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one);
  pictures.forEach((picture, place) =>
    form.append('images', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), `picture ${place}.jpg`),
  );
  const sent = new Response(form);
  return {
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  };
}

const tiny = (seed: number) => drawPicture({ width: 60, height: 40, seed });

describeOnBoth('posting and changing a property', (database) => {
  let server: FastifyInstance;
  let owner: TestAccount;
  let stranger: TestAccount;
  let admin: TestAccount;
  let villa: string;
  let amenities: string[];

  beforeAll(async () => {
    admin = await makeAccount(database(), { superuser: true });
    const { typeId } = await makeListing(database(), { ownerId: admin.id, amenities: ['Lift', 'Garden', 'Spa'] });
    await makeListing(database(), { ownerId: admin.id, city: 'Pune', type: 'Plot' });
    villa = String(typeId);
    amenities = (await database().rows<{ id: number }>(sql`select id from amenity order by id`)).map(({ id }) =>
      String(id),
    );
    server = await buildTestServer(database(), [propertiesRoutes], { settings: { freeListings: 2 } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    owner = await makeAccount(database());
    stranger = await makeAccount(database());
  });

  const send = async (
    method: 'POST' | 'PATCH' | 'DELETE',
    url: string,
    who: TestAccount | null,
    fields: Fields = {},
    pictures: readonly Buffer[] = [],
  ) => {
    const form = method === 'DELETE' ? { headers: {} } : await formOf(fields, pictures);
    const answer = await server.inject({
      method,
      url: `/api/properties/${url}`,
      ...form,
      headers: { ...form.headers, ...who?.headers },
    });
    return {
      status: answer.statusCode,
      body: (answer.body === '' ? null : answer.json()) as Property & Record<string, unknown>,
    };
  };
  const patch = async (id: number, who: TestAccount, payload: object) => {
    const answer = await server.inject({
      method: 'PATCH',
      url: `/api/properties/${id}/`,
      headers: who.headers,
      payload,
    });
    return { status: answer.statusCode, body: answer.json() as Property & Record<string, unknown> };
  };
  const least = () => ({ title: 'Tulsi house', description: 'Two courts.', property_type: villa });
  const post = (fields: Fields = {}, pictures: readonly Buffer[] = [], who: TestAccount | null = owner) =>
    send('POST', '', who, { ...least(), ...fields }, pictures);
  const count = async (table: 'property' | 'property_image' | 'media') =>
    (
      await database().row<{ n: number }>(
        table === 'property'
          ? sql`select count(*)::int n from property`
          : table === 'media'
            ? sql`select count(*)::int n from media`
            : sql`select count(*)::int n from property_image`,
      )
    )?.n;

  it('stores all fields of a form, with its pictures in order', async () => {
    const fields = {
      city: '2',
      location: 'Baner',
      purpose: 'rent',
      status: 'Ready to move',
      price: '85000.50',
      bedrooms: '3',
      bathrooms: '2',
      size: '1450',
      parking: '2 covered',
      year_built: '2021',
      hoa_fees: '4200',
      property_tax: '18000',
      rera_number: 'P52100012345',
      amenities: [amenities[2] ?? '', amenities[0] ?? ''],
    };
    const { status, body } = await post(fields, [await tiny(1), await drawPicture({ width: 80, height: 50, seed: 2 })]);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: 'Tulsi house',
      description: 'Two courts.',
      city: { id: 2, name: 'Pune' },
      location: 'Baner',
      purpose: 'rent',
      status: 'Ready to move',
      price: '85000.50',
      bedrooms: 3,
      bathrooms: 2,
      size: 1450,
      parking: '2 covered',
      year_built: 2021,
      hoa_fees: '4200.00',
      property_tax: '18000.00',
      rera_number: 'P52100012345',
      amenities: [Number(amenities[2]), Number(amenities[0])],
      lifecycle: 'published',
      featured: false,
      days_on_market: 0,
      owner: { id: owner.id },
    });
    expect(body.images.map(({ width, height }) => [width, height])).toEqual([
      [60, 40],
      [80, 50],
    ]);
    expect(body.image).toBe(body.images[0]?.image);
    expect(body).not.toHaveProperty('draft_reason');
    expect((await server.inject({ url: `/api/properties/${body.id}/`, headers: owner.headers })).json()).toEqual(body);
  });

  it('requires only title, description and type; empty fields are absent, the city comes from the location', async () => {
    const { status, body } = await post({ city: '', price: '', bedrooms: '', location: 'Near the lake, Pune' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ city: { name: 'Pune' }, price: null, bedrooms: null, purpose: 'sale', status: '' });
  });

  it.each([
    ['title', ''],
    ['description', '  '],
    ['property_type', '9999'],
    ['property_type', 'villa'],
    ['city', '9999'],
    ['amenities', '9999'],
    ['bedrooms', '0'],
    ['bathrooms', 'two'],
    ['size', '0'],
    ['year_built', '1899'],
    ['price', '-5'],
    ['price', '1e5'],
    ['purpose', 'barter'],
    ['title', 'x'.repeat(161)],
    ['hoa_fees', '₹5'],
  ])('rejects %s "%s" by field, and stores nothing', async (field, value) => {
    const before = [await count('property'), await count('media')];
    const { status, body } = await post({ [field]: value }, [await tiny(77)]);
    expect([status, Object.keys(body).sort()]).toEqual([400, ['code', field].sort()]);
    expect([await count('property'), await count('media')]).toEqual(before);
  });

  it('clears the fields that a change names, but not required ones', async () => {
    const { body } = await post({
      location: 'Baner',
      status: 'Ready',
      price: '85000',
      bedrooms: '3',
      parking: '2',
      hoa_fees: '100',
      amenities: [amenities[0] ?? ''],
    });
    const cleared = await patch(body.id, owner, {
      clear: ['location', 'price', 'bedrooms', 'parking', 'hoa_fees', 'amenities'],
    });
    expect([cleared.status, cleared.body]).toMatchObject([
      200,
      { location: '', status: 'Ready', price: null, bedrooms: null, parking: null, hoa_fees: null, amenities: [] },
    ]);
    expect((await patch(body.id, owner, { clear: 'status', price: '5000' })).body).toMatchObject({
      status: '',
      price: '5000.00',
    });
    expect((await patch(body.id, owner, { clear: ['title'] })).body).toMatchObject({
      clear: ['Only optional fields can be cleared.'],
    });
  });

  it('refuses a floor above the building’s, in a new listing and in a change', async () => {
    const refused = { status: 400, body: { floor: [expect.stringContaining('4 floors')], code: 'invalid' } };
    expect(await post({ floor: '5', floors: '4' })).toMatchObject(refused);
    const { body } = await post({ floor: '0', floors: '4' });
    expect(body).toMatchObject({ floor: 0, floors: 4 });
    expect(await patch(body.id, owner, { floor: 5 })).toMatchObject(refused);
  });

  it('needs an account', async () => {
    expect((await post({}, [], null)).status).toBe(401);
    expect((await send('PATCH', '1/', null)).status).toBe(401);
    expect((await send('DELETE', '1/', null)).status).toBe(401);
  });

  it('lets only a superuser feature a listing', async () => {
    const { body } = await post({ featured: 'true' });
    expect(body.featured).toBe(false);
    expect((await patch(body.id, owner, { featured: true })).body.featured).toBe(false);
    expect((await patch(body.id, admin, { featured: true })).body.featured).toBe(true);
    expect((await patch(body.id, owner, { featured: false, title: 'Renamed' })).body).toMatchObject({
      featured: true,
      title: 'Renamed',
    });
    expect((await post({ featured: 'true' }, [], admin)).body.featured).toBe(true);
  });

  it('ignores owner, lifecycle, id and search words in a form', async () => {
    const { body } = await post({
      owner: String(admin.id),
      owner_id: String(admin.id),
      lifecycle: 'sold',
      id: '1',
      search: 'x',
      created_at: '2001-01-01',
      draft_reason: 'x',
    });
    expect(body).toMatchObject({ owner: { id: owner.id }, lifecycle: 'published', days_on_market: 0 });
    expect(
      (
        await patch(body.id, owner, {
          owner: admin.id,
          owner_id: admin.id,
          id: 1,
          price_in_paise: 5,
          lifecycle: 'draft',
        })
      ).body,
    ).toHaveProperty('lifecycle');
    expect((await patch(body.id, owner, { owner_id: admin.id, price_in_paise: 5 })).body).toMatchObject({
      owner: { id: owner.id },
      price: null,
    });
  });

  it('keeps the history of a price from its publication on, and starts over with another purpose', async () => {
    const { body } = await post({ price: '15500000', purpose: 'sale' });
    expect(body.price_history).toEqual([]);
    await database().run(sql`update property set created_at = created_at - interval '9 days' where id = ${body.id}`);
    await patch(body.id, owner, { price: '14500000' });
    await database().run(
      sql`update property_price_change set at = at - interval '3 days' where property_id = ${body.id}`,
    );
    await patch(body.id, owner, { title: 'Renamed' });
    const { body: lowered } = await patch(body.id, owner, { price: '13500000' });
    expect(lowered.price_history.map(({ price }) => price)).toEqual(['15500000.00', '14500000.00', '13500000.00']);
    expect(lowered.price_history[0]?.date).toBe(lowered.createdAt);
    expect((await patch(body.id, owner, { purpose: 'rent', price: '90000' })).body.price_history).toEqual([]);
  });

  it('keeps no history of a draft’s price', async () => {
    const { body } = await post({ price: '15500000' });
    await database().run(sql`update property set lifecycle = 'draft' where id = ${body.id}`);
    await patch(body.id, owner, { price: '14500000' });
    await database().run(sql`update property set lifecycle = 'published' where id = ${body.id}`);
    expect((await patch(body.id, owner, { title: 'Renamed' })).body.price_history).toEqual([]);
  });

  it('stores listings beyond the allowance as drafts with the reason, and publishes them when slots are free', async () => {
    const [first] = [(await post()).body, await post()];
    const { status, body: third } = await post();
    expect(status).toBe(201);
    expect(third).toMatchObject({
      lifecycle: 'draft',
      title: 'Tulsi house',
      draft_reason: expect.stringMatching(/allowance is 2.*Choose a package/),
    });
    expect(await patch(third.id, owner, { lifecycle: 'published' })).toMatchObject({
      status: 409,
      body: { code: 'allowance_used', detail: third.draft_reason },
    });
    expect((await patch(third.id, owner, { title: 'Still a draft' })).body).toMatchObject({
      lifecycle: 'draft',
      draft_reason: third.draft_reason,
    });
    expect((await patch(first.id, owner, { lifecycle: 'archived' })).body.lifecycle).toBe('archived');
    const published = await patch(third.id, owner, { lifecycle: 'published' });
    expect(published.body).toMatchObject({ lifecycle: 'published', title: 'Still a draft' });
    expect(published.body).not.toHaveProperty('draft_reason');
    expect((await patch(first.id, owner, { lifecycle: 'published' })).status).toBe(409);
  });

  it('stores a listing of an unconfirmed address as a draft with the reason, and publishes it once confirmed', async () => {
    const unconfirmed = await makeAccount(database(), { unverified: true });
    const { status, body } = await post({ location: 'Baner' }, [await tiny(7)], unconfirmed);
    expect([status, body]).toMatchObject([
      201,
      {
        lifecycle: 'draft',
        title: 'Tulsi house',
        location: 'Baner',
        images: [expect.any(Object)],
        draft_reason: expect.stringMatching(/confirm your email address.*link.*publish it/),
      },
    ]);
    expect((await server.inject({ url: `/api/properties/${body.id}/` })).statusCode).toBe(404);
    expect(await patch(body.id, unconfirmed, { lifecycle: 'published' })).toMatchObject({
      status: 409,
      body: { code: 'email_unverified', detail: body.draft_reason },
    });
    expect((await patch(body.id, admin, { title: 'Changed by the office' })).body).toMatchObject({
      lifecycle: 'draft',
    });
    await database().run(sql`update account set email_verified_at = now() where id = ${unconfirmed.id}`);
    expect((await patch(body.id, unconfirmed, { lifecycle: 'published' })).body).toMatchObject({
      lifecycle: 'published',
      title: 'Changed by the office',
    });
  });

  it('counts the slots of active packages only', async () => {
    const grant = async (slots: number | null, from: number, to: number) => {
      const bought = await database().row<{ id: number }>(sql`
        with package as (insert into package (name, description, features, colour, icon) values (${`P${Math.random()}`}, '', '{}', '', '') returning id),
        payment as (insert into payment (account_id, receipt, gateway, amount_in_paise, description, package_id) select ${owner.id}, ${`r${Math.random()}`}, 'sandbox', 100, '', id from package returning id, package_id)
        select id, package_id from payment`);
      const version = await database().row<{ id: number }>(
        sql`insert into package_version (package_id, price_in_paise, duration_in_days, slots, contacts, begins_at) select package_id, 100, 30, ${slots}::int, 1, 'epoch' from payment where id = ${bought?.id} returning id`,
      );
      await database().run(
        sql`insert into package_grant (account_id, payment_id, package_id, version_id, slots, contacts, starts_at, expires_at) select ${owner.id}, id, package_id, ${version?.id}::int, ${slots}::int, 1, now() + ${`${from} days`}::interval, now() + ${`${to} days`}::interval from payment where id = ${bought?.id}`,
      );
    };
    await grant(5, -60, -30);
    await grant(5, 1, 30);
    await grant(1, -1, 30);
    const lives = [];
    for (let more = 0; more < 4; more += 1) lives.push((await post()).body.lifecycle);
    expect(lives).toEqual(['published', 'published', 'published', 'draft']);
    await grant(null, -1, 30);
    expect((await post()).body.lifecycle).toBe('published');
  });

  it('enforces the allowance for concurrent posts', async () => {
    const posted = await Promise.all(Array.from({ length: 6 }, () => post()));
    expect(posted.map(({ body }) => body.lifecycle).sort()).toEqual([
      'draft',
      'draft',
      'draft',
      'draft',
      'published',
      'published',
    ]);
  });

  it('sets superusers no limit', async () => {
    for (let more = 0; more < 3; more += 1) expect((await post({}, [], admin)).body.lifecycle).toBe('published');
  });

  it('is changed and deleted by its owner and superusers only', async () => {
    const {
      body: { id },
    } = await post();
    expect((await patch(id, stranger, { title: 'Mine' })).status).toBe(403);
    expect((await send('PATCH', `${id}/`, stranger, { title: 'Mine' })).status).toBe(403);
    expect((await send('DELETE', `${id}/`, stranger)).status).toBe(403);
    expect((await patch(id, admin, { title: 'Edited by the office' })).body.title).toBe('Edited by the office');
    expect(await send('DELETE', `${id}/`, owner)).toEqual({ status: 204, body: null });
    expect((await send('DELETE', `${id}/`, owner)).status).toBe(404);
    expect((await patch(id, owner, { title: 'x' })).status).toBe(404);
    const { body: other } = await post();
    expect((await send('DELETE', `${other.id}/`, admin)).status).toBe(204);
  });

  it('keeps fields that a change does not name, and clears optional texts sent empty as JSON', async () => {
    const { body } = await post({ location: 'Baner', price: '5000000', parking: '1', bedrooms: '3', amenities }, [
      await tiny(3),
    ]);
    const changed = (await patch(body.id, owner, { price: '4500000', parking: '', amenities: [Number(amenities[0])] }))
      .body;
    const times = { changed_at: expect.any(String), confirmed_at: expect.any(String), version: expect.any(Number) };
    expect(changed).toEqual({
      ...body,
      price: '4500000.00',
      parking: null,
      amenities: [Number(amenities[0])],
      ...times,
    });
    expect((await patch(body.id, owner, {})).body).toEqual({ ...changed, ...times });
  });

  it('is found by its new words after a change', async () => {
    const { body } = await post({ title: 'Saptaparni' });
    await patch(body.id, owner, { title: 'Kanchanjunga' });
    const listed = async (words: string) =>
      ((await server.inject(`/api/properties/?search=${words}`)).json() as Property[]).map(({ id }) => id);
    expect([await listed('kanchanjungo'), await listed('saptaparni')]).toEqual([[body.id], []]);
  });

  it('R38 a change of an old version is 409 with the current listing: owner and agent never overwrite each other unseen', async () => {
    const agent = await makeAccount(database(), { roles: ['agent'] });
    const { body } = await post({ price: '98000000' });
    const { version } = body;
    expect(version).toEqual(expect.any(Number));
    const saves = await Promise.all(
      [
        { who: owner, price: '96000000' },
        { who: agent, price: '89000000' },
      ].map(({ who, price }) => send('PATCH', `${body.id}/`, who, { price, version: String(version) })),
    );
    const [saved, refused] = [saves.find(({ status }) => status === 200), saves.find(({ status }) => status === 409)];
    expect(refused?.body).toMatchObject({ code: 'stale', current: { ...saved?.body, days_on_market: 0 } });
    const again = { price: '91000000', title: 'Both read' };
    expect((await patch(body.id, owner, { ...again, version: saved?.body.version })).body).toMatchObject({
      price: '91000000.00',
      title: 'Both read',
    });
    expect((await patch(body.id, owner, { price: '1000', version })).status).toBe(409);
    expect((await patch(body.id, owner, { price: '92000000' })).status).toBe(200);
    const shown = (await server.inject({ url: `/api/properties/${body.id}/` })).json() as Property;
    expect(shown.version).toBeUndefined();
  });

  it('adds, removes and reorders pictures in one change', async () => {
    const { body } = await post({}, [await tiny(11), await tiny(12), await tiny(13)]);
    const [a, b, c] = body.images.map(({ id }) => String(id)) as [string, string, string];
    const idsAfter = async (fields: Fields, pictures: readonly Buffer[] = []) =>
      (await send('PATCH', `${body.id}/`, owner, fields, pictures)).body.images.map(({ id }) => String(id));
    expect(await idsAfter({ image_order: [c, a, b] })).toEqual([c, a, b]);
    const [, , , d] = (await idsAfter({}, [await tiny(14)])) as [string, string, string, string];
    const after = await idsAfter({ remove_images: [a], image_order: [d, b, c] }, [await tiny(15)]);
    expect(after.slice(0, 3)).toEqual([d, b, c]);
    expect(after).toHaveLength(4);
    expect(await idsAfter({ remove_images: [d] })).toEqual([b, c, after[3]]);
  });

  it.each([
    ['image_order', ['1']],
    ['remove_images', ['2147483647']],
  ])('rejects %s of pictures that are not its own, by field, and changes nothing', async (field, value) => {
    const { body } = await post({}, [await tiny(21), await tiny(22)]);
    const refused = await send('PATCH', `${body.id}/`, owner, { [field]: value, title: 'Changed' });
    expect([refused.status, Object.keys(refused.body).sort()]).toEqual([400, ['code', field].sort()]);
    expect((await server.inject({ url: `/api/properties/${body.id}/`, headers: owner.headers })).json()).toEqual(body);
  });

  it('accepts exactly twenty pictures, at once or one by one', async () => {
    const pictures = await Promise.all(Array.from({ length: 21 }, (_, seed) => tiny(30 + seed)));
    const { status, body } = await post({}, pictures.slice(0, 20));
    expect([status, body.images.length]).toEqual([201, 20]);
    expect((await post({}, pictures)).status).toBe(413);
    const before = await count('property_image');
    expect(await send('PATCH', `${body.id}/`, owner, {}, pictures.slice(20))).toMatchObject({
      status: 400,
      body: { images: [expect.stringMatching(/20/)] },
    });
    expect(await count('property_image')).toBe(before);
    const swapped = await send(
      'PATCH',
      `${body.id}/`,
      owner,
      { remove_images: String(body.images[0]?.id) },
      pictures.slice(20),
    );
    expect([swapped.status, swapped.body.images.length]).toEqual([200, 20]);
  }, 90_000);

  it('stores no listing if one of its files is not a picture', async () => {
    const before = [await count('property'), await count('property_image')];
    expect((await post({}, [await tiny(60), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')])).status).toBe(
      415,
    );
    expect([await count('property'), await count('property_image')]).toEqual(before);
  });

  it('stores no listing if one of its files has 0 bytes, and names the field', async () => {
    const before = [await count('property'), await count('property_image'), await count('media')];
    const refused = await post({}, [await tiny(61), Buffer.alloc(0)]);
    expect([refused.status, refused.body]).toEqual([
      400,
      { code: 'invalid', images: [expect.stringContaining('file is empty')] },
    ]);
    expect([await count('property'), await count('property_image'), await count('media')]).toEqual(before);
  });

  it('R17 stores the same photo once, however often it is sent', async () => {
    const [same, other] = [await tiny(62), await tiny(63)];
    const { body } = await post({}, Array(20).fill(same));
    expect(body.images).toHaveLength(1);
    const more = await send('PATCH', `${body.id}/`, owner, {}, [same, other, other]);
    expect([more.status, more.body.images.map(({ id }) => id)]).toEqual([
      200,
      [body.images[0]?.id, expect.any(Number)],
    ]);
    const swapped = await send('PATCH', `${body.id}/`, owner, { remove_images: String(body.images[0]?.id) }, [same]);
    expect(swapped.body.images).toHaveLength(2);
  });

  it('writes nothing before all pictures are stored', async () => {
    const stored: number[] = [];
    const failing: Media = {
      take: async (queryable) => {
        stored.push((await count('property')) ?? 0);
        if (stored.length === 2) throw new Error('the disk is full');
        const row = await queryable.row<{ id: number }>(
          sql`insert into media (hash, width, height, placeholder) values (${`h${Math.random()}`}, 1, 1, '') returning id`,
        );
        return { id: row?.id ?? 0, hash: '', width: 1, height: 1, placeholder: '' };
      },
    } as Partial<Media> as Media;
    const other = await buildTestServer(database(), [propertiesRoutes], { media: failing });
    const before = await count('property');
    const form = await formOf(least(), [await tiny(1), await tiny(2)]);
    const answer = await other.inject({
      method: 'POST',
      url: '/api/properties/',
      ...form,
      headers: { ...form.headers, ...owner.headers },
    });
    expect([answer.statusCode, stored, await count('property')]).toEqual([500, [before, before], before]);
    await other.close();
  });

  it('accepts pictures over a real connection, and leaves no temporary files', async () => {
    const other = await buildTestServer(database(), [propertiesRoutes]);
    const address = await other.listen({ port: 0, host: '127.0.0.1' });
    const form = await formOf(
      least(),
      await Promise.all([71, 72, 73].map((seed) => drawPicture({ seed, width: 1_600, height: 1_000 }))),
    );
    const answer = await fetch(`${address}/api/properties/`, {
      method: 'POST',
      body: new Uint8Array(form.payload),
      headers: { ...form.headers, ...owner.headers },
    });
    expect([answer.status, ((await answer.json()) as Property).images.length]).toEqual([201, 3]);
    expect(existsSync(other.uploadFolder)).toBe(true);
    while ((await readdir(other.uploadFolder)).length > 0) await new Promise(setImmediate);
    await other.close();
  });

  it('ignores files in other fields', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(least())) form.append(name, value);
    form.append('contract', new Blob(['words']), 'contract.txt');
    const sent = new Response(form);
    const answer = await server.inject({
      method: 'POST',
      url: '/api/properties/',
      payload: Buffer.from(await sent.arrayBuffer()),
      headers: { ...owner.headers, 'content-type': sent.headers.get('content-type') ?? '' },
    });
    expect([answer.statusCode, (answer.json() as Property).images]).toEqual([201, []]);
  });
});
