import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { socialNetworks } from '@contract/content';
import { findBrowser } from '../../../config/playwright/findBrowser.mjs';
import { runProduct } from '../../../scripts/runProduct.cjs';
import { sharePictures } from '../../../scripts/sharedPictures.cjs';
import { createPostgresDatabase } from '../../support/postgresServer';

function dataFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'aangan-journey-'));
  sharePictures(folder);
  return folder;
}

const social = socialNetworks.map((network) => `${network}=https://${network}.example/aangan`).join();

/** Runs the built product twice: on the embedded database, and on a real PostgreSQL. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // found once, before the workers read the configuration: they must not each unpack a browser
  process.env.AANGAN_BROWSER ??= JSON.stringify(await findBrowser('shell'));
  process.env.AANGAN_TEST_RUN ??= `${process.pid}-${Date.now().toString(36)}`;
  const postgres = await createPostgresDatabase();
  const folders = [dataFolder(), dataFolder()] as const;
  const [embedded, onPostgres] = await Promise.all([
    runProduct({ DATA_DIR: folders[0], TRUST_PROXY: 'on', COMPANY_SOCIAL: social }),
    runProduct({
      DATA_DIR: folders[1],
      DATABASE_URL: postgres.url,
      DEMO: 'on',
      TRUST_PROXY: 'on',
      COMPANY_SOCIAL: social,
    }),
  ]);
  process.env.EMBEDDED_ADDRESS = embedded.address;
  process.env.POSTGRES_ADDRESS = onPostgres.address;
  process.env.POSTGRES_URL = postgres.url;
  process.env.OUTBOXES = folders.map((folder) => path.join(folder, 'outbox')).join(path.delimiter);
  return async () => {
    await Promise.all([embedded.stop(), onPostgres.stop()]);
    // errors that the server logged
    for (const line of [...embedded.lines, ...onPostgres.lines].join('').split('\n'))
      if (/"level":[56]0/.test(line)) console.error(line.slice(0, 600));
    await postgres.end();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
}
