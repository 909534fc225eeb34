import { type Advertisement, type SiteImage, contentEndpoints } from '@contract/content';
import type { FastifyInstance } from 'fastify';
import { readOfficeSettings } from '../../company/companySettings';
import type { ServerDeps } from '../../deps';
import { registerEndpoint } from '../../lib/contractRoute';
import { badField } from '../../lib/problem';
import type { UploadedFile } from '../../plugins/uploads';
import { fontOf, fontSetting } from './contentRules';
import {
  listConstructionServices,
  listSiteImages,
  listStaticPages,
  putAdvertisement,
  readSetting,
  removeAdvertisement,
} from './contentStore';

const advertisementName = 'advertisement';

/** The picture is stored before the row that shows it: a crash in between leaves an unused picture, which is swept. */
async function fillPlace(
  { database, media }: ServerDeps,
  slot: number,
  wanted: Advertisement,
  files: readonly UploadedFile[],
): Promise<SiteImage> {
  const file = files.find(({ field }) => field === 'image');
  const picture = file && (await media.take(database, file.path));
  if (!(await putAdvertisement(database, slot, wanted, picture?.id))) throw badField('image', 'Choose a picture.');
  const placed = (await listSiteImages(database, advertisementName)).find(({ position }) => position === slot);
  if (!placed) throw badField('image', 'This slot was just cleared. Try again.');
  return placed;
}

/** Content that the office maintains: slides, advertisements, static pages, services, font and contact details. */
export async function contentRoutes(server: FastifyInstance, deps: ServerDeps): Promise<void> {
  const { database, settings } = deps;
  registerEndpoint(server, contentEndpoints.siteImages, ({ query }) => listSiteImages(database, query.name));
  registerEndpoint(server, contentEndpoints.setAdvertisement, ({ params, body, files }) =>
    fillPlace(deps, params.slot, body, files),
  );
  registerEndpoint(server, contentEndpoints.removeAdvertisement, ({ params }) =>
    removeAdvertisement(database, params.slot),
  );
  registerEndpoint(server, contentEndpoints.staticPages, ({ query }) => listStaticPages(database, query.page));
  registerEndpoint(server, contentEndpoints.constructionServices, () => listConstructionServices(database));
  registerEndpoint(server, contentEndpoints.googleFont, async () => fontOf(await readSetting(database, fontSetting)));
  registerEndpoint(server, contentEndpoints.company, async () => {
    const { whatsapp, phone, email, social, ...hours } = await readOfficeSettings(database, settings);
    const { opens, closes, open_days } = hours;
    const site = settings.publicUrl;
    return { whatsapp, phone, email, site, demo: settings.demo, social, hours: { opens, closes, open_days } };
  });
}
