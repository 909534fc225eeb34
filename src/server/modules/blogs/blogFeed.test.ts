import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { buildTestServer } from '../../../../test/support/testServer';
import { isKnown } from './blogFeed';
import { blogsRoutes } from './blogsRoutes';

describeOnBoth('/blog/feed.xml', (database) => {
  let server: FastifyInstance;
  const feed = (headers: Record<string, string> = {}) => server.inject({ url: '/blog/feed.xml', headers });
  const titles = async () =>
    [...(await feed()).body.matchAll(/<entry>.*?<title>(.*?)<\/title>/g)].map(([, title]) => title);
  const updatedOf = async (title: string) =>
    new RegExp(`<title>${title}</title>.*?<updated>(.*?)</updated>`).exec((await feed()).body)?.[1];

  beforeAll(async () => {
    server = await buildTestServer(database(), [blogsRoutes], { settings: { publicUrl: 'https://aangan.example' } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await database().run(sql`delete from blog_post`);
    await database().run(sql`
      insert into blog_post (title, category, excerpt, author, published_at, content, read_minutes) values
        ('Old', 'Market Trends', 'e', 'A', '2026-01-05T00:00Z', 'c', 4), ('New', 'Luxury Living', 'e', 'B', '2026-06-30T00:00Z', 'c', 6)`);
  });

  it('lists at most fifty articles, newest first, as Atom', async () => {
    const { statusCode, headers } = await feed();
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/atom+xml; charset=utf-8',
      'public, max-age=600',
    ]);
    expect(await titles()).toEqual(['New', 'Old']);
    await database().run(
      sql`insert into blog_post (title, category, excerpt, author, published_at, content, read_minutes) select 'Number ' || number, 'Market Trends', 'e', 'A', '2026-07-01T00:00Z', 'c', 1 from generate_series(1, 60) number`,
    );
    expect(await titles()).toHaveLength(50);
  });

  it('answers 304 by tag or time if unchanged, and 200 once an article was changed, added or withdrawn', async () => {
    const {
      headers: { etag, 'last-modified': modified },
    } = await feed();
    expect(modified).toBe('Tue, 30 Jun 2026 00:00:00 GMT');
    const again = await feed({ 'if-none-match': String(etag) });
    expect([again.statusCode, again.body, again.headers.etag, again.headers['cache-control']]).toEqual([
      304,
      '',
      etag,
      'public, max-age=600',
    ]);
    expect((await feed({ 'if-modified-since': String(modified) })).statusCode).toBe(304);
    for (const change of [
      sql`delete from blog_post where title = 'New'`,
      sql`update blog_post set title = 'Renamed' where title = 'Old'`,
    ]) {
      await database().run(change);
      expect((await feed({ 'if-none-match': String(etag), 'if-modified-since': String(modified) })).statusCode).toBe(
        200,
      );
      expect((await feed({ 'if-modified-since': String(modified) })).statusCode).toBe(200);
    }
  });

  it('treats an edit as an update, but not a view', async () => {
    expect(await updatedOf('Old')).toBe('2026-01-05T00:00:00.000Z');
    await database().run(sql`update blog_post set views = views + 1`);
    await database().run(sql`update blog_post set content = content`);
    expect(await updatedOf('Old')).toBe('2026-01-05T00:00:00.000Z');
    const before = Date.now();
    await database().run(sql`update blog_post set content = 'mended' where title = 'Old'`);
    // the database's clock may be slightly behind ours
    expect(Date.parse((await updatedOf('Old')) ?? '')).toBeGreaterThan(before - 5_000);
    expect(await updatedOf('New')).toBe('2026-06-30T00:00:00.000Z');
  });
});

it.each([
  ['"abc"', true],
  ['W/"abc"', true],
  ['"x", W/"abc"', true],
  ['*', true],
  ['"x"', false],
  ['', false],
])('matches the tag %j: %s', (tags, known) => {
  expect(isKnown({ 'if-none-match': tags, 'if-modified-since': 'then' }, { tag: 'W/"abc"', modified: 'then' })).toBe(
    known,
  );
});
