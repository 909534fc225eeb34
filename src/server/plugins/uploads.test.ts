import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import './contractRoute';
import { registerErrorHandler } from './problems';
import { sweepUploads } from '../files/scratch';
import { acceptUploads, readForm } from './uploads';

let server: FastifyInstance;
let folder: string;
const paths: string[] = [];

beforeAll(async () => {
  server = fastify();
  registerErrorHandler(server);
  folder = mkdtempSync(path.join(os.tmpdir(), 'aangan-forms-'));
  await acceptUploads(server, path.join(folder, 'uploads'));
  server.post('/', { preValidation: readForm }, async (request) => {
    // like a handler that queries the database first, when the request is already read and closed
    for (let asked = 0; asked < 200; asked += 1) await stat(__filename);
    paths.push(...request.uploads.map((file) => file.path));
    return {
      body: request.body,
      files: await Promise.all(
        request.uploads.map(async (file) => [file.field, file.name, await readFile(file.path, 'utf8')]),
      ),
    };
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function send(): Promise<unknown> {
  const form = new FormData();
  form.append('title', 'Villa');
  for (const id of ['3', '4']) form.append('amenities', id);
  form.append('status', '');
  form.append('images', new File(['light'], 'front.jpg'));
  const { port } = server.server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: form })).json();
}

it('keeps the files of a form until the response, over a real connection, and then deletes them', async () => {
  expect(await send()).toEqual({
    body: { title: 'Villa', amenities: ['3', '4'] },
    files: [['images', 'front.jpg', 'light']],
  });
  expect(paths.every((file) => file.startsWith(path.join(folder, 'uploads', 'form-')))).toBe(true);
  while (readdirSync(path.join(folder, 'uploads')).length > 0 || paths.some((file) => existsSync(file)))
    await new Promise(setImmediate);
});

it('ignores a file input without a choice, and refuses a chosen file of 0 bytes by its field', async () => {
  const answers = [];
  for (const name of ['', 'front.jpg']) {
    const form = new FormData();
    form.append('title', 'Villa');
    form.append('images', new File([], name));
    const { port } = server.server.address() as AddressInfo;
    answers.push(await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: form }));
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 400]);
  expect(await answers[1]?.json()).toEqual({
    code: 'invalid',
    images: [expect.stringContaining('This file is empty.')],
  });
});

it('sweeps files of a dead process after half an hour, and nothing newer', async () => {
  const left = path.join(folder, 'left', 'form-of-one-who-died');
  mkdirSync(left, { recursive: true });
  writeFileSync(path.join(left, 'file'), 'half');
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  await sweepUploads(path.join(folder, 'left'), at(29));
  expect(existsSync(left)).toBe(true);
  await sweepUploads(path.join(folder, 'left'), at(31));
  expect(existsSync(left)).toBe(false);
  await expect(sweepUploads(path.join(folder, 'nowhere'), at(31))).resolves.toBeUndefined();
});
