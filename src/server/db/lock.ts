import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { lockByFile } from './lockFile';
import { FolderTaken, type Holder, readHolder } from './lockHolder';

/**
 * Locks a folder for this process until it releases the lock or ends in any way.
 *
 * On Linux the kernel holds the lock (an abstract socket named after the folder's inode), so it is never stale; it does not reach
 * across containers that share a folder. Elsewhere a lock file names the holder, and is taken over when that process is gone.
 *
 * @throws FolderTaken at once, naming the folder and the holder's pid
 */
export async function lockFolder(
  folder: string,
  platform: NodeJS.Platform = process.platform,
): Promise<() => Promise<void>> {
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'lock.json');
  const release = await (platform === 'linux' ? lockBySocket(folder, file) : lockByFile(folder, file));
  let released: Promise<void> | undefined; // once: afterwards the file belongs to another process
  return () => (released ??= release());
}

async function lockBySocket(folder: string, file: string): Promise<() => Promise<void>> {
  const { dev, ino } = fs.statSync(folder);
  const server = net.createServer((socket) => socket.destroy()).unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new FolderTaken(folder, readHolder(file)) : error),
    );
    server.listen(`\0aangan-folder-${dev}-${ino}`, resolve);
  });
  // only to name the holder to refused processes
  fs.writeFileSync(file, JSON.stringify({ pid: process.pid, since: new Date().toISOString() } satisfies Holder));
  return async () => {
    fs.rmSync(file, { force: true });
    await new Promise((resolve) => server.close(resolve));
  };
}
