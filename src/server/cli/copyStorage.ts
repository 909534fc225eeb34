import * as messages from '@messages/server/cli';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { openDataFolder } from '../files/dataFolder';
import type { FileStore } from '../files/fileStore';
import { openFiles } from '../files/openFiles';
import { readSettings } from '../settings';
import { UsageError } from './commandLine';

/** Files between two lines that say how far it is. */
const betweenLines = 500;

interface Sum {
  bytes: number;
  sha256: string;
}

interface Copied {
  /** Stored now. */
  copied: number;
  /** There before, with the same content. */
  known: number;
}

/** Opens `folder:PATH`, the DATA_DIR of an installation, or an `s3://` address as STORAGE_URL takes it. */
export async function openStorage(place: string, environment: NodeJS.ProcessEnv): Promise<FileStore> {
  if (place.startsWith('folder:') && place !== 'folder:')
    return openDataFolder(path.resolve(place.slice('folder:'.length)));
  if (!place.startsWith('s3://')) throw new UsageError(messages.isNoStorage(place));
  return openFiles(readSettings({ ...environment, STORAGE_URL: place }));
}

async function sumOfStored(store: FileStore, key: string): Promise<Sum | undefined> {
  const opened = await store.get(key);
  if (!opened) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of opened.stream as AsyncIterable<Uint8Array>) hash.update(chunk);
  return { bytes: opened.bytes, sha256: hash.digest('hex') };
}

const isSame = (one: Sum | undefined, other: Sum | undefined) =>
  one !== undefined && one.bytes === other?.bytes && one.sha256 === other.sha256;

/** @returns what became of a file; undefined when it is gone from the source meanwhile */
async function copyOne(
  from: FileStore,
  to: FileStore,
  key: string,
): Promise<'copied' | 'known' | 'differs' | undefined> {
  const sum = await sumOfStored(from, key);
  if (!sum) return undefined;
  const there = await sumOfStored(to, key);
  if (there) return isSame(there, sum) ? 'known' : 'differs';
  const opened = await from.get(key);
  if (!opened) return undefined;
  await to.put(key, opened.stream, { sha256: sum.sha256 });
  return isSame(await sumOfStored(to, key), sum) ? 'copied' : 'differs';
}

/**
 * Copies every file of one store into another one and reads it back; the source stays as it is. What is there with the
 * same content is left, so that an interrupted copy goes on when it is made again; what is there with another content
 * is left, too, and named.
 * @throws Error in words for the terminal: files that differ, no file at all
 */
export async function copyStorage(from: FileStore, to: FileStore, tell: (line: string) => void): Promise<Copied> {
  const done = { copied: 0, known: 0 };
  const different: string[] = [];
  for await (const key of from.list('')) {
    const became = await copyOne(from, to, key);
    if (became === 'differs') different.push(key);
    else if (became) done[became] += 1;
    const all = done.copied + done.known + different.length;
    if (all % betweenLines === 0) tell(messages.filesAreCopied(all));
  }
  if (done.copied + done.known + different.length === 0) throw new Error(messages.thereIsNothingToCopy);
  for (const key of different) tell(messages.fileDiffers(key));
  if (different.length > 0) throw new Error(messages.filesDiffer(different.length, done.copied + done.known));
  return done;
}
