import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dayInMs } from '@contract/durations';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { describeOnBoth } from '../../../../test/support/databases';
import { filesIn } from '../../../../test/support/files';
import { drawPicture } from '../../../../test/support/pictures';
import { buildTestServer } from '../../../../test/support/testServer';
import { openDataFolder } from '../../files/dataFolder';
import { shareCardAddress } from '../../lib/shareCard';
import { openMediaLibrary } from '../../media/mediaLibrary';
import type { Media } from '../../media/media';
import { shareCardsRoutes } from './shareCardsRoutes';

describeOnBoth('pictures of pages for link previews', (database) => {
  const secret = Buffer.alloc(32, 7);
  let server: FastifyInstance;
  let media: Media;
  let folder: string;
  let now = new Date();
  const hashes: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'aangan-cards-'));
    media = openMediaLibrary(openDataFolder(folder), { now: () => now });
    server = await buildTestServer(database(), [(scope) => shareCardsRoutes(scope, { media, secret })]);
  });
  // a test may have deleted them as unused
  beforeEach(async () => {
    now = new Date();
    hashes.length = 0;
    for (const seed of [1, 2, 3]) {
      const file = path.join(folder, `upload-${seed}`);
      await writeFile(file, await drawPicture({ width: 300, height: 200, seed }));
      hashes.push((await media.take(database(), file)).hash);
    }
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const content = { title: 'Villas for sale in पुणे', lead: '23 homes' };
  const addressOf = (pictures: readonly string[]) => shareCardAddress(secret, { ...content, pictures });

  it('are JPEGs of 1200 × 630 with up to three pictures side by side, drawn once', async () => {
    const looks = new Set<string>();
    for (const many of [0, 1, 3]) {
      const first = await server.inject(addressOf(hashes.slice(0, many)));
      expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/jpeg']);
      const { width, height } = await sharp(first.rawPayload).metadata();
      expect([width, height]).toEqual([1200, 630]);
      looks.add(first.rawPayload.toString('base64'));
      const again = await server.inject({
        url: addressOf(hashes.slice(0, many)),
        headers: { 'if-none-match': String(first.headers.etag) },
      });
      expect(again.statusCode).toBe(304);
    }
    expect(looks.size).toBe(3);
    // a picture that is gone is left out
    expect((await server.inject(addressOf(['f'.repeat(40)]))).statusCode).toBe(200);
  });

  it('are drawn of our own words only', async () => {
    const address = new URL(addressOf([]), 'https://aangan.example');
    const altered = (name: string, value: string) => {
      const changed = new URL(address);
      changed.searchParams.set(name, value);
      return server.inject(changed.pathname + changed.search);
    };
    const others = Buffer.from(JSON.stringify(['Buy elsewhere', '', []])).toString('base64url');
    expect((await altered('of', others)).statusCode).toBe(404);
    expect((await altered('proof', 'x'.repeat(22))).statusCode).toBe(404);
    expect((await altered('proof', 'short')).statusCode).toBe(404);
    expect((await server.inject('/api/share-card.jpg')).statusCode).toBe(400);
  });

  it('are deleted after a month, and drawn again with the next link', async () => {
    const drawn = async () => (await filesIn(path.join(folder, 'media/drawn'))).length;
    await server.inject(addressOf([]));
    await server.inject(addressOf(hashes));
    const before = await drawn();
    expect(before).toBeGreaterThanOrEqual(2);
    await media.sweep(database());
    expect(await drawn()).toBe(before);
    now = new Date(Date.now() + 31 * dayInMs);
    await media.sweep(database());
    expect(await drawn()).toBe(0);
    expect((await server.inject(addressOf([]))).statusCode).toBe(200);
  });
});
