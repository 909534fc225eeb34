import { openPostgres } from '@server/db/postgres';
import sql from 'sql-template-tag';
import { type RunningProduct, runProduct } from '../../scripts/runProduct.cjs';
import { freshPostgresUrl } from '../support/databases';
import { times, measured } from '../support/counts';
import { type UnreliableProxy, openUnreliableProxy } from './support/unreliableProxy';

jest.setTimeout(540_000);

/** Milliseconds for which the database stays unreachable. */
const outage = times(60_000, 1_500);
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)); // a real wait: the test is about the length of the outage

describe('R33 an unreachable PostgreSQL', () => {
  let line: UnreliableProxy;
  let product: RunningProduct;
  let database: Awaited<ReturnType<typeof freshPostgresUrl>>;
  beforeAll(async () => {
    database = await freshPostgresUrl(true);
    line = await openUnreliableProxy(database.url);
    product = await runProduct({ DATABASE_URL: line.url, DEMO: 'off' });
  }, 600_000);
  afterAll(async () => {
    await product.stop();
    await line.close();
    await database.end();
  }, 540_000);

  let sent = 0;
  const read = () => fetch(`${product.address}/api/properties/?search=court${(sent += 1)}`);
  const write = () =>
    fetch(`${product.address}/api/enquiries/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        kind: 'contact',
        name: 'Asha',
        email: 'asha@people.example',
        message: 'Hello',
        client_id: `away-number-${(sent += 1)}`,
      }),
    });

  it.each(['refused', 'starting'] as const)(
    'causes 503 with Retry-After during the outage (%s), and everything recovers afterwards without a restart',
    async (how) => {
      expect([(await read()).status, (await write()).status]).toEqual([200, 201]);
      await line.cut(how);
      const until = Date.now() + outage;
      do {
        for (const ask of [read, write]) {
          const answer = await ask();
          expect([
            answer.status,
            Number(answer.headers.get('retry-after')) > 0,
            ((await answer.json()) as { code: string }).code,
          ]).toEqual([503, true, 'unavailable']);
        }
        expect((await fetch(`${product.address}/readyz`)).status).toBe(503);
        expect((await fetch(`${product.address}/healthz`)).status).toBe(200);
        await rest(200);
      } while (Date.now() < until);
      await line.mend();
      const back = performance.now();
      while ((await write()).status !== 201) await rest(50);
      expect((await read()).status).toBe(200);
      expect((await fetch(`${product.address}/readyz`)).status).toBe(200);
      measured(
        'R33',
        `${how}: healthy ${((performance.now() - back) / 1000).toFixed(1)} s after its return, unreachable for ${outage / 1000} s`,
      );
      expect(process.kill(product.pid, 0)).toBe(true);
    },
    outage + 120_000,
  );

  it('is listened to again: later changes arrive', async () => {
    const title = async () =>
      ((await (await fetch(`${product.address}/api/cities/`)).json()) as { name: string }[]).map(({ name }) => name);
    const other = openPostgres(database.url, { connections: 1 });
    await other.run(sql`insert into city (name, slug) values ('Ujjain', 'ujjain') on conflict do nothing`);
    await other.close();
    while (!(await title()).includes('Ujjain')) await rest(50);
  }, 540_000);
});

describe('a first LISTEN that failed', () => {
  it('does not affect later ones: notifications of every channel arrive', async () => {
    const database = await freshPostgresUrl(false);
    const line = await openUnreliableProxy(database.url);
    await line.cut('refused');
    const far = openPostgres(line.url, { connections: 1 });
    const received: string[] = [];
    const listen = (channel: string) => far.listen(channel, (payload) => received.push(`${channel} ${payload}`));
    expect(
      (await Promise.allSettled([listen('one'), listen('two'), listen('one')])).map(({ status }) => status),
    ).toEqual(['rejected', 'rejected', 'rejected']);
    await expect(listen('one')).rejects.toThrow('ECONNREFUSED');
    await line.mend();
    await Promise.all([listen('one'), listen('two')]);
    await far.run(sql`select pg_notify('one', 'x')`);
    await far.run(sql`select pg_notify('two', 'y')`);
    while (received.length < 2) await rest(10);
    expect(received).toEqual(['one x', 'two y']);
    await far.close();
    await line.close();
    await database.end();
  }, 540_000);
});
