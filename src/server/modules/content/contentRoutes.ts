import { contentCalls } from '@contract/content';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../deps';
import { serve } from '../../plugins/contractRoute';
import { fontOf, fontSetting } from './contentRules';
import { listConstructionServices, listSiteImages, listStaticPages, readSetting } from './contentStore';

/** What the office has written: slides, fixed pages, services, the font, how to reach it. */
export async function contentRoutes(server: FastifyInstance, { database, settings }: ServerDeps): Promise<void> {
  serve(server, contentCalls.siteImages, ({ query }) => listSiteImages(database, query.name));
  serve(server, contentCalls.staticPages, ({ query }) => listStaticPages(database, query.page));
  serve(server, contentCalls.constructionServices, () => listConstructionServices(database));
  serve(server, contentCalls.googleFont, async () => fontOf(await readSetting(database, fontSetting)));
  serve(server, contentCalls.company, async () => {
    const { whatsapp, phone, email } = settings.company;
    return { whatsapp, phone, email };
  });
}
