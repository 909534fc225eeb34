import type { Readable } from 'node:stream';
import { brochureEndpoints } from '@contract/brochures';
import { listingMapEndpoints } from '@contract/listingMap';
import * as messages from '@messages/server/media';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listRates } from '../../lib/costRegions';
import { pdfDisposition } from '../../lib/pdfDisposition';
import { readOfficeSettings } from '../../lib/companySettings';
import type { PropertiesDeps } from './propertiesDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { StoreAway } from '../../files/fileStore';
import { Problem, notFound } from '../../lib/problem';
import type { DrawnFile } from '../../media/drawn/drawings';
import { mapSvg } from '../../media/drawn/mapSvg';
import { sendDrawn } from '../../plugins/sendDrawn';
import { brochureOf, cardOf } from './brochureContent';
import { assertCanView } from './propertiesRules';
import { toProperty } from './propertyRows';
import { amenityNamesOf, findPlanDrawing, findProperty } from './propertyStore';

/** How often a listing is drawn again for one request because it changed or went while it was drawn. */
const mostTries = 3;

/**
 * Sends a drawn file, or 304 to who has it. `draw` looks the listing up each time: it may be changed or deleted, and its
 * files with it, while it is drawn. @throws Problem 503 when that happens again and again
 */
async function send(draw: () => Promise<DrawnFile>, request: FastifyRequest, reply: FastifyReply): Promise<Readable> {
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const drawn = await draw().catch((error: unknown) => {
      if (error instanceof Problem || error instanceof StoreAway || tries === mostTries) throw error;
      return undefined;
    });
    const sent = drawn && (await sendDrawn(drawn, request, reply));
    if (sent) return sent;
  }
  throw new Problem(503, 'unavailable', messages.tooManyDrawings, undefined, 10);
}

/** What is drawn of a listing: its brochure, its picture for link previews, and the map around it. */
export async function brochureRoutes(server: FastifyInstance, deps: PropertiesDeps): Promise<void> {
  const { database, settings, media, now } = deps;

  registerEndpoint(server, brochureEndpoints.brochure, ({ params: { id }, account, request, reply }) => {
    const draw = async () => {
      const [row, office, drawing, amenities, regions] = await Promise.all([
        findProperty(database, id),
        readOfficeSettings(database, settings),
        findPlanDrawing(database, id),
        amenityNamesOf(database, id),
        listRates(database),
      ]);
      const listing = assertCanView(row, account);
      const property = toProperty(listing, now(), false);
      const content = await brochureOf(listing, property, office, {
        publicUrl: settings.publicUrl,
        mapSketch: deps.mapSketch,
        drawing,
        amenities,
        regions,
        now: now(),
      });
      const drawn = await media.draw(id, { kind: 'brochure', content });
      const place = property.location || property.city.name;
      reply.header(
        'content-disposition',
        pdfDisposition(`${place} ${property.property_type.name.toLowerCase()}`, 'inline'),
      );
      return drawn;
    };
    return send(draw, request, reply);
  });

  registerEndpoint(server, brochureEndpoints.card, ({ params: { id }, account, request, reply }) => {
    const draw = async () => {
      const listing = assertCanView(await findProperty(database, id), account);
      return media.draw(id, { kind: 'card', content: cardOf(listing, toProperty(listing, now(), false)) });
    };
    return send(draw, request, reply);
  });

  registerEndpoint(server, listingMapEndpoints.map, async ({ params: { id }, account, reply }) => {
    const listing = assertCanView(await findProperty(database, id), account);
    const { latitude, longitude, location_precision: precision } = toProperty(listing, now(), false);
    const isPlaced = latitude !== null && longitude !== null;
    const sketch = isPlaced ? await deps.mapSketch?.({ latitude, longitude }) : undefined;
    if (!sketch) throw notFound(messages.thisMap);
    reply.header('cache-control', 'no-cache');
    return Buffer.from(mapSvg(sketch, precision === 'exact' ? 'point' : 'area'));
  });
}
