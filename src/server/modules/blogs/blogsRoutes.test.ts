import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { makePicture } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { blogsRoutes } from './blogsRoutes';
import { readCounterOf } from './readCounter';

describeOnBoth('articles', (database) => {
  let server: FastifyInstance;
  let ids: Record<string, number>;
  let now = new Date('2026-11-21T10:00:00Z');
  const get = async (url: string) => (await server.inject({ url })).json();
  const titles = async (query: string) =>
    (await get(`/api/blogs/${query}`)).map(({ title }: { title: string }) => title);
  /** Views are counted in the background. */
  const counted = () => readCounterOf(database(), server.log).settled();
  const views = async (title: string) => {
    await counted();
    return (await database().row<{ views: number }>(sql`select views from blog_post where title = ${title}`))?.views;
  };
  const readAs = (id: number | undefined, remoteAddress: string, userAgent = 'Firefox', more = {}) =>
    server.inject({ url: `/api/blogs/${id ?? 0}/`, remoteAddress, headers: { 'user-agent': userAgent, ...more } });

  beforeAll(async () => {
    server = await buildTestServer(database(), [blogsRoutes], { now: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = new Date('2026-11-21T10:00:00Z');
    await database().run(sql`delete from blog_post`);
    const { id: picture } = await makePicture(database());
    const rows = await database().rows<{ id: number; title: string }>(sql`
      insert into blog_post (title, media_id, alt, category, featured, views, excerpt, author, published_at, content, read_minutes) values
        ('Old', null, '', 'Market Trends', false, 5, 'e', 'A', '2026-01-05', 'c', 4),
        ('Newest', ${picture}, 'A street.', 'Luxury Living', true, 0, 'e', 'B', '2026-06-30', '## Whole', 6),
        ('Same day, first', null, '', 'Market Trends', false, 0, 'e', 'A', '2026-03-01', 'c', 1),
        ('Same day, second', null, '', 'Property Guides', false, 0, 'e', 'A', '2026-03-01', 'c', 1)
      returning id, title`);
    ids = Object.fromEntries(rows.map(({ id, title }) => [title, id]));
  });

  it('are listed newest first, as cards without text', async () => {
    expect(await titles('')).toEqual(['Newest', 'Same day, second', 'Same day, first', 'Old']);
    const [card] = await get('/api/blogs/');
    expect(card).toMatchObject({
      category: 'Luxury Living',
      featured: true,
      author: 'B',
      date: '2026-06-30',
      readTime: '6 min read',
      picture: { alt: 'A street.' },
    });
    expect(card).not.toHaveProperty('content');
  });

  it('are filtered by category, featured, and without one', async () => {
    expect(await titles('?category=Market%20Trends')).toEqual(['Same day, first', 'Old']);
    expect(await titles('?featured=true')).toEqual(['Newest']);
    expect(await titles('?featured=false&category=Luxury%20Living')).toEqual([]);
    expect(await titles(`?exclude=${ids['Newest']}`)).toEqual(['Same day, second', 'Same day, first', 'Old']);
  });

  it('are paged with the total and a link to the next page', async () => {
    const first = await server.inject({ url: '/api/blogs/?limit=2&category=Market%20Trends' });
    expect([first.headers['x-total-count'], first.headers.link]).toEqual(['2', undefined]);
    const some = await server.inject({ url: '/api/blogs/?limit=3' });
    expect([some.json().length, some.headers['x-total-count'], some.headers.link]).toEqual([
      3,
      '4',
      '</api/blogs/?limit=3&offset=3>; rel="next"',
    ]);
    expect(await titles('?limit=3&offset=3')).toEqual(['Old']);
  });

  it.each(['category=Gossip', 'limit=0', 'limit=101', 'offset=-1', 'exclude=x', 'featured=maybe'])(
    'refuses %s by field',
    async (query) => {
      const answer = await server.inject({ url: `/api/blogs/?${query}` });
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, [query.split('=')[0], 'code']]);
    },
  );

  it('returns a full article, or 404', async () => {
    expect(await get(`/api/blogs/${ids['Newest']}/`)).toMatchObject({
      title: 'Newest',
      content: '## Whole',
      readTime: '6 min read',
    });
    const missing = await server.inject({ url: '/api/blogs/2147483647/' });
    expect([missing.statusCode, missing.json().code]).toEqual([404, 'not_found']);
  });

  it('counts a view once per visitor and day', async () => {
    for (let times = 0; times < 3; times += 1) await readAs(ids['Old'], '203.0.113.1');
    expect(await views('Old')).toBe(6);
    await readAs(ids['Old'], '203.0.113.2');
    await readAs(ids['Old'], '203.0.113.1', 'Safari');
    await readAs(ids['Newest'], '203.0.113.1');
    expect([await views('Old'), await views('Newest')]).toEqual([8, 1]);
    now = new Date('2026-11-22T00:01:00Z');
    await readAs(ids['Old'], '203.0.113.1');
    expect(await views('Old')).toBe(9);
  });

  it('counts each concurrent visitor once', async () => {
    const crowd = Array.from({ length: 60 }, (_, index) =>
      readAs(ids[index % 2 ? 'Old' : 'Newest'], `198.51.100.${index % 30}`),
    );
    expect(new Set((await Promise.all(crowd)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await readAs(ids['Same day, first'], '203.0.113.9');
    expect([await views('Old'), await views('Newest')]).toEqual([5 + 15, 15]);
  });

  it('counts no bots, prefetches or HEAD requests', async () => {
    expect(
      (
        await server.inject({
          url: `/api/blogs/${ids['Old']}/?ahead=true`,
          remoteAddress: '203.0.113.1',
          headers: { 'user-agent': 'Firefox' },
        })
      ).json(),
    ).toMatchObject({ title: 'Old', content: 'c' });
    for (const chat of ['WhatsApp/2.23.20.0', 'facebookexternalhit/1.1', 'SkypeUriPreview Preview/0.5'])
      await readAs(ids['Old'], '203.0.113.1', chat);
    await readAs(ids['Old'], '203.0.113.1', 'Mozilla/5.0 (compatible; Googlebot/2.1)');
    await readAs(ids['Old'], '203.0.113.1', 'Firefox', { 'sec-purpose': 'prefetch' });
    await server.inject({ method: 'HEAD', url: `/api/blogs/${ids['Old']}/`, remoteAddress: '203.0.113.1' });
    expect(await views('Old')).toBe(5);
  });

  it('stores no address and nothing from other days', async () => {
    await readAs(ids['Old'], '203.0.113.77');
    now = new Date('2026-11-23T00:01:00Z');
    await readAs(ids['Old'], '203.0.113.77');
    await counted();
    const stored = await database().rows<{ day: string; visitor: string }>(
      sql`select day::text, visitor from blog_read`,
    );
    expect(stored).toEqual([{ day: '2026-11-23', visitor: expect.stringMatching(/^[\w-]{24}$/) }]);
  });
});
