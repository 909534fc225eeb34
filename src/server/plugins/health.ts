import * as messages from '@messages/server/problems';
import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import sql from 'sql-template-tag';
import type { PluginsDeps } from './pluginsDeps';
import { singleFlight } from '../lib/semaphore';
import { Problem } from '../lib/problem';

/** Milliseconds that `/readyz` waits for the database. */
const readyWithin = 2_000;

/** Collects measurements for `/metrics`. */
export interface WorkTimes {
  /** React took this many seconds to render a page. */
  pageRendered: (seconds: number) => void;
}

/** `/healthz` (the process lives), `/readyz` (the database answers, and would write), `/metrics` (for Prometheus). */
export function registerHealth(
  server: FastifyInstance,
  { database, responseCache, buildCounts }: Pick<PluginsDeps, 'database' | 'responseCache' | 'buildCounts'>,
  isEnding: () => boolean,
): WorkTimes {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const took = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to respond to a request.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  const renderSeconds = new Histogram({
    name: 'page_render_seconds',
    help: 'Time React took to render a page before it was cached.',
    buckets: [0.005, 0.01, 0.02, 0.05, 0.2],
    registers: [registry],
  });
  new Counter({
    name: 'responses_from_cache_total',
    help: 'Responses served from the cache.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(responseCache?.given() ?? 0);
    },
  });
  for (const counted of [
    { what: 'reports', name: 'problem_reports_total', help: 'Problem reports of visitors, by the build they used.' },
    { what: 'errors', name: 'browser_errors_total', help: 'Errors in browsers, by the build they ran.' },
  ] as const)
    new Counter({
      name: counted.name,
      help: counted.help,
      labelNames: ['build'],
      registers: [registry],
      collect() {
        this.reset();
        for (const [build, many] of buildCounts?.of(counted.what) ?? []) this.inc({ build }, many);
      },
    });
  server.addHook('onResponse', async (request, reply) => {
    took.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  // one query at a time: probes must not use up the connections of visitors
  const once = singleFlight<unknown>();
  const databaseAnswers = () =>
    withinTime(
      readyWithin,
      // a lock on no row: a server that does not write refuses it, and this process replaces its connections
      once('ready', () => database.row(sql`select from office_settings where false for update`)),
    );
  const hidden = { schema: { hide: true } };
  server.get('/healthz', hidden, async () => ({ status: 'alive' }));
  server.get('/readyz', hidden, async () => {
    if (isEnding()) throw new Problem(503, 'ending', messages.thisProcessIsShuttingDown, undefined, 1);
    await databaseAnswers().catch(() => {
      throw new Problem(503, 'unavailable', messages.theDatabaseDoesNotRespond, undefined, 5);
    });
    return { status: 'ready' };
  });
  server.get('/metrics', hidden, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  return { pageRendered: (seconds) => renderSeconds.observe(seconds) };
}

async function withinTime(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(messages.noAnswerWithin(milliseconds))), milliseconds);
  });
  await Promise.race([work, over]).finally(() => clearTimeout(timer));
}
