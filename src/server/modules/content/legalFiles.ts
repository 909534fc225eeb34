import * as messages from '@messages/server/content';
import type { FastifyInstance } from 'fastify';
import type { ContentDeps } from './contentDeps';
import { pdfDisposition } from '../../lib/pdfDisposition';
import { notFound } from '../../lib/problem';
import { legalSlugs } from './contentRules';
import { findLegalText, findLegalVersion } from './contentStore';
import { legalPdf } from './legalPdf';

/** `/legal/{name}.pdf`: each legal text as it is now. A PDF is made once per version and process, and kept. */
export function serveLegalPdfs(server: FastifyInstance, { database }: Pick<ContentDeps, 'database'>): void {
  const made = new Map<string, { tag: string; pdf: Promise<Buffer> }>();

  async function make(slug: string): Promise<Buffer> {
    const text = await findLegalText(database, slug);
    if (!text) throw notFound(messages.thisText);
    return legalPdf(text);
  }

  for (const slug of legalSlugs)
    server.get(`/legal/${slug}.pdf`, { schema: { hide: true } }, async (request, reply) => {
      const version = await findLegalVersion(database, slug);
      if (!version) throw notFound(messages.thisText);
      const tag = `"${slug}-${version.id}-${version.version}"`;
      reply.headers({ etag: tag, 'cache-control': 'no-cache' });
      if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
      const kept = made.get(slug);
      const current = kept?.tag === tag ? kept : { tag, pdf: make(slug) };
      made.set(slug, current);
      current.pdf.catch(() => made.delete(slug));
      const pdf = await current.pdf;
      return reply
        .header('content-disposition', pdfDisposition(version.title, 'inline'))
        .type('application/pdf')
        .send(pdf);
    });
}
