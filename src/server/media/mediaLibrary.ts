import { LRUCache } from 'lru-cache';
import type { Queryable } from '../db/database';
import type { FileStore } from '../files/fileStore';
import { createSemaphore, singleFlight } from '../lib/semaphore';
import { DocumentFiles } from './documents/documentFiles';
import { DrawingFiles } from './drawn/drawingFiles';
import type { Card, Drawing, DrawnFile } from './drawn/drawings';
import { type Size, jpegSize } from './jpegSize';
import {
  type Format,
  formats,
  type Media,
  type MediaRow,
  type Shape,
  type Taking,
  type ShippedPictures,
  type StoredPicture,
  allWidthsOf,
  variantName,
} from './media';
import { findPicture, deleteUnusedPictures, savePicture, unknownPictures } from './mediaStore';
import { PictureFiles, takenAgainInMs, unusedGraceInMs } from './pictureFiles';
import { hashOfFile } from './pictureHash';
import { PictureProcessEnded } from './pictureProcess';
import { PictureProcesses, refusals } from './pictureProcesses';
import { UploadDecoder } from './uploadDecoder';
import type { Variant } from './variants';

const formatOf: Readonly<Record<string, Format>> = { avif: 'avif', webp: 'webp', jpg: 'jpeg' };
const ourName = /^([0-9a-f]{40})-([1-9]\d{0,3})\.(avif|webp|jpg)$/;

/** A picture library; variants are created when first needed. `shipped` pictures are read from where they are. */
export function openMediaLibrary(
  store: FileStore,
  { shipped, now = () => new Date() }: { shipped?: ShippedPictures; now?: () => Date } = {},
): Media {
  const files = new PictureFiles(store, now, shipped);
  const decoder = new UploadDecoder();
  const drawings = new DrawingFiles(store, files);
  const documents = new DocumentFiles(store, now, decoder);
  return new MediaLibrary(files, drawings, documents, decoder, now);
}

class MediaLibrary implements Media {
  /** Making variants takes memory per picture: two at a time. */
  private readonly variantSlot = createSemaphore(2);
  private readonly once = singleFlight<boolean>();
  /** Apart from uploads: it opens our own files only, and visitors wait for no upload. */
  private readonly variantProcess = new PictureProcesses();
  private readonly sizes = new LRUCache<string, Size>({ max: 10_000 });

  constructor(
    private readonly files: PictureFiles,
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

  async variant(name: string): Promise<StoredPicture | null> {
    const [, hash = '', width = '', ending = ''] = ourName.exec(name) ?? [];
    const format = formatOf[ending];
    if (!format) return null;
    const made =
      (await this.files.hasVariant(name)) ||
      (await this.once(name, () => this.makeOne(hash, { width: Number(width), format })));
    return made ? { type: `image/${format}`, open: () => this.files.openVariant(name) } : null;
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

  async original(hash: string): Promise<StoredPicture | undefined> {
    if (!(await this.files.hasOriginal(hash))) return undefined;
    return { type: 'image/jpeg', open: () => this.files.openOriginal(hash) };
  }

  draw(listing: number, drawing: Drawing): Promise<DrawnFile> {
    return this.drawings.draw(listing, drawing);
  }

  drawPage(content: Card): Promise<DrawnFile> {
    return this.drawings.drawPage(content);
  }

  async forget(queryable: Queryable, ids: readonly number[]): Promise<void> {
    const now = this.now();
    const gone = await deleteUnusedPictures(queryable, now, ids);
    for (const hash of await unknownPictures(queryable, gone))
      await this.files.remove(hash, new Date(now.getTime() - takenAgainInMs));
    await this.drawings.sweep(queryable, now);
  }

  async sweep(queryable: Queryable): Promise<number> {
    const forgotten = await deleteUnusedPictures(queryable, new Date(this.now().getTime() - unusedGraceInMs));
    for (const hash of forgotten) await this.files.remove(hash);
    for await (const hashes of this.files.allOriginals()) {
      for (const hash of await unknownPictures(queryable, hashes)) await this.files.remove(hash);
    }
    await this.files.removeUnfinished();
    await this.drawings.sweep(queryable, this.now());
    await this.documents.sweep(queryable);
    return forgotten.length;
  }

  /** The row of a picture whose original is also stored; touches the file first, so that a concurrent sweep leaves it. */
  private async findStored(queryable: Queryable, hash: string): Promise<MediaRow | undefined> {
    return (await this.files.touchOriginal(hash)) ? findPicture(queryable, hash) : undefined;
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
    await this.files.storeOriginal(hash, jpeg);
    return { hash, width, height, placeholder };
  }

  private async widthsOf(hash: string, original: string): Promise<number[]> {
    const size = this.sizes.get(hash) ?? (await jpegSize(original));
    this.sizes.set(hash, size);
    return allWidthsOf(size);
  }

  /** @returns whether it exists now: the picture may be deleted while its variant is made */
  private async makeOne(hash: string, wanted: Variant): Promise<boolean> {
    const makeFrom = async (original: string) => {
      if (!(await this.widthsOf(hash, original)).includes(wanted.width)) return false;
      await this.variantSlot(() => this.make(hash, original, [wanted]));
      return true;
    };
    try {
      if (!(await this.files.withOriginal(hash, makeFrom))) return false;
    } catch (error) {
      if (await this.files.hasOriginal(hash)) throw error;
    }
    if (await this.files.hasOriginal(hash)) return true;
    await this.files.remove(hash);
    return false;
  }

  private async makeMissing(hash: string): Promise<void> {
    await this.files.withOriginal(hash, async (original) => {
      const all = (await this.widthsOf(hash, original)).flatMap((width) =>
        formats.map((format): Variant => ({ width, format })),
      );
      const there = await Promise.all(
        all.map(({ width, format }) => this.files.hasVariant(variantName(hash, width, format))),
      );
      const missing = all.filter((_, index) => !there[index]);
      if (missing.length > 0) await this.variantSlot(() => this.make(hash, original, missing));
    });
  }

  private async make(hash: string, original: string, wanted: readonly Variant[]): Promise<void> {
    const made = await this.variantProcess.run<'variants'>({ kind: 'variants', original, wanted });
    for (const { width, format, bytes } of made) await this.files.storeVariant(variantName(hash, width, format), bytes);
  }
}
