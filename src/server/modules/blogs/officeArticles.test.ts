import type { BlogPost } from '@contract/blogs';
import type { ArticleText, OfficeArticle, OfficeArticleRow } from '@contract/officeArticles';
import type { OfficePicture, Revision } from '@contract/officeContent';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { exampleCount } from '../../../../test/support/counts';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makePicture } from '../../../../test/support/factories';
import { formOf } from '../../../../test/support/forms';
import { drawPicture } from '../../../../test/support/pictures';
import { buildTestServer } from '../../../../test/support/testServer';
import { listAudit } from '../../audit/auditStore';
import { deleteUnusedPictures } from '../../media/mediaStore';
import { officePictureRoutes } from '../content/officePictureRoutes';
import { blogsRoutes } from './blogsRoutes';
import { officeArticlesRoutes } from './officeArticlesRoutes';

const start = new Date('2026-11-21T10:00:00Z');
const complete = { title: 'Stamp duty', excerpt: 'What a deed costs.', content: 'It **costs** a lot.', author: 'Asha' };

const races = exampleCount(200);

describeOnBoth('articles in the office', (database) => {
  let server: FastifyInstance;
  let editor: TestAccount;
  let clock = start;
  let count = 0;

  beforeAll(async () => {
    server = await buildTestServer(database(), [blogsRoutes, officeArticlesRoutes, officePictureRoutes], {
      now: () => clock,
    });
  }, 180_000);
  afterAll(() => server.close());
  beforeEach(async () => {
    clock = start;
    await database().run(sql`delete from blog_post`);
    editor = await makeAccount(database(), { roles: ['editor'], name: 'Esha Editor', now: start });
  });

  const ask = async <Body>(method: 'GET' | 'PATCH' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const headers = editor.headers;
    const answer = await server.inject({ method, url: `/api/office/${url}`, headers, ...(payload && { payload }) });
    const body = (answer.body ? answer.json() : null) as Body & Record<string, unknown>;
    return { status: answer.statusCode, headers: answer.headers, body };
  };
  const create = async (given: object = complete) =>
    (await ask<OfficeArticle>('POST', 'blogs/', { client_id: `article-${(count += 1)}`, title: 'Untitled', ...given }))
      .body;
  const change = (id: number, payload: object) => ask<OfficeArticle>('PATCH', `blogs/${id}/`, payload);
  const publish = (id: number, payload: object) => ask<OfficeArticle>('POST', `blogs/${id}/publish/`, payload);
  const onSite = async (id: number) => {
    const answer = await server.inject({ url: `/api/blogs/${id}/` });
    return answer.statusCode === 200 ? answer.json<BlogPost>() : null;
  };
  const siteTitles = async () =>
    (await server.inject({ url: '/api/blogs/' })).json<{ title: string }[]>().map(({ title }) => title);
  const titles = async (query: string) =>
    (await ask<OfficeArticleRow[]>('GET', `blogs/?${query}`)).body.map(({ title }) => title);
  const audit = async () => (await listAudit(database(), { actor: editor.id }, { limit: 50, offset: 0 })).entries;
  const upload = async (fields: Record<string, string>, seed = 1) => {
    const form = await formOf(fields, [{ field: 'image', bytes: await drawPicture({ width: 60, height: 40, seed }) }]);
    const answer = await server.inject({
      method: 'POST',
      url: '/api/office/pictures/',
      headers: { ...form.headers, ...editor.headers },
      payload: form.payload,
    });
    return { status: answer.statusCode, body: answer.json<OfficePicture & Record<string, unknown>>() };
  };

  it('begin as drafts that visitors do not see, stored once however often they are sent', async () => {
    const given = { client_id: 'article-once', title: ' Courts ' };
    const first = await ask<OfficeArticle>('POST', 'blogs/', given);
    const second = await ask<OfficeArticle>('POST', 'blogs/', given);
    expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
    expect(first.body).toMatchObject({ title: 'Courts', state: 'draft', author: 'Esha Editor', published_at: null });
    expect([await onSite(first.body.id), await siteTitles()]).toEqual([null, []]);
    expect((await server.inject({ url: '/blog/feed.xml' })).body).not.toContain('Courts');
  });

  it('are listed with drafts first, by state and category, and found by words of title, author or description', async () => {
    const published = await create({ ...complete, title: 'Old house' });
    await publish(published.id, { version: 1 });
    const scheduled = await create({ ...complete, title: 'New house', category: 'Luxury Living' });
    await publish(scheduled.id, { version: 1, at: '2026-12-01T10:00:00Z' });
    await create({ title: 'Empty court' });
    expect(await titles('')).toEqual(['Empty court', 'New house', 'Old house']);
    expect([await titles('state=draft'), await titles('state=scheduled'), await titles('state=published')]).toEqual([
      ['Empty court'],
      ['New house'],
      ['Old house'],
    ]);
    expect([
      await titles('category=Luxury%20Living'),
      await titles('search=hous'),
      await titles('search=deed'),
    ]).toEqual([['New house'], ['New house', 'Old house'], ['New house', 'Old house']]);
    const page = await ask('GET', 'blogs/?limit=1&offset=1');
    expect([page.headers['x-total-count'], await titles('limit=1&offset=1')]).toEqual(['3', ['New house']]);
  });

  it('are published at once, changed on the site with each save, and gone when unpublished', async () => {
    const { id } = await create();
    const published = await publish(id, { version: 1 });
    expect([published.status, published.body.state, published.body.published_at]).toEqual([
      200,
      'published',
      '2026-11-21T10:00:00.000Z',
    ]);
    expect(await onSite(id)).toMatchObject({ title: 'Stamp duty', date: '2026-11-21', readTime: '1 min read' });
    const words = 'word '.repeat(600);
    const changed = await change(id, { version: published.body.version, content: words });
    expect(await onSite(id)).toMatchObject({ content: words, readTime: '3 min read', date: '2026-11-21' });
    expect((await ask('POST', `blogs/${id}/unpublish/`, { version: changed.body.version })).body.state).toBe('draft');
    expect([await onSite(id), await siteTitles()]).toEqual([null, []]);
  });

  it('appear at their time, everywhere, without anything running', async () => {
    const { id } = await create();
    expect((await publish(id, { version: 1, at: '2026-11-22T03:30:00+05:30' })).body).toMatchObject({
      state: 'scheduled',
      published_at: '2026-11-21T22:00:00.000Z',
    });
    clock = new Date('2026-11-21T21:59:59Z');
    expect(await onSite(id)).toBeNull();
    clock = new Date('2026-11-21T22:00:00Z');
    // the day in India
    expect(await onSite(id)).toMatchObject({ date: '2026-11-22' });
    expect(await siteTitles()).toEqual(['Stamp duty']);
    expect((await server.inject({ url: '/blog/feed.xml' })).body).toContain('Stamp duty');
  });

  it.each([
    ['a past time', { version: 1, at: '2026-11-21T10:00:00Z' }, 'at'],
    ['a time in three years', { version: 1, at: '2029-11-21T10:00:00Z' }, 'at'],
    ['no time at all', { version: 1, at: 'soon' }, 'at'],
  ])('are not published at %s', async (_, payload, field) => {
    const { id } = await create();
    const { status, body } = await publish(id, payload);
    expect([status, Object.keys(body)]).toEqual([400, [field, 'code']]);
    expect((await ask<OfficeArticle>('GET', `blogs/${id}/`)).body).toMatchObject({ state: 'draft', version: 1 });
  });

  it('need an author, a description and a text to be published, and keep them while they are', async () => {
    const { id } = await create({ title: 'Empty', author: '' });
    const refused = await publish(id, { version: 1 });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['author', 'excerpt', 'content', 'code']]);
    const other = await create();
    const { body } = await publish(other.id, { version: 1 });
    const emptied = await change(other.id, { version: body.version, content: ' ' });
    expect([emptied.status, Object.keys(emptied.body)]).toEqual([400, ['content', 'code']]);
    expect(await onSite(other.id)).toMatchObject({ content: complete.content });
  });

  it('are not scheduled while they are on the site', async () => {
    const { id } = await create();
    const { body } = await publish(id, { version: 1 });
    const refused = await publish(id, { version: body.version, at: '2026-12-01T10:00:00Z' });
    expect([refused.status, refused.body.code]).toEqual([409, 'published']);
  });

  it('are deleted only as drafts, with their revisions', async () => {
    const { id } = await create();
    const { body } = await publish(id, { version: 1 });
    expect((await ask('DELETE', `blogs/${id}/?version=${body.version}`)).body.code).toBe('published');
    const { version } = (await ask<OfficeArticle>('POST', `blogs/${id}/unpublish/`, { version: body.version })).body;
    expect((await ask('DELETE', `blogs/${id}/?version=1`)).body.code).toBe('stale');
    expect((await ask('DELETE', `blogs/${id}/?version=${version}`)).status).toBe(204);
    expect((await ask('GET', `blogs/${id}/`)).status).toBe(404);
    expect(await database().rows(sql`select from content_revision where subject_id = ${id}`)).toEqual([]);
  });

  it('keep every saved text as a revision, and restore one as a new one', async () => {
    const { id } = await create();
    await change(id, { version: 1, content: 'Second.' });
    await change(id, { version: 2, featured: true });
    await change(id, { version: 3, content: 'Third.', title: 'Renamed' });
    const list = (await ask<Revision[]>('GET', `blogs/${id}/revisions/`)).body;
    expect(list.map(({ number, saved_by }) => [number, saved_by])).toEqual([
      [3, 'Esha Editor'],
      [2, 'Esha Editor'],
      [1, 'Esha Editor'],
    ]);
    const first = await ask<{ text: ArticleText }>('GET', `blogs/${id}/revisions/1/`);
    expect(first.body.text).toMatchObject({ title: 'Stamp duty', content: complete.content });
    const restored = await ask<OfficeArticle>('POST', `blogs/${id}/revisions/1/restore/`, { version: 4 });
    expect(restored.body).toMatchObject({ title: 'Stamp duty', content: complete.content, featured: true });
    expect((await ask<Revision[]>('GET', `blogs/${id}/revisions/`)).body).toHaveLength(4);
    expect((await ask('POST', `blogs/${id}/revisions/9/restore/`, { version: 5 })).status).toBe(404);
  });

  it('keep the text from before there were revisions', async () => {
    const row = await database().row<{ id: number }>(sql`
      insert into blog_post (title, category, excerpt, author, content, read_minutes)
      values ('Old', 'Market Trends', 'e', 'A', 'The first words.', 1) returning id`);
    await change(row?.id ?? 0, { version: 1, content: 'Others.' });
    const first = await ask<{ text: ArticleText; saved_by: string }>('GET', `blogs/${row?.id}/revisions/1/`);
    expect([first.body.text.content, first.body.saved_by]).toEqual(['The first words.', '']);
  });

  it('R37 leave one audit entry with each change, and none with a refused one or one without effect', async () => {
    const { id } = await create();
    await change(id, { version: 1, content: 'Second.' });
    await change(id, { version: 2, content: 'Second.' });
    await change(id, { version: 1, content: 'Third.' });
    await change(id, { version: 2, category: 'Gossip' });
    await publish(id, { version: 2 });
    await ask('POST', `blogs/${id}/unpublish/`, { version: 3 });
    await ask('POST', `blogs/${id}/revisions/1/restore/`, { version: 4 });
    await ask('DELETE', `blogs/${id}/?version=5`);
    await upload({ alt: 'A court' });
    await upload({});
    const entries = await audit();
    expect(entries.map(({ action }) => action)).toEqual([
      'picture.create',
      'article.delete',
      'article.restore',
      'article.unpublish',
      'article.publish',
      'article.update',
      'article.create',
    ]);
    expect(entries[5]).toMatchObject({
      before: { text: 'revision 1, 19 characters' },
      after: { text: 'revision 2, 7 characters' },
    });
    expect(entries[0]).toMatchObject({ subject_type: 'picture', after: { alt: 'A court' } });
  });

  it(`R38 of two editors who save the same version one wins in each of ${races} races; the other gets the current article`, async () => {
    const { id } = await create();
    for (let version = 1; version <= races; version += 1) {
      const answers = await Promise.all(
        ['one', 'other'].map((who) => change(id, { version, content: `${who} ${version}` })),
      );
      const [won, refused] = answers[0]?.status === 200 ? answers : answers.reverse();
      expect([won?.status, refused?.status, refused?.body.code]).toEqual([200, 409, 'stale']);
      expect(refused?.body.current).toMatchObject({ version: version + 1, content: won?.body.content });
    }
  }, 360_000);

  it('R45 show uploaded pictures only, re-encoded, and only with an alternative text', async () => {
    const without = await upload({ alt: ' ' });
    expect([without.status, Object.keys(without.body)]).toEqual([400, ['alt', 'code']]);
    const { status, body } = await upload({ alt: 'A court' });
    expect([status, body.picture]).toEqual([201, expect.objectContaining({ alt: 'A court', width: 60, height: 40 })]);
    const { id } = await create({ ...complete, cover: { media: body.media, alt: 'A court' } });
    await publish(id, { version: 1 });
    expect((await onSite(id))?.picture).toMatchObject({ alt: 'A court', image: body.picture.image });
    const foreign = await makePicture(database());
    const refused = await change(id, { version: 2, cover: { media: foreign.id, alt: 'Someone’s draft' } });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['cover', 'code']]);
  });

  it('R45 refuse what is no picture', async () => {
    const form = await formOf({ alt: 'A court' }, [{ field: 'image', bytes: Buffer.from('<svg onload="steal()"/>') }]);
    const headers = { ...form.headers, ...editor.headers };
    const answer = await server.inject({
      method: 'POST',
      url: '/api/office/pictures/',
      headers,
      payload: form.payload,
    });
    expect(answer.statusCode).toBe(415);
  });

  it('keep uploaded pictures, which texts show by their address, from the sweep', async () => {
    const { body } = await upload({ alt: 'A court' }, 7);
    const foreign = await makePicture(database());
    const swept = await deleteUnusedPictures(database(), new Date(Date.now() + 60_000));
    expect(swept).toContain(foreign.hash);
    expect(await database().rows(sql`select from media where id = ${body.media}`)).toHaveLength(1);
  });

  it('do not become new by being read', async () => {
    const { id } = await create();
    await publish(id, { version: 1 });
    await server.inject({ url: `/api/blogs/${id}/`, headers: { 'user-agent': 'Firefox' } });
    await server.inject({ url: `/api/blogs/${id}/`, headers: { 'user-agent': 'Safari' } });
    expect((await ask<OfficeArticle>('GET', `blogs/${id}/`)).body.version).toBe(2);
  });

  it.each([
    [{ title: '' }, 'title'],
    [{ title: 'x'.repeat(161) }, 'title'],
    [{ category: 'Gossip' }, 'category'],
    [{ excerpt: 'x'.repeat(301) }, 'excerpt'],
    [{ content: 'x'.repeat(60_001) }, 'content'],
    [{ cover: { media: 1, alt: '' } }, 'cover'],
    [{ version: 0 }, 'version'],
  ])('%j is refused at its field', async (payload, field) => {
    const { id } = await create();
    const { status, body } = await change(id, { version: 1, ...payload });
    expect([status, Object.keys(body)]).toEqual([400, [field, 'code']]);
  });
});
