import type { StaticPage } from '@contract/content';
import type { Revision } from '@contract/officeContent';
import type { OfficePage, OfficePageRow, PageText } from '@contract/officePages';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { exampleCount } from '../../../../test/support/counts';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makePicture } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { listAudit } from '../../audit/auditStore';
import { deleteUnusedPictures } from '../../media/mediaStore';
import { contentRoutes } from './contentRoutes';
import { officePagesRoutes } from './officePagesRoutes';

const races = exampleCount(200);

describeOnBoth('fixed pages in the office', (database) => {
  let server: FastifyInstance;
  let editor: TestAccount;
  let picture: { id: number; hash: string };

  beforeAll(async () => {
    server = await buildTestServer(database(), [contentRoutes, officePagesRoutes]);
  }, 180_000);
  afterAll(() => server.close());
  beforeEach(async () => {
    await database().run(sql`delete from content_revision`);
    await database().run(sql`delete from static_page`);
    picture = await makePicture(database());
    await database().run(sql`insert into static_page (page, title, media_id, alt, content) values
      ('about', 'A house', ${picture.id}, 'An office', 'The first words.'), ('contact', 'Call', null, '', 'Call us.'), ('disclaimer', 'Ours', null, '', 'Ours.')`);
    editor = await makeAccount(database(), { roles: ['editor'], name: 'Esha Editor' });
  });

  const ask = async <Body>(method: 'GET' | 'PATCH' | 'POST', url: string, payload?: object) => {
    const headers = editor.headers;
    const answer = await server.inject({
      method,
      url: `/api/office/static-pages/${url}`,
      headers,
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() as Body & Record<string, unknown> };
  };
  const change = (payload: object) => ask<OfficePage>('PATCH', 'about/', payload);
  const onSite = async () => (await server.inject({ url: '/api/static-pages/?page=about' })).json<StaticPage[]>()[0];

  it('are listed, the legal texts too', async () => {
    expect((await ask<OfficePageRow[]>('GET', '')).body.map(({ slug }) => slug)).toEqual([
      'about',
      'contact',
      'disclaimer',
    ]);
    expect((await ask('GET', 'imprint/')).status).toBe(404);
  });

  it('are on the site as soon as they are saved, in every process', async () => {
    let notify = () => {};
    const notified = new Promise<void>((resolve) => (notify = resolve));
    const unlisten = await database().listen('content_changed', () => notify());
    const saved = await change({ version: 1, title: 'A court', content: 'Other words.' });
    expect([saved.status, saved.body.version]).toEqual([200, 2]);
    expect(await onSite()).toMatchObject({ title: 'A court', content: 'Other words.', picture: { alt: 'An office' } });
    await notified;
    await unlisten();
  });

  it('keep the text from before, and every saved one, with their pictures', async () => {
    await change({ version: 1, content: 'Second.', cover: null });
    const list = (await ask<Revision[]>('GET', 'about/revisions/')).body;
    expect(list.map(({ number, saved_by }) => [number, saved_by])).toEqual([
      [2, 'Esha Editor'],
      [1, ''],
    ]);
    await deleteUnusedPictures(database(), new Date(Date.now() + 60_000));
    const first = await ask<{ text: PageText }>('GET', 'about/revisions/1/');
    expect(first.body.text).toEqual({
      title: 'A house',
      content: 'The first words.',
      cover: { media: picture.id, alt: 'An office' },
    });
    expect((await ask('POST', 'about/revisions/1/restore/', { version: 2 })).status).toBe(200);
    expect(await onSite()).toMatchObject({ content: 'The first words.', picture: { alt: 'An office' } });
    expect((await ask('POST', 'about/revisions/7/restore/', { version: 3 })).status).toBe(404);
  });

  it('R37 leave one audit entry with each change, and none with a refused one or one without effect', async () => {
    await change({ version: 1, content: 'Second.' });
    await change({ version: 2, content: 'Second.' });
    await change({ version: 1, content: 'Third.' });
    await change({ version: 2, content: ' ' });
    await ask('POST', 'about/revisions/1/restore/', { version: 2 });
    const { entries } = await listAudit(database(), { actor: editor.id }, { limit: 10, offset: 0 });
    expect(entries.map(({ action }) => action)).toEqual(['page.restore', 'page.update']);
    expect(entries[1]).toMatchObject({
      before: { text: 'revision 0, 16 characters' },
      after: { text: 'revision 2, 7 characters' },
    });
  });

  it(`R38 of two editors who save the same version one wins in each of ${races} races; the other gets the current page`, async () => {
    for (let version = 1; version <= races; version += 1) {
      const answers = await Promise.all(
        ['one', 'other'].map((who) => change({ version, content: `${who} ${version}` })),
      );
      const [won, refused] = answers[0]?.status === 200 ? answers : answers.reverse();
      expect([won?.status, refused?.status, refused?.body.code]).toEqual([200, 409, 'stale']);
      expect(refused?.body.current).toMatchObject({ version: version + 1, content: won?.body.content });
    }
  }, 360_000);

  it.each([
    [{ title: ' ' }, 'title'],
    [{ content: ' ' }, 'content'],
    [{ content: 'x'.repeat(60_001) }, 'content'],
    [{ cover: { media: 2_147_483_647, alt: 'Nothing' } }, 'cover'],
  ])('%j is refused at its field', async (payload, field) => {
    const { status, body } = await change({ version: 1, ...payload });
    expect([status, Object.keys(body)]).toEqual([400, [field, 'code']]);
    expect(await onSite()).toMatchObject({ title: 'A house', content: 'The first words.' });
  });
});
