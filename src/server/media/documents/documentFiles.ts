import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import sql from 'sql-template-tag';
import * as messages from '@messages/server/documents';
import type { Queryable } from '../../db/database';
import { Problem } from '../../lib/problem';
import { createSemaphore, singleFlight } from '../../lib/semaphore';
import { unusedGraceInMs } from '../mediaFolder';
import { memoryCeiling } from '../pictureMessages';
import { PictureProcesses } from '../pictureProcesses';
import { temporaryName } from '../safeFiles';
import { pageFile } from './pageFile';
import type { Reader, StoredDocument, StoredDocuments } from './storedDocuments';

/** Uploads and pages that may wait for their turn. */
const mostWaiting = 12;
/** Bytes of pages with their mark that are kept, for who turns back. */
const keptBytes = 24 * 1024 * 1024;
const ourName = /^[0-9a-f-]{36}$/;

const unavailable = () => new Problem(503, 'unavailable', messages.tooManyDocuments, undefined, 5);
const unreadable = () => new Problem(415, 'wrong_type', messages.takesTooLong);

async function factsOf(file: string): Promise<Pick<StoredDocument, 'hash' | 'bytes'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { hash: hash.digest('hex'), bytes };
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * Documents of listings, `<name>/<page>.jpg`: pictures of their pages, which no address shows without a mark of its
 * reader. Uploads are read in a process of their own, and marks are drawn in another, which may read our SVG.
 */
export class DocumentFiles implements StoredDocuments {
  private readonly turn = createSemaphore(1);
  private readonly stampTurn = createSemaphore(1);
  private readonly reader: PictureProcesses;
  private readonly stamper = new PictureProcesses();
  private readonly once = singleFlight<Buffer>();
  private readonly stamped = new LRUCache<string, Buffer>({
    maxSize: keptBytes,
    sizeCalculation: ({ length }) => length,
  });
  private waiting = 0;

  constructor(
    private readonly folder: string,
    private readonly now: () => Date,
    /** The most bytes that reading an upload may take. */
    ceiling = memoryCeiling,
  ) {
    this.reader = new PictureProcesses({ ceiling, memory: unreadable, crash: unreadable });
  }

  async take(upload: string): Promise<StoredDocument> {
    const file = randomUUID();
    const part = path.join(this.folder, `${temporaryName}${file}`);
    try {
      const pages = await this.inTurn(this.turn, () =>
        this.reader.run<'document'>({ kind: 'document', file: upload, folder: part }),
      );
      await rename(part, path.join(this.folder, file));
      await syncFolder(this.folder);
      return { file, pages, ...(await factsOf(upload)) };
    } catch (error) {
      await rm(part, { recursive: true, force: true });
      const isFull = /ENOSPC|EDQUOT/.test(String((error as Error).message));
      throw isFull ? new Problem(507, 'no_room', messages.noRoom) : error;
    }
  }

  async page(file: string, page: number, reader: Reader): Promise<Buffer> {
    const key = JSON.stringify([file, page, reader]);
    const known = this.stamped.get(key);
    if (known) return known;
    return this.once(key, async () => {
      const stored = pageFile(path.join(this.folder, file), page);
      const stamp = () => this.stamper.run<'stamp'>({ kind: 'stamp', file: stored, reader });
      const made = Buffer.from(await this.inTurn(this.stampTurn, stamp));
      this.stamped.set(key, made);
      return made;
    });
  }

  async remove(files: readonly string[]): Promise<void> {
    // marked pages are of people who may no longer look
    if (files.length > 0) this.stamped.clear();
    const ours = files.filter((file) => ourName.test(file));
    await Promise.all(ours.map((file) => rm(path.join(this.folder, file), { recursive: true, force: true })));
  }

  /** Deletes what has no row and is half an hour old: what a crash or a deleted listing left behind. */
  async sweep(queryable: Queryable): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    const rows = await queryable.rows<{ file: string }>(
      sql`select file from listing_document where file = any(${names}::text[])`,
    );
    const used = new Set(rows.map(({ file }) => file));
    const before = this.now().getTime() - unusedGraceInMs;
    for (const name of names.filter((each) => !used.has(each))) {
      const found = await stat(path.join(this.folder, name)).catch(() => undefined);
      if (found && found.mtimeMs < before) await rm(path.join(this.folder, name), { recursive: true, force: true });
    }
  }

  private async inTurn<Result>(turn: ReturnType<typeof createSemaphore>, work: () => Promise<Result>): Promise<Result> {
    if (this.waiting >= mostWaiting) throw unavailable();
    this.waiting += 1;
    try {
      return await turn(work);
    } finally {
      this.waiting -= 1;
    }
  }
}
