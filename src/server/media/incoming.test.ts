import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { drawPicture, notPictures } from '../../../test/support/pictures';
import { Problem } from '../lib/problem';
import { readIncoming } from './incoming';

const refusal = (bytes: Buffer) =>
  readIncoming(bytes).then(
    () => undefined,
    (error: unknown) => (error instanceof Problem ? { status: error.status, code: error.code } : error),
  );

async function hugePng(): Promise<Buffer> {
  return sharp({
    create: { width: 10_000, height: 6_000, channels: 3, background: '#336699' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** A PNG with an additional chunk after its header. */
async function pngWith(type: string, data: Buffer): Promise<Buffer> {
  const png = await drawPicture({ format: 'png', width: 60, height: 40 });
  const [length, sum, named] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(type), data])];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([png.subarray(0, 33), length, named, sum, png.subarray(33)]);
}

const keyword = (...more: number[]) => Buffer.concat([Buffer.from('Comment'), Buffer.from([0, ...more])]);

describe('incoming pictures', () => {
  it('R15 rejects animated WebP and PNG', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer();
    const webp = await sharp([await frame('#aa3300'), await frame('#0033aa')], { join: { animated: true } })
      .webp()
      .toBuffer();
    const png = await pngWith('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
    for (const bytes of [webp, png]) {
      await expect(readIncoming(bytes)).rejects.toMatchObject({
        status: 415,
        message: expect.stringContaining('animated'),
      });
    }
  });

  it('R15 rejects a PNG whose compressed text expands to 200 MB, and accepts one with an editor’s comment', async () => {
    const packed = deflateSync(Buffer.alloc(200 * 1024 * 1024, 'a'));
    const before = process.memoryUsage().rss;
    for (const bomb of [
      await pngWith('zTXt', Buffer.concat([keyword(0), packed])),
      await pngWith('iTXt', Buffer.concat([keyword(1, 0, 0, 0), packed])),
    ]) {
      expect(bomb.length).toBeLessThan(1024 * 1024);
      await expect(readIncoming(bomb)).rejects.toMatchObject({
        status: 415,
        message: expect.stringContaining('too much embedded text'),
      });
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
    const note = await pngWith('zTXt', Buffer.concat([keyword(0), deflateSync(Buffer.from('A note'))]));
    expect(await readIncoming(note)).toMatchObject({ width: 60, height: 40 });
  });

  it('R16 keeps only the first of two JPEGs in one file, as phones write them', async () => {
    const [first, second] = [
      await drawPicture({ width: 300, height: 200 }),
      await drawPicture({ width: 90, height: 60, seed: 9 }),
    ];
    const both = await readIncoming(Buffer.concat([first, second]));
    expect(both).toEqual(await readIncoming(first));
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('accepts a %s and keeps its size', async (format) => {
    const { jpeg, ...size } = await readIncoming(await drawPicture({ format }));
    expect(size).toEqual({ width: 640, height: 400 });
    expect((await sharp(jpeg).metadata()).format).toBe('jpeg');
  });

  it('rejects incomplete pictures and those with other content (R15)', async () => {
    const files = await notPictures();
    const accepted: string[] = [];
    for (const [what, bytes] of files)
      if (JSON.stringify(await refusal(bytes)) !== '{"status":415,"code":"wrong_type"}') accepted.push(what);
    expect(accepted).toEqual([]);
    expect(files.size).toBeGreaterThanOrEqual(200);
  }, 180_000);

  it('rejects over 50 megapixels without allocating memory for them (R14)', async () => {
    const png = await hugePng();
    const before = process.memoryUsage().rss;
    expect(await refusal(png)).toEqual({ status: 413, code: 'too_many_pixels' });
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  it('rejects an AVIF over 24 megapixels, whose decoding needs too much memory', async () => {
    const avif = await sharp({ create: { width: 6_100, height: 4_000, channels: 3, background: '#336699' } })
      .avif({ effort: 0 })
      .toBuffer();
    expect(await refusal(avif)).toEqual({ status: 413, code: 'too_many_pixels' });
  });

  it('accepts 49 megapixels and scales them down to a width of 2560 pixels', async () => {
    const png = await sharp({ create: { width: 8_600, height: 5_700, channels: 3, background: '#336699' } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const { width, height } = await readIncoming(png);
    expect({ width, height }).toEqual({ width: 2560, height: 1697 });
  });

  it('removes the camera’s metadata: location, owner, profile, trailing data (R16)', async () => {
    const withMetadata = await sharp(await drawPicture())
      .withExif({
        IFD0: { Copyright: 'SECRET-OWNER', Make: 'SECRET-CAMERA' },
        IFD3: { GPSLatitude: '22/1 43/1 0/1', GPSLongitude: '75/1 51/1 0/1' },
      })
      .withXmp(
        '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">SECRET-NOTE</rdf:RDF></x:xmpmeta>',
      )
      .withIccProfile('p3')
      .toBuffer();
    expect((await sharp(withMetadata).metadata()).exif).toBeDefined();
    const { jpeg } = await readIncoming(Buffer.concat([withMetadata, Buffer.from('SECRET-TAIL')]));
    const { exif, xmp, icc, iptc, orientation } = await sharp(jpeg).metadata();
    expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
    expect(jpeg.includes('SECRET')).toBe(false);
    expect(jpeg.subarray(-2).toString('hex')).toBe('ffd9');
  });

  it('rotates a picture before it removes the orientation', async () => {
    const lying = await sharp(await drawPicture({ width: 300, height: 200 }))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { width, height } = await readIncoming(lying);
    expect({ width, height }).toEqual({ width: 200, height: 300 });
  });

  it('preserves colours: transparency becomes white, greys and wide gamuts become sRGB', async () => {
    const clear = await sharp({
      create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const grey = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#808080' } })
      .toColourspace('b-w')
      .png()
      .toBuffer();
    expect(
      (await sharp((await readIncoming(clear)).jpeg).stats()).channels.map(({ mean }) => Math.round(mean)),
    ).toEqual([255, 255, 255]);
    expect((await sharp((await readIncoming(grey)).jpeg).stats()).channels.map(({ mean }) => Math.round(mean))).toEqual(
      [128, 128, 128],
    );
  });
});
