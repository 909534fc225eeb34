import type { Picture } from '@contract/shared';
import { tourLimits } from '@contract/tourLimits';
import type { Queryable } from '../db/database';
import type { OpenedFile } from '../files/fileStore';
import type { StoredDocuments } from './documents/storedDocuments';
import type { Card, Drawing, DrawnFile } from './drawn/drawings';

/** A stored picture as its row holds it. */
export interface MediaRow {
  id: number;
  /** Hash of the original's bytes and of the way variants are made; names every file of the picture. */
  hash: string;
  width: number;
  height: number;
  placeholder: string;
}

/** What a picture becomes: `square`, a centred square of that many pixels; `panorama`, equirectangular, twice as wide as high. */
export type Shape = { square?: number; panorama?: never } | { panorama: true; square?: never };

/** What becomes of an upload, and the account that it is `from`: accounts take turns. */
export type Taking = Shape & { from?: string };

/** The formats of a variant, the best first. */
export const formats = ['avif', 'webp', 'jpeg'] as const;
export type Format = (typeof formats)[number];

/** A picture or variant that can be opened later. */
export interface StoredPicture {
  /** Media type. */
  type: string;
  /** Undefined once it is gone. */
  open(): Promise<OpenedFile | undefined>;
}

/** Stores pictures and serves their variants. Addresses are known before the variants exist; a variant is created on its first request. */
export interface Media {
  /** Documents of listings, which nobody sees without a mark. */
  readonly documents: StoredDocuments;
  /**
   * Stores a picture: decodes it, re-encodes it without metadata, writes the bytes durably and then the row; the same picture twice is one row.
   * Decoding is slow: call it before a transaction, never inside one. A row that nothing references within half an hour is swept.
   * @throws Problem 415 for anything but a JPEG, PNG, WebP, AVIF or HEIC picture or for a panorama that is not twice as wide as high, 413 for one over 50 megapixels (24 for AVIF, 40 for a panorama), 507 when the disk is full.
   */
  take(queryable: Queryable, file: string, taking?: Taking): Promise<MediaRow>;
  /** A variant by its file name (`<hash>-<width>.<ending>`), created once; null for an unknown name. */
  variant(name: string): Promise<StoredPicture | null>;
  /** Creates the missing variants of these pictures, one at a time, and reports progress; ends early when aborted. Skips pictures without an original. */
  prepare(hashes: readonly string[], progress: (done: number, of: number) => void, stop: AbortSignal): Promise<void>;
  /** A picture as it was stored; undefined for an unknown one. */
  original(hash: string): Promise<StoredPicture | undefined>;
  /** A listing's drawing, made once for its content. @throws Problem 503 while too many wait to be made */
  draw(listing: number, drawing: Drawing): Promise<DrawnFile>;
  /** A page's picture for link previews, likewise. */
  drawPage(content: Card): Promise<DrawnFile>;
  /** Deletes those of these pictures that nothing uses, with their files; one used again in this very moment is left to the sweep. */
  forget(queryable: Queryable, ids: readonly number[]): Promise<void>;
  /** Deletes pictures that nothing has used for half an hour, with their files, and unfinished files. @returns how many pictures */
  sweep(queryable: Queryable): Promise<number>;
}

/** Pictures shipped with the program: their originals are in `folder` under the names in `byHash`. They are read, never written or swept. */
export interface ShippedPictures {
  folder: string;
  byHash: ReadonlyMap<string, string>;
}

/** The widths of a picture's variants: never wider than itself. */
export function widthsOf(width: number): number[] {
  const widest = Math.min(width, 1920);
  // a step just below the widest would be nearly the same picture
  return [...[480, 960, 1440].filter((step) => step <= widest * 0.8), widest];
}

/** Panoramas are shown as spheres, of which one sees a part: their variants are wider. */
function panoramaWidthsOf(width: number): number[] {
  const widest = Math.min(width, tourLimits.width);
  return [...[1024, 2048].filter((step) => step <= widest * 0.8), widest];
}

/** The widths of a picture's variants, and if it is twice as wide as high, those of a panorama. */
export const allWidthsOf = ({ width, height }: Pick<MediaRow, 'width' | 'height'>): number[] =>
  width === height * 2 ? [...new Set([...widthsOf(width), ...panoramaWidthsOf(width)])] : widthsOf(width);

/** The file name of a variant. */
export function variantName(hash: string, width: number, format: Format): string {
  return `${hash}-${width}.${format === 'jpeg' ? 'jpg' : format}`;
}

/** The address of a variant. */
export function variantUrl(hash: string, width: number, format: Format): string {
  return `/media/${variantName(hash, width, format)}`;
}

type Stored = Pick<MediaRow, 'hash' | 'width' | 'height' | 'placeholder'>;

/** A stored picture as the contract describes it. */
export const toPicture = (row: Stored, alt: string): Picture => describe(row, alt, widthsOf(row.width));

/** A stored panorama with the sizes that a sphere needs. */
export const toPanorama = (row: Stored, alt: string): Picture => describe(row, alt, panoramaWidthsOf(row.width));

function describe(row: Stored, alt: string, widths: readonly number[]): Picture {
  const set = (format: Format) => widths.map((width) => `${variantUrl(row.hash, width, format)} ${width}w`).join(', ');
  const middle = widths[Math.min(1, widths.length - 1)] ?? row.width;
  return {
    image: variantUrl(row.hash, middle, 'jpeg'),
    width: row.width,
    height: row.height,
    alt,
    srcset: { avif: set('avif'), webp: set('webp'), jpeg: set('jpeg') },
    placeholder: row.placeholder,
  };
}
