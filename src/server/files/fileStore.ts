import * as messages from '@messages/server/start';
import type { Readable } from 'node:stream';

/** How a file is stored. */
export interface PutOptions {
  /** SHA-256 of the content in hexadecimal digits, where it is known: other content is refused. */
  sha256?: string;
  /** False for what can be made again: `put` need not wait until a power cut can no longer lose it. */
  durable?: boolean;
}

/** An open file: deleting it does not interrupt its reader. Read the stream or destroy it. */
export interface OpenedFile {
  bytes: number;
  stream: Readable;
}

/**
 * Keeps files by their keys: names with slashes, such as `media/originals/ab/abcd.jpg`. Everything that outlives the
 * process and is no row is stored here, so that nothing else depends on where it lies. Every method throws a RangeError
 * for a key that is not one (`fileKey.ts`).
 */
export interface FileStore {
  /**
   * Stores a file completely or not at all, even when the process dies, and replaces a former one; readers see one or the
   * other.
   * @throws Error with the code ENOSPC or EDQUOT when there is no space left, as the disk itself does; Error when the
   * content has another checksum than was given, or its source fails; StoreAway, as every method
   */
  put(key: string, content: Uint8Array | AsyncIterable<Uint8Array>, options?: PutOptions): Promise<void>;
  /** Opens a file; undefined for an unknown key. */
  get(key: string): Promise<OpenedFile | undefined>;
  /** Its size, and when it was last stored or touched; undefined for an unknown key. */
  head(key: string): Promise<{ bytes: number; changedAt: Date } | undefined>;
  /** Sets the time of its last change to now, so that a sweep of old files leaves it. @returns whether it exists */
  touch(key: string): Promise<boolean>;
  /** Deletes a file; an unknown one is no error. */
  delete(key: string): Promise<void>;
  /** The keys that begin with this text, in their order. */
  list(prefix: string): AsyncIterable<string>;
  /**
   * Calls `use` with a path at which another process of this machine can read the file, until `use` has ended.
   * @returns undefined for an unknown key
   */
  withLocalFile<Result>(key: string, use: (file: string) => Promise<Result>): Promise<Result | undefined>;
  /** Deletes what interrupted writes left before a moment. */
  removeUnfinished(before: Date): Promise<void>;
}

/** A remote store fails or does not respond, even after retries; visitors get 503. */
export class StoreAway extends Error {
  constructor(cause: Error) {
    super(messages.theFileStoreFailed(cause.message), { cause });
  }
}

/** Whether a failure says that there is no space left. */
export const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes(String((error as { code?: unknown } | null)?.code));

/** Deletes every file whose key begins with this text. */
export async function deleteAll(store: FileStore, prefix: string): Promise<void> {
  for await (const key of store.list(prefix)) await store.delete(key);
}
