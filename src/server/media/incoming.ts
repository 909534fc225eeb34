import sharp, { type ResizeOptions } from 'sharp';
import { limits } from '@contract/limits';
import { tourLimits } from '@contract/tourLimits';
import * as messages from '@messages/server/media';
import { Problem } from '../lib/problem';
import { isHeic, isHeicSequence, isWholeHeic, profileOfHeic } from './heicFile';
import { withProfile } from './pngProfile';
import { isPolyglot } from './polyglotFile';
import type { Shape } from './media';
import { carriesTooMuchText, isAnimatedPng } from './unusualPictures';

sharp.cache(false);
sharp.concurrency(1);
// Everything else that libvips can read (SVG, PDF, GIF, TIFF …) stays blocked, whatever the file is called.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});

/** Maximum size of a stored original: the widest variant is 1920 px, and WebP ends at 16,383. */
const largest = { width: 2560, height: 5120 };
const mostPixels = limits.picture.megapixels * 1_000_000;
const mostPanoramaPixels = tourLimits.megapixels * 1_000_000;
/** How far a panorama may be from twice as wide as high: stitching programs round. */
const tolerance = 0.01;
/** AVIF is decoded as a whole, in several copies: 24 megapixels take 430 MB, 50 would take 900. */
const mostAvifPixels = 24_000_000;
/** Warnings make no picture unreadable: some phones write scans whose parameters are 0. What is cut off is an error. */
const failOn = 'error';

const wrongType = () => new Problem(415, 'wrong_type', messages.thisIsNotAPictureWeCanRead);
const animated = () => new Problem(415, 'wrong_type', messages.thisPictureIsAnimated);
const notPanorama = () => new Problem(415, 'wrong_shape', messages.aPanoramaIsTwiceAsWide);
const tooMuchText = () => new Problem(415, 'wrong_type', messages.tooMuchEmbeddedText);
const tooManyPixels = (most: number, advice: string) =>
  new Problem(413, 'too_many_pixels', messages.pictureIsTooLarge(most / 1_000_000, advice));

/** A picture as we store it: upright, sRGB, opaque, without metadata. */
export interface Original {
  jpeg: Buffer;
  width: number;
  height: number;
}

/**
 * Decodes an uploaded picture and re-encodes it in its shape.
 * Data after the end of a picture is dropped without an error: phones put a second JPEG there (depth, brightness, a moving part).
 * @throws Problem 415 for an animated picture, a PNG with over 1 MB of text, a panorama that is not twice as wide as high, or anything but a valid JPEG, PNG, WebP, AVIF or HEIC; 413 over 50 megapixels (24 for AVIF, 40 for a panorama).
 */
export async function readIncoming(bytes: Buffer, shape: Shape = {}): Promise<Original> {
  if (isPolyglot(bytes)) throw wrongType();
  if (await carriesTooMuchText(bytes)) throw tooMuchText();
  const isHevc = isHeic(bytes);
  if (isHevc && !isWholeHeic(bytes)) throw wrongType();
  const { width, pixels, ratio, isAvif, pages } = await headOf(bytes);
  // a HEIC may hold several pictures, of which one is the main one
  if (isHevc ? isHeicSequence(bytes) : pages > 1 || isAnimatedPng(bytes)) throw animated();
  const most = shape.panorama ? mostPanoramaPixels : mostPixels;
  if (pixels > most) throw tooManyPixels(most, messages.chooseASmallerOne);
  if (shape.panorama && Math.abs(ratio / 2 - 1) > tolerance) throw notPanorama();
  if (isAvif && pixels > mostAvifPixels) throw tooManyPixels(mostAvifPixels, messages.chooseASmallerOneOrSaveItAsJpeg);
  try {
    return await encodeAfresh(isHevc ? await pngOf(bytes, shape, width) : bytes, shape, width);
  } catch {
    throw wrongType();
  }
}

function sizeOf({ square, panorama }: Shape, width: number): ResizeOptions {
  if (square !== undefined) return { width: square, height: square, fit: 'cover' };
  if (!panorama) return { ...largest, fit: 'inside', withoutEnlargement: true };
  const even = Math.min(tourLimits.width, width - (width % 2));
  return { width: even, height: even / 2, fit: 'fill' };
}

async function encodeAfresh(bytes: Buffer, shape: Shape, width: number): Promise<Original> {
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn })
    .autoOrient()
    .resize(sizeOf(shape, width))
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}

/** A HEIC as a PNG of its final size, with its colour profile: sharp has no decoder for it, and takes no profile with pixels. */
async function pngOf(bytes: Buffer, shape: Shape, width: number): Promise<Buffer> {
  const { decodeHeic } = await import('./heic');
  const { data, raw, release } = decodeHeic(bytes);
  try {
    if (raw.width * raw.height > mostPixels) throw wrongType();
    // never a copy of all pixels
    const pixels = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    const png = await sharp(pixels, { raw, limitInputPixels: mostPixels })
      .resize(sizeOf(shape, width))
      .png({ compressionLevel: 1 })
      .toBuffer();
    return withProfile(png, profileOfHeic(bytes));
  } finally {
    release();
  }
}

interface Head {
  width: number;
  pixels: number;
  /** Width by height. */
  ratio: number;
  isAvif: boolean;
  pages: number;
}

/** A picture's properties, read from its header only. */
async function headOf(bytes: Buffer): Promise<Head> {
  try {
    const {
      autoOrient,
      format,
      compression,
      pages = 1,
    } = await sharp(bytes, { limitInputPixels: false, failOn }).metadata();
    const { width, height } = autoOrient;
    return {
      width,
      pixels: width * height,
      ratio: width / height,
      isAvif: format === 'heif' && compression !== 'hevc',
      pages,
    };
  } catch {
    throw wrongType();
  }
}
