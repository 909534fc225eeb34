import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { buildApi } from '@server/app';
import { loadDemo } from '@server/seed/loadDemo';
import { servePages } from '@server/render/pages';
import { describeOnBoth } from '../support/databases';
import { testDeps } from '../support/testServer';

describeOnBoth('server-rendered articles, reviews and newsletter pages', (database) => {
  let server: FastifyInstance;
  let built: string;
  let now = new Date('2026-11-21T10:00:00Z');
  const person = { accept: 'text/html,application/xhtml+xml', 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
  const get = (url: string, more: Record<string, string> = {}, remoteAddress = '203.0.113.1') =>
    server.inject({ url, remoteAddress, headers: { ...person, ...more } });
  const views = async (id: number) =>
    (await database().row<{ views: number }>(sql`select views from blog_post where id = ${id}`))?.views ?? 0;
  /** How many views an action adds to an article. */
  const gained = async (id: number, act: () => Promise<unknown>) => {
    const before = await views(id);
    await act();
    // views are counted in order after the responses: once the witness is counted, all before it are
    const controlCounted = await views(12);
    await get('/api/blogs/12/', {}, `198.51.100.${(control += 1)}`);
    while ((await views(12)) === controlCounted) await new Promise((resolve) => setTimeout(resolve, 5));
    return (await views(id)) - before;
  };
  let control = 0;

  beforeAll(async () => {
    const { deps } = testDeps(database(), { settings: { publicUrl: 'https://aangan.example' }, now: () => now });
    await loadDemo({
      database: database(),
      settings: { demoPassword: 'aangan-demo' },
      now: () => now,
      hashPassword: async () => 'none',
      fitsPassword: async () => true,
    });
    built = mkdtempSync(path.join(os.tmpdir(), 'aangan-built-'));
    mkdirSync(path.join(built, 'assets'));
    writeFileSync(path.join(built, 'assets/chunks.json'), JSON.stringify({ main: ['main.js'] }));
    server = await buildApi(deps, (whole) =>
      servePages(whole, {
        database: database(),
        settings: deps.settings,
        secret: deps.secret,
        folders: { built, shipped: path.resolve(__dirname, '../../public') },
      }),
    );
  }, 180_000);
  afterAll(async () => {
    await server.close();
    rmSync(built, { recursive: true, force: true });
  });
  beforeEach(async () => {
    now = new Date('2026-11-21T10:00:00Z');
    await database().run(sql`delete from blog_read`);
  });

  it('link the feed in the head of blog pages only, and never list it as a page', async () => {
    const link =
      '<link rel="alternate" type="application/atom+xml" title="Aangan Estates: blog" href="https://aangan.example/blog/feed.xml">';
    for (const url of ['/blog', '/blog?category=Luxury+Living', '/blog/1', '/blog/99999'])
      expect((await get(url)).body).toContain(link);
    for (const url of ['/', '/about', '/reviews']) expect((await get(url)).body).not.toContain('feed.xml');
    expect((await get('/sitemap.xml')).body).not.toContain('feed');
  });

  it('serve the feed, compressed if accepted', async () => {
    const { statusCode, headers, body } = await get('/blog/feed.xml');
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expect(body.match(/<entry>/g)).toHaveLength(12);
    expect((await get('/blog/feed.xml', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
  });

  it('count a loaded page as a view, once per visitor and day', async () => {
    expect(
      await gained(3, async () => {
        await get('/blog/3');
        await get('/blog/3');
        await get('/blog/3/?utm_source=letter');
      }),
    ).toBe(1);
    expect(await gained(3, () => get('/blog/3', {}, '203.0.113.2'))).toBe(1);
    now = new Date('2026-11-22T00:01:00Z');
    expect(await gained(3, () => get('/blog/3'))).toBe(1);
  });

  it('count the page and the browser’s request as one view, in either order', async () => {
    expect(
      await gained(4, async () => {
        await get('/blog/4');
        await get('/api/blogs/4/');
      }),
    ).toBe(1);
    expect(
      await gained(5, async () => {
        await get('/api/blogs/5/');
        await get('/blog/5');
      }),
    ).toBe(1);
  });

  it('count no prefetch, crawler, chat preview, HEAD request, list or missing article', async () => {
    expect(
      await gained(6, async () => {
        await get('/blog/6', { 'sec-purpose': 'prefetch;prerender' });
        await get('/blog/6', { purpose: 'prefetch' });
        await get('/blog/6', {
          'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
        });
        await get('/blog/6', { 'user-agent': 'WhatsApp/2.23.20.0 A' });
        await server.inject({ method: 'HEAD', url: '/blog/6', remoteAddress: '203.0.113.1', headers: person });
        await get('/blog');
        await get('/blog/99999');
      }),
    ).toBe(0);
    expect(await database().rows(sql`select 1 from blog_read where post_id = 99999`)).toEqual([]);
  });

  it('render an article’s Markdown and none of its HTML', async () => {
    await database().run(
      sql`update blog_post set content = ${'## Real heading\n\n<script>steal()</script>\n\n<img src=x onerror=steal()>\n\n[click](javascript:steal())'} where id = 7`,
    );
    const { body } = await get('/blog/7');
    const articleHtml = body.slice(body.indexOf('<article'), body.indexOf('</article>'));
    expect(articleHtml).toMatch(/<h2[^>]*>Real heading<\/h2>/);
    expect(articleHtml).not.toMatch(/<script|<img src="?x|href="javascript/i);
  });

  it('return 404 for a missing article, with a message and other articles', async () => {
    const { statusCode, body } = await get('/blog/99999');
    expect(statusCode).toBe(404);
    expect(body).toMatch(/<h1[^>]*>Article not found\.<\/h1>/);
    expect(body).toContain('Latest articles');
  });

  it('include the newsletter’s two pages and no other', async () => {
    expect([
      (await get('/newsletter/confirm?token=x')).statusCode,
      (await get('/newsletter/unsubscribe?token=x')).statusCode,
      (await get('/newsletter/else')).statusCode,
    ]).toEqual([200, 200, 404]);
  });

  it('include the saved searches and the three pages of their emails’ links, and no other', async () => {
    const list = await get('/saved-searches');
    expect([list.statusCode, list.body.includes('Log in to see your saved searches.')]).toEqual([200, true]);
    const steps = ['confirm', 'keep', 'stop', 'else'];
    expect(await Promise.all(steps.map(async (step) => (await get(`/saved-searches/${step}`)).statusCode))).toEqual([
      200, 200, 200, 404,
    ]);
  });

  it('show built-in reviews, services and team if none can be loaded, and an empty list of articles with a message', async () => {
    for (const table of ['review', 'construction_service', 'blog_post', 'static_page', 'team_member'])
      await database().script(`alter table ${table} rename to away_${table}`);
    try {
      const [reviews, construction, blog, about] = await Promise.all(
        ['/reviews', '/construction', '/blog', '/about'].map((url) => get(url)),
      );
      expect([reviews?.statusCode, reviews?.body.match(/Client story/g)?.length]).toEqual([200, 6]);
      expect([
        construction?.statusCode,
        construction?.body.includes('House construction'),
        construction?.body.includes('Landscaping'),
      ]).toEqual([200, true, true]);
      expect([
        about?.statusCode,
        about?.body.includes('opened in 2025'),
        about?.body.includes('Faisal Qureshi'),
      ]).toEqual([200, true, true]);
      expect([
        blog?.statusCode,
        blog?.body.includes('We could not load the articles.'),
        blog?.body.includes('Retry'),
      ]).toEqual([500, true, true]);
    } finally {
      for (const table of ['review', 'construction_service', 'blog_post', 'static_page', 'team_member'])
        await database().script(`alter table away_${table} rename to ${table}`);
    }
  });
});
