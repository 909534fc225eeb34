import { createHash, randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, rmdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { checkKey, checkPrefix, refusedKey } from './fileKey';
import type { FileStore, OpenedFile, PutOptions } from './fileStore';

/** Prefix of the names of unfinished files. */
const temporaryName = '.part-';
/** A folder may be removed as empty while a file is about to be written into it, again and again. */
const mostTries = 100;

interface FolderOptions {
  /** The names at the root that are ours; everything else there belongs to others. Undefined: all of them. */
  places?: readonly string[];
  /** Beginnings of the keys that only our own account of the system may read. */
  secret?: readonly string[];
}

const codeOf = (error: unknown) => String((error as NodeJS.ErrnoException | null)?.code);
const isGone = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes(codeOf(error));
const ifGone =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (isGone(error)) return value;
    throw error;
  };

/** A rename is durable once its folder is; systems that cannot sync a folder do so by themselves. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  try {
    await handle?.sync().catch(() => undefined);
  } finally {
    await handle?.close();
  }
}

/** @throws Error for another checksum than the one that was given */
async function fill(
  handle: FileHandle,
  key: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
  { sha256, durable = true }: PutOptions,
): Promise<void> {
  const hash = sha256 === undefined ? undefined : createHash('sha256');
  for await (const chunk of content instanceof Uint8Array ? [content] : content) {
    hash?.update(chunk);
    // goes on where the last one ended
    await handle.writeFile(chunk);
  }
  if (hash && hash.digest('hex') !== sha256)
    throw new Error(`the content of ${key} has another checksum than was given`);
  if (durable) await handle.sync();
}

/** Folders sort as their keys do, which go on with a slash. */
const sortName = (entry: Dirent) => (entry.isFile() ? entry.name : `${entry.name}/`);
const inOrder = (one: Dirent, other: Dirent) => (sortName(one) < sortName(other) ? -1 : 1);

/** Files as files of a folder: a key is the path below it. */
class FolderStore implements FileStore {
  constructor(
    private readonly root: string,
    private readonly options: FolderOptions,
  ) {}

  async put(key: string, content: Uint8Array | AsyncIterable<Uint8Array>, options: PutOptions = {}): Promise<void> {
    const file = this.fileOf(key);
    const folder = path.dirname(file);
    const part = path.join(folder, `${temporaryName}${randomUUID()}`);
    try {
      const handle = await this.openNew(part, key);
      try {
        await fill(handle, key, content, options);
      } finally {
        await handle.close();
      }
      await rename(part, file);
      if (options.durable ?? true) await syncFolder(folder);
    } catch (error) {
      await rm(part, { force: true });
      // not read to its end
      if (content instanceof Readable) content.destroy();
      throw error;
    }
  }

  async get(key: string): Promise<OpenedFile | undefined> {
    const handle = await open(this.fileOf(key)).catch(ifGone(undefined));
    if (!handle) return undefined;
    const found = await handle.stat();
    if (found.isFile()) return { bytes: found.size, stream: handle.createReadStream() };
    await handle.close();
    return undefined;
  }

  async head(key: string): Promise<{ bytes: number; changedAt: Date } | undefined> {
    const found = await stat(this.fileOf(key)).catch(ifGone(undefined));
    return found?.isFile() ? { bytes: found.size, changedAt: found.mtime } : undefined;
  }

  async touch(key: string): Promise<boolean> {
    if (!(await this.head(key))) return false;
    const now = new Date();
    return utimes(this.fileOf(key), now, now).then(() => true, ifGone(false));
  }

  async delete(key: string): Promise<void> {
    const file = this.fileOf(key);
    // a folder is not the file of a key
    await rm(file, { force: true }).catch((error: unknown) => {
      if (!isGone(error) && codeOf(error) !== 'ERR_FS_EISDIR') throw error;
    });
    await this.removeEmpty(path.dirname(file));
  }

  async *list(prefix: string): AsyncGenerator<string> {
    checkPrefix(prefix);
    yield* this.listFolder(prefix.slice(0, prefix.lastIndexOf('/') + 1), prefix);
  }

  async withLocalFile<Result>(key: string, use: (file: string) => Promise<Result>): Promise<Result | undefined> {
    return (await this.head(key)) && use(this.fileOf(key));
  }

  async removeUnfinished(before: Date): Promise<void> {
    await this.removeUnfinishedIn('', before);
  }

  /** @throws RangeError for a key that is not ours */
  private fileOf(key: string): string {
    checkKey(key);
    if (!this.isOurs(key)) throw refusedKey(key);
    return path.join(this.root, key);
  }

  private isOurs(key: string): boolean {
    return this.options.places?.includes(key.split('/', 1)[0] ?? '') ?? true;
  }

  private async openNew(file: string, key: string): Promise<FileHandle> {
    const isSecret = this.options.secret?.some((beginning) => key.startsWith(beginning));
    const [folderMode, fileMode] = isSecret ? [0o700, 0o600] : [0o777, 0o666];
    for (let tries = 1; ; tries += 1) {
      try {
        await mkdir(path.dirname(file), { recursive: true, mode: folderMode });
        return await open(file, 'wx', fileMode);
      } catch (error) {
        if (codeOf(error) !== 'ENOENT' || tries === mostTries) throw error;
      }
    }
  }

  /** Removes a folder and those above it, up to the first that is not empty. */
  private async removeEmpty(folder: string): Promise<void> {
    if (folder === this.root) return;
    const isRemoved = await rmdir(folder).then(
      () => true,
      () => false,
    );
    if (isRemoved) await this.removeEmpty(path.dirname(folder));
  }

  /** What is in a folder, named by a key that ends in a slash or by nothing for the root. */
  private async entriesOf(folder: string): Promise<Dirent[]> {
    const entries = await readdir(path.join(this.root, folder), { withFileTypes: true }).catch(ifGone([]));
    return entries.filter(({ name }) => name.startsWith(temporaryName) || this.isOurs(`${folder}${name}`));
  }

  private async *listFolder(folder: string, prefix: string): AsyncGenerator<string> {
    for (const entry of (await this.entriesOf(folder)).sort(inOrder)) {
      const key = `${folder}${entry.name}`;
      if (entry.name.startsWith('.') || !key.startsWith(prefix)) continue;
      if (entry.isFile()) yield key;
      // also a link to a folder
      else yield* this.listFolder(`${key}/`, prefix);
    }
  }

  private async removeUnfinishedIn(folder: string, before: Date): Promise<void> {
    for (const entry of await this.entriesOf(folder)) {
      const key = `${folder}${entry.name}`;
      const file = path.join(this.root, key);
      if (entry.name.startsWith(temporaryName)) {
        const found = await stat(file).catch(ifGone(undefined));
        if (!found || found.mtime >= before) continue;
        await rm(file, { recursive: true, force: true });
        await this.removeEmpty(path.dirname(file));
      } else if (!entry.isFile()) await this.removeUnfinishedIn(`${key}/`, before);
    }
  }
}

/** Files as files of a folder, which is made with the first of them. */
export const openFolderStore = (root: string, options: FolderOptions = {}): FileStore =>
  new FolderStore(path.resolve(root), options);
