import type { Panorama, Tour, TourChange } from '@contract/tours';
import { tourLimits } from '@contract/tourLimits';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing, makePicture } from '../../../../test/support/factories';
import { formOf } from '../../../../test/support/forms';
import { drawPicture } from '../../../../test/support/pictures';
import { buildTestServer } from '../../../../test/support/testServer';
import { listAudit } from '../../audit/auditStore';
import { toursRoutes } from './toursRoutes';

const drawing: NonNullable<TourChange['plan']>['drawing'] = {
  walls: [
    {
      points: [
        [0, 0],
        [5, 0],
      ],
      thickness: 0.3,
    },
  ],
  openings: [{ kind: 'door', from: [1, 0], to: [2, 0], thickness: 0.3, hinge: [1, 0], swing_deg: 90 }],
  rooms: [
    {
      name: 'Court',
      polygon: [
        [0, 0],
        [5, 0],
        [5, 5],
      ],
      area_m2: 12.5,
      outdoor: true,
    },
  ],
  water: [],
  furniture: [],
};

describeOnBoth('tours', (database) => {
  let server: FastifyInstance;
  let agent: TestAccount;
  let owner: TestAccount;
  let id: number;
  let count = 0;

  beforeAll(async () => {
    server = await buildTestServer(database(), [toursRoutes]);
    agent = await makeAccount(database(), { roles: ['agent'] });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    owner = await makeAccount(database());
    id = (await makeListing(database(), { ownerId: owner.id })).id;
  });

  const upload = async (bytes: Buffer, { clientId = `panorama-${(count += 1)}`, who = agent } = {}) => {
    const form = await formOf({ client_id: clientId }, [{ field: 'image', bytes }]);
    const url = `/api/properties/${id}/tour/panoramas/`;
    const answer = await server.inject({ method: 'POST', url, ...form, headers: { ...form.headers, ...who.headers } });
    return { status: answer.statusCode, body: answer.json<Panorama & Record<string, unknown>>() };
  };
  const panorama = async () => (await upload(await drawPicture({ width: 64, height: 32, seed: count }))).body.id;
  const room = (scene: number, title = 'Court', more: object = {}) => ({
    id: scene,
    title,
    initial_yaw_deg: 0,
    links: [],
    ...more,
  });
  const way = (to: number, more: object = {}) => ({ to, yaw_deg: -4.6, pitch_deg: -8.4, label: 'Hall', ...more });
  const put = async (change: object, who: TestAccount = agent) => {
    const payload = { title: 'Two courts', plan: null, ...change };
    const url = `/api/properties/${id}/tour/`;
    const answer = await server.inject({ method: 'PUT', url, payload, headers: who.headers });
    return { status: answer.statusCode, body: answer.json<Tour & Record<string, unknown> & { current?: Tour }>() };
  };
  const get = async () => {
    const answer = await server.inject({ url: `/api/properties/${id}/tour/` });
    return { status: answer.statusCode, body: answer.json<Tour>() };
  };

  it('are shown once they are published, with rooms, ways and the plan', async () => {
    const [court, hall] = [await panorama(), await panorama()];
    expect((await get()).status).toBe(404);
    const scenes = [
      room(court, 'Court', { alt: 'A court with a tree', initial_yaw_deg: 12.5, links: [way(hall)] }),
      room(hall, 'Hall', { links: [way(court, { label: 'Court' })] }),
    ];
    const plan = { name: 'Ground floor', drawing, image: null, viewpoints: [viewpoint(court)] };
    const saved = await put({ scenes, plan });
    expect(saved).toMatchObject({ status: 200, body: { version: 1, title: 'Two courts' } });
    const { body } = await get();
    expect(body).toEqual(saved.body);
    expect(body.scenes[0]).toMatchObject({
      id: court,
      title: 'Court',
      alt: 'A court with a tree',
      width: 64,
      height: 32,
      image: expect.stringContaining('.jpg') as string,
      initial_yaw_deg: 12.5,
      links: [way(hall)],
    });
    expect(body.scenes[1]).toMatchObject({ alt: 'Hall', links: [way(court, { label: 'Court' })] });
    expect(body.plan).toEqual({ ...plan, picture: null });
  });

  const viewpoint = (scene: number, more: object = {}) => ({ scene, x: 1.5, y: 2, north_offset_deg: 180, ...more });

  it('lose rooms that a change does not name, and end without rooms', async () => {
    const [court, hall] = [await panorama(), await panorama()];
    await put({ scenes: [room(court), room(hall)] });
    const waiting = await panorama();
    expect((await put({ scenes: [room(hall)] })).body.scenes.map((scene) => scene.id)).toEqual([hall]);
    const left = await database().rows<{ id: number }>(
      sql`select id from tour_scene where property_id = ${id} order by id`,
    );
    expect(left.map((scene) => scene.id)).toEqual([hall, waiting]);
    expect((await put({ scenes: [] })).status).toBe(200);
    expect((await get()).status).toBe(404);
  });

  it('R38 a change of an older version is refused with the tour as it is now', async () => {
    const court = await panorama();
    expect((await put({ version: 0, scenes: [room(court)] })).status).toBe(200);
    const both = await Promise.all(['A', 'B'].map((title) => put({ version: 1, title, scenes: [room(court, title)] })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = both[0]?.status === 200 ? both : [both[1], both[0]];
    expect(lost?.body).toMatchObject({ code: 'stale', current: { version: 2, title: won?.body.title } });
  });

  it('refuse bad input by field and change nothing', async () => {
    const [court, hall] = [await panorama(), await panorama()];
    const other = (await makeListing(database(), { ownerId: owner.id })).id;
    const strange = (
      await database().row<{ id: number }>(sql`
        insert into tour_scene (property_id, media_id, client_id, title, position)
        values (${other}, ${(await makePicture(database())).id}, 'strange-scene', '', 0) returning id`)
    )?.id;
    const photo = (
      await database().row<{ id: number }>(sql`
        insert into property_image (property_id, media_id, position) values (${id}, ${(await makePicture(database())).id}, 0) returning id`)
    )?.id;
    const plan = (more: object) => ({ name: 'Ground floor', drawing, image: null, viewpoints: [], ...more });
    const many = Array.from({ length: tourLimits.scenes + 1 }, () => room(court));
    const wrong: readonly [what: string, change: object, field: string][] = [
      ['a way to a room of another tour', { scenes: [room(court, 'Court', { links: [way(strange ?? 0)] })] }, 'scenes'],
      ['a way to itself', { scenes: [room(court, 'Court', { links: [way(court)] })] }, 'scenes'],
      ['a room twice', { scenes: [room(court), room(court)] }, 'scenes'],
      ['a panorama of another listing', { scenes: [room(strange ?? 0)] }, 'scenes'],
      ['over 40 rooms', { scenes: many }, 'scenes'],
      [
        'an angle out of range',
        { scenes: [room(court, 'Court', { links: [way(hall, { yaw_deg: 181 })] }), room(hall)] },
        'scenes',
      ],
      [
        'a pitch out of range',
        { scenes: [room(court, 'Court', { links: [way(hall, { pitch_deg: -91 })] }), room(hall)] },
        'scenes',
      ],
      ['a room without a name', { scenes: [room(court, ' ')] }, 'scenes'],
      ['no title', { title: '', scenes: [room(court)] }, 'title'],
      ['a photo as a plan', { scenes: [room(court)], plan: plan({ drawing: null, image: photo }) }, 'plan'],
      ['a plan of nothing', { scenes: [room(court)], plan: plan({ drawing: null }) }, 'plan'],
      ['a place of another room', { scenes: [room(court)], plan: plan({ viewpoints: [viewpoint(hall)] }) }, 'plan'],
      [
        'a wall with one end',
        { scenes: [room(court)], plan: plan({ drawing: { ...drawing, walls: [{ points: [[0, 0]], thickness: 1 }] } }) },
        'plan',
      ],
    ];
    for (const [what, change, field] of wrong) {
      const { status, body } = await put(change);
      expect([what, status, Object.keys(body)]).toEqual([what, 400, expect.arrayContaining([field])]);
    }
    expect((await get()).status).toBe(404);
  });

  it('show a floor plan of the listing as their plan, until it is removed', async () => {
    const court = await panorama();
    const image = (
      await database().row<{ id: number }>(sql`
        insert into property_image (property_id, media_id, position, kind) values (${id}, ${(await makePicture(database())).id}, 0, 'floor_plan') returning id`)
    )?.id;
    const plan = { name: 'Ground floor', drawing: null, image, viewpoints: [viewpoint(court, { x: 0.5, y: 0.25 })] };
    const outside = { ...plan, viewpoints: [viewpoint(court, { x: 1.5 })] };
    expect((await put({ scenes: [room(court)], plan: outside })).body).toHaveProperty('plan');
    expect((await put({ scenes: [room(court)], plan })).body.plan).toMatchObject({
      ...plan,
      picture: { alt: 'Ground floor' },
    });
    await database().run(sql`delete from property_image where id = ${image}`);
    expect((await get()).body.plan).toBeNull();
  });

  it('are changed by agents with an audit entry, and by the owner once a virtual tour was delivered', async () => {
    const court = await panorama();
    expect((await put({ scenes: [room(court)] }, owner)).status).toBe(403);
    await put({ scenes: [room(court)] });
    await database().run(sql`
      with priced as (insert into add_on (name, description, delivery) values (${`Tour ${id}`}, '', 'tour') returning id),
      paid as (
        insert into payment (account_id, receipt, gateway, provider_order_id, amount_in_paise, description, status, completed_at)
        values (${owner.id}, ${`tour-${id}`}, 'sandbox', ${`order-tour-${id}`}, 100, 'Tour', 'completed', now()) returning id
      ),
      granted as (
        insert into add_on_grant (account_id, payment_id, add_on_id, granted_at) select ${owner.id}, paid.id, priced.id, now() from paid, priced returning id
      )
      insert into addon_order (account_id, grant_id, property_id, status, ordered_at, delivered_at)
      select ${owner.id}, id, ${id}, 'delivered', now(), now() from granted`);
    expect((await put({ title: 'Mine', scenes: [room(court)] }, owner)).status).toBe(200);
    expect((await upload(await drawPicture({ width: 64, height: 32, seed: 77 }), { who: owner })).status).toBe(201);
    const stranger = await makeAccount(database());
    expect((await put({ title: 'Mine', scenes: [room(court)] }, stranger)).status).toBe(403);
    const filter = { action: 'tour.update', subject_id: String(id) };
    expect((await listAudit(database(), filter, { limit: 10, offset: 0 })).total).toBe(1);
  });

  it('R45 a panorama is twice as wide as high, is stored once for a repeated upload, and has sizes for a sphere', async () => {
    const bytes = await drawPicture({ width: 2600, height: 1302 });
    const clientId = `panorama-${(count += 1)}`;
    const [first, again] = [await upload(bytes, { clientId }), await upload(bytes, { clientId })];
    expect([first.status, again.body]).toEqual([201, first.body]);
    expect(first.body).toMatchObject({ width: 2600, height: 1300, client_id: clientId });
    expect(first.body.srcset.webp.match(/\d+w/g)).toEqual(['1024w', '2048w', '2600w']);
    const wrong = await upload(await drawPicture({ width: 640, height: 400 }));
    expect(wrong).toMatchObject({ status: 415, body: { code: 'wrong_shape' } });
    expect((await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(415);
    const stored = await database().rows(sql`select from tour_scene where property_id = ${id}`);
    expect(stored).toHaveLength(1);
  }, 180_000);

  it('R45 a panorama over 40 megapixels is refused, and a listing has at most 60', async () => {
    const { width, height } = { width: 9_000, height: 4_500 };
    const huge = await sharp({ create: { width, height, channels: 3, background: '#336699' } })
      .jpeg({ quality: 10 })
      .toBuffer();
    expect(await upload(huge)).toMatchObject({ status: 413, body: { code: 'too_many_pixels' } });
    const media = (await makePicture(database())).id;
    await database().run(sql`
      insert into tour_scene (property_id, media_id, client_id, title, position)
      select ${id}, ${media}, 'filler-' || n, '', 0 from generate_series(1, ${tourLimits.panoramas}) n`);
    const full = await upload(await drawPicture({ width: 64, height: 32 }));
    expect([full.status, Object.keys(full.body)]).toEqual([400, expect.arrayContaining(['image'])]);
  }, 180_000);
});
