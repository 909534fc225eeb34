import sharp from 'sharp';
import { jpegSize } from '../jpegSize';
import { linesOf, pathText } from '../drawn/pathText';
import type { Reader } from './storedDocuments';

// only here: the process that stamps decodes no upload, and the SVG is ours, of numbers and colours alone
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

const ink = '#12161C';
const paper = '#FFFFFF';

/** The mark in slanted rows all over the page, and the foot on a strip: nothing can be cut away without a part of it. */
function overlay({ mark, foot }: Reader, width: number, height: number): string {
  const long = Math.max(width, height);
  const size = Math.max(10, Math.round(long / 62));
  const [line = ''] = linesOf(mark, 'text', size, { width: long * 0.9, most: 1 });
  const text = pathText(line, 'text', size);
  const step = { x: text.width + size * 4, y: size * 7 };
  const rows: string[] = [];
  for (let y = -long, row = 0; y < long; y += step.y, row += 1)
    for (let x = -long - (row % 2 ? step.x / 2 : 0); x < long; x += step.x)
      rows.push(`<use href="#mark" x="${Math.round(x)}" y="${Math.round(y)}"/>`);
  const small = Math.max(8, Math.round(width / 72));
  const [footLine = ''] = linesOf(foot, 'text', small, { width: width - small * 2, most: 1 });
  const strip = Math.round(small * 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs><g id="mark">
      <path d="${text.path}" fill="none" stroke="${paper}" stroke-width="${size / 12}" stroke-opacity="0.3"/>
      <path d="${text.path}" fill="${ink}" fill-opacity="0.22"/>
    </g></defs>
    <g transform="translate(${width / 2} ${height / 2}) rotate(-30)">${rows.join('')}</g>
    <rect y="${height - strip}" width="${width}" height="${strip}" fill="${paper}" fill-opacity="0.86"/>
    <path transform="translate(${small} ${height - strip + small * 1.35})" d="${pathText(footLine, 'text', small).path}" fill="${ink}"/>
  </svg>`;
}

/** A stored page with its reader's mark, as a JPEG. */
export async function stampPage(file: string, reader: Reader): Promise<Uint8Array> {
  const { width, height } = await jpegSize(file);
  return sharp(file)
    .composite([{ input: Buffer.from(overlay(reader, width, height)) }])
    .jpeg({ quality: 82 })
    .toBuffer();
}
