import { buildApi } from '@server/app';
import { openPostgres } from '@server/db/postgres';
import { type TimeLimits, visitorLimits } from '@server/db/timeLimits';
import { registerHealth } from '@server/plugins/health';
import { runProduct } from '../../scripts/runProduct.cjs';
import { measured, times } from '../support/counts';
import { freshPostgresUrl } from '../support/databases';
import { inAll } from '../support/scope';
import { testDeps } from '../support/testServer';
import { countConnections, startOwnPostgres } from './support/ownPostgres';
import { openUnreliableProxy } from './support/unreliableProxy';

/** Milliseconds that a busy machine may exceed a limit. */
const slack = 3_000;
const poolAndListener = 11;
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A server of ours and its PostgreSQL, which can be frozen. */
interface Frozen {
  address: string;
  limits: TimeLimits;
  /** Milliseconds for which requests are sent to it while it is frozen, and by how many readers at once. */
  lasts: number;
  readers: number;
  freeze(): void;
  thaw(): void;
  connections(): ReturnType<typeof countConnections>;
  end(): Promise<void>;
}

/** The product with its own limits, and a PostgreSQL whose processes are stopped. */
async function frozenServer(): Promise<Frozen> {
  const { url: DATABASE_URL, end, ...server } = await startOwnPostgres();
  const product = await runProduct({ DATABASE_URL, DEMO: 'off' });
  return {
    ...server,
    address: product.address,
    limits: visitorLimits,
    lasts: times(46_000, 12_000),
    // more than the pool has connections
    readers: 14,
    end: () => product.stop().then(end),
  };
}

/** Our server with short limits, and a PostgreSQL that is reached through a frozen proxy. */
async function frozenProxy(): Promise<Frozen> {
  const { url, end } = await freshPostgresUrl(true);
  const { url: through, close, freeze, thaw } = await openUnreliableProxy(url);
  // long enough for a busy machine, short enough for a quick run
  const limits = { read: 2_000, write: 4_000 };
  const database = openPostgres(through, { limits });
  const { deps, remove } = testDeps(database);
  const server = await buildApi(deps, async (whole) => void registerHealth(whole, deps, () => false));
  return {
    address: await server.listen({ host: '127.0.0.1', port: 0 }),
    limits,
    lasts: 100,
    // with the write and the probe, as many as the pool has connections; to open one takes 5 s until it fails
    readers: 8,
    freeze,
    thaw,
    connections: () => countConnections(url),
    end: async () => {
      await server.close();
      await database.close();
      await close();
      await end();
      remove();
    },
  };
}

interface TimedRequest {
  status: number;
  retryAfter: number;
  took: number;
}

function itFails(start: () => Promise<Frozen>): void {
  let frozen: Frozen;
  beforeAll(async () => {
    frozen = await start();
  }, 120_000);
  afterAll(() => frozen?.end(), 120_000);

  let sent = 0;
  const ask = async (path: string, body?: object): Promise<TimedRequest> => {
    const from = performance.now();
    const init = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const { status, headers } = await fetch(frozen.address + path, init);
    return { status, retryAfter: Number(headers.get('retry-after')), took: performance.now() - from };
  };
  const read = () => ask(`/api/properties/?search=court${(sent += 1)}`);
  const write = () =>
    ask('/api/enquiries/', {
      kind: 'contact',
      name: 'Asha',
      email: 'asha@people.example',
      message: 'Hello',
      client_id: `frozen-number-${(sent += 1)}`,
    });

  async function requestWhileFrozen(until: number): Promise<Record<'reads' | 'writes' | 'probes', TimedRequest[]>> {
    const requests: Record<'reads' | 'writes' | 'probes', TimedRequest[]> = { reads: [], writes: [], probes: [] };
    const sendRepeatedly = async (one: () => Promise<TimedRequest>, into: TimedRequest[]) => {
      while (performance.now() < until) into.push(await one());
    };
    await Promise.all([
      ...Array.from({ length: frozen.readers }, () => sendRepeatedly(read, requests.reads)),
      sendRepeatedly(write, requests.writes),
      sendRepeatedly(() => ask('/readyz'), requests.probes),
    ]);
    return requests;
  }

  const longest = (requests: readonly TimedRequest[]) => Math.max(...requests.map(({ took }) => took));

  it('causes 503 with Retry-After in time, and recovers within 5 s without a leaked connection', async () => {
    // opens all connections
    const before = await Promise.all([...Array.from({ length: 10 }, read), write(), ask('/readyz')]);
    expect(before.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 201, 200]);
    let requests: Awaited<ReturnType<typeof requestWhileFrozen>>;
    try {
      frozen.freeze();
      requests = await requestWhileFrozen(performance.now() + frozen.lasts);
      expect((await ask('/healthz')).status).toBe(200);
    } finally {
      frozen.thaw();
    }
    const back = performance.now();
    const all = Object.values(requests).flat();
    expect(all.filter(({ status, retryAfter }) => status !== 503 || !(retryAfter > 0))).toEqual([]);
    expect(longest(requests.probes)).toBeLessThan(2_000 + slack);
    expect(longest(requests.reads)).toBeLessThan(frozen.limits.read + slack);
    expect(longest(requests.writes)).toBeLessThan(5_000 + frozen.limits.write + slack);

    while ((await ask('/readyz')).status !== 200 || (await write()).status !== 201) await rest(50);
    const healthy = performance.now() - back;
    expect((await read()).status).toBe(200);
    expect(healthy).toBeLessThan(5_000);
    expect((await ask('/healthz')).status).toBe(200);

    let left = await frozen.connections();
    for (
      const until = Date.now() + 10_000;
      left.open > poolAndListener && Date.now() < until;
      left = await frozen.connections()
    )
      await rest(100);
    expect(left.open).toBeLessThanOrEqual(poolAndListener);
    expect(left.inTransaction).toBe(0);
    measured(
      'R33',
      `frozen for ${frozen.lasts / 1000} s: reads failed after ${(longest(requests.reads) / 1000).toFixed(1)} s, ` +
        `/readyz in ${(longest(requests.probes) / 1000).toFixed(1)} s, healthy ${(healthy / 1000).toFixed(1)} s after it resumed`,
    );
  }, 240_000);
}

describe('R33 a frozen PostgreSQL', () => itFails(frozenProxy));

inAll().describe('R33 a frozen PostgreSQL of the product', () => itFails(frozenServer));
