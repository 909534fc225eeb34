import { hourInMs } from '@contract/durations';
import { execFile, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { runProduct } from '../../scripts/runProduct.cjs';
import { measured } from '../support/counts';
import { createPostgresDatabase } from '../support/postgresServer';
import { isFull } from '../support/scope';
import { endpointsWithInput, acceptedRequests } from './support/acceptedRequests';

const run = promisify(execFile);

/** Debian's packages of these names. Without one, its check is skipped and the table says that no test ran. */
function isHere(tool: string): boolean {
  try {
    execFileSync('which', [tool]);
    return true;
  } catch {
    return false;
  }
}
const itWith = (tool: string) => (isFull && isHere(tool) ? it : it.skip);

/** sqlmap's result for one raw request. Each uses its own client address, so that rate limits hide nothing. */
async function sqlmap(
  request: string,
  folder: string,
): Promise<{ injectable: boolean; tried: boolean; words: string }> {
  const file = path.join(folder, 'request.txt');
  fs.writeFileSync(file, request);
  const { stdout } = await run(
    'sqlmap',
    [
      '-r',
      file,
      '--batch',
      '--ignore-stdin',
      '--dbms=PostgreSQL',
      '--technique=BEUST',
      '--time-sec=2',
      '--threads=4',
      '--tamper=xforwardedfor',
      '--flush-session',
      '--disable-coloring',
      '--ignore-code=*',
      `--output-dir=${folder}`,
      '--answers=already=Y,redirect=N,continue=Y,skip=N',
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  return {
    injectable: /identified the following injection point/.test(stdout),
    tried: /do not appear to be injectable/.test(stdout),
    words: stdout.slice(-1_500),
  };
}

describe('R21', () => {
  let product: Awaited<ReturnType<typeof runProduct>>;
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let folder: string;
  beforeAll(async () => {
    if (!isFull) return;
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aangan-attackers-'));
    database = await createPostgresDatabase();
    product = await runProduct({
      DATABASE_URL: database.url,
      DEMO: 'on',
      TRUST_PROXY: 'on',
      DATA_DIR: path.join(folder, 'data'),
    });
  }, 600_000);
  afterAll(async () => {
    if (!isFull) return;
    await product.stop();
    await database.end();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  itWith('sqlmap')(
    'R21 sqlmap finds a hole that was made for it',
    async () => {
      const pool = new pg.Pool({ connectionString: database.url, max: 4 });
      const server = http.createServer((requestCount, answer) => {
        const city = new URL(requestCount.url ?? '/', 'http://localhost').searchParams.get('city') ?? '';
        pool.query(`select slug from city where name = '${city}'`).then(
          ({ rows }) => answer.end(JSON.stringify(rows)),
          (error: Error) => answer.writeHead(500).end(error.message),
        );
      });
      await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
      try {
        const { injectable, words } = await sqlmap(
          `GET /?city=Indore HTTP/1.1\r\nHost: 127.0.0.1:${(server.address() as AddressInfo).port}\r\n\r\n`,
          folder,
        );
        expect([injectable, words]).toEqual([true, words]);
      } finally {
        server.closeAllConnections();
        await new Promise((closed) => server.close(closed));
        await pool.end();
      }
    },
    hourInMs,
  );

  itWith('sqlmap')(
    'R21 sqlmap finds nothing in any parameter of any call',
    async () => {
      const accepted = await acceptedRequests(product.address);
      const faults: string[] = [];
      let tried = 0;
      for (const { name, wire } of accepted) {
        const found = await sqlmap(wire, folder);
        if (found.tried) tried += 1;
        if (found.injectable || !found.tried) faults.push(`${name}: ${found.words}`);
      }
      expect(faults).toEqual([]);
      const untried = endpointsWithInput.filter((call) => accepted.every(({ name }) => name !== call));
      expect(tried).toBeGreaterThan(endpointsWithInput.length / 2);
      measured(
        'R21',
        `sqlmap tried every parameter of ${tried} calls: no finding; generated requests never reached the tables of ${untried.join(', ')}`,
      );
    },
    2 * hourInMs,
  );

  itWith('wapiti')(
    'R21 wapiti finds nothing in any page or form that it comes upon',
    async () => {
      const report = path.join(folder, 'wapiti.json');
      const home = path.join(folder, 'home');
      fs.mkdirSync(home);
      // it advertises an encoding that it cannot decode
      const { stdout } = await run(
        'wapiti',
        [
          '-u',
          `${product.address}/`,
          '--scope',
          'folder',
          '-H',
          'Accept-Encoding: identity',
          '-v',
          '1',
          '-m',
          'sql,blindsql,xss,permanentxss,file,exec,crlf,redirect,csp,cookieflags,shellshock,backup,xxe',
          '-d',
          '3',
          '--max-links-per-page',
          '40',
          '--max-files-per-dir',
          '12',
          '--max-scan-time',
          '1200',
          '--flush-session',
          '--no-bugreport',
          '-f',
          'json',
          '-o',
          report,
        ],
        { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, HOME: home } },
      );
      const requestCount = new Set(stdout.match(/(?:GET|POST) http\S+/g)).size;
      const { vulnerabilities, anomalies } = JSON.parse(fs.readFileSync(report, 'utf8')) as {
        vulnerabilities: Record<string, unknown[]>;
        anomalies: Record<string, unknown[]>;
      };
      const found = [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].filter(
        ([, list]) => list.length > 0,
      );
      expect(found).toEqual([]);
      expect(requestCount).toBeGreaterThan(20);
      measured('R21', `wapiti attacked what it found at ${requestCount} addresses: no finding`);
    },
    hourInMs,
  );
});
