import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { acceptUploads, readForm } from './uploads';

let server: FastifyInstance;
const paths: string[] = [];

beforeAll(async () => {
  server = fastify();
  server.decorateRequest('uploads');
  server.addHook('onRequest', async (request) => { request.uploads = []; });
  await acceptUploads(server);
  server.post('/', { preValidation: readForm }, async (request) => {
    // as a handler that asks the database first: the request has long been read, and closed, by then
    for (let asked = 0; asked < 200; asked += 1) await stat(__filename);
    paths.push(...request.uploads.map((file) => file.path));
    return { body: request.body, files: await Promise.all(request.uploads.map(async ({ field, name, path }) => [field, name, await readFile(path, 'utf8')])) };
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

async function send(): Promise<unknown> {
  const form = new FormData();
  form.append('title', 'Villa');
  for (const id of ['3', '4']) form.append('amenities', id);
  form.append('status', '');
  form.append('images', new File(['light'], 'front.jpg'));
  const { port } = server.server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: form })).json();
}

it('keeps the files of a form until it is answered, over a real connection, and then no longer', async () => {
  expect(await send()).toEqual({ body: { title: 'Villa', amenities: ['3', '4'] }, files: [['images', 'front.jpg', 'light']] });
  while (paths.some((path) => existsSync(path))) await new Promise(setImmediate);
});
