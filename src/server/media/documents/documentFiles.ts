import { createHash, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sql from 'sql-template-tag';
import * as messages from '@messages/server/documents';
import type { Queryable } from '../../db/database';
import { documentsPlace } from '../../files/dataFolder';
import { deleteAll, type FileStore, isFull } from '../../files/fileStore';
import { readScratch, removeScratch } from '../../files/scratch';
import { fairQueue } from '../../lib/fairQueue';
import { Problem } from '../../lib/problem';
import { singleFlight } from '../../lib/semaphore';
import { unusedGraceInMs } from '../pictureFiles';
import { PictureProcessEnded } from '../pictureProcess';
import { PictureProcesses } from '../pictureProcesses';
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
  for await (const chunk of readScratch(file)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { hash: hash.digest('hex'), bytes };
}

// a picture process passes on only the words
const saysFull = (error: unknown) => isFull(error) || /ENOSPC|EDQUOT/.test(String((error as Error).message));

const pagesOf = (file: string) => `${documentsPlace}${file}/`;
const pageKey = (file: string, page: number) => `${pagesOf(file)}${page}.jpg`;
const fileOf = (key: string) => key.slice(documentsPlace.length).split('/', 1)[0] ?? '';

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
    private readonly store: FileStore,
    private readonly now: () => Date,
    private readonly decoder = new UploadDecoder(),
  ) {}

  async take(upload: string, from: string): Promise<StoredDocument> {
    const file = randomUUID();
    // beside the upload, with which it is swept after a crash
    const drawn = `${upload}-${file}`;
    try {
      const pages = await this.decoder.upload(from, () => this.draw(upload, drawn, from));
      for (let page = 1; page <= pages; page += 1)
        await this.store.put(pageKey(file, page), readScratch(pageFile(drawn, page)));
      return { file, pages, ...(await factsOf(upload)) };
    } catch (error) {
      await deleteAll(this.store, pagesOf(file));
      throw saysFull(error) ? new Problem(507, 'no_room', messages.noRoom) : error;
    } finally {
      await removeScratch(drawn);
    }
  }

  async page(file: string, page: number, reader: Reader): Promise<Buffer> {
    const key = JSON.stringify([file, page, reader]);
    const known = this.stamped.get(key);
    if (known) return known;
    return this.once(key, async () => {
      const stamp = (stored: string) => this.stamper.run<'stamp'>({ kind: 'stamp', file: stored, reader });
      const bytes = await this.stampTurn(reader.mark, () => this.store.withLocalFile(pageKey(file, page), stamp));
      if (!bytes) throw new Error(`page ${page} of the document ${file} is not stored`);
      const made = Buffer.from(bytes);
      this.stamped.set(key, made);
      return made;
    });
  }

  async remove(files: readonly string[]): Promise<void> {
    // marked pages are of people who may no longer look
    if (files.length > 0) this.stamped.clear();
    for (const file of files.filter((each) => ourName.test(each))) await deleteAll(this.store, pagesOf(file));
  }

  /** Deletes what has no row and is half an hour old: what a crash or a deleted listing left behind. */
  async sweep(queryable: Queryable): Promise<void> {
    const unused = new Set<string>();
    for await (const key of this.store.list(documentsPlace)) unused.add(fileOf(key));
    const rows = await queryable.rows<{ file: string }>(
      sql`select file from listing_document where file = any(${[...unused]}::text[])`,
    );
    for (const { file } of rows) unused.delete(file);
    for (const file of unused) if (!(await this.isRecent(file))) await deleteAll(this.store, pagesOf(file));
  }

  private async isRecent(file: string): Promise<boolean> {
    const before = this.now().getTime() - unusedGraceInMs;
    for await (const key of this.store.list(pagesOf(file))) {
      const page = await this.store.head(key);
      if (page && page.changedAt.getTime() >= before) return true;
    }
    return false;
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
