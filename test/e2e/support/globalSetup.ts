import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { socialNetworks } from '@contract/content';
import { findBrowser } from '../../../config/playwright/findBrowser.mjs';
import { openMemoryFolder, removeMemoryFolder } from '../../../scripts/memoryFolder.cjs';
import { runProduct } from '../../../scripts/runProduct.cjs';
import { sharePictures } from '../../../scripts/sharedPictures.cjs';
import { createPostgresDatabase } from '../../support/postgresServer';
import { makeDemoVariants } from './demoVariants';
import { freePort, openStandIns } from './standIns';

const reports = path.resolve(__dirname, '../../../node_modules/.cache/aangan-reports');
const social = socialNetworks.map((network) => `${network}=https://${network}.example/aangan`).join();

/** What has to be stopped and removed at the end, the last first. */
type Cleanups = (() => Promise<unknown>)[];

async function cleanUp(cleanups: Cleanups): Promise<void> {
  const faults: unknown[] = [];
  for (const clean of cleanups.splice(0).reverse()) await clean().catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw new AggregateError(faults, 'Not everything that the browser tests used was removed.');
}

async function newDatabase(cleanups: Cleanups): Promise<string> {
  const { url, end } = await createPostgresDatabase();
  cleanups.push(end);
  return url;
}

/** Runs the built product; its output is in `server-<name>.log`. */
async function start(cleanups: Cleanups, name: string, settings: Record<string, string>) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'aangan-journey-'));
  cleanups.push(async () => rmSync(folder, { recursive: true, force: true }));
  sharePictures(folder);
  const shared = { DATA_DIR: folder, DEMO: 'on', TRUST_PROXY: 'on', COMPANY_SOCIAL: social };
  const product = await runProduct({ ...shared, ...settings }, { log: path.join(reports, `server-${name}.log`) });
  cleanups.push(async () => {
    await product.stop();
    // errors that the server logged
    for (const line of product.lines.join('').split('\n'))
      if (/"level":[56]0/.test(line)) console.error(line.slice(0, 600));
  });
  return { address: product.address, outbox: path.join(folder, 'outbox') };
}

/** The settings of the site for tests that change what everybody sees. */
async function ownSettings(cleanups: Cleanups, standIns: Awaited<ReturnType<typeof openStandIns>>) {
  const port = String(await freePort());
  return {
    ...standIns.settings,
    DATABASE_URL: await newDatabase(cleanups),
    // passkeys need a name
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    FREE_LISTINGS: '100000',
    FREE_CONTACTS: '100000',
  };
}

/** Waits for all, also when one fails, so that what the others make is cleaned up. */
async function all<Works extends readonly unknown[]>(works: readonly [...Works]) {
  await Promise.allSettled(works);
  return Promise.all(works);
}

async function startAll(cleanups: Cleanups): Promise<void> {
  mkdirSync(reports, { recursive: true });
  const standIns = await openStandIns();
  cleanups.push(standIns.close);
  const [, browser, postgresUrl, settings] = await all([
    makeDemoVariants(),
    process.env.AANGAN_BROWSER ?? findBrowser('shell').then((found) => JSON.stringify(found)),
    newDatabase(cleanups),
    ownSettings(cleanups, standIns),
  ]);
  // found once, before the workers read the configuration: they must not each unpack a browser
  process.env.AANGAN_BROWSER = browser;
  const [embedded, postgres, own] = await all([
    start(cleanups, 'embedded', {}),
    start(cleanups, 'postgres', { DATABASE_URL: postgresUrl }),
    start(cleanups, 'own', settings),
  ]);
  standIns.tellAddress(own.address);
  process.env.EMBEDDED_ADDRESS = embedded.address;
  process.env.POSTGRES_ADDRESS = postgres.address;
  process.env.POSTGRES_URL = postgresUrl;
  process.env.OWN_ADDRESS = own.address;
  process.env.STAND_INS = standIns.control;
  process.env.OUTBOXES = [embedded.outbox, postgres.outbox, standIns.outbox].join(path.delimiter);
}

/**
 * Runs the built product three times: on the embedded database, on a real PostgreSQL, and on another one for tests that
 * change what everybody sees (ownSite.ts).
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env.AANGAN_TEST_RUN ??= `${process.pid}-${Date.now().toString(36)}`;
  const cleanups: Cleanups = [async () => removeMemoryFolder()];
  const folder = openMemoryFolder();
  // the browsers' profiles, too
  if (folder) process.env.TMPDIR = folder;
  try {
    await startAll(cleanups);
  } catch (error) {
    await cleanUp(cleanups);
    throw error;
  }
  return () => cleanUp(cleanups);
}
