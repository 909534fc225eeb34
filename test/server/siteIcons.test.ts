import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const folder = path.join(__dirname, '../../public');

it('the site has an icon for browsers, phones and installed pages, each of the size that it says', async () => {
  const { icons } = JSON.parse(readFileSync(path.join(folder, 'manifest.webmanifest'), 'utf8')) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  const pictures = icons.filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  for (const { src, sizes } of [...pictures, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const { width, height, format } = await sharp(path.join(folder, src)).metadata();
    expect([src, `${width}x${height}`, format]).toEqual([src, sizes, 'png']);
  }
  const ico = readFileSync(path.join(folder, 'favicon.ico'));
  const sizes = Array.from({ length: ico.readUInt16LE(4) }, (_none, at) => ico.readUInt8(6 + 16 * at));
  expect([ico.readUInt16LE(2), sizes]).toEqual([1, [16, 32, 48]]);
  const [start, length] = [ico.readUInt32LE(6 + 16 + 12), ico.readUInt32LE(6 + 16 + 8)];
  expect((await sharp(ico.subarray(start, start + length)).metadata()).width).toBe(32);
});
