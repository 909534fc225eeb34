import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { Database } from '@server/db/database';
import { openWithoutMigrating } from '@server/db/open';
import sql from 'sql-template-tag';
import { type RunningProduct, runProduct } from '../../scripts/runProduct.cjs';
import { freshPostgresUrl } from '../support/databases';
import { times, measured } from '../support/counts';
import { databasesOfSuite } from '../support/scope';
import { openSmtpServer } from '../support/smtpServer';

const rounds = times(20, 1);
const clients = 24;

interface Tally {
  answered: number;
  failed: string[];
}

/** Sends requests over one connection until the server refuses new ones; pending requests must be answered. */
async function sendUntilEnd(address: string, number: number, tally: Tally): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (asked: number) =>
    new Promise<'answered' | 'closed'>((resolve) => {
      const isWrite = asked % 4 === 0;
      const body = isWrite
        ? JSON.stringify({
            kind: 'contact',
            name: 'Asha',
            email: 'asha@people.example',
            message: 'Hello',
            client_id: `ending-${number}-${asked}`,
          })
        : '';
      const headers = isWrite
        ? {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'x-forwarded-for': `10.${number}.${asked >> 8}.${asked & 255}`,
          }
        : {};
      const request = http.request(
        `${address}${isWrite ? '/api/enquiries/' : (['/api/properties/', '/', `/api/properties/?search=w${asked}`][asked % 3] ?? '')}`,
        { agent, method: isWrite ? 'POST' : 'GET', headers },
        (response) => {
          response
            .resume()
            .on('end', () => {
              if ((response.statusCode ?? 0) >= 400) tally.failed.push(`status ${response.statusCode}`);
              resolve('answered');
            })
            .on('error', (error) => {
              tally.failed.push(error.message);
              resolve('closed');
            });
        },
      );
      request.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ECONNREFUSED')
          tally.failed.push(`${error.code} ${request.reusedSocket ? 'on a used connection' : 'on a new one'}`);
        resolve('closed');
      });
      request.end(body);
    });
  for (let asked = 1; (await ask(asked)) === 'answered'; asked += 1) tally.answered += 1;
  agent.destroy();
}

/** A request whose body is incomplete when the shutdown begins. */
function slowWrite(address: string): { finish(): Promise<number> } {
  const body = JSON.stringify({
    kind: 'contact',
    name: 'Asha',
    email: 'asha@people.example',
    message: 'Slowly',
    client_id: 'a-slow-one',
  });
  let status = 0;
  const request = http.request(`${address}/api/enquiries/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  });
  const answered = new Promise<number>((resolve, reject) => {
    request
      .on('response', (response) => {
        status = response.statusCode ?? 0;
        response.resume().on('end', () => resolve(status));
      })
      .on('error', reject);
  });
  request.write(body.slice(0, 20));
  return {
    finish: () => {
      request.end(body.slice(20));
      return answered;
    },
  };
}

/** The number of responses, and the milliseconds of the shutdown. */
async function endUnderLoad(product: RunningProduct): Promise<{ answered: number; took: number }> {
  const tally: Tally = { answered: 0, failed: [] };
  const running = Array.from({ length: clients }, (_, number) => sendUntilEnd(product.address, number, tally));
  const slow = slowWrite(product.address);
  while (tally.answered < 300) await new Promise(setImmediate);
  const before = tally.answered;
  const from = performance.now();
  const stopped = product.stop();
  // the shutdown has begun, and responses continue
  while (tally.answered < before + clients && tally.failed.length === 0) await new Promise(setImmediate);
  expect(await slow.finish()).toBe(201);
  await stopped;
  const took = performance.now() - from;
  await Promise.all(running);
  expect(tally.failed).toEqual([]);
  expect(took).toBeLessThan(10_000);
  return { answered: tally.answered, took };
}

async function endOften(name: string, start: () => Promise<RunningProduct>): Promise<void> {
  const ends: { answered: number; took: number }[] = [];
  for (let round = 0; round < rounds; round += 1) ends.push(await endUnderLoad(await start()));
  const slowest = Math.max(...ends.map(({ took }) => took));
  measured(
    'R32',
    `${name}: ${rounds} stops, ${ends.reduce((sum, { answered }) => sum + answered, 0)} requests answered, none failed, exited within ${(slowest / 1000).toFixed(1)} s at most`,
  );
}

/** Settings of a product with an empty database, and how to remove what it leaves. */
async function newPlace(kind: Database['kind']): Promise<{ settings: Record<string, string>; end(): Promise<void> }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'aangan-stopped-'));
  const fresh = kind === 'postgres' ? await freshPostgresUrl(true) : undefined;
  return {
    settings: { DEMO: 'off', DATA_DIR: folder, ...(fresh && { DATABASE_URL: fresh.url }) },
    end: async () => {
      await fresh?.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

describe.each(databasesOfSuite())('R32 a server that is stopped (%s)', (kind) => {
  it(
    'under load completes all pending requests and exits within 10 s',
    async () => {
      const { settings, end } = await newPlace(kind);
      await endOften(kind, () => runProduct({ ...settings, TRUST_PROXY: 'on' }));
      await end();
    },
    rounds * 180_000,
  );

  it('while its mail server hangs closes the database in time and sends the unsent emails after the next start', async () => {
    const { settings, end } = await newPlace(kind);
    const office = await openSmtpServer();
    const hanging = new Promise<void>((resolve) => {
      office.answer = (command) => {
        if (!/^MAIL FROM/i.test(command)) return undefined;
        resolve();
        return new Promise<undefined>(() => undefined);
      };
    });
    const product = await runProduct({ ...settings, SMTP_URL: office.url });
    const sent = await fetch(`${product.address}/api/enquiries/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        kind: 'contact',
        name: 'Asha',
        email: 'asha@people.example',
        message: 'Hello',
        client_id: 'while-it-hangs',
      }),
    });
    expect(sent.status).toBe(201);
    await hanging;
    await product.stop();
    // a forced exit has another code
    expect(await product.ended).toBe(0);
    await office.close();
    const database = await openWithoutMigrating({
      dataDir: settings.DATA_DIR ?? '',
      databaseUrl: settings.DATABASE_URL,
    });
    const emails = await database.rows<{ sent: boolean; due: boolean }>(
      sql`select sent_at is not null as sent, next_try_at <= now() as due from mail`,
    );
    await database.close();
    await end();
    expect(emails.length).toBeGreaterThan(0);
    expect(emails.filter(({ sent, due }) => sent || !due)).toEqual([]);
  }, 540_000);
});
