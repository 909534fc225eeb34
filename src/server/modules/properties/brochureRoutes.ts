import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { brochureEndpoints } from '@contract/brochures';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readOfficeSettings } from '../../company/companySettings';
import type { ServerDeps } from '../../deps';
import { registerEndpoint } from '../../lib/contractRoute';
import type { DrawnFile } from '../../media/drawn/drawnFile';
import { brochureOf, cardOf } from './brochureContent';
import { assertCanView } from './propertiesRules';
import { toProperty } from './propertyRows';
import { findPlanDrawing, findProperty } from './propertyStore';

/** Sends a drawn file, or 304 to who has it. */
async function send({ file, version }: DrawnFile, request: FastifyRequest, reply: FastifyReply): Promise<Readable> {
  const tag = `"${version}"`;
  reply.header('etag', tag);
  if ((request.headers['if-none-match'] ?? '').split(/,\s*/).some((one) => one.replace(/^W\//, '') === tag))
    return reply.code(304).send() as never;
  reply.header('content-length', (await stat(file)).size);
  return createReadStream(file);
}

/** What is drawn of a listing: its brochure, and its picture for link previews. */
export async function brochureRoutes(server: FastifyInstance, deps: ServerDeps): Promise<void> {
  const { database, settings, media, now } = deps;

  registerEndpoint(server, brochureEndpoints.brochure, async ({ params: { id }, account, request, reply }) => {
    const [row, office, drawing] = await Promise.all([
      findProperty(database, id),
      readOfficeSettings(database, settings),
      findPlanDrawing(database, id),
    ]);
    const listing = assertCanView(row, account);
    const content = await brochureOf(listing, toProperty(listing, now(), false), office, {
      publicUrl: settings.publicUrl,
      mapSketch: deps.mapSketch,
      drawing,
    });
    return send(await media.draw(id, { kind: 'brochure', content }), request, reply);
  });

  registerEndpoint(server, brochureEndpoints.card, async ({ params: { id }, account, request, reply }) => {
    const listing = assertCanView(await findProperty(database, id), account);
    const content = cardOf(listing, toProperty(listing, now(), false));
    return send(await media.draw(id, { kind: 'card', content }), request, reply);
  });
}
