import { type RunningProduct, runProduct } from '../../scripts/runProduct.cjs';
import { measured, times } from '../support/counts';
import { type OwnPostgres, startOwnPostgres } from './support/ownPostgres';

/** Milliseconds for which the server stays frozen. */
const frozen = times(46_000, 12_000);
/** Milliseconds that a busy machine may exceed a limit. */
const slack = 1_500;
const poolAndListener = 11;
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface TimedRequest {
  status: number;
  retryAfter: number;
  took: number;
}

describe('R33 a frozen PostgreSQL', () => {
  let server: OwnPostgres;
  let product: RunningProduct;
  beforeAll(async () => {
    server = await startOwnPostgres();
    product = await runProduct({ DATABASE_URL: server.url, DEMO: 'off' });
  }, 600_000);
  afterAll(async () => {
    await product?.stop();
    await server?.end();
  }, 540_000);

  let sent = 0;
  const ask = async (path: string, body?: object): Promise<TimedRequest> => {
    const from = performance.now();
    const init = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const { status, headers } = await fetch(product.address + path, init);
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

  /** More concurrent readers than the pool has connections. */
  async function requestWhileFrozen(until: number): Promise<Record<'reads' | 'writes' | 'probes', TimedRequest[]>> {
    const requests: Record<'reads' | 'writes' | 'probes', TimedRequest[]> = { reads: [], writes: [], probes: [] };
    const sendRepeatedly = async (one: () => Promise<TimedRequest>, into: TimedRequest[]) => {
      while (performance.now() < until) into.push(await one());
    };
    await Promise.all([
      ...Array.from({ length: 14 }, () => sendRepeatedly(read, requests.reads)),
      sendRepeatedly(write, requests.writes),
      sendRepeatedly(() => ask('/readyz'), requests.probes),
    ]);
    return requests;
  }

  const longest = (requests: readonly TimedRequest[]) => Math.max(...requests.map(({ took }) => took));

  it(
    'causes 503 with Retry-After in time, and recovers within 5 s without a leaked connection',
    async () => {
      expect([(await read()).status, (await write()).status, (await ask('/readyz')).status]).toEqual([200, 201, 200]);
      let requests: Awaited<ReturnType<typeof requestWhileFrozen>>;
      try {
        server.freeze();
        requests = await requestWhileFrozen(performance.now() + frozen);
        expect((await ask('/healthz')).status).toBe(200);
      } finally {
        server.thaw();
      }
      const back = performance.now();
      const all = Object.values(requests).flat();
      expect(all.filter(({ status, retryAfter }) => status !== 503 || !(retryAfter > 0))).toEqual([]);
      expect(longest(requests.probes)).toBeLessThan(2_000 + slack);
      expect(longest(requests.reads)).toBeLessThan(5_000 + slack);
      expect(longest(requests.writes)).toBeLessThan(20_000 + slack);

      while ((await ask('/readyz')).status !== 200 || (await write()).status !== 201) await rest(50);
      const healthy = performance.now() - back;
      expect((await read()).status).toBe(200);
      expect(healthy).toBeLessThan(5_000);
      expect(process.kill(product.pid, 0)).toBe(true);

      let left = await server.connections();
      for (
        const until = Date.now() + 10_000;
        left.open > poolAndListener && Date.now() < until;
        left = await server.connections()
      )
        await rest(100);
      expect(left.open).toBeLessThanOrEqual(poolAndListener);
      expect(left.inTransaction).toBe(0);
      measured(
        'R33',
        `frozen for ${frozen / 1000} s: reads failed after ${(longest(requests.reads) / 1000).toFixed(1)} s, ` +
          `/readyz in ${(longest(requests.probes) / 1000).toFixed(1)} s, healthy ${(healthy / 1000).toFixed(1)} s after it resumed`,
      );
    },
    frozen + 120_000,
  );
});
