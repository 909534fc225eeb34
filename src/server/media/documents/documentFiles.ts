import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import sql from 'sql-template-tag';
import * as messages from '@messages/server/documents';
import type { Queryable } from '../../db/database';
import { fairQueue } from '../../lib/fairQueue';
import { Problem } from '../../lib/problem';
import { singleFlight } from '../../lib/semaphore';
import { unusedGraceInMs } from '../mediaFolder';
import { PictureProcessEnded } from '../pictureProcess';
import { PictureProcesses } from '../pictureProcesses';
import { temporaryName } from '../safeFiles';
import { UploadDecoder } from '../uploadDecoder';
import { pageFile } from './pageFile';
import type { Reader, StoredDocument, StoredDocuments } from './storedDocuments';

/** Pages that may wait for their mark. */
const mostWaiting = 60;
/** What a document may take: milliseconds on the processor, bytes of its pages. */
const most = { inMs: 45_000, bytes: 120 * 1024 * 1024 };
/** Milliseconds after which a document lets others have their turn. */
const turnInMs = 500;
/** Bytes of pages with their mark that are kept, for who turns back. */
const keptBytes = 24 * 1024 * 1024;
const ourName = /^[0-9a-f-]{36}$/;

const unavailable = () => new Problem(503, 'unavailable', messages.tooManyDocuments, undefined, 5);
const tooComplex = (page: number) => {
  const words = messages.isTooComplex(page);
  return new Problem(415, 'too_complex', words, { file: [words] }, undefined, { page });
};

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
 * reader. Marks are drawn in a process of their own, which may read our SVG; readers take turns, and wait for no upload.
 */
export class DocumentFiles implements StoredDocuments {
  private readonly stampTurn = fairQueue({ atOnce: 1, waiting: mostWaiting, busy: unavailable });
  private readonly stamper = new PictureProcesses();
  private readonly once = singleFlight<Buffer>();
  private readonly stamped = new LRUCache<string, Buffer>({
    maxSize: keptBytes,
    sizeCalculation: ({ length }) => length,
  });

  constructor(
    private readonly folder: string,
    private readonly now: () => Date,
    private readonly decoder = new UploadDecoder(),
  ) {}

  async take(upload: string, from: string): Promise<StoredDocument> {
    const file = randomUUID();
    const part = path.join(this.folder, `${temporaryName}${file}`);
    try {
      const pages = await this.decoder.upload(from, () => this.draw(upload, part, from));
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
      const made = Buffer.from(await this.stampTurn(reader.mark, stamp));
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

  /** A few pages at a time, so that others need not wait for all. @returns how many */
  private async draw(upload: string, folder: string, account: string): Promise<number> {
    const sum = { inMs: 0, bytes: 0 };
    let from = 1;
    const onStep = (page: number) => {
      if (page > 0) from = page;
    };
    const job = (forInMs: number) => ({ kind: 'document', file: upload, folder, from, forInMs }) as const;
    for (;;) {
      const drawn = await this.decoder
        .run<'document'>(account, job(turnInMs), { onStep, again: () => job(0) })
        .catch((error: unknown) => {
          throw error instanceof PictureProcessEnded ? tooComplex(from) : error;
        });
      if (drawn.next === undefined) return drawn.pages;
      from = drawn.next;
      sum.inMs += drawn.tookInMs;
      sum.bytes += drawn.bytes;
      if (sum.inMs > most.inMs || sum.bytes > most.bytes) throw tooComplex(from);
    }
  }
}
