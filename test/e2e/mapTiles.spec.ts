import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type RunningProduct, runProduct } from '../../scripts/runProduct.cjs';
import { sharePictures } from '../../scripts/sharedPictures.cjs';
import { drawPicture } from '../support/pictures';
import { expect, open, test } from './support/journey';
import { mapOn } from './support/resultsMap';

// one server with tiles for all tests
test.describe.configure({ mode: 'default' });
// the browser reports each tile that the server does not have
test.use({ faults: async ({}, use) => use([]) });

let tiles: Server;
let product: RunningProduct;
let folder: string;
const asked: string[] = [];
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const picture = await drawPicture({ width: 256, height: 256, seed: 3 });
  tiles = createServer((request, response) => {
    const address = request.url ?? '';
    asked.push(address);
    // every other column is missing
    const column = Number(/^\/\d+\/(\d+)\//.exec(address)?.[1]);
    if (column % 2 === 0) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
  }).listen(0, '127.0.0.1');
  await new Promise((done) => tiles.once('listening', done));
  folder = mkdtempSync(path.join(os.tmpdir(), 'aangan-tiles-'));
  sharePictures(folder);
  const { port } = tiles.address() as AddressInfo;
  product = await runProduct({
    DATA_DIR: folder,
    DEMO: 'on',
    MAP_TILES_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.jpg`,
    MAP_TILES_ATTRIBUTION: '© Loopback Surveyors',
  });
});
test.afterAll(async () => {
  await product.stop();
  tiles.close();
  rmSync(folder, { recursive: true, force: true });
});

test('map tiles lie behind the marks with their makers’ name; where one fails, the sketch stays', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await open(page, `${product.address}/properties?city=pune&view=map`);
  const { region, marks } = mapOn(page);
  await expect(marks.first()).toBeVisible();
  const pictures = region.locator('img[src*="127.0.0.1"]');
  await expect
    .poll(() => pictures.evaluateAll((all) => all.filter((one) => !(one as HTMLElement).hidden).length))
    .toBeGreaterThan(0);
  await expect
    .poll(() => pictures.evaluateAll((all) => all.filter((one) => (one as HTMLElement).hidden).length))
    .toBeGreaterThan(0);
  expect(asked[0]).toMatch(/^\/\d+\/\d+\/\d+\.jpg$/);
  await expect(page.getByText('© Loopback Surveyors')).toBeVisible();
  await expect(region.locator('svg path').first()).toBeAttached();
  // a mark is above the tiles: the pointer reaches it
  await marks.first().hover();
  expect(violations).toEqual([]);
});

test('R23 the policy of a page names the host of the tiles for pictures only', async ({ request }) => {
  const answer = await request.get(`${product.address}/properties`);
  const policy = answer.headers()['content-security-policy'] ?? '';
  const { port } = tiles.address() as AddressInfo;
  expect(policy.split('; ').filter((part) => part.includes(`127.0.0.1:${port}`))).toEqual([
    `img-src 'self' data: blob: http://127.0.0.1:${port}`,
  ]);
});
