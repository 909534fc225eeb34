import type { OfficeService } from '@contract/officeServices';
import type { OfficeSlide } from '@contract/officeSlides';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { exampleCount } from '../../../../test/support/counts';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makePicture } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { listAudit } from '../../audit/auditStore';
import { keepPicture } from '../../media/keptPictures';
import { deleteUnusedPictures } from '../../media/mediaStore';
import { contentRoutes } from './contentRoutes';
import { officeServicesRoutes } from './officeServicesRoutes';
import { officeSlidesRoutes } from './officeSlidesRoutes';

type Row = OfficeService | OfficeSlide;
type Answer = Row & { code?: string; current?: Row & { ids?: number[] } };

const lists = [
  {
    what: 'construction services',
    path: 'construction-services',
    site: '/api/construction-services/',
    type: 'service',
    fields: { icon: 'trees', description: 'Shade and water.', features: ['Levels first', 'Drip irrigation'] },
    other: { description: 'Shade only.' },
    most: 24,
    faults: [
      [{ title: ' ' }, 'title'],
      [{ title: 'x'.repeat(81) }, 'title'],
      [{ icon: 'spaceship' }, 'icon'],
      [{ description: '' }, 'description'],
      [{ features: Array(13).fill('Shade') }, 'features'],
      [{ features: ['x'.repeat(161)] }, 'features'],
    ],
  },
  {
    what: 'slides of the home page',
    path: 'hero-slides',
    site: '/api/site-images/?name=hero',
    type: 'slide',
    fields: { subtitle: 'Villas', description: 'Shade and water.' },
    other: { subtitle: 'Penthouses' },
    most: 5,
    faults: [
      [{ title: ' ' }, 'title'],
      [{ title: 'x'.repeat(81) }, 'title'],
      [{ subtitle: '' }, 'subtitle'],
      [{ description: 'x'.repeat(241) }, 'description'],
      [{ picture: null }, 'picture'],
    ],
  },
] as const;

const races = exampleCount(200);

