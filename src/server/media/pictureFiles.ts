import * as messages from '@messages/server/media';
import { mediaPlace } from '../files/dataFolder';
import { deleteAll, type FileStore, isFull, type OpenedFile, type PutOptions } from '../files/fileStore';
import { openFolderStore } from '../files/folderStore';
import { Problem } from '../lib/problem';
import type { ShippedPictures } from './media';

/** Milliseconds that an unused picture is kept. */
export const unusedGraceInMs = 1_800_000;
/** Milliseconds that storing a picture takes at most between touching its file and writing its row. */
export const takenAgainInMs = 10_000;

/** Originals that are looked up at once. */
const atOnce = 500;

const originals = `${mediaPlace}originals/`;
const variants = `${mediaPlace}variants/`;

/** The key of a picture as it was uploaded. */
export const originalKey = (hash: string): string => `${originals}${hash.slice(0, 2)}/${hash}.jpg`;
const variantKey = (name: string) => `${variants}${name.slice(0, 2)}/${name}`;

/** Stores a picture or drawing. @throws Problem 507 when the disk is full */
export async function storePicture(
  store: FileStore,
  key: string,
  bytes: Uint8Array,
  options?: PutOptions,
): Promise<void> {
  await store.put(key, bytes, options).catch((error: unknown) => {
    throw isFull(error) ? new Problem(507, 'no_room', messages.weCannotStoreMorePicturesRightNow) : error;
  });
}

/** A picture and where it is kept. */
interface Place {
  store: FileStore;
  key: string;
}

/** The files of pictures: `originals/<aa>/<hash>.jpg`, `variants/<aa>/<hash>-<width>.<ending>`. */
export class PictureFiles {
  private readonly shippedFiles: FileStore | undefined;

  constructor(
    private readonly store: FileStore,
    private readonly now: () => Date,
    private readonly shipped?: ShippedPictures,
  ) {
    this.shippedFiles = shipped && openFolderStore(shipped.folder);
  }

  /** Opens the original, uploaded or shipped; undefined for an unknown hash. */
  async openOriginal(hash: string): Promise<OpenedFile | undefined> {
    for (const { store, key } of this.placesOf(hash)) {
      const opened = await store.get(key);
      if (opened) return opened;
    }
    return undefined;
  }

  async hasOriginal(hash: string): Promise<boolean> {
    for (const { store, key } of this.placesOf(hash)) if (await store.head(key)) return true;
    return false;
  }

  /** Calls `use` with a path at which a picture process can read the original; undefined for an unknown hash. */
  async withOriginal<Result>(hash: string, use: (file: string) => Promise<Result>): Promise<Result | undefined> {
    for (const { store, key } of this.placesOf(hash)) {
      const used = await store.withLocalFile(key, async (file) => ({ result: await use(file) }));
      if (used) return used.result;
    }
    return undefined;
  }

  /** The same for several at once, by their hashes; unknown ones are left out. */
  async withOriginals<Result>(
    [hash, ...others]: readonly string[],
    use: (files: Readonly<Record<string, string>>) => Promise<Result>,
  ): Promise<Result> {
    if (hash === undefined) return use({});
    const withOthers = (own: Readonly<Record<string, string>>) =>
      this.withOriginals(others, (files) => use({ ...files, ...own }));
    const used = await this.withOriginal(hash, async (file) => ({ result: await withOthers({ [hash]: file }) }));
    return used ? used.result : withOthers({});
  }

  /** Whether an original exists; a sweep that runs meanwhile leaves it from now on. */
  async touchOriginal(hash: string): Promise<boolean> {
    return (await this.store.touch(originalKey(hash))) || this.hasOriginal(hash);
  }

  /** @throws Problem 507 when the disk is full */
  async storeOriginal(hash: string, jpeg: Uint8Array): Promise<void> {
    await storePicture(this.store, originalKey(hash), jpeg);
  }

  /** Opens a variant; undefined for one that was not made, or is gone. */
  openVariant(name: string): Promise<OpenedFile | undefined> {
    return this.store.get(variantKey(name));
  }

  async hasVariant(name: string): Promise<boolean> {
    return (await this.store.head(variantKey(name))) !== undefined;
  }

  /** @throws Problem 507 when the disk is full */
  async storeVariant(name: string, bytes: Uint8Array): Promise<void> {
    await storePicture(this.store, variantKey(name), bytes, { durable: false });
  }

  /** Deletes an original and its variants, unless it was written again since. */
  async remove(hash: string, since = this.longAgo()): Promise<void> {
    const written = await this.store.head(originalKey(hash));
    if (written && written.changedAt >= since) return;
    await this.store.delete(originalKey(hash));
    await deleteAll(this.store, variantKey(`${hash}-`));
  }

  /** The hashes of all stored originals, a few hundred at a time. */
  async *allOriginals(): AsyncGenerator<string[]> {
    let hashes: string[] = [];
    for await (const key of this.store.list(originals)) {
      if (key.endsWith('.jpg')) hashes.push(key.slice(key.lastIndexOf('/') + 1, -'.jpg'.length));
      if (hashes.length < atOnce) continue;
      yield hashes;
      hashes = [];
    }
    if (hashes.length > 0) yield hashes;
  }

  /** Deletes files whose writing was interrupted long enough ago. */
  async removeUnfinished(): Promise<void> {
    await this.store.removeUnfinished(this.longAgo());
  }

  private longAgo(): Date {
    return new Date(this.now().getTime() - unusedGraceInMs);
  }

  /** Where an original may be: uploaded, or shipped. */
  private placesOf(hash: string): Place[] {
    const shipped = this.shipped?.byHash.get(hash);
    return [
      { store: this.store, key: originalKey(hash) },
      ...(this.shippedFiles && shipped ? [{ store: this.shippedFiles, key: shipped }] : []),
    ];
  }
}
