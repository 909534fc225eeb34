// Draws the icons of public/ from favicon.svg: node scripts/icons.mjs
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { root } from './sources.mjs';

const folder = path.join(root, 'public');
const night = '#12161C';

/** @param {number} size */
const drawn = (size) =>
  sharp(path.join(folder, 'favicon.svg'), { density: 72 * (size / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9 });

/** An icon file with pictures as PNG: a head, an entry for each, and the pictures. */
async function icoOf(sizes) {
  const pictures = await Promise.all(sizes.map((size) => drawn(size).toBuffer()));
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  sizes.forEach((size, at) => {
    const entry = 6 + 16 * at;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(pictures[at].length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += pictures[at].length;
  });
  return Buffer.concat([head, ...pictures]);
}

writeFileSync(path.join(folder, 'favicon.ico'), await icoOf([16, 32, 48]));
for (const size of [192, 512]) writeFileSync(path.join(folder, `icon-${size}.png`), await drawn(size).toBuffer());
// iOS rounds the corners itself and shows transparent ones black
const touch = await drawn(180).flatten({ background: night }).toBuffer();
writeFileSync(path.join(folder, 'apple-touch-icon.png'), touch);
