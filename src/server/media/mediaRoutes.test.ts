import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { drawPicture } from '../../../test/support/pictures';
import { buildCore } from '../core';
import { openDataFolder } from '../files/dataFolder';
import { readSettings } from '../settings';
import { type Media, variantName } from './media';
import { openMediaLibrary } from './mediaLibrary';
import { mediaRoutes } from './mediaRoutes';
import { hashOf } from './pictureHash';

describe('GET /media/:name', () => {
  let folder: string;
  let server: FastifyInstance;
  let name: string;
  let media: Media;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'aangan-media-'));
    const bytes = await drawPicture({ width: 600, height: 400 });
    await writeFile(path.join(folder, 'house.jpg'), bytes);
    name = variantName(hashOf(bytes), 480, 'webp');
    media = openMediaLibrary(openDataFolder(folder), {
      shipped: { folder, byHash: new Map([[hashOf(bytes), 'house.jpg']]) },
    });
    server = await buildCore({ settings: readSettings({}) }, async () => null);
    await server.register(async (scope) => mediaRoutes(scope, { media }));
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('serves a variant as immutable (S5)', async () => {
    const answer = await server.inject({ url: `/media/${name}` });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(answer.rawPayload.length),
    });
    expect(answer.rawPayload).toEqual(await readFile(path.join(folder, 'media', 'variants', name.slice(0, 2), name)));
  });

  it('a variant that is deleted between being found and being sent is 404', async () => {
    const gone: Media = { ...media, variant: async () => ({ type: 'image/webp', open: async () => undefined }) };
    const other = await buildCore({ settings: readSettings({}) }, async () => null);
    await other.register(async (scope) => mediaRoutes(scope, { media: gone }));
    expect((await other.inject({ url: `/media/${name}` })).statusCode).toBe(404);
    await other.close();
  });

  it('answers HEAD with the same headers and no body', async () => {
    const whole = await server.inject({ url: `/media/${name}` });
    const head = await server.inject({ method: 'HEAD', url: `/media/${name}` });
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      200,
      whole.headers['content-length'],
      0,
    ]);
  });

  it.each(['nothing.jpg', '..%2f..%2fpackage.json', '%2e%2e%2foriginals', 'x'.repeat(190)])(
    'answers %s with a problem that is not cached',
    async (other) => {
      const answer = await server.inject({ url: `/media/${other}` });
      expect([answer.statusCode, answer.json().code, answer.headers['cache-control']]).toEqual([
        404,
        'not_found',
        'no-store',
      ]);
    },
  );
});
