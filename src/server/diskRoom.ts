import { statfsSync } from 'node:fs';

/** Bytes that stay free: a database that fills the disk to the last byte while it writes its log cannot go on, not even reading. */
export const reservedRoom = 64 * 1024 * 1024;

/** Refuses to write when the disk of this folder is all but full. @throws Error with the code ENOSPC, as the disk itself would */
export function requireRoom(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < reservedRoom) throw Object.assign(new Error(`The disk of ${folder} is all but full.`), { code: 'ENOSPC' });
}
