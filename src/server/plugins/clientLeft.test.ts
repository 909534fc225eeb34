import net, { type AddressInfo } from 'node:net';
import { existsSync, readdirSync } from 'node:fs';
import type * as files from 'node:fs/promises';
import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { filesIn } from '../../../test/support/files';
import { testDeps } from '../../../test/support/testServer';
import { endpoint } from '@contract/endpoint';
import { buildCore } from '../core';
import type { Database } from '../db/database';
import { registerEndpoint } from './contractRoute';
import { createLogger } from '../lib/log';
import { uploadFolderOf } from '../files/scratch';
import { readForm } from './uploads';

jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<typeof files>('node:fs/promises');
  return { ...real, rm: jest.fn(real.rm) };
});

interface Line {
  level: number;
  msg: string;
  method?: string;
  path?: string;
  err?: object;
}

const [info, error] = [30, 50];
let server: FastifyInstance;
let lines: Line[] = [];
let arrived: () => void = () => undefined;
let folder: string;
let remove: () => void;
let failure: Error & { code?: string };
/** A form whose handler reads its files once the visitor has left. */
const slow = endpoint({
  method: 'POST',
  path: '/slow/',
  access: 'anyone',
  summary: 'Takes its time.',
  multipart: true,
  responses: { 204: null },
});
let begun: () => void = () => undefined;
let departed: Promise<void>;
let seen: string[] | undefined;
beforeAll(async () => {
  const log = createLogger(
    'info',
    [],
    new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(JSON.parse(String(chunk)) as Line);
        done();
      },
    }),
  );
  const made = testDeps({} as Database, { log });
  remove = made.remove;
  folder = uploadFolderOf(made.deps.settings);
  server = await buildCore(made.deps, () => Promise.reject(new Error('Nobody logs in here.')));
  server.addHook('onRequest', async () => void setImmediate(arrived));
  server.post('/form', { preValidation: readForm }, async () => ({}));
  registerEndpoint(server, slow, async ({ files }) => {
    begun();
    await departed;
    seen = await Promise.all(files.map((one) => readFile(one.path, 'utf8')));
  });
  server.post('/json', async () => ({}));
  server.post('/fails', async () => {
    throw failure;
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  remove();
});
beforeEach(() => {
  lines = [];
});

/**
 * Sends the headers and the beginning of a request, and disconnects once that has arrived or a file is being stored.
 */
async function leave(url: string, type: string, begun: string, whenKept: boolean): Promise<void> {
  const arriving = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const socket = net.connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    `POST ${url}?token=hush HTTP/1.1\r\nHost: aangan.test\r\nContent-Type: ${type}\r\nContent-Length: 100000\r\n\r\n${begun}`,
  );
  await arriving;
  while (whenKept && filesIn(folder).length === 0) await new Promise(setImmediate);
  socket.destroy();
}

const multipart = 'multipart/form-data; boundary=xxx';
const file =
  '--xxx\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nhalf of it';

it.each<[string, string, string, string, boolean]>([
  ['a file that is being kept', '/form', multipart, file, true],
  ['a form between two files', '/form', multipart, `${file}\r\n--xxx\r\nContent-Disp`, true],
  ['a file that nobody has begun to keep', '/form', multipart, file, false],
  ['a field of a form', '/form', multipart, '--xxx\r\nContent-Disp', false],
  ['JSON', '/json', 'application/json', '{"title":', false],
])('a visitor who disconnects during %s is logged as such, not as our error', async (_, url, type, begun, whenKept) => {
  await leave(url, type, begun, whenKept);
  while (lines.length === 0) await new Promise(setImmediate);
  expect(lines).toEqual([
    expect.objectContaining({
      level: info,
      msg: 'a visitor left before the request had come whole',
      method: 'POST',
      path: url,
    }),
  ]);
  expect(lines[0]).not.toHaveProperty('err');
  while (existsSync(folder) && readdirSync(folder).length > 0) await new Promise(setImmediate);
});

it('a visitor who leaves once the form has come whole costs no error: its files stay until they are read', async () => {
  let leaveNow = () => undefined as void;
  departed = new Promise((resolve) => {
    leaveNow = resolve;
  });
  seen = undefined;
  const handling = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const whole = `${file}\r\n--xxx--\r\n`;
  const socket = net.connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  const closed = new Promise<void>((resolve) => {
    server.server.once('connection', (theirs: net.Socket) => theirs.once('close', () => resolve()));
  });
  socket.write(
    `POST /slow/ HTTP/1.1\r\nHost: aangan.test\r\nContent-Type: ${multipart}\r\nContent-Length: ${whole.length}\r\n\r\n${whole}`,
  );
  await handling;
  socket.destroy();
  await closed;
  for (let turn = 0; turn < 200; turn += 1) await stat(__filename);
  leaveNow();
  while (existsSync(folder) && readdirSync(folder).length > 0) await new Promise(setImmediate);
  expect(seen).toEqual(['half of it']);
  expect(lines.filter(({ level }) => level >= error)).toEqual([]);
});

it.each([
  ['a fault of ours', new Error('A wheel came off.'), 500],
  ['a database that hangs up', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }), 503],
  ['what another connection of ours says of its end', Object.assign(new Error('aborted'), { code: 'ECONNRESET' }), 503],
])('%s stays an error while the visitor waits', async (_, thrown, status) => {
  failure = thrown;
  const { port } = server.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/fails`, { method: 'POST' });
  expect(answer.status).toBe(status);
  expect(lines.filter(({ level }) => level >= error)).toEqual([
    expect.objectContaining({
      level: error,
      msg: 'a request failed',
      err: expect.objectContaining({ message: thrown.message }),
    }),
  ]);
});

it('a file that arrives while its folder is deleted is left for later, and ends nothing', async () => {
  const inTheWay = Object.assign(new Error('ENOTEMPTY: directory not empty'), { code: 'ENOTEMPTY' });
  jest.mocked(rm).mockRejectedValueOnce(inTheWay).mockRejectedValueOnce(inTheWay);
  await leave('/form', multipart, file, true);
  while (lines.length < 3) await new Promise(setImmediate);
  expect(lines.map(({ msg }) => msg).sort()).toEqual([
    'a visitor left before the request had come whole',
    ...Array(2).fill('could not delete uploaded files; they are deleted later'),
  ]);
  for (const left of readdirSync(folder)) await rm(path.join(folder, left), { recursive: true });
});
