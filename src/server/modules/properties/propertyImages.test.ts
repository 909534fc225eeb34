import { limits } from '@contract/limits';
import type { Property, PropertyImage } from '@contract/properties';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing } from '../../../../test/support/factories';
import { formOf } from '../../../../test/support/forms';
import { phoneHeic } from '../../../../test/support/heic';
import { drawPicture } from '../../../../test/support/pictures';
import { buildTestServer } from '../../../../test/support/testServer';
import { propertiesRoutes } from './propertiesRoutes';

const tiny = (seed: number) => drawPicture({ width: 60, height: 40, seed });

describeOnBoth('single pictures', (database) => {
  let server: FastifyInstance;
  let owner: TestAccount;
  let stranger: TestAccount;
  let id: number;

  beforeAll(async () => {
    server = await buildTestServer(database(), [propertiesRoutes]);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    owner = await makeAccount(database());
    stranger = await makeAccount(database());
    id = (await makeListing(database(), { ownerId: owner.id, lifecycle: 'draft', title: 'Tulsi house' })).id;
  });

  type Answer = { status: number; body: PropertyImage & Record<string, unknown> };
  const add = async (
    clientId: string,
    picture: Buffer,
    { alt = '', who = owner }: { alt?: string; who?: TestAccount } = {},
  ): Promise<Answer> => {
    const form = await formOf({ client_id: clientId, alt }, [{ field: 'image', bytes: picture }]);
    const answer = await server.inject({
      method: 'POST',
      url: `/api/properties/${id}/images/`,
      payload: form.payload,
      headers: { ...form.headers, ...who.headers },
    });
    return { status: answer.statusCode, body: answer.json() as Answer['body'] };
  };
  const change = async (image: number, payload: object, who = owner): Promise<Answer> => {
    const answer = await server.inject({
      method: 'PATCH',
      url: `/api/properties/${id}/images/${image}/`,
      headers: who.headers,
      payload,
    });
    return { status: answer.statusCode, body: answer.json() as Answer['body'] };
  };
  const remove = async (image: number, who = owner) =>
    (await server.inject({ method: 'DELETE', url: `/api/properties/${id}/images/${image}/`, headers: who.headers }))
      .statusCode;
  const images = async (who: TestAccount | null = owner) =>
    ((await server.inject({ url: `/api/properties/${id}/`, headers: { ...who?.headers } })).json() as Property).images;
  const stored = async () =>
    (
      await database().row<{ rows: number }>(
        sql`select count(*)::int as rows from property_image where property_id = ${id}`,
      )
    )?.rows;

  it('are appended; the first is the cover', async () => {
    const first = await add('photo-one', await tiny(1), { alt: 'The front' });
    const second = await add('photo-two', await tiny(2));
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body).toMatchObject({
      width: 60,
      height: 40,
      alt: 'The front',
      own_alt: 'The front',
      client_id: 'photo-one',
    });
    expect(second.body).toMatchObject({ alt: 'Tulsi house, picture 2', own_alt: '', client_id: 'photo-two' });
    expect(await images()).toEqual([first.body, second.body]);
  });

  it('H8 a retry creates no duplicate: the same client id is the same picture, later or concurrently', async () => {
    const picture = await tiny(3);
    const at = await Promise.all(Array.from({ length: 6 }, () => add('photo-one', picture)));
    expect(new Set(at.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect((await add('photo-one', await tiny(4))).body).toEqual(at[0]?.body);
    expect(await stored()).toBe(1);
  });

  it('R17 the same photo sent 30 times under other client ids is stored once', async () => {
    const picture = await tiny(5);
    const sent = await Promise.all(Array.from({ length: 30 }, (_, at) => add(`photo-${at}-again`, picture)));
    expect(new Set(sent.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await stored()).toBe(1);
    expect((await add('photo-other', await tiny(6))).body.id).not.toBe(sent[0]?.body.id);
  });

  it('R15 are taken from a phone as they are: a HEIC becomes a picture of our formats, and one that is cut off is refused', async () => {
    const { status, body } = await add('from-a-phone', phoneHeic());
    expect([status, body.width, body.height]).toEqual([201, 1_200, 800]);
    expect(body.image).toMatch(/^\/media\/[0-9a-f]{40}-\d+\.jpg$/);
    const cut = await add('one-cut-off', phoneHeic().subarray(0, 1_200));
    expect([cut.status, cut.body.code, await stored()]).toEqual([415, 'wrong_type', 1]);
  });

  it('are refused by their field when they have 0 bytes, and nothing is stored', async () => {
    const refused = await add('photo-one', Buffer.alloc(0));
    expect([refused.status, refused.body]).toEqual([
      400,
      { code: 'invalid', image: [expect.stringContaining('file is empty')] },
    ]);
    expect(await stored()).toBe(0);
  });

  it('R17 are twenty at most, also concurrently', async () => {
    for (let seed = 0; seed < 17; seed += 1)
      expect((await add(`photo-${seed}-here`, await tiny(seed))).status).toBe(201);
    const late = await Promise.all(
      Array.from({ length: 8 }, async (_, seed) => add(`late-${seed}-photo`, await tiny(100 + seed))),
    );
    expect(late.map(({ status }) => status).sort()).toEqual([201, 201, 201, 400, 400, 400, 400, 400]);
    expect(late.find(({ status }) => status === 400)?.body).toEqual({
      code: 'invalid',
      image: [`A listing can have up to ${limits.picture.perListing} pictures.`],
    });
    expect(await stored()).toBe(20);
    const accepted = late.findIndex(({ status }) => status === 201);
    expect((await add(`late-${accepted}-photo`, await tiny(100 + accepted))).status).toBe(201);
  }, 180_000);

  it('are rejected without a file or a client id, or if not a picture, and nothing is stored', async () => {
    const form = await formOf({ client_id: 'photo-one' });
    const without = await server.inject({
      method: 'POST',
      url: `/api/properties/${id}/images/`,
      payload: form.payload,
      headers: { ...form.headers, ...owner.headers },
    });
    expect([without.statusCode, without.json()]).toEqual([400, { code: 'invalid', image: ['Choose a picture.'] }]);
    expect((await add('x', await tiny(1))).body).toHaveProperty('client_id');
    expect((await add('photo-one', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(415);
    expect(await stored()).toBe(0);
  });

  it('need the permission to edit the listing', async () => {
    const { body } = await add('photo-one', await tiny(1));
    expect([
      (await add('photo-two', await tiny(2), { who: stranger })).status,
      await remove(body.id, stranger),
    ]).toEqual([404, 404]);
    await database().run(sql`update property set lifecycle = 'published' where id = ${id}`);
    expect((await add('photo-two', await tiny(2), { who: stranger })).status).toBe(403);
    expect((await change(body.id, { alt: 'Mine' }, stranger)).status).toBe(403);
    expect(await remove(body.id, stranger)).toBe(403);
    const { id: other } = await makeListing(database(), { ownerId: stranger.id });
    expect(
      (
        await server.inject({
          method: 'PATCH',
          url: `/api/properties/${other}/images/${body.id}/`,
          headers: stranger.headers,
          payload: { alt: 'Mine' },
        })
      ).statusCode,
    ).toBe(404);
    expect(
      (
        await server.inject({
          method: 'DELETE',
          url: `/api/properties/${other}/images/${body.id}/`,
          headers: stranger.headers,
        })
      ).statusCode,
    ).toBe(204);
    expect(await images()).toEqual([body]);
  });

  it('accept an alternative text, a change and its removal', async () => {
    const { body } = await add('photo-one', await tiny(1));
    expect((await change(body.id, { alt: ' The court ' })).body).toMatchObject({
      alt: 'The court',
      own_alt: 'The court',
    });
    expect((await change(body.id, { alt: '' })).body).toMatchObject({ alt: 'Tulsi house, picture 1', own_alt: '' });
    expect((await change(body.id, { alt: 'x'.repeat(301) })).body).toHaveProperty('alt', [
      'Use 300 characters or fewer.',
    ]);
    expect((await change(2_147_483_647, { alt: 'x' })).status).toBe(404);
  });

  it('move to any position during concurrent changes', async () => {
    const ids: number[] = [];
    for (let seed = 0; seed < 4; seed += 1) ids.push((await add(`photo-${seed}-here`, await tiny(seed))).body.id);
    const [a, b, c, d] = ids as [number, number, number, number];
    const order = async () => (await images()).map((image) => image.id);
    await change(d, { position: 0 });
    expect(await order()).toEqual([d, a, b, c]);
    await change(d, { position: 2 });
    expect(await order()).toEqual([a, b, d, c]);
    await change(a, { position: 19 });
    expect(await order()).toEqual([b, d, c, a]);
    const [, fresh] = await Promise.all([change(c, { position: 0 }), add('photo-late', await tiny(9)), remove(d)]);
    expect(await order()).toEqual([c, b, a, fresh.body.id]);
    expect((await change(a, { position: 20 })).status).toBe(400);
  });

  it('can be deleted, also twice', async () => {
    const { body } = await add('photo-one', await tiny(1));
    expect([await remove(body.id), await remove(body.id), await stored()]).toEqual([204, 204, 0]);
    expect((await add('photo-one', await tiny(1))).status).toBe(201);
  });

  it('are photos or floor plans, and only a photo is the cover', async () => {
    const plan = (await add('photo-one', await tiny(1))).body;
    const photo = (await add('photo-two', await tiny(2))).body;
    expect([plan.kind, photo.kind]).toEqual(['photo', 'photo']);
    expect((await change(plan.id, { kind: 'floor_plan' })).body).toMatchObject({
      kind: 'floor_plan',
      alt: 'Tulsi house, floor plan 1',
    });
    expect((await change(plan.id, { kind: 'garden' })).body).toHaveProperty('kind');
    const whole = await server.inject({ url: `/api/properties/${id}/`, headers: owner.headers });
    expect((whole.json() as Property).image).toBe(photo.image);
    const mine = await server.inject({ url: '/api/properties/?owner=me', headers: owner.headers });
    expect((mine.json() as Property[]).find((row) => row.id === id)?.image).toBe(photo.image);
    await change(photo.id, { kind: 'floor_plan' });
    expect((await images()).map(({ kind }) => kind)).toEqual(['floor_plan', 'floor_plan']);
    const none = await server.inject({ url: `/api/properties/${id}/`, headers: owner.headers });
    expect((none.json() as Property).image).toBeNull();
  });

  it('hide their client ids from others', async () => {
    await add('photo-one', await tiny(1), { alt: 'The front' });
    await database().run(sql`update property set lifecycle = 'published' where id = ${id}`);
    const [image] = await images(null);
    expect(Object.keys(image ?? {}).sort()).toEqual([
      'alt',
      'height',
      'id',
      'image',
      'kind',
      'placeholder',
      'srcset',
      'width',
    ]);
  });
});
