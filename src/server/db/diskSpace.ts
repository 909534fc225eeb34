import * as messages from '@messages/server/start';
import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';

/** Bytes to keep free: a database that fills the disk while it writes its log can no longer even read. */
export const reservedSpaceInBytes = 64 * 1024 * 1024;

/**
 * What uploads leave free of a disk of this size beyond that, in bytes: they must not take the room that logins, orders
 * and enquiries still need.
 */
export const keptFromUploads = (diskInBytes: number): number => Math.min(1024 * 1024 * 1024, diskInBytes / 20);

/** Refuses an upload long before everything else is refused. @throws Error with the code ENOSPC, like the disk itself */
export function requireUploadSpace(folder: string): void {
  const { bavail, blocks, bsize } = statfsSync(folder);
  if (bavail * bsize < reservedSpaceInBytes + keptFromUploads(blocks * bsize)) throw isAlmostFull(folder);
}

const isAlmostFull = (folder: string) =>
  Object.assign(new Error(messages.diskIsAlmostFull(folder)), { code: 'ENOSPC' });

/** Refuses to write when the folder's disk is almost full. @throws Error with the code ENOSPC, like the disk itself */
export function requireDiskSpace(folder: string): void {
  if (freeBytes(folder) < reservedSpaceInBytes) throw isAlmostFull(folder);
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
