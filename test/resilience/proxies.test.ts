import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type RunningProduct, runProduct } from '../../scripts/runProduct.cjs';
import { measured } from '../support/counts';
import { waitUntil } from '../support/waitUntil';

jest.setTimeout(360_000);

const root = path.resolve(__dirname, '../..');
const manual = readFileSync(path.join(root, 'docs/operation.md'), 'utf8');
/** The proxy configuration from the manual. */
const sampleOf = (language: string) => new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\n\`\`\``).exec(manual)?.[1] ?? '';
/** Debian installs nginx outside the PATH of ordinary accounts. */
const where = (tool: string) =>
  [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => path.join(folder, tool))
    .find((file) => spawnSync(file, ['--help']).error === undefined);
const [nginx, caddy, openssl] = [where('nginx'), where('caddy'), where('openssl')];
// a missing proxy is skipped and reported below; nothing is installed
const itWith = (...tools: (string | undefined)[]) => (tools.every(Boolean) ? it : it.skip);

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

interface Answer {
  status: number;
  id: string;
}

/** Sends a request through a proxy with a self-signed certificate. */
const ask = (url: string, headers: Record<string, string>, body?: string) =>
  new Promise<Answer>((resolve, reject) => {
    const { request } = url.startsWith('https:') ? https : http;
    const options = {
      method: body ? 'POST' : 'GET',
      headers: { host: 'www.example.com', ...headers },
      rejectUnauthorized: false,
      servername: 'www.example.com',
    };
    const sent = request(url, options, (answer) => {
      answer
        .resume()
        .on('end', () => resolve({ status: answer.statusCode ?? 0, id: String(answer.headers['x-request-id'] ?? '') }));
    });
    sent.on('error', reject).end(body);
  });

describe('the proxies of the manual, in front of the product', () => {
  let product: RunningProduct;
  const started: { child: ChildProcess; ended: Promise<unknown> }[] = [];
  const folder = mkdtempSync(path.join(os.tmpdir(), 'aangan-proxies-'));

  beforeAll(async () => {
    for (const [name, file] of Object.entries({ nginx, caddy }))
      if (!file) measured('R24', `${name} is not installed: its configuration is not tested here`);
    product = await runProduct({ DEMO: 'on', TRUST_PROXY: '1' });
  }, 540_000);
  afterAll(async () => {
    for (const { child, ended } of started) {
      child.kill('SIGTERM');
      await ended;
    }
    await product?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  function start(file: string, args: readonly string[]): void {
    const child = spawn(file, args, {
      stdio: 'ignore',
      env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    });
    started.push({ child, ended: new Promise((resolve) => child.once('exit', resolve)) });
  }

  async function untilOpen(address: string): Promise<void> {
    await waitUntil(async () => (await ask(`${address}/healthz`, {}).catch(() => undefined))?.status === 200);
  }

  /** Twelve guesses at one account, each with another forged address and request id. */
  async function guessing(address: string, username: string): Promise<Answer[]> {
    const answers: Answer[] = [];
    for (let at = 0; at < 12; at += 1) {
      const forged = {
        'x-forwarded-for': at % 3 === 0 ? `nonsense-${at}` : `198.51.100.${at}`,
        'x-request-id': `forged-name-${at}`,
        'content-type': 'application/json',
      };
      answers.push(
        await ask(`${address}/api/auth/login/`, forged, JSON.stringify({ username, password: 'not this one' })),
      );
    }
    return answers;
  }

  function expectHeld(answers: readonly Answer[], ownName: RegExp): void {
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
    for (const { id } of answers) expect(id).toMatch(ownName);
  }

  async function startNginx(change: (sample: string) => string): Promise<string> {
    const [port, plain] = [await freePort(), await freePort()];
    const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
    execFileSync(
      openssl ?? '',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-keyout',
        key,
        '-out',
        certificate,
        '-days',
        '2',
        '-subj',
        '/CN=www.example.com',
      ],
      { stdio: 'ignore' },
    );
    const own = path.join(folder, `nginx-${port}`);
    execFileSync('mkdir', ['-p', own]);
    const sample = change(sampleOf('nginx'))
      .replace(/server 127\.0\.0\.1:3000; server 127\.0\.0\.1:3001;/, `server ${new URL(product.address).host};`)
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace(/(ssl_certificate\s+)\S+;/, `$1${certificate};`)
      .replace(/(ssl_certificate_key\s+)\S+;/, `$1${key};`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${own}/${name};`)
      .join(' ');
    const file = path.join(own, 'nginx.conf');
    writeFileSync(
      file,
      `daemon off; pid ${own}/pid; error_log ${own}/errors.log;\nevents {}\nhttp { access_log off; ${temporary}\n${sample}\n}\n`,
    );
    start(nginx ?? '', ['-p', own, '-e', `${own}/errors.log`, '-c', file]);
    await untilOpen(`https://127.0.0.1:${port}`);
    return `https://127.0.0.1:${port}`;
  }

  itWith(nginx, openssl)(
    'R24 nginx as the manual has it: twelve guesses under forged addresses come from one, and a forged name of a request stays outside',
    async () => {
      expectHeld(await guessing(await startNginx((sample) => sample), 'owner'), /^[\da-f]{32}$/);
    },
  );

  itWith(nginx, openssl)('R24 an nginx that appends to what the visitor sent lets no more through', async () => {
    const appending = await startNginx((sample) =>
      sample.replace('X-Forwarded-For $remote_addr', 'X-Forwarded-For $proxy_add_x_forwarded_for'),
    );
    expectHeld(await guessing(appending, 'buyer'), /^[\da-f]{32}$/);
  });

  itWith(caddy)(
    'R24 Caddy as the manual has it: twelve guesses under forged addresses come from one, and a forged name of a request stays outside',
    async () => {
      const port = await freePort();
      const sample = sampleOf('caddy')
        .replace('www.example.com {', `http://www.example.com:${port} {\n  bind 127.0.0.1`)
        .replace('127.0.0.1:3000 127.0.0.1:3001', new URL(product.address).host);
      const file = path.join(folder, 'Caddyfile');
      writeFileSync(file, `{\n  admin off\n  auto_https off\n}\n${sample}\n`);
      start(caddy ?? '', ['run', '--config', file, '--adapter', 'caddyfile']);
      await untilOpen(`http://127.0.0.1:${port}`);
      expectHeld(await guessing(`http://127.0.0.1:${port}`, 'admin'), /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    },
  );
});
