import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { requireUploadSpace } from '../db/diskSpace';

const begin = 'form-';
/** Milliseconds; a request takes a minute at most. */
const mayWait = 1_800_000;

/** The folder for uploaded files, beside the data, so that one disk holds both. */
export const uploadFolderOf = ({ dataDir }: { dataDir: string }): string => path.join(dataDir, 'uploads');

/** Makes a folder for the files of one request. @throws Error with the code ENOSPC when the disk is nearly full */
export async function newScratch(all: string): Promise<string> {
  await mkdir(all, { recursive: true, mode: 0o700 });
  requireUploadSpace(all);
  return mkdtemp(path.join(all, begin));
}

/** Writes a file into such a folder. @returns its path */
export async function writeScratch(folder: string, content: Readable): Promise<string> {
  const file = path.join(folder, randomUUID());
  await pipeline(content, createWriteStream(file, { flags: 'wx' }));
  return file;
}

/** The content of such a file; it is opened when it is read. */
export async function* readScratch(file: string): AsyncGenerator<Buffer> {
  yield* createReadStream(file) as AsyncIterable<Buffer>;
}

/** Deletes such a folder. A file that is being created meanwhile may keep it; `sweepUploads` deletes it later. */
export const removeScratch = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 3, retryDelay: 20 });

/** Deletes the files of requests whose process crashed. */
export async function sweepUploads(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const made = await stat(path.join(folder, name)).catch(() => undefined);
    if (made && made.mtimeMs < now.getTime() - mayWait)
      await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
