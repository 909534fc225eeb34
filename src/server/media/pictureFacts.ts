import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** Changes whenever variants come to be made in another way: addresses are cached for good, so new bytes need a new address. */
const recipe = 'pictures-1';

/** The name of a picture: of the bytes it arrived in, of the square it was cut to, and of the way variants are made. 40 hexadecimal digits. */
export function hashOf(bytes: Uint8Array, square?: number): string {
  return createHash('sha256').update(square === undefined ? recipe : `${recipe} square ${square}`).update('\n').update(bytes).digest('hex').slice(0, 40);
}

/** A picture about 20 pixels wide as a data URL of less than 300 characters, so that a slot has the true colours before the picture is there. */
export async function placeholderOf(picture: string | Buffer): Promise<string> {
  const tiny = sharp(picture, { limitInputPixels: 50_000_000 }).resize({ width: 20, height: 20, fit: 'inside' });
  for (const quality of [40, 20, 5]) {
    const url = `data:image/webp;base64,${(await tiny.clone().webp({ quality }).toBuffer()).toString('base64')}`;
    if (url.length < 300) return url;
  }
  const { dominant: { r, g, b } } = await sharp(picture).stats();
  const flat = sharp({ create: { width: 1, height: 1, channels: 3, background: { r, g, b } } });
  return `data:image/webp;base64,${(await flat.webp().toBuffer()).toString('base64')}`;
}
