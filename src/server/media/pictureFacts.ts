import sharp from 'sharp';

/** A picture about 20 pixels wide as a data URL of less than 300 characters, shown until the picture has loaded. */
export async function placeholderOf(picture: string | Buffer): Promise<string> {
  const tiny = sharp(picture, { limitInputPixels: 50_000_000 }).resize({ width: 20, height: 20, fit: 'inside' });
  for (const quality of [40, 20, 5]) {
    const url = `data:image/webp;base64,${(await tiny.clone().webp({ quality }).toBuffer()).toString('base64')}`;
    if (url.length < 300) return url;
  }
  const {
    dominant: { r, g, b },
  } = await sharp(picture).stats();
  const flat = sharp({ create: { width: 1, height: 1, channels: 3, background: { r, g, b } } });
  return `data:image/webp;base64,${(await flat.webp().toBuffer()).toString('base64')}`;
}
