/*
 * - buildTestServer(database, [xRoutes], overrides?): a real Fastify server with these modules' routes and real
 *   sessions: `await server.inject({ method, url, headers: buyer.headers, payload })`. `overrides.settings` replaces
 *   single settings, `now` the clock, everything else a whole dependency. Pictures are stored in the server's own
 *   folder, removed by `await server.close()` or at the end of the run.
 * - testDeps(database, overrides?): the same dependencies without a server: { deps, remove }.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildCore } from '@server/core';
import type { Database } from '@server/db/database';
import type { ServerDeps } from '@server/app';
import { openDataFolder } from '@server/files/dataFolder';
import { openMediaLibrary } from '@server/media/mediaLibrary';
import { identifyByToken } from '@server/modules/accounts/identify';
import { createSandboxGateway } from '@server/payments/gateways/sandbox/sandboxGateway';
import { readSettings, type Settings } from '@server/settings';

export type Routes = (server: FastifyInstance, deps: ServerDeps) => Promise<void>;
export type TestOverrides = Partial<Omit<ServerDeps, 'settings' | 'database'>> & { settings?: Partial<Settings> };

export async function buildTestServer(
  database: Database,
  routes: readonly Routes[],
  overrides: TestOverrides = {},
): Promise<FastifyInstance> {
  const { deps, remove } = testDeps(database, overrides);
  const server = await buildCore(deps, identifyByToken(deps));
  for (const module of routes) await server.register(async (scope) => module(scope, deps));
  server.addHook('onClose', async () => remove());
  await server.ready();
  return server;
}

export function testDeps(
  database: Database,
  { settings, ...overrides }: TestOverrides = {},
): { deps: ServerDeps; remove(): void } {
  // config/jest/runEnd.cjs removes the run's folder and its content
  const run = path.join(os.tmpdir(), `aangan-run-${process.env.AANGAN_TEST_RUN ?? process.pid}`);
  fs.mkdirSync(run, { recursive: true });
  const dataDir = fs.mkdtempSync(path.join(run, 'data-'));
  const remove = () => fs.rmSync(dataDir, { recursive: true, force: true });
  const secret = overrides.secret ?? randomBytes(32);
  const now = overrides.now ?? (() => new Date());
  const files = overrides.files ?? openDataFolder(settings?.dataDir ?? dataDir);
  const deps: ServerDeps = {
    settings: {
      ...readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PUBLIC_URL: 'http://aangan.test', DEMO: 'off' }),
      ...settings,
    },
    database,
    files,
    media: overrides.media ?? openMediaLibrary(files, { now }),
    gateway: overrides.gateway ?? createSandboxGateway({ database, secret, now }),
    secret,
    now,
    ...(overrides.log && { log: overrides.log }),
    ...(overrides.responseCache && { responseCache: overrides.responseCache }),
    ...(overrides.live && { live: overrides.live }),
    ...(overrides.buildCounts && { buildCounts: overrides.buildCounts }),
    ...(overrides.wakeImports && { wakeImports: overrides.wakeImports }),
    ...(overrides.mapSketch && { mapSketch: overrides.mapSketch }),
  };
  return { deps, remove };
}
