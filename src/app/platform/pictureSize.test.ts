import sharp from 'sharp';
import { makeHeic, phoneHeic } from '../../../test/support/heic';
import { drawPicture } from '../../../test/support/pictures';
import { pictureSize } from './pictureSize';

const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);

it.each(['jpeg', 'png'] as const)('reads the size of a %s from its start', async (format) => {
  expect(await pictureSize(blob(await drawPicture({ width: 731, height: 402, format })))).toEqual({
    width: 731,
    height: 402,
  });
});

it('reads the size after a camera’s metadata, and of a progressive JPEG', async () => {
  const picture = sharp(await drawPicture({ width: 300, height: 200 })).withExif({
    IFD0: { ImageDescription: 'x'.repeat(20_000) },
  });
  expect(await pictureSize(blob(await picture.jpeg({ progressive: true }).toBuffer()))).toEqual({
    width: 300,
    height: 200,
  });
});

it('reads the size of a HEIC, of all its parts together', async () => {
  expect(await pictureSize(blob(phoneHeic()))).toEqual({ width: 1_200, height: 800 });
  expect(await pictureSize(blob(makeHeic({ columns: 3, rows: 2 })))).toEqual({ width: 3_600, height: 1_600 });
});

it.each(['', 'x', 'no picture at all, only words, and some more', '\xff\xd8\xff'])(
  'returns undefined for %j',
  async (text) => {
    expect(await pictureSize(blob(Buffer.from(text, 'latin1')))).toBeUndefined();
  },
);

it('returns undefined for a JPEG that ends before its size', async () => {
  expect(await pictureSize(blob((await drawPicture()).subarray(0, 60)))).toBeUndefined();
});
