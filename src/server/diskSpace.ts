import * as messages from '@messages/server/start';
import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';

/** Bytes to keep free: a database that fills the disk while it writes its log can no longer even read. */
export const reservedSpaceInBytes = 64 * 1024 * 1024;

/** Refuses to write when the folder's disk is almost full. @throws Error with the code ENOSPC, like the disk itself */
export function requireDiskSpace(folder: string): void {
  if (freeBytes(folder) < reservedSpaceInBytes)
    throw Object.assign(new Error(messages.diskIsAlmostFull(folder)), { code: 'ENOSPC' });
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
  const megabytes = (bytes: number) => messages.megabytes(Math.floor(bytes / 1024 / 1024));
  return new Error(messages.diskIsFull(megabytes(freeBytes(there)), folder, megabytes(reservedSpaceInBytes)), {
    cause: failure,
  });
}

/** The folder, or the nearest one above it that exists. */
function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(path.dirname(folder));
}