describe.each(lists)('$what in the office', ({ path, site, type, fields, other, most, faults }) => {
  describeOnBoth('with', (database) => {
    let server: FastifyInstance;
    let editor: TestAccount;
    let picture: { media: number; alt: string };
    let requests = 0;

    beforeAll(async () => {
      server = await buildTestServer(database(), [contentRoutes, officeServicesRoutes, officeSlidesRoutes]);
    }, 180_000);
    afterAll(() => server.close());
    beforeEach(async () => {
      await database().run(sql`delete from construction_service`);
      await database().run(sql`delete from site_image`);
      editor = await makeAccount(database(), { roles: ['editor'] });
      const media = (await makePicture(database())).id;
      await keepPicture(database(), media, new Date());
      picture = { media, alt: 'A court with a tree' };
    });

    const ask = async <Body = Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
      const answer = await server.inject({
        method,
        url: `/api/office/${path}/${url}`,
        headers: editor.headers,
        ...(payload && { payload }),
      });
      return { status: answer.statusCode, body: (answer.body && answer.json()) as Body };
    };
    const form = (title: string, more: object = {}) => ({ title, ...fields, picture, ...more });
    const clientId = () => `ordered-${(requests += 1)}-${process.pid}`;
    const add = (title: string) => ask('POST', '', { client_id: clientId(), ...form(title) });
    const change = ({ id, version }: { id: number; version: number }, more: object) =>
      ask('PUT', `${id}/`, { version, ...form('Courts'), ...more });
    const remove = ({ id, version }: { id: number; version: number }) => ask('DELETE', `${id}/?version=${version}`);
    const order = (ids: readonly number[], read: readonly number[]) => ask('PUT', 'order/', { ids, read });
    const titles = async () => (await ask<Row[]>('GET', '')).body.map(({ title }) => title);
    const onSite = async () => (await server.inject({ url: site })).json<{ title: string }[]>();
    const entries = async () =>
      (await listAudit(database(), { actor: editor.id }, { limit: 500, offset: 0 })).entries.map(
        ({ action }) => action,
      );

    it('are added at the end, changed and removed, and the site shows it at once', async () => {
      const first = (await add('Courts')).body;
      expect(await add('Terraces')).toMatchObject({
        status: 201,
        body: { version: 1, ...fields, picture: { media: picture.media, picture: { alt: picture.alt } } },
      });
      expect(await onSite()).toMatchObject([{ title: 'Courts' }, { title: 'Terraces', picture: { alt: picture.alt } }]);
      expect(await change(first, { title: 'Two courts', ...other })).toMatchObject({
        status: 200,
        body: { version: 2 },
      });
      expect(await onSite()).toMatchObject([{ title: 'Two courts', ...other }, { title: 'Terraces' }]);
      expect((await remove({ id: first.id, version: 2 })).status).toBe(204);
      expect((await remove({ id: first.id, version: 2 })).status).toBe(404);
      expect(await onSite()).toMatchObject([{ title: 'Terraces' }]);
    });

    it('are shown at once by every process, in a new order too', async () => {
      let notified = () => {};
      const unlisten = await database().listen('content_changed', () => notified());
      /** Resolves when the other processes are told of a change. */
      const heard = async (write: () => Promise<unknown>) => {
        const notification = new Promise<true>((resolve) => (notified = () => resolve(true)));
        await write();
        return notification;
      };
      expect(await heard(() => add('Courts'))).toBe(true);
      expect(await heard(() => add('Terraces'))).toBe(true);
      const ids = (await ask<Row[]>('GET', '')).body.map(({ id }) => id);
      expect(await heard(() => order([...ids].reverse(), ids))).toBe(true);
      expect(await heard(() => remove({ id: ids[0] ?? 0, version: 1 }))).toBe(true);
      await unlisten();
    });

    it('are added once, however often the same request arrives', async () => {
      const request = { client_id: clientId(), ...form('Courts') };
      const answers = await Promise.all([1, 2, 3].map(() => ask('POST', '', request)));
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
      expect(await titles()).toEqual(['Courts']);
      expect(await entries()).toEqual([`${type}.add`]);
    });

    it('are ordered; an order that somebody else has changed meanwhile is refused with the current one', async () => {
      const ids = [];
      for (const title of ['One', 'Two', 'Three']) ids.push((await add(title)).body.id);
      const [one = 0, two = 0, three = 0] = ids;
      expect((await order([three, one, two], ids)).status).toBe(204);
      expect(await titles()).toEqual(['Three', 'One', 'Two']);
      expect((await onSite()).map(({ title }) => title)).toEqual(['Three', 'One', 'Two']);
      expect(await order([two, one, three], ids)).toMatchObject({
        status: 409,
        body: { code: 'stale', current: { ids: [three, one, two] } },
      });
      for (const wrong of [[one, two], [one, two, two], [one, two, three, 4_000_000], []])
        expect((await order(wrong, [three, one, two])).status).toBe(400);
      expect(await titles()).toEqual(['Three', 'One', 'Two']);
    });

    it('keep their version in a new order, so that an open form can still be saved', async () => {
      const rows = [(await add('One')).body, (await add('Two')).body];
      const ids = rows.map(({ id }) => id);
      await order([...ids].reverse(), ids);
      expect((await change(rows[0] as Row, { title: 'One more' })).status).toBe(200);
    });

    it('R37 leave one audit entry with each change, and none with a refused one or one without effect', async () => {
      const one = (await add('One')).body;
      const two = (await add('Two')).body;
      await change(one, { title: 'Other' });
      await change({ id: one.id, version: 2 }, { title: 'Other' });
      await change(one, { title: 'Late' });
      await change({ id: one.id, version: 2 }, { title: ' ' });
      await order([two.id, one.id], [one.id, two.id]);
      await order([two.id, one.id], [two.id, one.id]);
      await order([one.id, two.id], [one.id, two.id]);
      await remove(one);
      await remove({ id: one.id, version: 2 });
      expect(await entries()).toEqual(['remove', 'order', 'update', 'add', 'add'].map((action) => `${type}.${action}`));
    });

    it(`R38 of two editors who save the same version one wins in each of ${races} races; the other gets the current row`, async () => {
      const { id } = (await add('Courts')).body;
      for (let version = 1; version <= races; version += 1) {
        const answers = await Promise.all(
          ['one', 'two'].map((who) => change({ id, version }, { title: `${who} ${version}` })),
        );
        const [won, refused] = answers[0]?.status === 200 ? answers : answers.reverse();
        expect([won?.status, refused?.status, refused?.body.code]).toEqual([200, 409, 'stale']);
        expect(refused?.body.current).toMatchObject({ version: version + 1, title: won?.body.title });
      }
    }, 360_000);

    it('of two removals at once, the second finds nothing; of two of the last two slides, one stays', async () => {
      const rows = [(await add('One')).body, (await add('Two')).body];
      const answers = await Promise.all(rows.map(remove));
      const refused = answers.filter(({ status }) => status === 409);
      expect(refused.map(({ body }) => body.code)).toEqual(type === 'slide' ? ['last'] : []);
      expect(await titles()).toHaveLength(type === 'slide' ? 1 : 0);
    });

    it.each(faults)('%j is refused at its field, and changes nothing', async (given, field) => {
      const row = (await add('Courts')).body;
      for (const { status, body } of [
        await change(row, given),
        await ask('POST', '', { client_id: clientId(), ...form('New'), ...given }),
      ])
        expect([status, Object.keys(body)[0]?.split('.')[0]]).toEqual([400, field]);
      expect(await titles()).toEqual(['Courts']);
    });

    it('take only pictures that editors have uploaded, and keep them while they are shown', async () => {
      const foreign = { media: (await makePicture(database())).id, alt: 'Somebody’s kitchen' };
      const row = (await add('Courts')).body;
      expect(await change(row, { picture: foreign })).toMatchObject({
        status: 400,
        body: { picture: expect.anything() },
      });
      await database().run(sql`delete from kept_picture`);
      await deleteUnusedPictures(database(), new Date(Date.now() + 60_000));
      expect(await onSite()).toMatchObject([{ picture: { alt: picture.alt } }]);
    });

    it('fit on the page: one more than there is room for is refused', async () => {
      for (let count = 1; count <= most; count += 1) expect((await add(`Number ${count}`)).status).toBe(201);
      expect(await add('One more')).toMatchObject({ status: 409, body: { code: 'too_many' } });
    }, 180_000);
  });
});
