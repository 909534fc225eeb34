import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Database } from '@server/db/database';
import { openWithoutMigrating, openDatabase } from '@server/db/open';
import sql from 'sql-template-tag';
import { type RunningProduct, runProduct } from '../../scripts/runProduct.cjs';
import { freshPostgresUrl } from '../support/databases';
import { makeAccount, makeListing } from '../support/factories';
import { filesIn } from '../support/files';
import { formOf } from '../support/forms';
import { measured } from '../support/counts';
import { drawPicture } from '../support/pictures';
import { databasesOfSuite, isFull } from '../support/scope';

const preload = path.join(__dirname, 'support/fullDisk.cjs');
let requestCount = 0;

interface Setup {
  product: RunningProduct;
  listing: number;
  headers: { authorization: string };
}

/** Creates an account with a listing before the product starts. */
async function createListing(place: {
  dataDir: string;
  databaseUrl: string | undefined;
}): Promise<{ headers: { authorization: string }; listing: number }> {
  const database = await openDatabase(place);
  const account = await makeAccount(database);
  const { id } = await makeListing(database, { ownerId: account.id });
  await database.close();
  return { headers: account.headers, listing: id };
}

const write = async ({ product }: Setup) => {
  const answer = await fetch(`${product.address}/api/enquiries/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      kind: 'contact',
      name: 'Asha',
      email: 'asha@people.example',
      message: 'x'.repeat(3_000),
      client_id: `full-disk-${(requestCount += 1)}`,
    }),
  });
  return { status: answer.status, code: ((await answer.json()) as { code?: string }).code };
};

async function sendPicture({ product, listing, headers }: Setup): Promise<number> {
  const form = await formOf({ client_id: `picture-${(requestCount += 1)}` }, [
    { field: 'image', bytes: await drawPicture({ seed: requestCount }) },
  ]);
  return (
    await fetch(`${product.address}/api/properties/${listing}/images/`, {
      method: 'POST',
      body: new Uint8Array(form.payload),
      headers: { ...form.headers, ...headers },
    })
  ).status;
}

async function expectReads({ product, listing, headers }: Setup): Promise<void> {
  for (const url of [
    `/api/properties/?search=court${(requestCount += 1)}`,
    `/api/properties/${listing}/`,
    '/',
    `/properties/${listing}`,
    '/readyz',
  ])
    expect([url, (await fetch(product.address + url)).status]).toEqual([url, 200]);
  expect((await fetch(`${product.address}/api/auth/me/`, { headers })).status).toBe(200);
}

/**
 * Checks for rows without their emails (to the office, and the confirmation), pictures without a file, and truncated
 * files.
 */
async function expectNothingHalf(database: Database, dataDir: string, enquiries: number): Promise<void> {
  expect(
    await database.row(
      sql`select (select count(*)::int from enquiry) as enquiries, (select count(*)::int from mail) as emails`,
    ),
  ).toEqual({ enquiries, emails: 2 * enquiries });
  const hashes = (
    await database.rows<{ hash: string }>(
      sql`select hash from media where exists (select 1 from property_image where media_id = media.id)`,
    )
  ).map(({ hash }) => hash);
  const originals = filesIn(path.join(dataDir, 'media/originals'));
  for (const hash of hashes) expect(originals.some((name) => name.endsWith(`${hash}.jpg`))).toBe(true);
  expect([...originals, ...filesIn(path.join(dataDir, 'uploads'))].filter((name) => /part-|form-/.test(name))).toEqual(
    [],
  );
}

describe.each(databasesOfSuite())('R34 a disk that is full (%s)', (kind) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'aangan-disk-'));
  const place = { dataDir: path.join(folder, 'data'), databaseUrl: undefined as string | undefined };
  const sign = path.join(folder, 'full');
  let setup: Setup;
  let end: () => Promise<void> = async () => undefined;
  beforeAll(async () => {
    if (kind === 'postgres') {
      const fresh = await freshPostgresUrl(true);
      [place.databaseUrl, end] = [fresh.url, fresh.end];
    }
    const made = await createListing(place);
    setup = {
      ...made,
      product: await runProduct({
        DATA_DIR: place.dataDir,
        ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
        DEMO: 'off',
        FULL_DISK: sign,
        NODE_OPTIONS: `--require=${preload}`,
      }),
    };
  }, 600_000);
  afterAll(async () => {
    await setup?.product.stop();
    await end();
    rmSync(folder, { recursive: true, force: true });
  }, 540_000);

  it('causes 507 while reads continue, also if it fills up during an upload; everything recovers when there is space, and nothing is half written', async () => {
    expect([(await write(setup)).status, await sendPicture(setup)]).toEqual([201, 201]);
    writeFileSync(sign, 'soon');
    // PostgreSQL has its own disk
    expect(await write(setup)).toEqual(
      kind === 'embedded' ? { status: 507, code: 'no_room' } : expect.objectContaining({ status: 201 }),
    );
    expect(await sendPicture(setup)).toBe(507);
    await expectReads(setup);
    rmSync(sign);
    expect([(await write(setup)).status, await sendPicture(setup)]).toEqual([201, 201]);
    writeFileSync(sign, 'hard');
    expect(await sendPicture(setup)).toBe(507);
    if (kind === 'postgres') await expectReads(setup);
    rmSync(sign);
    expect(await sendPicture(setup)).toBe(201);
    await setup?.product.stop();
    const database = await openWithoutMigrating(place);
    try {
      await expectNothingHalf(database, place.dataDir, kind === 'embedded' ? 2 : 3);
    } finally {
      await database.close();
    }
  }, 540_000);
});

/** A small separate disk, if this process may mount one. */
function smallDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

(isFull ? describe : describe.skip)('R34 a real disk of 160 MB', () => {
  it('that another process fills completely causes 507, reads continue, and writes recover', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'aangan-small-'));
    if (!smallDisk(folder)) return measured('R34', 'a real full disk: not measured here, no permission to mount one');
    try {
      const place = { dataDir: path.join(folder, 'data'), databaseUrl: undefined };
      mkdirSync(place.dataDir);
      const made = await createListing(place);
      const setup = { ...made, product: await runProduct({ DATA_DIR: place.dataDir, DEMO: 'off' }) };
      expect((await write(setup)).status).toBe(201);
      execFileSync('sh', ['-c', `cat /dev/zero > ${path.join(folder, 'filler')} 2>/dev/null || true`]);
      for (let number = 0; number < 50; number += 1) expect((await write(setup)).status).toBe(507);
      expect(await sendPicture(setup)).toBe(507);
      await expectReads(setup);
      rmSync(path.join(folder, 'filler'));
      expect((await write(setup)).status).toBe(201);
      await setup?.product.stop();
      measured('R34', 'a real disk, filled to the last byte: 507, reads continued');
    } finally {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    }
  }, 600_000);
});
