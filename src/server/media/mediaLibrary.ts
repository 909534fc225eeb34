import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Queryable } from '../db/database';
import { createSemaphore, singleFlight } from '../lib/semaphore';
import { DocumentFiles } from './documents/documentFiles';
import { DrawingFiles } from './drawn/drawingFiles';
import type { DrawnFile } from './drawn/drawnFile';
import type { Drawing } from './drawn/drawings';
import { type Size, jpegSize } from './jpegSize';
import {
  type Format,
  formats,
  type Media,
  type MediaRow,
  type Shape,
  type Taking,
  type ShippedPictures,
  allWidthsOf,
  documentsFolder,
  variantName,
} from './media';
import { MediaFolder, takenAgainInMs, unusedGraceInMs } from './mediaFolder';
import { findPicture, deleteUnusedPictures, savePicture, unknownPictures } from './mediaStore';
import { hashOfFile } from './pictureHash';
import { PictureProcessEnded } from './pictureProcess';
import { PictureProcesses, refusals } from './pictureProcesses';
import { exists, writeAtomically } from './safeFiles';
import { UploadDecoder } from './uploadDecoder';
import type { Variant } from './variants';

const formatOf: Readonly<Record<string, Format>> = { avif: 'avif', webp: 'webp', jpg: 'jpeg' };
const ourName = /^([0-9a-f]{40})-([1-9]\d{0,3})\.(avif|webp|jpg)$/;

/** A picture library in a folder; variants are created when first needed. `shipped` pictures are read from where they are. */
export function openMediaLibrary(
  folder: string,
  { shipped, now = () => new Date() }: { shipped?: ShippedPictures; now?: () => Date } = {},
): Media {
  const files = new MediaFolder(folder, now, shipped);
  const drawings = new DrawingFiles(path.join(folder, 'drawn'), (hash) => files.original(hash));
  const decoder = new UploadDecoder();
  const documents = new DocumentFiles(path.join(folder, documentsFolder), now, decoder);
  return new MediaLibrary(files, drawings, documents, decoder, now);
}

class MediaLibrary implements Media {
  /** Making variants takes memory per picture: two at a time. */
  private readonly variantSlot = createSemaphore(2);
  private readonly once = singleFlight<string | undefined>();
  /** Apart from uploads: it opens our own files only, and visitors wait for no upload. */
  private readonly variantProcess = new PictureProcesses();
  private readonly sizes = new LRUCache<string, Size>({ max: 10_000 });

  constructor(
    private readonly files: MediaFolder,
    private readonly drawings: DrawingFiles,
    readonly documents: DocumentFiles,
    private readonly decoder: UploadDecoder,
    private readonly now: () => Date,
  ) {}

  async take(queryable: Queryable, file: string, { from = '', ...shape }: Taking = {}): Promise<MediaRow> {
    const picture = await this.decoder.upload(from, async () => {
      const hash = await hashOfFile(file, shape);
      return (await this.findStored(queryable, hash)) ?? this.store(hash, { file, shape, from });
    });
    return savePicture(queryable, picture, this.now());
  }

  async variant(name: string): Promise<{ file: string; type: string } | null> {
    const [, hash = '', width = '', ending = ''] = ourName.exec(name) ?? [];
    const format = formatOf[ending];
    if (!format) return null;
    const file = this.files.variantFile(name);
    const made =
      (await exists(file)) || (await this.once(name, () => this.makeOne(hash, { width: Number(width), format })));
    return made ? { file, type: `image/${format}` } : null;
  }

  async prepare(
    hashes: readonly string[],
    progress: (done: number, of: number) => void,
    stop: AbortSignal,
  ): Promise<void> {
    for (const [index, hash] of hashes.entries()) {
      if (stop.aborted) return;
      await this.makeMissing(hash);
      progress(index + 1, hashes.length);
    }
  }

  async original(hash: string): Promise<string | undefined> {
    return this.files.original(hash);
  }

  draw(listing: number, drawing: Drawing): Promise<DrawnFile> {
    return this.drawings.draw(listing, drawing);
  }

  async forget(queryable: Queryable, ids: readonly number[]): Promise<void> {
    const now = this.now();
    const gone = await deleteUnusedPictures(queryable, now, ids);
    for (const hash of await unknownPictures(queryable, gone))
      await this.files.remove(hash, new Date(now.getTime() - takenAgainInMs));
    await this.drawings.sweep(queryable);
  }

  async sweep(queryable: Queryable): Promise<number> {
    const forgotten = await deleteUnusedPictures(queryable, new Date(this.now().getTime() - unusedGraceInMs));
    for (const hash of forgotten) await this.files.remove(hash);
    for await (const hashes of this.files.oldOriginals()) {
      for (const hash of await unknownPictures(queryable, hashes)) await this.files.remove(hash);
    }
    await this.files.removeUnfinished();
    await this.drawings.sweep(queryable);
    await this.documents.sweep(queryable);
    return forgotten.length;
  }

  /** The row of a picture whose original is also stored; touches the file first, so that a concurrent sweep leaves it. */
  private async findStored(queryable: Queryable, hash: string): Promise<MediaRow | undefined> {
    const original = await this.files.original(hash);
    if (!original) return undefined;
    if (original === this.files.originalFile(hash)) await utimes(original, this.now(), this.now());
    return findPicture(queryable, hash);
  }

  private async store(
    hash: string,
    { file, shape, from }: { file: string; shape: Shape; from: string },
  ): Promise<Omit<MediaRow, 'id'>> {
    const { jpeg, width, height, placeholder } = await this.decoder
      .run<'intake'>(from, { kind: 'intake', file, shape })
      .catch((error: unknown) => {
        throw error instanceof PictureProcessEnded ? refusals[error.reason]() : error;
      });
    await writeAtomically(this.files.originalFile(hash), jpeg, { durable: true });
    return { hash, width, height, placeholder };
  }

  private async widthsOf(hash: string, original: string): Promise<number[]> {
    const size = this.sizes.get(hash) ?? (await jpegSize(original));
    this.sizes.set(hash, size);
    return allWidthsOf(size);
  }

  private async makeOne(hash: string, wanted: Variant): Promise<string | undefined> {
    const original = await this.files.original(hash);
    if (!original) return undefined;
    try {
      if (!(await this.widthsOf(hash, original)).includes(wanted.width)) return undefined;
      await this.variantSlot(() => this.make(hash, original, [wanted]));
    } catch (error) {
      if (await exists(original)) throw error;
    }
    // deleted while its variant was made
    if (await exists(original)) return hash;
    await this.files.remove(hash);
    return undefined;
  }

  private async makeMissing(hash: string): Promise<void> {
    const original = await this.files.original(hash);
    if (!original) return;
    const all = (await this.widthsOf(hash, original)).flatMap((width) =>
      formats.map((format): Variant => ({ width, format })),
    );
    const there = await Promise.all(
      all.map(({ width, format }) => exists(this.files.variantFile(variantName(hash, width, format)))),
    );
    const missing = all.filter((_, index) => !there[index]);
    if (missing.length > 0) await this.variantSlot(() => this.make(hash, original, missing));
  }

  private async make(hash: string, original: string, wanted: readonly Variant[]): Promise<void> {
    const made = await this.variantProcess.run<'variants'>({ kind: 'variants', original, wanted });
    for (const { width, format, bytes } of made)
      await writeAtomically(this.files.variantFile(variantName(hash, width, format)), bytes);
  }
}
