import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sql from 'sql-template-tag';
import type { Database } from '@server/db/database';
import { openPostgres } from '@server/db/postgres';
import { type RunningProduct, runProduct } from '../../scripts/runProduct.cjs';
import { makeAccount, makeListing } from '../support/factories';
import { isFull } from '../support/scope';
import { waitUntil } from '../support/waitUntil';
import { type OwnPostgres, startOwnPostgres } from './support/ownPostgres';
import { type PgBouncer, startPgBouncer } from './support/pgBouncer';

jest.setTimeout(540_000);

/** A quick run has the stand-in of test/server/pooler.test.ts. */
const described = isFull ? describe : describe.skip;

described('two processes behind the real PgBouncer in transaction mode', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'aangan-pooled-'));
  // its own account has to reach it
  const home = mkdtempSync('/tmp/aangan-bouncer-');
  let postgres: OwnPostgres;
  let pgBouncer: PgBouncer;
  let products: RunningProduct[] = [];
  let direct: Database;
  const settings = (name: string) => ({
    DATABASE_URL: pgBouncer.url,
    DATA_DIR: path.join(folder, name),
    DEMO: 'off',
    SECRET_KEY: 'an old banyan shades 3 courtyards and a well',
    TRUST_PROXY: 'on',
  });

  beforeAll(async () => {
    postgres = await startOwnPostgres();
    pgBouncer = await startPgBouncer(postgres.url, home);
    direct = openPostgres(postgres.url, { connections: 2 });
  });
  afterAll(async () => {
    await Promise.all(products.map((product) => product.stop()));
    await direct?.close();
    await pgBouncer?.stop();
    await postgres?.end();
    for (const place of [folder, home]) rmSync(place, { recursive: true, force: true });
  });
  const ask = (at: number, place: string, init?: RequestInit) =>
    fetch(`${products[at % 2]?.address ?? ''}${place}`, init);

  it('start once it has reconnected after the first one has set the zone, and say what is missing', async () => {
    await expect(runProduct(settings('one'))).rejects.toThrow(/time zone Asia\/Kolkata.*\(PgBouncer: RECONNECT/);
    await pgBouncer.reconnect();
    products = await Promise.all([
      runProduct({ ...settings('one'), DATABASE_LISTEN_URL: postgres.url }),
      runProduct(settings('two')),
    ]);
    const said = products.map(({ lines }) => /Set DATABASE_LISTEN_URL/.test(lines.join('')));
    expect(said).toEqual([false, true]);
  });

  it('R29 end a session in both at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { headers } = await makeAccount(direct);
      for (const at of [0, 1]) expect((await ask(at, '/api/auth/me/', { headers })).status).toBe(200);
      expect((await ask(round, '/api/auth/logout/', { method: 'POST', headers })).status).toBe(204);
      expect((await ask(round + 1, '/api/auth/me/', { headers })).status).toBe(401);
    }
  });

  it('S7 never serve what the other has changed: without notifications at once, with them when they have arrived', async () => {
    const owner = await makeAccount(direct);
    const { id } = await makeListing(direct, { ownerId: owner.id, title: 'The first name' });
    const places = ['/api/properties/', `/api/properties/${id}/`, `/properties/${id}`];
    const shows = async (at: number, title: string) =>
      (await Promise.all(places.map(async (place) => (await ask(at, place)).text()))).every((text) =>
        text.includes(title),
      );
    for (let round = 0; round < 50; round += 1) {
      const title = `A house of ${round} courts`;
      for (const at of [0, 1]) await shows(at, title);
      const changed = await ask(round, `/api/properties/${id}/`, {
        method: 'PATCH',
        headers: { ...owner.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ title }),
      });
      expect(changed.status).toBe(200);
      expect(await shows(1, title)).toBe(true);
      await waitUntil(() => shows(0, title), 2_000);
      for (const at of [0, 1]) expect(await shows(at, title)).toBe(true);
    }
  });

  it('answer 400 searches at the same time, with more connections than it has to the server', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 400 }, async (_, at) => (await ask(at, `/api/properties/?search=court${at % 50}`)).status),
    );
    expect([...new Set(statuses)]).toEqual([200]);
  });

  it('have statements end that wait too long, alone and in a transaction', async () => {
    const pooled = openPostgres(pgBouncer.url, { connections: 3 });
    await direct.script('create table locked (many int); insert into locked values (0)');
    const change = sql`update locked set many = many + ${1}::int`;
    await direct.transaction(async (tx) => {
      await tx.run(change);
      const waiting = [pooled.run(change), pooled.transaction((other) => other.run(change))];
      for (const ended of await Promise.allSettled(waiting))
        expect(ended).toMatchObject({ status: 'rejected', reason: { code: '55P03' } });
    });
    const sleep = sql`select pg_sleep(${60}::int)`;
    const sleeping = [pooled.rows(sleep), pooled.transaction((tx) => tx.rows(sleep))];
    for (const ended of await Promise.allSettled(sleeping))
      expect(ended).toMatchObject({ status: 'rejected', reason: { code: '57014' } });
    await pooled.close();
  });

  it('R33 answer 503 while it is away, and are back within 5 s of its return', async () => {
    const statuses = async () => Promise.all([0, 1].map(async (at) => (await ask(at, '/readyz')).status));
    await pgBouncer.stop();
    expect(await statuses()).toEqual([503, 503]);
    await pgBouncer.start();
    const back = performance.now();
    await waitUntil(async () => (await statuses()).every((status) => status === 200));
    expect(performance.now() - back).toBeLessThan(5_000);
    expect((await ask(1, '/api/properties/')).status).toBe(200);
  });
});
