import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { buildApi } from '@server/app';
import { createContentVersion } from '@server/cache/contentVersion';
import { createResponseCache } from '@server/cache/responseCache';
import type { Database } from '@server/db/database';
import { openPostgres } from '@server/db/postgres';
import { createSettingsFollower } from '@server/lib/companySettings';
import { createLiveStreams } from '@server/live/liveStreams';
import { hashPassword } from '@server/modules/accounts/passwords';
import { servePages } from '@server/render/pages';
import { makeAccount, makeListing } from '../support/factories';
import { freshPostgresUrl } from '../support/databases';
import { testDeps } from '../support/testServer';
import { openTransactionPooler, type TransactionPooler } from '../support/transactionPooler';

/** A server as a process starts it, with all that follows the database. */
async function startProcess(url: string, built: string, secret: Buffer) {
  const { deps, remove } = testDeps(
    openPostgres(url, { listening: (up) => followers.forEach((one) => one.setConnected(up)) }),
    { secret },
  );
  const saved = createSettingsFollower(deps.settings);
  const watch = createContentVersion(saved.follow);
  const live = createLiveStreams();
  const followers = [watch, saved, live];
  const responseCache = createResponseCache(watch);
  await watch.start(deps.database);
  await saved.start(deps.database);
  await live.start(deps.database);
  const server: FastifyInstance = await buildApi({ ...deps, responseCache, live }, async (whole) => {
    await servePages(whole, {
      ...deps,
      folders: { built, shipped: path.resolve(__dirname, '../../public') },
      watch,
      responseCache,
    });
    responseCache.attachTo(whole);
  });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    database: deps.database,
    settings: deps.settings,
    responseCache,
    ask: (place: string, init?: RequestInit) => fetch(address + place, init),
    end: async () => {
      live.stop();
      await server.close();
      await watch.stop();
      await deps.database.close();
      remove();
    },
  };
}

describe('two processes behind a pooler, without notifications', () => {
  const built = mkdtempSync(path.join(os.tmpdir(), 'aangan-built-'));
  let fresh: Awaited<ReturnType<typeof freshPostgresUrl>>;
  let pooler: TransactionPooler;
  let processes: Awaited<ReturnType<typeof startProcess>>[];
  const at = (index: number) => processes[index] as Awaited<ReturnType<typeof startProcess>>;
  const database = (): Database => at(1).database;
  beforeAll(async () => {
    mkdirSync(path.join(built, 'assets'));
    writeFileSync(path.join(built, 'assets/chunks.json'), JSON.stringify({ main: ['main.js'] }));
    fresh = await freshPostgresUrl(true);
    pooler = await openTransactionPooler(fresh.url);
    const secret = Buffer.alloc(32, 'one for both');
    processes = [await startProcess(pooler.url, built, secret), await startProcess(pooler.url, built, secret)];
  }, 180_000);
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.end()));
    await pooler.close();
    await fresh.end();
    rmSync(built, { recursive: true, force: true });
  });

  const post = (index: number, place: string, body: object, headers: Record<string, string> = {}) =>
    at(index).ask(place, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it('a login at one is a session at the other, until it ends there', async () => {
    const { username } = await makeAccount(database(), { passwordHash: await hashPassword('three banyans') });
    const login = await post(0, '/api/auth/login/', { username, password: 'three banyans' });
    expect(login.status).toBe(200);
    const headers = { authorization: `Token ${((await login.json()) as { token: string }).token}` };
    expect((await at(1).ask('/api/auth/me/', { headers })).status).toBe(200);
    expect((await post(1, '/api/auth/logout/', {}, headers)).status).toBe(204);
    expect((await at(0).ask('/api/auth/me/', { headers })).status).toBe(401);
  });

  it('S7 no list and no page is served as it was before the other changed it', async () => {
    const { id } = await makeListing(database(), { title: 'The first name' });
    for (const [index, place] of ['/api/properties/', `/api/properties/${id}/`, `/properties/${id}`].entries())
      for (const title of [`House ${index} of two courts`, `House ${index} of three courts`]) {
        const text = async () => (await at(0).ask(place)).text();
        // the first one may have begun at an older version than it is kept under
        for (const _round of [1, 2]) await text();
        const given = at(0).responseCache.given();
        await text();
        // pages have a cache of their own
        if (place.startsWith('/api/')) expect(at(0).responseCache.given()).toBe(given + 1);
        await database().run(sql`update property set title = ${title} where id = ${id}`);
        // the first answer after the change, and cached ones
        for (const _again of [1, 2, 3]) expect((await text()).includes(title)).toBe(true);
      }
  });

  it('answers come from the cache while nothing changes', async () => {
    await at(0).ask('/api/properties/?page_size=3');
    const before = at(0).responseCache.given();
    const [first, second] = [
      await at(0).ask('/api/properties/?page_size=3'),
      await at(0).ask('/api/properties/?page_size=3'),
    ];
    expect(at(0).responseCache.given()).toBe(before + 2);
    const same = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    expect((await at(0).ask('/api/properties/?page_size=3', { headers: same })).status).toBe(304);
  });

  it('what the office saves at one holds at the other with the next page', async () => {
    const page = async () => (await at(0).ask('/contact')).text();
    await page();
    const saved = JSON.stringify({ phone: '+91 731 555 0199' });
    await database().run(sql`update office_settings set saved = ${saved}::jsonb`);
    await page();
    expect(at(0).settings.company.phone).toBe('+91 731 555 0199');
  });

  it('live updates end at once, so that open pages ask by themselves', async () => {
    const { headers } = await makeAccount(database(), { superuser: true });
    const stream = await at(0).ask('/api/office/events/', { headers });
    expect(stream.status).toBe(200);
    expect(await stream.text()).toBe('retry:10000\n\n');
  });
});
