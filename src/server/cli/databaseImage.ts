import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeImage } from '../db/databaseImage';
import { embeddedIn, openDatabase } from '../db/open';

/** A part of the build: writes the image of a new database into a folder. */
async function makeImage(folder: string): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'aangan-image-'));
  try {
    await (await openDatabase({ dataDir, databaseUrl: undefined })).close();
    await writeImage(embeddedIn({ dataDir }), folder);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

void makeImage(process.argv[2] ?? '.');
