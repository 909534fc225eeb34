import { readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { makeHeic } from './heic';

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

interface Wanted {
  width?: number;
  height?: number;
  format?: PictureFormat;
  /** Makes pictures different. */ seed?: number;
}

/** A real picture: a gradient with noise, so that lost colours and missing bytes show. */
export async function drawPicture({
  width = 640,
  height = 400,
  format = 'jpeg',
  seed = 1,
}: Wanted = {}): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3);
  let grain = seed * 2_654_435_761;
  for (let at = 0; at < data.length; at += 3) {
    const x = (at / 3) % width;
    grain = (Math.imul(grain, 1_664_525) + 1_013_904_223) >>> 0;
    data[at] = 60 + (x * 120) / width + (grain >>> 28) + (seed % 40);
    data[at + 1] = 90 + (grain >>> 29);
    data[at + 2] = 160 - (at * 60) / data.length;
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .toFormat(format, { quality: 80 })
    .toBuffer();
}

/**
 * A picture of one colour, made by `sharp({ create: { width, height, channels: 3, background } })` and kept, because
 * encoding so many pixels takes seconds.
 */
export const plainPicture = (
  name: '7100x7100.jpg' | '7100x7100.png' | '7100x7100.webp' | '6100x4000.avif' | '6000x4000.jpg',
): Buffer => gunzipSync(readFileSync(path.join(__dirname, `plainPictures/${name}.gz`)));

/** A JPEG with one more segment after its beginning. */
export async function jpegWith(marker: number, data: Buffer): Promise<Buffer> {
  const jpeg = await drawPicture({ width: 60, height: 40 });
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, marker]), length, data, jpeg.subarray(2)]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const [length, sum, named] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(type), data])];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** An uncompressed PNG of 100 × 80 whose pixels spell words from a row on. */
export function spellingPng(words: string, row = 40, more = ''): Buffer {
  const [width, height] = [100, 80];
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const rows = Buffer.alloc(height * (1 + width * 3), 0);
  rows.write(words + more, row * (1 + width * 3) + 1, 'latin1');
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(rows, { level: 0 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const markup =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><script>alert(1)</script><rect width="90" height="90"/></svg>';
const page = '<!doctype html><html><body><script>alert(document.domain)</script></body></html>';

const plain: Readonly<Record<string, Buffer>> = {
  'nothing at all': Buffer.alloc(0),
  'one byte': Buffer.from([0xff]),
  zeros: Buffer.alloc(4_096),
  words: Buffer.from('A picture, honestly.'),
  'an SVG': Buffer.from(markup),
  'an SVG with a declaration': Buffer.from(`<?xml version="1.0"?>\n${markup}`),
  'an SVG with a byte order mark': Buffer.from(`\ufeff${markup}`),
  'an SVG in UTF-16': Buffer.from(`\ufeff${markup}`, 'utf16le'),
  'a page': Buffer.from(page),
  'a page with a comment before it': Buffer.from(`<!-- ${'x'.repeat(600)} -->${page}`),
  'a script': Buffer.from('/*JPEG*/alert(1)'),
  'a shell script': Buffer.from('#!/bin/sh\necho hello\n'),
  PHP: Buffer.from('<?php system($_GET["c"]);'),
  'a PDF': Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  'a GIF': Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  'a GIF that is a script': Buffer.concat([Buffer.from('GIF89a/*'), Buffer.alloc(64), Buffer.from('*/=1;alert(1)')]),
  'a BMP': Buffer.concat([
    Buffer.from('BM'),
    Buffer.from([70, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 24, 0]),
    Buffer.alloc(28),
  ]),
  'a PPM': Buffer.from('P6 1 1 255\nabc'),
  'a CSV': Buffer.from('1,2,3\n4,5,6\n'),
  'a ZIP': Buffer.from('504b0506000000000000000000000000000000000000', 'hex'),
  'an EXE': Buffer.concat([Buffer.from('MZ'), Buffer.alloc(512)]),
  JSON: Buffer.from('{"image":"https://example.com/a.jpg"}'),
  'a JPEG’s beginning': Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0]),
  'a PNG’s signature': Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
  'a WebP’s head': Buffer.from('RIFF\u0010\u0000\u0000\u0000WEBPVP8 '),
  'a film': Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42\0\0\0\0mp42isom'), Buffer.alloc(256)]),
};

const beforePictures = new Set([
  'an SVG',
  'PHP',
  'a PDF',
  'a GIF',
  'a ZIP',
  'an EXE',
  'a shell script',
  'JSON',
  'a film',
]);

/** Over 200 files that must be rejected as pictures: truncated, misnamed, or with other content. */
export async function notPictures(): Promise<Map<string, Buffer>> {
  const all = new Map(Object.entries(plain));
  for (const format of ['jpeg', 'png', 'webp', 'avif', 'heic'] as const) {
    const whole = format === 'heic' ? makeHeic({ columns: 2 }) : await drawPicture({ format, width: 320, height: 200 });
    for (let percent = 2; percent <= 95; percent += 3)
      all.set(`${percent} % of a ${format}`, whole.subarray(0, Math.floor((whole.length * percent) / 100)));
    for (const [what, bytes] of Object.entries(plain))
      if (beforePictures.has(what)) all.set(`${what} and then a ${format}`, Buffer.concat([bytes, whole]));
    all.set(`a ${format} behind a page`, Buffer.concat([Buffer.from(page), whole]));
    all.set(`a page behind a ${format}`, Buffer.concat([whole, Buffer.from(page)]));
    all.set(
      `a script behind a ${format}`,
      Buffer.concat([whole, Buffer.from('\n<script src="https://example.com/x.js"></script>')]),
    );
    all.set(
      `an archive behind a ${format}`,
      Buffer.concat([whole, Buffer.from('504b0304', 'hex'), Buffer.alloc(40), plain['a ZIP'] ?? Buffer.alloc(0)]),
    );
    all.set(`a PDF behind a ${format}`, Buffer.concat([whole, plain['a PDF'] ?? Buffer.alloc(0)]));
  }
  const { data } = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a07040' } })
    .tiff()
    .toBuffer({ resolveWithObject: true });
  return all.set('a TIFF', data);
}
