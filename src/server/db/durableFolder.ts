import fs from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface Stream {
  nfd?: number | null;
  node: object;
}
interface Mounted {
  NODEFS: { realPath(node: object): string; stream_ops: { fsync?: (stream: Stream) => number } };
}

/** PGlite's folder with the fsync that PGlite lacks: without it a power cut can lose a committed write. */
export class DurableFolder extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(pg, options);
    made.emscriptenOpts.preRun = [made.emscriptenOpts.preRun ?? []].flat().concat((module: unknown) => {
      const { NODEFS } = module as Mounted;
      NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd === null || stream.nfd === undefined) syncEntry(NODEFS.realPath(stream.node));
        else fs.fsyncSync(stream.nfd);
        return 0;
      };
    });
    return made;
  }
}

/** PGlite's start options without `-F`, which disables fsync. */
export const openDurableFolder: string[] = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];

/** Windows cannot fsync a folder, and needs a file open for writing. */
const syncsFolders = process.platform !== 'win32';

/** Flushes a file, or a folder's entries, to disk. */
export function syncEntry(name: string): void {
  const isFolder = fs.statSync(name).isDirectory();
  if (isFolder && !syncsFolders) return;
  const opened = fs.openSync(name, isFolder ? 'r' : 'r+');
  try {
    fs.fsyncSync(opened);
  } finally {
    fs.closeSync(opened);
  }
}

/** Flushes a whole folder to disk with its files and subfolders, several at a time. */
export async function syncFolder(folder: string): Promise<void> {
  const inside = fs.readdirSync(folder, { withFileTypes: true, recursive: true });
  const waiting = inside.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const syncNext = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const opened = await open(next, 'r+');
      try {
        await opened.sync();
      } finally {
        await opened.close();
      }
    }
  };
  await Promise.all(Array.from({ length: 16 }, syncNext));
  for (const entry of inside) if (entry.isDirectory()) syncEntry(path.join(entry.parentPath, entry.name));
  syncEntry(folder);
}
