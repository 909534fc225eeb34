import type { SiteImage } from '@contract/content';
import { type Advertisement, type OfficeAdvertisement } from '@contract/officeAdvertisements';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makePicture } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { listAudit } from '../../audit/auditStore';
import { keepPicture } from '../../media/keptPictures';
import { contentRoutes } from './contentRoutes';
import { officeAdvertisementsRoutes } from './officeAdvertisementsRoutes';

describeOnBoth('advertisements', (database) => {
  let server: FastifyInstance;
  let editor: TestAccount;
  let media: number;
  let now = new Date('2026-11-23T10:00:00Z');

  beforeAll(async () => {
    server = await buildTestServer(database(), [contentRoutes, officeAdvertisementsRoutes], { now: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = new Date('2026-11-23T10:00:00Z');
    await database().run(sql`delete from site_image`);
    editor = await makeAccount(database(), { roles: ['editor'], now });
    media = (await makePicture(database())).id;
    await keepPicture(database(), media, now);
  });

  const advertisement = (more: Partial<Advertisement> = {}) => ({
    version: 0,
    picture: { media, alt: 'A kitchen by a partner' },
    link: 'https://partner.example/kitchens?from=aangan',
    starts_at: null,
    ends_at: null,
    ...more,
  });
  const place = async (slot: number | string, given: object) => {
    const answer = await server.inject({
      method: 'PUT',
      url: `/api/office/advertisements/${slot}/`,
      headers: editor.headers,
      payload: given,
    });
    return {
      status: answer.statusCode,
      body: answer.json<OfficeAdvertisement & { code?: string; current?: OfficeAdvertisement }>(),
    };
  };
  const remove = (slot: number, version: number) =>
    server.inject({
      method: 'DELETE',
      url: `/api/office/advertisements/${slot}/?version=${version}`,
      headers: editor.headers,
    });
  const slots = async () =>
    (await server.inject({ url: '/api/office/advertisements/', headers: editor.headers })).json<
      OfficeAdvertisement[]
    >();
  const onSite = async () => (await server.inject({ url: '/api/site-images/?name=advertisement' })).json<SiteImage[]>();
  const actions = async () =>
    (await listAudit(database(), { subject_type: 'advertisement' }, { limit: 50, offset: 0 })).entries.filter(
      ({ actor }) => actor.username === editor.username,
    );

  it('are placed, shown to everyone, changed and removed', async () => {
    expect((await slots()).map(({ slot, state }) => [slot, state])).toEqual(
      [1, 2, 3, 4].map((slot) => [slot, 'empty']),
    );
    const placed = await place(2, advertisement());
    expect(placed).toMatchObject({ status: 200, body: { slot: 2, version: 1, state: 'shown' } });
    expect(await onSite()).toMatchObject([
      { position: 2, link: advertisement().link, picture: { alt: 'A kitchen by a partner' } },
    ]);
    const other = await place(2, advertisement({ version: 1, picture: { media, alt: 'Other words' } }));
    expect(other.body).toMatchObject({ version: 2, picture: { picture: { alt: 'Other words' } } });
    expect((await remove(2, 1)).statusCode).toBe(409);
    expect((await remove(2, 2)).statusCode).toBe(204);
    expect((await remove(2, 2)).statusCode).toBe(204);
    expect(await onSite()).toEqual([]);
  });

  it('are shown from their begin until their end', async () => {
    const times = { starts_at: '2026-11-23T11:00:00.000Z', ends_at: '2026-11-23T12:00:00.000Z' };
    expect((await place(1, advertisement(times))).body).toMatchObject({ state: 'scheduled', ...times });
    const seen: [string, number, string | undefined][] = [];
    for (const at of ['2026-11-23T10:59:59Z', '2026-11-23T11:00:00Z', '2026-11-23T11:59:59Z', '2026-11-23T12:00:00Z']) {
      now = new Date(at);
      seen.push([at, (await onSite()).length, (await slots())[0]?.state]);
    }
    expect(seen.map(([, many, state]) => [many, state])).toEqual([
      [0, 'scheduled'],
      [1, 'shown'],
      [1, 'shown'],
      [0, 'ended'],
    ]);
  });

  it.each([
    'http://partner.example/',
    'javascript:alert(1)',
    'https:',
    'https://localhost/',
    'https://user:secret@partner.example/',
    '//partner.example',
    'partner.example',
    `https://partner.example/${'x'.repeat(2_000)}`,
    '',
  ])('never link to %s', async (link) => {
    const { status, body } = await place(1, advertisement({ link }));
    expect([status, Object.keys(body)]).toEqual([400, ['link', 'code']]);
    expect(await onSite()).toEqual([]);
  });

  it('need a picture of the office, an alternative text, an end after the begin, and one of the four slots', async () => {
    const foreign = (await makePicture(database())).id;
    const later = { starts_at: '2026-11-25T10:00:00Z', ends_at: '2026-11-24T10:00:00Z' };
    const refused = await Promise.all([
      place(1, advertisement({ picture: null })),
      place(1, advertisement({ picture: { media: foreign, alt: 'A listing' } })),
      place(1, advertisement({ picture: { media, alt: ' ' } })),
      place(1, advertisement(later)),
      place(1, advertisement({ ends_at: '2026-11-23T09:00:00Z' })),
      place(1, advertisement({ starts_at: 'soon' })),
      place(0, advertisement()),
      place(5, advertisement()),
      place('hero', advertisement()),
    ]);
    expect(refused.map(({ status, body }) => [status, Object.keys(body)[0]])).toEqual([
      [400, 'picture'],
      [400, 'picture'],
      [400, 'picture'],
      [400, 'ends_at'],
      [400, 'ends_at'],
      [400, 'starts_at'],
      [400, 'slot'],
      [400, 'slot'],
      [400, 'slot'],
    ]);
    expect(await onSite()).toEqual([]);
  });

  it('R37 leave one audit entry for each change, and none for a refused or empty one', async () => {
    await place(3, advertisement());
    await place(3, advertisement({ version: 1 }));
    await place(3, advertisement({ version: 9, link: 'https://other.example/' }));
    await remove(3, 1);
    expect((await actions()).map(({ action, subject_id: slot }) => [action, slot])).toEqual([
      ['advertisement.remove', '3'],
      ['advertisement.place', '3'],
    ]);
  });

  it('R38 of two people who fill or change the same slot one wins, and the other gets the current one', async () => {
    for (const version of [0, 1]) {
      const both = await Promise.all(
        ['one', 'two'].map((who) => place(4, advertisement({ version, link: `https://${who}.example/${version}` }))),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const lost = both.find(({ status }) => status === 409);
      expect(lost?.body).toMatchObject({ code: 'stale', current: { version: version + 1, slot: 4 } });
    }
  });

  it('do not change slides', async () => {
    await database().run(
      sql`insert into site_image (name, media_id, alt, title, subtitle, description, position) values ('hero', ${media}, '', 'First', '', '', 1)`,
    );
    await place(1, advertisement());
    await remove(1, 1);
    expect((await server.inject({ url: '/api/site-images/?name=hero' })).json()).toMatchObject([{ link: null }]);
  });
});
