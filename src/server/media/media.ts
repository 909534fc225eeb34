import type { Picture } from '@contract/shared';
import type { Queryable } from '../db/database';

/** A stored picture as its row holds it. */
export interface MediaRow {
  id: number;
  /** Of the original's bytes and the way variants are made; names every file of the picture. */
  hash: string;
  width: number;
  height: number;
  placeholder: string;
}

/** The formats a variant is made in, the best first. */
export const formats = ['avif', 'webp', 'jpeg'] as const;
export type Format = (typeof formats)[number];

/** Pictures: originals in, variants out. Addresses are known before the variants are made; one that is asked for early is made then. */
export interface Media {
  /**
   * Takes in a picture: decodes it, re-encodes it without metadata, stores the bytes durably and then the row; the same picture twice is one row.
   * Decoding takes its time: call it before a transaction, never inside one. A row that nothing refers to within half an hour is swept.
   * `square` cuts it to a square of so many pixels about its middle.
   * @throws Problem 415 for what is no JPEG, PNG, WebP or AVIF picture, 413 for one over 50 megapixels (24 for AVIF), 507 when the disk is full.
   */
  take(queryable: Queryable, file: string, shape?: { square?: number }): Promise<MediaRow>;
  /** Where a variant lies, by its file name (`<hash>-<width>.<ending>`), made once; null for a name that is none of ours. */
  variant(name: string): Promise<{ file: string; type: string } | null>;
  /** Makes what is still missing of these pictures, one at a time, telling how far it is; ends early when stopped. Pictures that are not here are passed over. */
  prepare(hashes: readonly string[], progress: (done: number, of: number) => void, stop: AbortSignal): Promise<void>;
  /** Takes away pictures that nothing has shown for half an hour, with their files, and files that were never finished; tells how many pictures went. */
  sweep(queryable: Queryable): Promise<number>;
}

/** Pictures that come with the product: their originals lie in `folder` under the names that `byHash` gives. They are read, never written or swept. */
export interface ShippedPictures {
  folder: string;
  byHash: ReadonlyMap<string, string>;
}

/** The widths a picture is kept in: never wider than itself. */
export function widthsOf(width: number): number[] {
  const widest = Math.min(width, 1920);
  // a step just below the widest would be nearly the same picture twice
  return [...[480, 960, 1440].filter((step) => step <= widest * 0.8), widest];
}

/** The file name of a variant. */
export function variantName(hash: string, width: number, format: Format): string {
  return `${hash}-${width}.${format === 'jpeg' ? 'jpg' : format}`;
}

/** The address of a variant. */
export function variantUrl(hash: string, width: number, format: Format): string {
  return `/media/${variantName(hash, width, format)}`;
}

/** The contract's picture of a stored one. */
export function toPicture(row: Pick<MediaRow, 'hash' | 'width' | 'height' | 'placeholder'>, alt: string): Picture {
  const widths = widthsOf(row.width);
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
