import sharp from 'sharp';
import { limits } from '@contract/limits';
import * as messages from '@messages/server/media';
import { Problem } from '../lib/problem';
import { createSemaphore } from '../lib/semaphore';
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
/** AVIF is decoded as a whole, in several copies: 24 megapixels take 430 MB, 50 would take 900. */
const mostAvifPixels = 24_000_000;
/** Larger pictures are decoded one at a time, because all share the process's memory. */
const largePixels = 12_000_000;
const oneLarge = createSemaphore(1);
/** Seconds; only a malicious picture takes longer. */
const patience = 30;

const wrongType = () => new Problem(415, 'wrong_type', messages.thisIsNotAPictureWeCanRead);
const animated = () => new Problem(415, 'wrong_type', messages.thisPictureIsAnimated);
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
 * Decodes an uploaded picture and re-encodes it; `square` crops it to a centred square of that many pixels.
 * Data after the end of a picture is dropped without an error: phones put a second JPEG there (depth, brightness, a moving part).
 * @throws Problem 415 for an animated picture, a PNG with over 1 MB of text, or anything but a valid JPEG, PNG, WebP or AVIF; 413 over 50 megapixels (24 for AVIF).
 */
export async function readIncoming(bytes: Buffer, square?: number): Promise<Original> {
  if (isAlsoSomethingElse(bytes)) throw wrongType();
  if (await carriesTooMuchText(bytes)) throw tooMuchText();
  const { pixels, isAvif, pages } = await headOf(bytes);
  if (pages > 1 || isAnimatedPng(bytes)) throw animated();
  if (pixels > mostPixels) throw tooManyPixels(mostPixels, messages.chooseASmallerOne);
  if (isAvif && pixels > mostAvifPixels) throw tooManyPixels(mostAvifPixels, messages.chooseASmallerOneOrSaveItAsJpeg);
  return pixels > largePixels ? oneLarge(() => encodeAfresh(bytes, square)) : encodeAfresh(bytes, square);
}

async function encodeAfresh(bytes: Buffer, square?: number): Promise<Original> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels })
      .timeout({ seconds: patience })
      .autoOrient()
      .resize(
        square === undefined
          ? { ...largest, fit: 'inside', withoutEnlargement: true }
          : { width: square, height: square, fit: 'cover' },
      )
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width, height: info.height };
  } catch {
    throw wrongType();
  }
}

/** A picture's properties, read from its header only. */
async function headOf(bytes: Buffer): Promise<{ pixels: number; isAvif: boolean; pages: number }> {
  try {
    const { width, height, format, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { pixels: width * height, isAvif: format === 'heif', pages };
  } catch {
    throw wrongType();
  }
}

const markup = /<(?:script|html|svg|iframe|\?php|!doctype)[\s>]/i;

/** A page, document or archive that also opens as a picture; no camera makes one. */
function isAlsoSomethingElse(bytes: Buffer): boolean {
  const zipEnd = bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  if (zipEnd >= 0 && bytes.length - zipEnd < 66_000) return true;
  return bytes.includes('%PDF-', 0, 'latin1') || markup.test(bytes.toString('latin1'));
}
