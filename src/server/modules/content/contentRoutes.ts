import { contentEndpoints } from '@contract/content';
import type { FastifyInstance } from 'fastify';
import { readOfficeSettings } from '../../lib/companySettings';
import type { ContentDeps } from './contentDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { fontOf, fontSetting } from './contentRules';
import { listConstructionServices, listSiteImages, listStaticPages, readSetting } from './contentStore';
import { serveLegalPdfs } from './legalFiles';
import { listTeam } from './officeTeamStore';

/** Content that visitors read: slides, advertisements, static pages, services, font and contact details. */
export async function contentRoutes(server: FastifyInstance, { database, settings, now }: ContentDeps): Promise<void> {
  serveLegalPdfs(server, { database });
  registerEndpoint(server, contentEndpoints.siteImages, ({ query }) => listSiteImages(database, query.name, now()));
  registerEndpoint(server, contentEndpoints.staticPages, ({ query }) => listStaticPages(database, query.page));
  registerEndpoint(server, contentEndpoints.constructionServices, () => listConstructionServices(database));
  registerEndpoint(server, contentEndpoints.team, () => listTeam(database));
  registerEndpoint(server, contentEndpoints.googleFont, async () => fontOf(await readSetting(database, fontSetting)));
  registerEndpoint(
    server,
    contentEndpoints.figures,
    async () => (await readOfficeSettings(database, settings)).figures,
  );
  registerEndpoint(server, contentEndpoints.company, async () => {
    const { whatsapp, phone, email, social, rera_agents, ...hours } = await readOfficeSettings(database, settings);
    const { opens, closes, open_days } = hours;
    const site = settings.publicUrl;
    return {
      whatsapp,
      phone,
      email,
      site,
      demo: settings.demo,
      social,
      rera_agents,
      hours: { opens, closes, open_days },
    };
  });
}
