import { hourInMs } from '@contract/durations';
import type { PropertyImage } from '@contract/properties';
import type { FastifyInstance } from 'fastify';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sql from 'sql-template-tag';
import type { FileStore } from '@server/files/fileStore';
import { openFiles } from '@server/files/openFiles';
import { openMediaLibrary } from '@server/media/mediaLibrary';
import { mediaRoutes } from '@server/media/mediaRoutes';
import { originalKey } from '@server/media/pictureFiles';
import { brochureRoutes } from '@server/modules/properties/brochureRoutes';
import { propertiesRoutes } from '@server/modules/properties/propertiesRoutes';
import { describeOnBoth } from '../support/databases';
import { makeAccount, makeListing, type TestAccount } from '../support/factories';
import { startFailingS3 } from '../support/failingS3';
import { filesIn } from '../support/files';
import { formOf } from '../support/forms';
import { drawPicture } from '../support/pictures';
import { buildTestServer } from '../support/testServer';
import { waitUntil } from '../support/waitUntil';

describeOnBoth('R52 two machines with one database and one S3 store', (database) => {
  let s3: Awaited<ReturnType<typeof startFailingS3>>;
  let owner: TestAccount;
  let listing: number;
  const folders: string[] = [];
  const servers: FastifyInstance[] = [];

  async function startMachine(): Promise<{ server: FastifyInstance; files: FileStore; dataDir: string }> {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'aangan-machine-'));
    folders.push(dataDir);
    const files = await openFiles({ dataDir, storage: s3.place });
    const server = await buildTestServer(database(), [propertiesRoutes, mediaRoutes, brochureRoutes], {
      files,
      media: openMediaLibrary(files),
      settings: { dataDir },
    });
    servers.push(server);
    return { server, files, dataDir };
  }

  beforeEach(async () => {
    s3 = await startFailingS3();
    owner = await makeAccount(database());
    listing = (await makeListing(database(), { ownerId: owner.id, lifecycle: 'published', title: 'Neem court' })).id;
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
    for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
    await s3.stop();
  });

  let seed = 0;
  const upload = async (server: FastifyInstance) => {
    seed += 1;
    const picture = await drawPicture({ width: 600, height: 400, seed });
    const form = await formOf({ client_id: `a-photo-${seed}`, alt: '' }, [{ field: 'image', bytes: picture }]);
    return server.inject({
      method: 'POST',
      url: `/api/properties/${listing}/images/`,
      payload: form.payload,
      headers: { ...form.headers, ...owner.headers },
    });
  };
  const rows = async () => (await database().row<{ all: number }>(sql`select count(*)::int as "all" from media`))?.all;
  const addressOf = (answer: { body: string }) => {
    const { image } = JSON.parse(answer.body) as PropertyImage;
    return /\/media\/[0-9a-f]{40}-\d+\.\w+/.exec(image)?.[0] ?? '';
  };

  it('serve what the other one has stored: the same bytes under the same ETag', async () => {
    const [one, two] = [await startMachine(), await startMachine()];
    const stored = await upload(one.server);
    expect(stored.statusCode).toBe(201);
    for (const url of [addressOf(stored), `/api/properties/${listing}/brochure.pdf`]) {
      const [here, there] = [await one.server.inject({ url }), await two.server.inject({ url })];
      expect([here.statusCode, there.statusCode]).toEqual([200, 200]);
      expect(there.rawPayload.equals(here.rawPayload)).toBe(true);
      expect([there.headers.etag, there.headers['content-length']]).toEqual([
        here.headers.etag,
        String(here.rawPayload.length),
      ]);
    }
    // not even what was uploaded, which goes with its response
    await waitUntil(() => [one, two].every(({ dataDir }) => filesIn(dataDir).length === 0));
  });

  it.each([
    ['fails', { status: 500 }],
    ['breaks off', 'cut'],
    ['refuses our key', { status: 403 }],
  ] as const)('503 with Retry-After, and no row without its file, while the store %s', async (_what, fault) => {
    const { server, dataDir } = await startMachine();
    const url = addressOf(await upload(server));
    const [before, objects] = [await rows(), s3.objects.size];
    s3.fail(() => fault);
    const answers = [await upload(server), await server.inject({ url: url.replace('480', '320') })];
    for (const { statusCode, headers } of answers) expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect((await rows()) ?? 0).toBe(before);
    expect(s3.objects.size).toBe(objects);
    await waitUntil(() => filesIn(dataDir).length === 0);
    s3.fail(() => undefined);
    expect((await upload(server)).statusCode).toBe(201);
  });

  it('break off, and send nothing wrong, while the store sends half a picture', async () => {
    const { server } = await startMachine();
    const url = addressOf(await upload(server));
    const whole = await server.inject({ url });
    s3.fail((request) => (request.startsWith('GET') ? 'half' : undefined));
    await expect(server.inject({ url })).rejects.toThrow('destroyed before completion');
    s3.fail((_request, before) => (before === 0 ? 'half' : undefined));
    expect((await server.inject({ url })).rawPayload.equals(whole.rawPayload)).toBe(true);
  });

  it('leave neither file nor row when one of them dies between the two', async () => {
    const { files, server } = await startMachine();
    const kept = /[0-9a-f]{40}/.exec(addressOf(await upload(server)))?.[0] ?? '';
    const [lost, recent] = ['a'.repeat(40), 'b'.repeat(40)];
    for (const hash of [lost, recent]) await files.put(originalKey(hash), Buffer.from('stored, and then it died'));
    for (const hash of [lost, kept]) s3.age(`${s3.place.prefix}${originalKey(hash)}`, new Date(Date.now() - hourInMs));
    await openMediaLibrary(files).sweep(database());
    const there = await Promise.all(
      [lost, recent, kept].map(async (hash) => Boolean(await files.head(originalKey(hash)))),
    );
    expect(there).toEqual([false, true, true]);
  });
});
