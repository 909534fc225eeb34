import * as messages from '@messages/server/media';
import { randomUUID } from 'node:crypto';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '../lib/problem';

/** Prefix of the names of unfinished files. */
export const temporaryName = '.part-';

/**
 * Writes a file completely or not at all, even when the process dies; `durable` waits until it is on disk.
 * @throws Problem 507 when the disk is full.
 */
export async function writeAtomically(file: string, bytes: Uint8Array, { durable = false } = {}): Promise<void> {
  const folder = path.dirname(file);
  const part = path.join(folder, `${temporaryName}${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await fill(part, bytes, durable);
    await rename(part, file);
    if (durable) await syncFolder(folder);
  } catch (error) {
    await rm(part, { force: true });
    throw isFull(error) ? new Problem(507, 'no_room', messages.weCannotStoreMorePicturesRightNow) : error;
  }
}

export async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function fill(part: string, bytes: Uint8Array, durable: boolean): Promise<void> {
  const handle = await open(part, 'wx');
  try {
    await handle.writeFile(bytes);
    if (durable) await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A rename is durable once its folder is; systems that cannot sync a folder do so by themselves. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  try {
    await handle?.sync().catch(() => undefined);
  } finally {
    await handle?.close();
  }
}

function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(String((error as { code?: unknown } | null)?.code));
}
