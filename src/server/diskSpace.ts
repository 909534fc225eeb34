import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';

/** Bytes that stay free: a database that fills the disk to the last byte while it writes its log cannot go on, not even reading. */
export const reservedSpaceInBytes = 64 * 1024 * 1024;

/** Refuses to write when the disk of this folder is all but full. @throws Error with the code ENOSPC, as the disk itself would */
export function requireDiskSpace(folder: string): void {
  if (freeBytes(folder) < reservedSpaceInBytes)
    throw Object.assign(new Error(`The disk of ${folder} is almost full.`), { code: 'ENOSPC' });
}

const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** The failure of something that needs room on the disk of `folder`: in words that name the disk when that is full, else as it is. */
export function explainFullDisk(folder: string, failure: unknown): unknown {
  const there = nearestFolder(folder);
  const isFull = ['ENOSPC', 'EDQUOT'].includes(String((failure as { code?: unknown } | null)?.code));
  if (!isFull && freeBytes(there) >= reservedSpaceInBytes) return failure;
  const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`;
  return new Error(
    `The disk is full: ${megabytes(freeBytes(there))} free at ${folder}, and the database needs ${megabytes(reservedSpaceInBytes)} to start. ` +
      'Free some space and start again. Saved data is safe.',
    { cause: failure },
  );
}

/** The folder, or the nearest one above it that exists. */
function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(path.dirname(folder));
}
