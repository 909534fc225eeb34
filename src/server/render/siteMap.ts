import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { sitePaths } from '@app/entry.server';
import type { PageDeps } from './pageDeps';
import { mayAnswer } from '../lib/agents';
import { escapeHtml } from '../lib/escapeHtml';

/** Search engines accept at most 50,000 addresses per sitemap. */
const most = 49_000;

async function addresses({ database }: PageDeps): Promise<{ path: string; day: string | undefined }[]> {
  const properties = await database.rows<{ path: string; day: string }>(sql`
    select '/properties/' || id as path, to_char(changed_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day from property where lifecycle = 'published' order by id desc limit ${most}`);
  const posts = await database.rows<{ path: string; day: string }>(
    sql`select '/blog/' || id as path, to_char(published_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day from blog_post where published_at <= now() order by published_at desc, id desc limit 900`,
  );
  const agents = await database.rows<{ path: string; day: undefined }>(
    sql`select '/agents/' || g.account_id as path from agent g join account a on a.id = g.account_id where g.shown and ${mayAnswer(sql`a`)}`,
  );
  return [...properties, ...posts, ...agents];
}

/** An old path in emails, redirected to the inbox. */
const former = '/enquiries';

/** `/sitemap.xml` and `/robots.txt`, which names it. */
export function serveSiteMap(server: FastifyInstance, deps: PageDeps): void {
  const { open, closed } = sitePaths();
  server.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    const fixed = open.map((path) => ({ path, day: undefined }));
    const entries = [...fixed, ...(await addresses(deps))].map(
      ({ path, day }) =>
        `<url><loc>${escapeHtml(deps.settings.publicUrl + path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`,
    );
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`,
      );
  });
  // networks that show links fetch their pictures as robots do
  const allowed = 'Allow: /api/properties/*/card.jpg\nAllow: /api/share-card.jpg\n';
  const disallowed = ['/api/', ...closed, former].map((path) => `Disallow: ${path}\n`).join('');
  server.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`User-agent: *\n${allowed}${disallowed}Sitemap: ${deps.settings.publicUrl}/sitemap.xml\n`),
  );
}
