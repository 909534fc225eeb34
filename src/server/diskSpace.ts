import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';

/** Bytes to keep free: a database that fills the disk while it writes its log can no longer even read. */
export const reservedSpaceInBytes = 64 * 1024 * 1024;

/** Refuses to write when the folder's disk is almost full. @throws Error with the code ENOSPC, like the disk itself */
export function requireDiskSpace(folder: string): void {
  if (freeBytes(folder) < reservedSpaceInBytes)
    throw Object.assign(new Error(`The disk of ${folder} is almost full.`), { code: 'ENOSPC' });
}

const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Explains a failure that a full disk at `folder` caused, naming the disk; returns any other failure unchanged. */
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
